export * from './cite.ts';
export * from './form.tsx';
export * from './key.tsx';
export * from './nets.tsx';
export * from './parts.ts';
export * from './StepList.tsx';
export * from './Text.tsx';
export { certificate } from '../record/certificate.tsx';
