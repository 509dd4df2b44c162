export { EVENTS } from './events.ts';
export { rules, type TicTacToeView } from './rules.ts';
export type { TicTacToeState } from './state.ts';
