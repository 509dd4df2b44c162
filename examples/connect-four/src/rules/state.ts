import { OVER } from '@glade/engine';

// A square is row * 7 + column, from the bottom left; an action is a column. A set of squares is two words, seven bits
// for each column, of which the highest stays empty: columns 0 to 3 in the low word, 4 to 6 in the high word.

export const COLUMNS = 7;
export const ROWS = 6;
export const SQUARES = COLUMNS * ROWS;

/** A copy in this file, because V8 looks up an imported name again at every use. */
const ENDED = OVER;
const SIX_BITS = (1 << ROWS) - 1;
const inLow = (column: number): number => (column < 4 ? 1 << (7 * column) : 0);
const inHigh = (column: number): number => (column < 4 || column > 6 ? 0 : 1 << (7 * (column - 4)));
// The lowest square of each column, and all squares of each column.
const BOTTOM_LOW = 0x0204081;
const BOTTOM_HIGH = 0x0004081;
// The words of each column: low from entry 0, high from entry 16. Arrays of up to 64 bytes are slower in V8.
const COLUMN = Int32Array.from(
  { length: 32 },
  (_, i) => (i < 16 ? inLow(i) : inHigh(i - 16)) * SIX_BITS,
);
const TOP_LOW = BOTTOM_LOW << (ROWS - 1);
const TOP_HIGH = BOTTOM_HIGH << (ROWS - 1);

// The places of the bits of each set of columns, eight entries for a set.
const PLACES = new Uint8Array(128 * 8);
for (let set = 0; set < 128; set++)
  for (let column = 0, k = 0; column < COLUMNS; column++)
    if (set & (1 << column)) PLACES[(set << 3) | k++] = column;

// What bots call a million times a second are methods of the state, because V8 looks up an imported name again at every
// use: see bench/README.md.
export class ConnectFourState {
  /** The discs of the seat that is to move; at the end, of the seat that would move next. */
  mineLow = 0;
  mineHigh = 0;
  /** All discs. */
  allLow = 0;
  allHigh = 0;
  discs = 0;
  /** The seat that is to move, or OVER. */
  actor = 0;
  /** The columns with room, one bit each, and how many they are. */
  open = 127;
  choices = 7;

  /** The k-th open column. */
  nth(k: number): number {
    return PLACES[(this.open << 3) | k]!;
  }

  /** The seat that is to move drops a disc into an open column. */
  drop(column: number): void {
    const low = (this.allLow + BOTTOM_LOW) & COLUMN[column]!;
    const high = (this.allHigh + BOTTOM_HIGH) & COLUMN[column + 16]!;
    const mineLow = this.mineLow | low;
    const mineHigh = this.mineHigh | high;
    const allLow = this.allLow | low;
    const allHigh = this.allHigh | high;
    const discs = (this.discs + 1) | 0;
    this.allLow = allLow;
    this.allHigh = allHigh;
    this.mineLow = allLow ^ mineLow;
    this.mineHigh = allHigh ^ mineHigh;
    this.discs = discs;
    if (((low & TOP_LOW) | (high & TOP_HIGH)) !== 0) {
      this.open ^= 1 << column;
      this.choices = (this.choices - 1) | 0;
    }
    // Nobody has four before the seventh disc.
    if (discs < 7) this.actor = discs & 1;
    else this.actor = fours(mineLow, mineHigh) !== 0 || discs === 42 ? ENDED : discs & 1;
  }
}

/** Not 0 if four of these discs stand in a line. */
function fours(low: number, high: number): number {
  // Pairs of neighbours in a direction, then pairs of such pairs two squares apart. A pair of columns 3 and 4 is in the
  // low word; no pair begins in column 6.
  const up = low & (low >>> 1);
  const upHigh = high & (high >>> 1);
  const level = low & ((low >>> 7) | (high << 21));
  const levelHigh = high & (high >>> 7);
  const fall = low & ((low >>> 6) | (high << 22));
  const fallHigh = high & (high >>> 6);
  const rise = low & ((low >>> 8) | (high << 20));
  const riseHigh = high & (high >>> 8);
  return (
    (up & (up >>> 2)) |
    (upHigh & (upHigh >>> 2)) |
    (level & ((level >>> 14) | (levelHigh << 14))) |
    (fall & ((fall >>> 12) | (fallHigh << 16))) |
    (rise & ((rise >>> 16) | (riseHigh << 12)))
  );
}

/** Whether four of these discs stand in a line. */
export const hasLine = (low: number, high: number): boolean => fours(low, high) !== 0;

/** Makes `to` the same state as `from`. */
export function copy(from: ConnectFourState, to: ConnectFourState): void {
  to.mineLow = from.mineLow;
  to.mineHigh = from.mineHigh;
  to.allLow = from.allLow;
  to.allHigh = from.allHigh;
  to.discs = from.discs;
  to.actor = from.actor;
  to.open = from.open;
  to.choices = from.choices;
}

/** The word of a set with this square alone, 0 if it is in the other word. */
export const lowBit = (square: number): number =>
  inLow(square % COLUMNS) << Math.floor(square / COLUMNS);
export const highBit = (square: number): number =>
  inHigh(square % COLUMNS) << Math.floor(square / COLUMNS);

/** 1 if the set holds the square, else 0. */
export const holds = (low: number, high: number, square: number): number =>
  ((low & lowBit(square)) | (high & highBit(square))) === 0 ? 0 : 1;

/** Discs in a column of this set. */
export function height(low: number, high: number, column: number): number {
  let row = 0;
  while (row < ROWS && holds(low, high, row * COLUMNS + column) === 1) row += 1;
  return row;
}

/** Computes the other fields from the discs. */
export function ready(s: ConnectFourState): void {
  for (let column = 0; column < COLUMNS; column++) {
    if (height(s.allLow, s.allHigh, column) < ROWS) continue;
    s.open ^= 1 << column;
    s.choices -= 1;
  }
  s.actor = lastWon(s) || s.discs === SQUARES ? ENDED : s.discs & 1;
}

/** Whether the seat that moved last has four in a line. */
export const lastWon = (s: ConnectFourState): boolean =>
  hasLine(s.allLow ^ s.mineLow, s.allHigh ^ s.mineHigh);

/** What lies on each square: 0 nothing, 1 or 2 the disc of that player. */
export function squaresOf(s: ConnectFourState): readonly number[] {
  const mover = (s.discs & 1) + 1;
  return Array.from({ length: SQUARES }, (_, square) => {
    if (holds(s.allLow, s.allHigh, square) === 0) return 0;
    return holds(s.mineLow, s.mineHigh, square) === 1 ? mover : 3 - mover;
  });
}
