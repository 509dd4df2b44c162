/** Douse, dig and pass (WF-19 to WF-25), and the codes they go by. */
import { gridOf, marked, placesWith, withGrid, type Place, type RefState } from './state.ts';

/** The codes of the actions that are no plain cell. */
export function codes(s: RefState): { dig: number; pass: number; playOn: number; stop: number } {
  return s.options.mode === 'x4'
    ? { dig: 144, pass: 288, playOn: -1, stop: -1 } // x4 never asks (WF-R28)
    : { dig: 36, pass: 72, playOn: 73, stop: 74 };
}

/** The grid acted upon: WF-41 (x4) the quadrant at turn; vs: in the order of seats. */
export function actingGrid(s: RefState): number {
  return s.grids.findIndex((grid) => grid.actionsLeft > 0);
}

/** WF-19. WF-R14: a pass is always legal. */
export function legalActions(s: RefState): number[] {
  const { dig, pass } = codes(s);
  return [
    ...dousable(s).map((place) => cellCode(s, place)),
    ...diggable(s).map((place) => dig + cellCode(s, place)),
    pass,
  ];
}

/** WF-22, WF-R15: one action less, whatever was done. */
export function actionTaken(s: RefState, a: number): RefState {
  const g = actingGrid(s);
  return withGrid(carriedOut(s, a), g, { actionsLeft: gridOf(s, g).actionsLeft - 1 });
}

function carriedOut(s: RefState, a: number): RefState {
  const { dig, pass } = codes(s);
  const grid = actingGrid(s);
  if (a === pass) return s; // WF-R14
  if (a < dig) return marked(s, [{ grid, cell: a % 36 }], 'o'); // WF-20
  const dug = marked(s, [{ grid, cell: (a - dig) % 36 }], '#'); // WF-21
  return withGrid(dug, grid, { digs: gridOf(s, grid).digs - 1 });
}

/** WF-20, WF-R12: any slash. WF-41 (x4): of the quadrant at turn. */
function dousable(s: RefState): Place[] {
  return placesWith(s, actingGrid(s), '/');
}

/** WF-21, WF-R13: any square without a mark, while a dig is left (WF-26, WF-27, WF-28). */
function diggable(s: RefState): Place[] {
  const g = actingGrid(s);
  return gridOf(s, g).digs > 0 ? placesWith(s, g, '.') : [];
}

/** What a douse or dig code says about the cell: in x4 it names the quadrant too. */
function cellCode(s: RefState, place: Place): number {
  return s.options.mode === 'x4' ? place.grid * 36 + place.cell : place.cell;
}
