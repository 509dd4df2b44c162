import type { BattleState } from './state.ts';

/** How an event names a unit. */
export const pieceOf = (s: BattleState, unit: number): number =>
  4 * s.plan.side[unit]! + s.plan.type[unit]!;
