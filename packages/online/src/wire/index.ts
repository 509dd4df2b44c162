export * from './messages.ts';
export { foldAhead } from './fold-ahead.ts';
export { commonLength, foldSteps } from './fold-steps.ts';
export { difference, fingerprint, patched, type Json, type Patch } from './patch.ts';
export { viewersOf } from './viewers.ts';
export { askedToEnd } from './asked-to-end.ts';
export { takeBack, type TakeBack } from './take-back.ts';
