import { cellsInRange } from './magic/targets.ts';
import { costsFrom } from './movement/reach.ts';
import { OPEN } from './setup/battlefield.ts';
import type { BattleState } from './state.ts';
import { MAGE, PEGASUS, SOLDIER } from './unit-types.ts';

// What the other side could strike in its next player-turn, for people to see.

export interface ThreatsView {
  readonly pegasi: readonly number[];
  /** Against all but Soldiers. */
  readonly soldiers: readonly number[];
  readonly spells: readonly number[];
}

/** Cells where the side that is not at turn could strike, as units stand now; ascending. */
export function threatsOf(s: BattleState): ThreatsView {
  const enemies = (type: number): readonly number[] =>
    [...s.cell.keys()].filter(
      (unit) => s.setup.side[unit] !== s.side && s.setup.type[unit] === type && s.cell[unit]! >= 0,
    );
  const { pegasusLimits } = s.rules;
  const contact = (type: number): readonly number[] => [
    ...new Set(
      enemies(type).flatMap((unit) => touched(s, unit, type === PEGASUS && pegasusLimits)),
    ),
  ];
  const spells = enemies(MAGE).flatMap((unit) => cellsInRange(s, s.cell[unit]!));
  return {
    pegasi: contact(PEGASUS).toSorted((a, b) => a - b),
    soldiers: contact(SOLDIER).toSorted((a, b) => a - b),
    spells: [...new Set(spells)].toSorted((a, b) => a - b),
  };
}

/** The cells a unit could be in contact with after a move; with limits those where a Pegasus could attack. */
function touched(s: BattleState, unit: number, limits: boolean): readonly number[] {
  const { field } = s;
  const places = [s.cell[unit]!, ...costsFrom(s, unit).map(([cell]) => cell)];
  return places.flatMap((from) =>
    [0, 1, 2, 3, 4, 5]
      .map((d) => field.next[6 * from + d]!)
      .filter((to) => to >= 0)
      .filter((to) => !limits || (field.terrain[to] === OPEN && !field.isContour(from, to))),
  );
}
