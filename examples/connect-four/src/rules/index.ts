export { EVENTS } from './events.ts';
export { rules, type ConnectFourView } from './rules.ts';
export type { ConnectFourState } from './state.ts';
