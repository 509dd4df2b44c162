export { EVENTS } from './events.ts';
export { options } from './options.ts';
export { rules, type LeafClimbersKernel } from './rules.ts';
export type { ClimberState } from './state.ts';
export type { LeafClimbersView } from './view.ts';
