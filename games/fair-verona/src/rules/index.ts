export { EVENTS } from './events.ts';
export { options } from './options.ts';
export { rules, type VeronaKernel } from './rules.ts';
export type { VeronaState } from './state.ts';
export type { VeronaView } from './view.ts';
