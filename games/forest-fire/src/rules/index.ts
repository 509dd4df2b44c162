export { EVENTS } from './events.ts';
export { options } from './options.ts';
export { PLACES, pointOf } from './places.ts';
export { rules, type ForestFireKernel } from './rules.ts';
export type { FireState } from './state.ts';
export type { ForestFireView } from './view.ts';
