export { EVENTS } from './events.ts';
export { battle, type BattleKernel } from './kernel.ts';
export { battleOptions } from './options.ts';
export type { BattleState } from './state.ts';
export type { BattleView } from './view.ts';
