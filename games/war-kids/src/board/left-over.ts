import type { BattleView, UnitView } from '../rules/view.ts';
import { neighbours, unitAt } from './action-meanings.ts';

/**
 * How many units could still do something, and whether that is worth a question. In the Movement phase it is while nobody
 * has acted and nobody stands ready to attack; in the first turn, when people still learn that all may move, also while most
 * have not moved. In the Combat phase it is while anybody can attack.
 */
export function leftOver(view: BattleView, ready: readonly number[]) {
  const { step, side, units, turn } = view;
  const left = ready.length;
  if (view.ownMoves && step === 'move') return { left, asks: false };
  if (step !== 'move') return { left, asks: left > 0 };
  const there = units.filter((unit) => unit.side === side && unit.cell >= 0);
  const acted = there.some(({ moved, cast }) => moved || cast);
  const early = turn === 1 && 2 * left > there.length;
  return {
    left,
    asks: left > 0 && !there.some((unit) => touchesEnemy(view, unit)) && (!acted || early),
  };
}

/** Whether a Soldier or a Pegasus stands beside an enemy. */
const touchesEnemy = (view: BattleView, { type, side, cell }: UnitView): boolean =>
  (type === 'S' || type === 'P') &&
  neighbours(view, cell).some((near) => {
    const index = unitAt(view, near);
    return index !== undefined && view.units[index]!.side !== side;
  });
