export * from './messages.ts';
export { commonLength, foldSteps } from './fold-steps.ts';
