import { KeyedDice, Xoshiro } from '@glade/engine';
import { LIMIT, sample, someOf } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { value as wildfire } from '../src/value/index.ts';
import { Relaxation } from '../src/value/relaxation.ts';
import { SteeredProver } from '../src/value/steered-prover.ts';
import { literalValue } from './reference/literal-value.ts';

// Bounds from matches with known dice, beside what trying everything gives.

const ROOM = 200_000;
const EXACT = 1e-9;
const ROUNDING = 1e-9;

/** Boards of 3 x 3 with each number of digs, and of 4 x 4: home and fire as column and row, not beside each other. */
const STARTS = [3, 4].flatMap((side) => {
  const places = Array.from(
    { length: side * side },
    (_, n) => [(n % side) + 1, Math.floor(n / side) + 1] as const,
  );
  const pairs = places.flatMap((home) =>
    places
      .filter((fire) => Math.abs(home[0] - fire[0]) + Math.abs(home[1] - fire[1]) > 1)
      .map((fire) => ({ side, home, fire })),
  );
  return side === 3
    ? pairs.flatMap((pair) => [0, 1, 2].map((digs) => ({ ...pair, digs })))
    : pairs.map((pair) => ({ ...pair, digs: inner(side, pair.home) }));
});
/** In `npm test` some of them, with each number of digs: a bound that is wrong from one start alone is found in the long run. */
const SMALL = someOf(
  'wildfire: starts on 3 x 3 with known dice',
  STARTS.filter(({ side }) => side === 3),
  4,
);
const LARGER = someOf(
  'wildfire: starts on 4 x 4 with known dice',
  STARTS.filter(({ side }) => side === 4),
  8,
);
const TRIED = sample('wildfire: bounds from samples on 4 x 4', 1, LARGER.length);
const MATCHES = sample('wildfire: matches with known dice from each small start', 40, 5000);

type Start = (typeof STARTS)[number];

interface Sums {
  n: number;
  sum: number;
  squares: number;
}

/** Six standard errors, and something for what is so rare that it was not seen. */
function margin({ n, sum, squares }: Sums): number {
  const variance = Math.max(0, squares / n - (sum / n) ** 2);
  return 6 * Math.sqrt(variance / n) + 10 / n;
}

test.each([
  ['nothing is proven', 1, 0],
  ['bounds are a tenth apart', 0.1, 0],
  ['nothing is proven and one event is looked ahead', 1, 1],
  ['nothing is proven and two events are looked ahead', 1, 2],
])(
  'where %s, the value lies between what is earned with and without the dice',
  (_, gap, lookahead) => {
    const wrong: string[] = [];
    for (const start of [...SMALL, ...LARGER.slice(0, TRIED)]) {
      const { upper, seeing, blind } = played(start, gap, MATCHES, lookahead);
      const value = valueOf(start);
      const most = upper - seeing.sum / seeing.n + margin(seeing);
      const least = upper - blind.sum / blind.n - margin(blind);
      if (value > most || value < least || upper < value - ROUNDING)
        wrong.push(JSON.stringify(start));
    }
    expect(wrong).toEqual([]);
  },
  LIMIT.timeout,
);

test('who knows the value of each position earns exactly the value with every dice, as does who sees them', () => {
  for (const start of SMALL) {
    const { upper, seeing } = played(start, EXACT, 20);
    expect(Math.abs(upper - seeing.sum / seeing.n - valueOf(start))).toBeLessThan(1e-6);
    expect(seeing.squares).toBeLessThan(1e-6);
  }
});

test('the less is left open, the closer are both to the value', () => {
  const [far, nearer, near] = [1, 0.1, 0.02].map((gap) =>
    SMALL.map((start) => {
      const { upper, seeing } = played(start, gap, 60);
      return upper - seeing.sum / seeing.n - valueOf(start);
    }).reduce((sum, excess) => sum + Math.abs(excess), 0),
  );
  expect(nearer).toBeLessThan(far!);
  expect(near).toBeLessThan(nearer!);
  expect(near).toBeLessThan(far! / 2);
});

/** A home in each of the six kinds of places, and a fire not far from it. */
const HOMES = [
  [0, 14],
  [1, 14],
  [2, 16],
  [7, 35],
  [8, 22],
  [14, 0],
] as const;
/** Of each of them. */
const BOARDS =
  sample('wildfire: boards whose bound is looked at one event further', 300, 100_000) /
  HOMES.length;

test.each(HOMES)(
  'home on square %i: one event further no upper bound is higher, on random boards: it never pays to see the dice for nothing',
  (home, fire) => {
    const random = new Xoshiro(home);
    const prover = new SteeredProver({ home }, 2_000_000);
    const { positions } = prover;
    let [tried, lowered] = [0, 0];
    // What is known at sight (U0), and what is known where the prover has been.
    for (const gap of [1, 0.5]) {
      prover.prove(fire, gap);
      for (let i = 0; i < BOARDS / 2; i++) {
        // Any grid in which nothing burns beside the home: a third of the squares empty, a third burning, a third neither.
        let [slashLow, slashHigh, emptyLow, emptyHigh] = [0, 0, 0, 0];
        for (let bit = 1; bit < 1 << 18; bit <<= 1) {
          const [lo, hi] = [random.below(3), random.below(3)];
          if (lo === 1) emptyLow |= bit;
          else if (lo === 2) slashLow |= bit;
          if (hi === 1) emptyHigh |= bit;
          else if (hi === 2) slashHigh |= bit;
        }
        slashLow &= positions.allLow & ~positions.nearLow;
        slashHigh &= positions.allHigh & ~positions.nearHigh;
        emptyLow &= positions.allLow;
        emptyHigh &= positions.allHigh;
        if (positions.after(slashLow, slashHigh, emptyLow, emptyHigh, random.below(3))) continue;
        const { a, b, c, d } = positions;
        const upper = prover.upper(a, b, c, d);
        const further = prover.lookAhead(a, b, c, d).upper;
        expect(further).toBeLessThanOrEqual(upper + ROUNDING);
        tried += 1;
        if (further < upper - ROUNDING) lowered += 1;
      }
    }
    expect(tried).toBeGreaterThan(BOARDS / 10);
    expect(lowered).toBeGreaterThan(0);
  },
  LIMIT.timeout,
);

test('who does not see the dice is charged nothing on average: they earn what they can win', () => {
  const start = { side: 4, home: [1, 1], fire: [3, 3], digs: 0 } as const;
  const { upper, blind } = played(start, EXACT, 3000);
  const earned = upper - blind.sum / blind.n;
  const value = literalValue(start.side, start.home, start.fire, start.digs);
  expect(earned).toBeLessThan(value + 0.003);
  expect(earned).toBeGreaterThan(value - 0.02);
});

test('charges are fair: over all events of a position they come to what is paid back', () => {
  const wrong: string[] = [];
  for (const start of [...SMALL, ...LARGER]) {
    const { side, digs } = start;
    const [home, fire] = [squareOf(start.home), squareOf(start.fire)];
    const prover = new SteeredProver({ home, side, digs }, ROOM);
    prover.prove(fire, 0.5);
    const relaxation = new Relaxation(prover, fire, ROOM);
    if (prover.positions.begin(fire) !== undefined) continue;
    const { a, b, c, d } = prover.positions;
    let sum = 0;
    for (let n = 0; n < side * side; n++)
      sum += relaxation.charge(Math.floor(n / side) * 6 + (n % side), a, b, c, d);
    const paidBack = prover.lookAhead(a, b, c, d).upper;
    if (Math.abs(sum / side ** 2 - paidBack) > 1e-9) wrong.push(JSON.stringify(start));
  }
  expect(wrong).toEqual([]);
});

test(
  'of the board of the rules: bounds from samples contain those that are proven, and are the same again',
  () => {
    const names = someOf(
      'wildfire: starts of the rules whose bounds are sampled',
      Object.keys(wildfire.proven).filter((name) => /^[12],1\/[345],4$/.test(name)),
      2,
    );
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) {
      const [lower, upper] = wildfire.proven[name]!;
      const [one, again] = [1, 2].map(() =>
        sumsOf(wildfire.relaxation(name, 1_000_000, 0.5, 0), name, 300),
      );
      expect(again).toEqual(one);
      const { seeing, blind } = one!;
      expect(one!.upper - seeing.sum / seeing.n + margin(seeing)).toBeGreaterThan(lower);
      expect(one!.upper - blind.sum / blind.n - margin(blind)).toBeLessThan(upper);
    }
  },
  LIMIT.timeout,
);

function played(start: Start, gap: number, matches: number, lookahead = 0) {
  const { side, digs } = start;
  const [home, fire] = [squareOf(start.home), squareOf(start.fire)];
  const prover = new SteeredProver({ home, side, digs }, ROOM);
  prover.prove(fire, gap);
  return sumsOf(new Relaxation(prover, fire, ROOM, lookahead), JSON.stringify(start), matches);
}

/** What was missed in so many matches. Each number lies where it is said to lie. */
function sumsOf(
  relaxation: ReturnType<typeof wildfire.relaxation>,
  name: string,
  matches: number,
): { upper: number; seeing: Sums; blind: Sums } {
  const random = new KeyedDice(1).random(name);
  const [seeing, blind] = [
    { n: 0, sum: 0, squares: 0 },
    { n: 0, sum: 0, squares: 0 },
  ];
  const least = { seeing: 0, blind: 0 };
  const most = { seeing: 0, blind: 0 };
  for (let i = 0; i < matches; i++) {
    const match = relaxation.match(random);
    least.seeing = Math.min(least.seeing, match.seeing);
    least.blind = Math.min(least.blind, match.blind);
    most.seeing = Math.max(most.seeing, match.seeing);
    most.blind = Math.max(most.blind, match.blind);
    for (const [sums, missed] of [
      [seeing, match.seeing],
      [blind, match.blind],
    ] as const) {
      sums.n += 1;
      sums.sum += missed;
      sums.squares += missed * missed;
    }
  }
  expect(least.seeing).toBeGreaterThanOrEqual(0);
  expect(most.seeing).toBeLessThanOrEqual(1);
  expect(least.blind).toBeGreaterThanOrEqual(-0.5);
  expect(most.blind).toBeLessThanOrEqual(1.5);
  return { upper: relaxation.upper, seeing, blind };
}

const values = new Map<Start, number>();

function valueOf(start: Start): number {
  let value = values.get(start);
  if (value === undefined) {
    value = literalValue(start.side, start.home, start.fire, start.digs);
    values.set(start, value);
  }
  return value;
}

function squareOf([column, row]: readonly [number, number]): number {
  return (row - 1) * 6 + column - 1;
}

function inner(side: number, [column, row]: readonly [number, number]): number {
  return [column, row].filter((n) => n > 1 && n < side).length;
}
