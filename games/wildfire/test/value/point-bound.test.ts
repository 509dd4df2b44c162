import { low, high, SIDE } from '@glade/boards/squares36';
import { Xoshiro } from '@glade/engine';
import { LIMIT, sample } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { PointBound } from '../../src/value/point-bound.ts';
import { PointPositions } from '../../src/value/point-positions.ts';
import { Prover } from '../../src/value/prover.ts';

// The bound at sight of how many squares stay empty, beside what is proven of the same position.

const ROOM = 2_000_000;
const EXACT = 1e-9;
const GRIDS = sample('wildfire: grids whose points are bounded at sight', 150, 20_000);

/** Grids in which nothing burns beside the home, drawn by this seed, as sets of squares. */
function* gridsOn(positions: PointPositions, side: number, seed: number, count: number) {
  const random = new Xoshiro(seed);
  for (let i = 0; i < count; i++) {
    let [slashLow, slashHigh, emptyLow, emptyHigh] = [0, 0, 0, 0];
    // Of those with few empty squares the bound is close.
    const some = 3 + random.below(5);
    for (let n = 0; n < side * side; n++) {
      const square = Math.floor(n / side) * SIDE + (n % side);
      const state = random.below(8);
      if (state < 2) {
        slashLow |= low(square);
        slashHigh |= high(square);
      } else if (state < some) {
        emptyLow |= low(square);
        emptyHigh |= high(square);
      }
    }
    yield {
      slashLow: slashLow & positions.allLow & ~positions.nearLow,
      slashHigh: slashHigh & positions.allHigh & ~positions.nearHigh,
      emptyLow: emptyLow & positions.allLow,
      emptyHigh: emptyHigh & positions.allHigh,
      digs: random.below(3),
    };
  }
}

test.each([
  [3, 'afterSpread'],
  [3, 'beforeSpread'],
  [4, 'afterSpread'],
] as const)(
  '%i squares in a row, %s: no bound at sight is below what perfect play leaves, on random grids',
  (side, endCheck) => {
    let [tried, close] = [0, 0];
    for (const home of [0, 1, SIDE + 1]) {
      const homestead = { home, side, digs: 2 };
      const positions = new PointPositions(homestead, endCheck);
      const prover = new Prover(homestead, ROOM, new PointPositions(homestead, endCheck));
      for (const grid of gridsOn(positions, side, home, side === 3 ? GRIDS : GRIDS / 3)) {
        if (positions.follow(grid) !== undefined) continue;
        const { a, b, c, d } = positions;
        const sight = positions.atSight(a & 0x3ffff, b, c, d);
        const { upper } = prover.prove(grid, EXACT);
        expect(sight, `${home} ${JSON.stringify(grid)}`).toBeGreaterThan(upper - 2 * EXACT);
        tried += 1;
        if (sight < upper + 0.05) close += 1;
      }
    }
    expect(tried).toBeGreaterThan(GRIDS / 10);
    expect(close).toBeGreaterThan(0);
  },
  LIMIT.timeout,
);

test('more spreads looked ahead never bound less closely, and each is at most what is empty', () => {
  const positions = new PointPositions({ home: 14 }, 'afterSpread');
  const bound = new PointBound(36, positions.nearLow, positions.nearHigh);
  let lowered = 0;
  for (const grid of gridsOn(positions, SIDE, 1, 60)) {
    if (positions.follow(grid) !== undefined) continue;
    const { a, b, c, d } = positions;
    const [one = 0, two = 0] = [1, 2].map((spreads) =>
      bound.before(a & 0x3ffff, b, c, d, spreads, 0),
    );
    expect(one).toBeLessThanOrEqual(36);
    expect(two).toBeLessThan(one + EXACT);
    if (two < one - EXACT) lowered += 1;
  }
  expect(lowered).toBeGreaterThan(0);
});
