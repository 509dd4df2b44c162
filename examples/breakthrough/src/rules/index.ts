export { EVENTS } from './events.ts';
export { rules, type BreakthroughView } from './rules.ts';
export type { BreakthroughState } from './state.ts';
