export { spotOfCell } from './cells.ts';
export { EVENTS } from './events.ts';
export { options } from './options.ts';
export { rules, type StarfallKernel } from './rules.ts';
export type { StarfallState } from './state.ts';
export type { StarfallView } from './view.ts';
