import { high, low, WORD } from '@glade/boards/squares36';
import { expect, test } from 'vitest';
import { NearPositions } from '../src/value/near-positions.ts';
import type { Homestead, TurnEnd } from '../src/value/positions.ts';
import { Prover } from '../src/value/prover.ts';
import { literalValues, type Mark } from './reference/literal-value.ts';

// Without all that can never bring fire beside the home, every grid is worth what it was; and what is known of a position at
// sight is true. Compared with the positions that leave out less, proven to within 10^-9; and, because both share the upper
// bounds at sight, with trying everything.

const EXACT = 1e-9;
/** Two sums of the same numbers in another order. */
const ROUNDING = 1e-12;
const ROOM = 4_000_000;
/** An empty square, a slash, or a square that is burnt out, doused or dug. */
const MARKS: readonly Mark[] = ['.', '/', 'X'];
const STATES = MARKS.length;
const DIGS = [0, 1, 2];

/** The squares of a board, as in `squares36`. */
const squaresOn = (side: number): readonly number[] =>
  Array.from({ length: side * side }, (_, n) => Math.floor(n / side) * 6 + (n % side));

/** The marks of this number, row by row: a digit for each square but the home. */
function marksOf({ home, side }: Required<Homestead>, number: number): readonly Mark[] {
  let left = number;
  return squaresOn(side).map((square): Mark => {
    if (square === home) return '^';
    const mark = MARKS[left % STATES]!;
    left = Math.floor(left / STATES);
    return mark;
  });
}

function gridOf({ side, digs }: Required<Homestead>, marks: readonly Mark[]): TurnEnd {
  const grid = { slashLow: 0, slashHigh: 0, emptyLow: 0, emptyHigh: 0, digs };
  for (const [i, square] of squaresOn(side).entries()) {
    if (marks[i] === '.') {
      grid.emptyLow |= low(square);
      grid.emptyHigh |= high(square);
    } else if (marks[i] === '/') {
      grid.slashLow |= low(square);
      grid.slashHigh |= high(square);
    }
  }
  return grid;
}

/** Compares these grids, and counts those where a lower bound was known at sight, and those where only an upper bound was. */
function compare(homestead: Required<Homestead>, numbers: Iterable<number>) {
  const near = new NearPositions(homestead);
  const plain = new Prover(homestead, ROOM);
  const shortened = new Prover(homestead, ROOM, new NearPositions(homestead));
  const literal = literalValues(homestead.side);
  const wrong: number[] = [];
  const seen = { least: 0, most: 0 };
  for (const number of numbers) {
    const marks = marksOf(homestead, number);
    const grid = gridOf(homestead, marks);
    const { lower, upper } = plain.prove(grid, EXACT);
    const found = shortened.prove(grid, EXACT);
    let isRight =
      lower <= upper &&
      found.lower <= found.upper &&
      upper - lower <= EXACT &&
      found.upper - found.lower <= EXACT &&
      found.lower <= upper &&
      found.upper >= lower;
    const value = literal({ marks, digs: homestead.digs });
    for (const bounds of [{ lower, upper }, found])
      isRight &&= bounds.lower <= value + ROUNDING && bounds.upper >= value - ROUNDING;
    const known = near.follow(grid);
    if (known === undefined) {
      const { a, b, c, d } = near;
      const least = near.atLeast(a & WORD, b, c, d);
      const most = near.atSight(a & WORD, b, c, d);
      isRight &&= least <= upper && most >= lower && least <= most;
      if (least > 0) seen.least += 1;
      else if (most < 1) seen.most += 1;
    } else isRight &&= known <= upper && known >= lower;
    if (!isRight) wrong.push(number);
  }
  expect(wrong).toEqual([]);
  expect(shortened.table.size).toBeLessThan(plain.table.size);
  return seen;
}

test.each([0, 1, 7].flatMap((home) => DIGS.map((digs) => [home, digs] as const)))(
  '3 x 3, home on square %i, digs: %i: every grid',
  (home, digs) => {
    const all = Array.from({ length: STATES ** 8 }, (_, n) => n);
    const { least, most } = compare({ home, side: 3, digs }, all);
    expect(Math.min(least, most)).toBeGreaterThan(20);
  },
);

test.each([
  [0, 0],
  [1, 1],
  [7, 2],
])('4 x 4, home on square %i: some grids', (home, digs) => {
  const some = Array.from({ length: 400 }, (_, n) => (n * 7_654_321) % STATES ** 15);
  const { least, most } = compare({ home, side: 4, digs }, some);
  expect(Math.min(least, most)).toBeGreaterThan(5);
});
