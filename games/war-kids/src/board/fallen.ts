import type { BattleView, UnitView } from '../rules/view.ts';

// Who has fallen stands nowhere any more. By ear their names are told all the same.

/** By map and cell: the unit that stood there last. */
const stood = new WeakMap<BattleView['map'], Map<number, number>>();

/** Keeps in mind who stands where. */
export function remember({ map, units }: BattleView): void {
  const known = stood.get(map) ?? new Map<number, number>();
  stood.set(map, known);
  for (const [index, { cell }] of units.entries()) if (cell >= 0) known.set(cell, index);
}

/** The unit that has fallen at this cell; undefined where that was not seen. */
export function fallenAt({ map, units }: BattleView, cell: number): UnitView | undefined {
  const unit = units[stood.get(map)?.get(cell) ?? -1];
  return unit?.cell === LOST ? unit : undefined;
}

/** Where a unit is that has been eliminated. */
const LOST = -1;
