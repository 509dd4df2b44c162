/** Which squares lie beside which (WF-04, WF-11; in x4 across the lines too, WF-39). */
import type { Place, RefOptions } from './state.ts';

/** WF-04. */
export function column(cell: number): number {
  return (cell % 6) + 1;
}

export function row(cell: number): number {
  return Math.floor(cell / 6) + 1;
}

/** WF-11: above, left, right, below. */
export function neighbours(mode: RefOptions['mode'], place: Place): Place[] {
  return [
    ...moved(mode, place, 0, -1),
    ...moved(mode, place, -1, 0),
    ...moved(mode, place, 1, 0),
    ...moved(mode, place, 0, 1),
  ];
}

/** WF-R03, option 8: the diagonals too. */
export function allAround(mode: RefOptions['mode'], place: Place): Place[] {
  return [
    ...neighbours(mode, place),
    ...moved(mode, place, -1, -1),
    ...moved(mode, place, 1, -1),
    ...moved(mode, place, -1, 1),
    ...moved(mode, place, 1, 1),
  ];
}

/** The square so many columns to the right and rows down: none beyond the edge. */
function moved(mode: RefOptions['mode'], place: Place, right: number, down: number): Place[] {
  if (mode === 'x4') return movedOnLargeSquare(place, right, down);
  const c = column(place.cell) + right;
  const r = row(place.cell) + down;
  return onGrid(c) && onGrid(r) ? [{ grid: place.grid, cell: cellAt(c, r) }] : [];
}

/** WF-37, WF-39: the quadrants make one square of 12x12. */
function movedOnLargeSquare(place: Place, right: number, down: number): Place[] {
  const isRight = place.grid === 1 || place.grid === 2;
  const isLow = place.grid === 2 || place.grid === 3;
  const c = column(place.cell) + (isRight ? 6 : 0) + right;
  const r = row(place.cell) + (isLow ? 6 : 0) + down;
  if (c < 1 || c > 12 || r < 1 || r > 12) return [];
  const top = c <= 6 ? 0 : 1;
  const bottom = c <= 6 ? 3 : 2;
  return [{ grid: r <= 6 ? top : bottom, cell: cellAt(c <= 6 ? c : c - 6, r <= 6 ? r : r - 6) }];
}

function onGrid(n: number): boolean {
  return n >= 1 && n <= 6;
}

function cellAt(c: number, r: number): number {
  return (r - 1) * 6 + (c - 1);
}
