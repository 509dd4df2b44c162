import { high, low, SIDE, SQUARES } from './squares36.ts';

// How people and texts name the squares of a 6x6 grid: columns and rows from 1 to 6, and all squares on one line.

export const columnOf = (square: number): number => (square % SIDE) + 1;
export const rowOf = (square: number): number => Math.floor(square / SIDE) + 1;
/** The square in a column and a row, 1 to 6. */
export const squareAt = (column: number, row: number): number => (row - 1) * SIDE + column - 1;

/** The texts of the 36 squares as six rows joined by a sign. */
export const rowsText = (squares: readonly string[], join: string): string =>
  squares.map((text, n) => (n > 0 && n % SIDE === 0 ? join + text : text)).join('');

/**
 * The inverse of `rowsText`: the texts of the 36 squares, or undefined if the text is not six rows of six. `square`
 * matches the text of one square, and is global.
 */
export function readRows(
  text: string,
  join: string,
  square: RegExp,
): readonly string[] | undefined {
  const rows = text.split(join).map((row) => row.match(square) ?? []);
  if (rows.length !== SIDE || rows.some((row) => row.length !== SIDE)) return undefined;
  const squares = rows.flat();
  return rowsText(squares, join) === text ? squares : undefined;
}

/** The set of the squares for which `holds` is true, as low and high word. */
export function squaresWith(holds: (square: number) => boolean): [lo: number, hi: number] {
  let lo = 0;
  let hi = 0;
  for (let square = 0; square < SQUARES; square++) {
    if (!holds(square)) continue;
    lo |= low(square);
    hi |= high(square);
  }
  return [lo, hi];
}
