import { action, PLACE } from '../actions.ts';
import { PLACED, WAITING, type BattleState } from '../state.ts';

// WK-R56: people move on the real map, and say where a unit stands where that matters. Nothing is known of how it got
// there; two things must hold: the hex is empty, and each unit is placed at most once in a player-turn.

/** Whether it may be said of this unit where it stands. */
export const mayBePlaced = (s: BattleState, unit: number): boolean =>
  (s.flags[unit]! & PLACED) === 0 &&
  (s.cell[unit]! >= 0 || (s.cell[unit] === WAITING && s.setup.arrives[unit]! <= s.turn));

/** Whether nobody stands on this hex of the map. */
export const isFree = (s: BattleState, cell: number): boolean =>
  cell < s.field.cells && s.field.there[cell] === 1 && s.occupant[cell]! < 0;

/** How many hexes are empty, and how many ways there are to place a unit. */
function countFree(s: BattleState): number {
  let free = 0;
  for (let cell = 0; cell < s.field.cells; cell++) if (isFree(s, cell)) free += 1;
  return free;
}

export function countPlacings(s: BattleState): number {
  let units = 0;
  for (let unit = 0; unit < s.setup.count; unit++) if (mayBePlaced(s, unit)) units += 1;
  return units * countFree(s);
}

/** The k-th placing: by unit, then by cell. */
export function nthPlacing(s: BattleState, k: number): number {
  const free = countFree(s);
  let units = Math.floor(k / free);
  let cells = k % free;
  let unit = 0;
  for (; ; unit++) if (mayBePlaced(s, unit) && units-- === 0) break;
  let cell = 0;
  for (; ; cell++) if (isFree(s, cell) && cells-- === 0) break;
  return action(PLACE, unit, cell);
}
