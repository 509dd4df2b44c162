export * from './messages.ts';
export { foldSteps } from './fold-steps.ts';
