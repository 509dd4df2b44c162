import { COLUMNS, ROWS } from '../rules/state.ts';

// How many lines of four go through each square of the lower half; the upper half mirrors it.
const LINES_THROUGH = [
  [3, 4, 5, 7, 5, 4, 3],
  [4, 6, 8, 10, 8, 6, 4],
  [5, 8, 11, 13, 11, 8, 5],
];

/** How many lines of four go through a square. */
export function linesThrough(square: number): number {
  const row = Math.floor(square / COLUMNS);
  return LINES_THROUGH[Math.min(row, ROWS - 1 - row)]![square % COLUMNS]!;
}
