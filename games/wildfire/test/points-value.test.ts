import { LIMIT, sample, someOf } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { PointPositions } from '../src/value/point-positions.ts';
import { value as wildfire } from '../src/value/index.ts';
import { Prover } from '../src/value/prover.ts';
import { literalValue } from './reference/literal-value.ts';

// How many empty squares perfect play leaves: what is proven of small boards, beside what trying everything gives.

const EXACT = 1e-9;
const ROOM = 2_000_000;
const CHECKS = ['afterSpread', 'beforeSpread'] as const;

type Place = readonly [column: number, row: number];
const numberOf = ([column, row]: Place): number => (row - 1) * 6 + column - 1;

const placesOn = (side: number): readonly Place[] =>
  Array.from({ length: side * side }, (_, n) => [(n % side) + 1, Math.floor(n / side) + 1]);
const startsOn = (side: number): readonly (readonly [Place, Place])[] =>
  placesOn(side).flatMap((home) =>
    placesOn(side)
      .filter((fire) => Math.abs(home[0] - fire[0]) + Math.abs(home[1] - fire[1]) > 1)
      .map((fire) => [home, fire] as const),
  );

function proven(
  side: number,
  home: Place,
  fire: Place,
  digs: number,
  endCheck: (typeof CHECKS)[number],
) {
  const homestead = { home: numberOf(home), side, digs };
  const prover = new Prover(homestead, ROOM, new PointPositions(homestead, endCheck));
  const { lower, upper } = prover.prove(numberOf(fire), EXACT);
  return [lower * side ** 2, upper * side ** 2] as const;
}

test.each(CHECKS)('3 x 3, %s: as many points as by trying everything', (endCheck) => {
  for (const [home, fire] of startsOn(3)) {
    for (const digs of [0, 1, 2]) {
      const value = literalValue(3, home, fire, digs, { endCheck, points: true });
      const [lower, upper] = proven(3, home, fire, digs, endCheck);
      expect(upper - lower).toBeLessThan(1e-7);
      expect(Math.abs(upper - value), `${home.join()} ${fire.join()} ${digs}`).toBeLessThan(1e-7);
    }
  }
});

const LARGER = someOf('wildfire: points on 4 x 4', startsOn(4), 40);
const TRIED = sample('wildfire: points on 4 x 4, at once', 1, LARGER.length);

test.each(CHECKS)(
  '4 x 4, %s: as many points as by trying everything',
  (endCheck) => {
    for (const [home, fire] of LARGER.slice(0, TRIED)) {
      const digs = [...home].filter((n) => n > 1 && n < 4).length;
      const value = literalValue(4, home, fire, digs, { endCheck, points: true });
      const [lower, upper] = proven(4, home, fire, digs, endCheck);
      expect(upper - lower).toBeLessThan(1e-7);
      expect(Math.abs(upper - value), `${home.join()} ${fire.join()}`).toBeLessThan(1e-7);
    }
  },
  LIMIT.timeout,
);

test('the end tested before the spread costs points, but less than a hundredth: one more event may throw a spark', () => {
  const less = startsOn(3).map(([home, fire]) => {
    const [after, before] = CHECKS.map((endCheck) =>
      literalValue(3, home, fire, 1, { endCheck, points: true }),
    );
    return after! - before!;
  });
  expect(Math.min(...less)).toBeGreaterThanOrEqual(-EXACT);
  expect(Math.max(...less)).toBeGreaterThan(0.001);
  expect(Math.max(...less)).toBeLessThan(0.01);
});

test('of the board of the rules: points are proven to within half a point where the fire is near', () => {
  const options = { mode: 'solo', startBuffer: 4, endCheck: 'afterSpread', afterLoss: 'stop' };
  for (const name of ['2,2/3,3', '3,3/4,4', '2,1/3,2']) {
    const prover = wildfire.prover(name, ROOM, options, 'points');
    const { lower, upper } = prover.prove(0.5, () => false);
    expect(upper - lower).toBeLessThanOrEqual(0.5);
    // The home is saved by an event on it alone (a chance of 1/36), and 34 squares are not on fire.
    expect(upper).toBeLessThan(34 / 36 + 0.5);
    expect(lower).toBeGreaterThanOrEqual(0);
  }
});
