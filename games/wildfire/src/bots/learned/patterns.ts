import { columnOf, rowOf } from '@glade/boards/rows36';
import { high, low, size, SQUARES } from '@glade/boards/squares36';
import { MOST_DIGS, type Grid } from '../../rules/grid.ts';

// What a learned value looks at: groups of squares around the home, in all eight orientations. The board is seen with the home
// in the middle; squares outside the board are like burnt out, doused and dug ones, because fire treats them alike. So a home
// in a corner and one in the middle share what is learned.

const SPAN = 11;
const MIDDLE = 5 * SPAN + 5;
const NOTHING = 0;
const EMPTY = 1;
const BURNING = 2;
const STATES = 3;

/** Squares by their place beside the home: columns to the right, rows down. */
type Pattern = readonly (readonly [columns: number, rows: number])[];

/** The eight squares around the home. What they are worth depends on how many may still be dug. */
const RING: Pattern = [[1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1], [1, -1]]; // prettier-ignore
const OTHERS: readonly Pattern[] = [
  // One side of the home, outwards.
  [[1, 0], [2, 0], [3, 0], [1, 1], [2, 1], [1, -1], [2, -1], [4, 0]], // prettier-ignore
  // One corner.
  [[1, 0], [0, 1], [1, 1], [2, 1], [1, 2], [2, 2], [2, 0], [0, 2]], // prettier-ignore
  [[1, 0], [2, 0], [3, 0], [3, 1], [2, 1], [1, 1], [2, 2], [1, 2]], // prettier-ignore
  // Two lines side by side.
  [[1, 0], [2, 0], [1, 1], [2, 1], [3, 1], [3, 0], [4, 0], [4, 1]], // prettier-ignore
  [[0, 1], [1, 1], [2, 1], [3, 1], [0, 2], [1, 2], [2, 2], [3, 2]], // prettier-ignore
];
const SQUARES_EACH = 8;
const TABLE = STATES ** SQUARES_EACH;
const ORIENTATIONS = 8;

/** The rows of the matrices that turn and mirror the board. */
const SYMMETRIES = [[1, 0, 0, 1], [0, 1, 1, 0], [-1, 0, 0, 1], [0, 1, -1, 0], [1, 0, 0, -1], [0, -1, 1, 0], [-1, 0, 0, -1], [0, -1, -1, 0]] as const; // prettier-ignore

const placesOf = (pattern: Pattern): Int32Array =>
  Int32Array.from(
    SYMMETRIES.flatMap(([a, b, c, d]) =>
      pattern.map(([x, y]) => MIDDLE + a * x + b * y + SPAN * (c * x + d * y)),
    ),
  );
const RING_PLACES = placesOf(RING);
const OTHER_PLACES = OTHERS.map(placesOf);

// The weights: a table of the ring for each number of digs, one of each other pattern, then how many squares burn and how
// many are empty, for each number of digs.
const FIRST_OTHER = TABLE * (MOST_DIGS + 1);
const FIRST_COUNT = FIRST_OTHER + TABLE * OTHERS.length;
/** How many weights a learned value has. */
export const WEIGHTS = FIRST_COUNT + 2 * (SQUARES + 1) * (MOST_DIGS + 1);
/** How many of them, one after the other, make up the value of a grid. */
export const PARTS = ORIENTATIONS * (1 + OTHERS.length) + 2;
/** The last two parts count as often as a pattern does. */
export const COUNTED = ORIENTATIONS;

const seen = new Uint8Array(SPAN * SPAN);

/** Writes the numbers of the weights that belong to a grid whose home stands. */
export function partsOf(g: Grid, parts: Int32Array): void {
  seen.fill(NOTHING);
  const shift = MIDDLE - columnOf(g.home) - SPAN * rowOf(g.home);
  for (let square = 0; square < SQUARES; square++) {
    const lo = low(square);
    const hi = high(square);
    const state =
      ((g.slashLow & lo) | (g.slashHigh & hi)) !== 0
        ? BURNING
        : ((g.emptyLow & lo) | (g.emptyHigh & hi)) !== 0
          ? EMPTY
          : NOTHING;
    seen[shift + columnOf(square) + SPAN * rowOf(square)] = state;
  }
  seen[MIDDLE] = NOTHING;
  // What was learned knows no more digs than the rules give.
  const digs = Math.min(g.digs, MOST_DIGS);
  let part = lookUp(RING_PLACES, TABLE * digs, parts, 0);
  for (let i = 0; i < OTHER_PLACES.length; i++)
    part = lookUp(OTHER_PLACES[i]!, FIRST_OTHER + TABLE * i, parts, part);
  const counts = FIRST_COUNT + 2 * (SQUARES + 1) * digs;
  parts[part] = counts + size(g.slashLow, g.slashHigh);
  parts[part + 1] = counts + SQUARES + 1 + size(g.emptyLow, g.emptyHigh);
}

function lookUp(places: Int32Array, table: number, parts: Int32Array, first: number): number {
  let part = first;
  for (let i = 0; i < places.length; i += SQUARES_EACH) {
    let number = 0;
    for (let k = i; k < i + SQUARES_EACH; k++) number = number * STATES + seen[places[k]!]!;
    parts[part] = table + number;
    part += 1;
  }
  return part;
}
