// A map of hexes with a corner on top, in rows of which every odd one (counted from 0) is shifted half a hex to the
// right ("odd-r"). Hex i stands in column i mod columns of row i / columns. Axial coordinates (q, r) are those in which
// all six steps are the same everywhere. Conventions: https://www.redblobgames.com/grids/hexagons/

/** The six directions, counted against the clock; the opposite of d is d + 3 mod 6. */
export const HEX_DIRECTIONS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;
/** What each direction adds to q and r. */
export const STEP_Q = [1, 1, 0, -1, -1, 0] as const;
export const STEP_R = [0, -1, -1, 0, 1, 1] as const;

/** The axial q of a column in a row; r is the row. */
export const axialQ = (column: number, row: number): number => column - ((row - (row & 1)) >> 1);

/** The column in which axial (q, r) stands; its row is r. */
export const offsetColumn = (q: number, r: number): number => q + ((r - (r & 1)) >> 1);

/** Steps to a hex that lies dq and dr away, whatever lies between. */
export const axialDistance = (dq: number, dr: number): number =>
  Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));

/** The hex at axial (q, r), -1 off the map. */
export function hexAtAxial(columns: number, rows: number, q: number, r: number): number {
  const column = offsetColumn(q, r);
  return column < 0 || column >= columns || r < 0 || r >= rows ? -1 : r * columns + column;
}

/** The six neighbours of every hex in the order of HEX_DIRECTIONS, -1 off the map: 6 i + d. */
export function hexNeighbours(columns: number, rows: number): Int16Array {
  const neighbours = new Int16Array(6 * columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      for (let d = 0; d < 6; d++) {
        const q = axialQ(column, row) + STEP_Q[d]!;
        const to = hexAtAxial(columns, rows, q, row + STEP_R[d]!);
        neighbours[6 * (row * columns + column) + d] = to;
      }
  return neighbours;
}

/** Steps between two hexes of a map with this many columns, whatever lies between. */
export function hexDistance(columns: number, a: number, b: number): number {
  const [rowA, rowB] = [Math.floor(a / columns), Math.floor(b / columns)];
  const dq = axialQ(b % columns, rowB) - axialQ(a % columns, rowA);
  return axialDistance(dq, rowB - rowA);
}

/**
 * A table of the steps between any two hexes of a map. Its index is the offset between two hexes, not the pair, so that it
 * grows in proportion to the map: 40 x 40 hexes take 13 kB, where a table of pairs would take 2.6 MB.
 */
export class HexDistances {
  /** A number for each hex; the difference of two of them is the index into the table. */
  private readonly keys: Int16Array;
  private readonly steps: Uint8Array;
  /** The index of the difference 0 in the table. */
  private readonly middle: number;

  constructor(columns: number, rows: number) {
    const width = 2 * rows - 1;
    const span = columns - 1 + ((rows - 1) >> 1);
    this.middle = span * width + rows - 1;
    this.keys = Int16Array.from({ length: columns * rows }, (_, hex) => {
      const row = Math.floor(hex / columns);
      return axialQ(hex % columns, row) * width + row;
    });
    this.steps = Uint8Array.from({ length: (2 * span + 1) * width }, (_, at) =>
      axialDistance(Math.floor(at / width) - span, (at % width) - rows + 1),
    );
  }

  between(a: number, b: number): number {
    return this.steps[this.keys[b]! - this.keys[a]! + this.middle]!;
  }
}

/** The hexes of the map that are exactly `steps` steps from one, ascending. */
export const hexRing = (
  columns: number,
  rows: number,
  from: number,
  steps: number,
): readonly number[] =>
  Array.from({ length: columns * rows }, (_, hex) => hex).filter(
    (hex) => hexDistance(columns, from, hex) === steps,
  );

/** The hexes of the map that are at most `steps` steps from one, including itself, ascending. */
export const hexesWithin = (
  columns: number,
  rows: number,
  from: number,
  steps: number,
): readonly number[] =>
  Array.from({ length: columns * rows }, (_, hex) => hex).filter(
    (hex) => hexDistance(columns, from, hex) <= steps,
  );

const LETTERS = 26;
const letter = (n: number): string => String.fromCodePoint(65 + n);

/** The letters of a column counted from 0: A to Z, then AA and on. */
export const columnLetters = (column: number): string =>
  (column < LETTERS ? '' : letter(Math.floor(column / LETTERS) - 1)) + letter(column % LETTERS);

/** Where a hex lies on a map of this many columns, in steps of one column; a row is shorter than a column is wide. */
export const hexSpot =
  (columns: number) =>
  (hex: number): readonly [x: number, y: number] => {
    const row = Math.floor(hex / columns);
    return [(hex % columns) + (row & 1) / 2, row * Math.sqrt(0.75)];
  };

/** The name of a hex: the letters of its column and the number of its row, from A1 at the top left. */
export const hexName = (columns: number, hex: number): string =>
  `${columnLetters(hex % columns)}${Math.floor(hex / columns) + 1}`;

/** The hex of a name, in upper or lower case; -1 if the map has no such hex, undefined if the text is not a name. */
export function hexNamed(columns: number, rows: number, text: string): number | undefined {
  const [, letters, number] = /^([a-z]{1,2}) ?(\d{1,3})$/i.exec(text.trim()) ?? [];
  if (letters === undefined) return undefined;
  let column = 0;
  for (const sign of letters.toUpperCase()) column = column * LETTERS + sign.codePointAt(0)! - 64;
  const row = Number(number) - 1;
  return column > columns || row < 0 || row >= rows ? -1 : row * columns + column - 1;
}
