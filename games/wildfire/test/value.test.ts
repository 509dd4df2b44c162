import { LIMIT, ONLY_LONG, sample } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { wildfire as game } from '../src/index.ts';
import { value as wildfire } from '../src/value/index.ts';
import proven from '../src/value/proven.json' with { type: 'json' };
import sampled from '../src/value/sampled.json' with { type: 'json' };
import { learnedEstimates } from '../src/value/learned-estimates.ts';
import { NearPositions } from '../src/value/near-positions.ts';
import { Prover } from '../src/value/prover.ts';
import type { Homestead } from '../src/value/positions.ts';
import { squaresOf } from '../src/value/starts.ts';
import { SteeredProver } from '../src/value/steered-prover.ts';
import { literalValue } from './reference/literal-value.ts';

// How likely a home is saved: what is proven of small boards, beside what trying everything gives; and the table of all
// starts that comes with the game.

/** Column and row, both from 1. */
type Place = readonly [column: number, row: number];

interface Start {
  readonly side: number;
  readonly home: Place;
  readonly fire: Place;
  readonly digs: number;
}

interface Bounds {
  readonly lower: number;
  readonly upper: number;
}

const ROOM: Record<number, number> = { 3: 20_000, 4: 200_000, 5: 8_000_000 };
const EXACT = 1e-9;
/** Two sums of the same numbers in another order; also what bounds are moved apart by to be safe from it. */
const ROUNDING = 1e-12;
/** How the table was made: the gap of each start, the room of its prover, and the steps to which bounds are rounded outwards. */
const GAP = 0.002;
const MOST_POSITIONS = 16_000_000;
const STEPS = 1e5;

/** Both provers, and the first with the positions of the second. */
const PROVERS = {
  plain: (start: Start, room?: number) => proverOf(start, room),
  steered: (start: Start, room?: number) => steered(start, room),
  'plain, near squares only': (start: Start, room = ROOM[start.side]!) => {
    const homestead = homesteadOf(start);
    return new Prover(homestead, room, new NearPositions(homestead));
  },
};
const KINDS = Object.keys(PROVERS) as (keyof typeof PROVERS)[];

const DIGS = [0, 1, 2];
const SMALL = startsOn(3).flatMap((start) => DIGS.map((digs) => ({ ...start, digs })));
/** Fires in the middle first: they are soon decided. First of all every home with the fire at (2,2). */
const LARGER = startsOn(4)
  .filter((start) => distance(start) > 1)
  .toSorted((a, b) => inner(4, b.fire) - inner(4, a.fire) || numberOf(a.fire) - numberOf(b.fire));

/** What trying everything gives; found once for all the tests. */
const values = new Map<string, number>();

const LARGER_TRIED = sample('wildfire: proven starts of 4 x 4', 3, LARGER.length);

/** One of each four that are turned images of each other; homes in a corner first, because these have no digs. */
const FIVE = startsOn(5)
  .filter(({ home: [column, row] }) => column <= 3 && row <= column)
  .filter((start) => distance(start) > 1)
  .toSorted((a, b) => a.digs - b.digs);
const FIVE_TRIED = sample('wildfire: proven starts of 5 x 5', 1, FIVE.length);

/** The table that comes with the game, those first that are soon proven: where the fire starts near the home. */
const PROVEN = Object.entries(wildfire.proven).toSorted(([, [, a]], [, [, b]]) => a - b);
/** Those of which less is known at sight: where the fire touches a corner of the home, one event of 36 saves it at most. */
const OPEN = PROVEN.filter(([, [, upper]]) => upper > 0.03);
const OPEN_TRIED = sample('wildfire: starts of the table proven again', 3, OPEN.length);
/** Without estimates the others take too long. */
const PLAIN_TRIED = sample('wildfire: starts of the table proven without estimates', 2, 23);
const PLAIN_GAP = 0.01;
const SOLO = { mode: 'solo', startBuffer: 4, endCheck: 'afterSpread', afterLoss: 'ask' };

test.each(KINDS.flatMap((kind) => DIGS.map((digs) => [kind, digs] as const)))(
  '3 x 3, %s, digs: %i: every start is proven to be what it is',
  (kind, digs) => {
    expectExactly(
      SMALL.filter((one) => one.digs === digs),
      kind,
    );
  },
);

test.each(KINDS)(
  '4 x 4, %s, the digs of the rules: starts are proven to be what they are',
  (kind) => {
    expectExactly(LARGER.slice(0, LARGER_TRIED), kind);
  },
  LIMIT.timeout,
);

test.each([
  ['nothing', 0],
  ['everything', 1],
  ['the contrary', undefined],
])('who steers by %s proves the same in the end', (_, fixed) => {
  for (const start of SMALL) {
    const homestead = homesteadOf(start);
    const learned = learnedEstimates(homestead.home, 16);
    const prover = new SteeredProver(
      homestead,
      ROOM[3]!,
      (a, b, c, d) => fixed ?? 1 - learned(a, b, c, d),
    );
    let before: Bounds = { lower: 0, upper: 1 };
    for (const gap of [0.5, 0.1, EXACT]) {
      const bounds = prover.prove(numberOf(start.fire), gap);
      expect(bounds.lower).toBeGreaterThanOrEqual(before.lower);
      expect(bounds.upper).toBeLessThanOrEqual(before.upper);
      expect(bounds.upper - bounds.lower).toBeLessThanOrEqual(gap);
      expectContained(bounds, start);
      before = bounds;
    }
  }
});

test('5 x 5: starts are proven exactly, and so is the same start turned upside down', LIMIT, () => {
  const wrong: string[] = [];
  for (const start of FIVE.slice(0, FIVE_TRIED)) {
    const turned = ([column, row]: Place): Place => [6 - column, 6 - row];
    const image = { ...start, home: turned(start.home), fire: turned(start.fire) };
    const [one, other] = [start, image].map((each) =>
      proverOf(each).prove(numberOf(each.fire), EXACT),
    );
    const third = steered(start).prove(numberOf(start.fire), EXACT);
    const apart = Math.max(Math.abs(one!.upper - other!.upper), Math.abs(one!.upper - third.upper));
    if (one!.upper - one!.lower > EXACT || apart > 2 * EXACT) wrong.push(told(start));
    if (third.upper - third.lower > EXACT) wrong.push(told(start));
  }
  expect(wrong).toEqual([]);
});

test('the table holds starts of the game, each proven as closely as it says', () => {
  for (const [startBuffer, count] of [
    [4, 150],
    [8, 135],
  ] as const) {
    const starts = wildfire.starts({ ...SOLO, startBuffer });
    expect(starts).toHaveLength(count);
    expect(starts.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  }
  const known = new Set(wildfire.starts({ ...SOLO, startBuffer: 4 }).map(({ name }) => name));
  expect(proven.gap).toBe(GAP);
  expect(PROVEN).toHaveLength(150);
  expect(OPEN).toHaveLength(135);
  const wrong = PROVEN.filter(
    ([name, [lower, upper]]) =>
      !known.has(name) || upper < lower || upper - lower > GAP + 2 / STEPS,
  );
  expect(wrong).toEqual([]);
});

test('starts of the table are proven again, to the same numbers', ONLY_LONG, () => {
  // From near to far.
  const some = OPEN.filter((_, i) => isSpread(i, OPEN_TRIED, OPEN.length));
  expect(some).toHaveLength(OPEN_TRIED);
  const again = some.map(([name]) => {
    const { lower, upper } = wildfire
      .prover(name, MOST_POSITIONS, SOLO, 'home')
      .prove(GAP, () => false);
    return [name, [Math.floor(lower * STEPS) / STEPS, Math.ceil(upper * STEPS) / STEPS]];
  });
  expect(again).toEqual(some);
});

test('the bounds of the plain prover meet those of the table', LIMIT, () => {
  const apart = OPEN.slice(0, PLAIN_TRIED).filter(([name, [lower, upper]]) => {
    const { home, fire } = squaresOf(name);
    const plain = new Prover({ home }, MOST_POSITIONS).prove(fire, PLAIN_GAP);
    expect(plain.upper - plain.lower).toBeLessThanOrEqual(PLAIN_GAP);
    return plain.lower > upper || plain.upper < lower;
  });
  expect(apart).toEqual([]);
});

test.each([3, 4])(
  'a fire beside the home takes it at the first spread: %i squares a side',
  (side) => {
    for (const start of startsOn(side).filter((one) => distance(one) === 1)) {
      expect(valueOf(start)).toBe(0);
      for (const kind of KINDS)
        expect(PROVERS[kind](start).prove(numberOf(start.fire), EXACT)).toMatchObject({
          lower: 0,
          upper: 0,
        });
    }
  },
);

test.each(KINDS)(
  '%s: bounds never widen when asked again for less of a gap, and keep the value between them',
  (kind) => {
    for (const start of SMALL) {
      const prover = PROVERS[kind](start);
      let before: Bounds = { lower: 0, upper: 1 };
      for (const gap of [1, 0.3, 0.1, 0.01, EXACT]) {
        const bounds = prover.prove(numberOf(start.fire), gap);
        expect(bounds.lower).toBeGreaterThanOrEqual(before.lower);
        expect(bounds.upper).toBeLessThanOrEqual(before.upper);
        expect(bounds.upper - bounds.lower).toBeLessThanOrEqual(gap);
        expectContained(bounds, start);
        before = bounds;
      }
    }
  },
);

test.each([3, 4])(
  'a table far too small still gives bounds around the value: %i squares a side',
  (side) => {
    const starts = side === 3 ? SMALL : LARGER.slice(0, LARGER_TRIED);
    for (const kind of KINDS) {
      const gaps = starts.map((start) => {
        const bounds = PROVERS[kind](start, 4).prove(numberOf(start.fire), EXACT);
        expectContained(bounds, start);
        return bounds.upper - bounds.lower;
      });
      expect(Math.max(...gaps), 'the table was large enough').toBeGreaterThan(EXACT);
    }
  },
);

// Tested before the spread only, a fire that is out may still throw one spark, which the action of that turn douses.
test('WF-R17: when the end is tested makes no difference: a fire that cannot spread never takes the home', () => {
  for (const start of SMALL) {
    const { side, home, fire, digs } = start;
    const before = literalValue(side, home, fire, digs, { endCheck: 'beforeSpread' });
    expect(Math.abs(before - valueOf(start))).toBeLessThanOrEqual(ROUNDING);
  }
});

test.each([
  ['left and right', ({ side }: Start, [column, row]: Place): Place => [side + 1 - column, row]],
  ['above and below', ({ side }: Start, [column, row]: Place): Place => [column, side + 1 - row]],
  ['columns and rows', (_: Start, [column, row]: Place): Place => [row, column]],
])('the mirror image of a start has the same value: %s', (_, mirrored) => {
  for (const start of SMALL) {
    const image = {
      ...start,
      home: mirrored(start, start.home),
      fire: mirrored(start, start.fire),
    };
    expect(Math.abs(valueOf(image) - valueOf(start))).toBeLessThanOrEqual(ROUNDING);
    expectContained(proverOf(image).prove(numberOf(image.fire), EXACT), start);
  }
});

/** One prover for all the fires of a home, as a program that lists them would have it. */
function expectExactly(starts: readonly Start[], kind: keyof typeof PROVERS) {
  const provers = new Map<string, Pick<Prover, 'prove'>>();
  for (const start of starts) {
    const home = String(start.home);
    const prover = provers.get(home) ?? PROVERS[kind](start);
    provers.set(home, prover);
    const bounds = prover.prove(numberOf(start.fire), EXACT);
    expectContained(bounds, start);
    expect(bounds.upper - bounds.lower).toBeLessThanOrEqual(EXACT);
  }
}

function expectContained({ lower, upper }: Bounds, start: Start) {
  const value = valueOf(start);
  expect(lower).toBeLessThanOrEqual(value + ROUNDING);
  expect(upper).toBeGreaterThanOrEqual(value - ROUNDING);
}

function valueOf(start: Start): number {
  const key = told(start);
  let value = values.get(key);
  if (value === undefined) {
    value = literalValue(start.side, start.home, start.fire, start.digs);
    values.set(key, value);
  }
  return value;
}

function homesteadOf({ side, home, digs }: Start): Homestead {
  return { home: numberOf(home), side, digs };
}

function proverOf(start: Start, room = ROOM[start.side]!): Prover {
  return new Prover(homesteadOf(start), room);
}

function steered(start: Start, room = ROOM[start.side]!): SteeredProver {
  return new SteeredProver(homesteadOf(start), room);
}

/** Whether the i-th of `all` is one of so many that lie evenly among them. */
function isSpread(i: number, some: number, all: number): boolean {
  return Math.floor(((i + 1) * some) / all) > Math.floor((i * some) / all);
}

/** Small boards are the upper left corner of the 6 x 6 board. */
function numberOf([column, row]: Place): number {
  return (row - 1) * 6 + (column - 1);
}

/** Every home with every other square on fire, and the digs of the rules (WF-26 to WF-28). */
function startsOn(side: number): readonly Start[] {
  const lines = Array.from({ length: side }, (_, line) => line + 1);
  const places = lines.flatMap((row) => lines.map((column): Place => [column, row]));
  return places.flatMap((home) =>
    places
      .filter((fire) => fire !== home)
      .map((fire) => ({ side, home, fire, digs: inner(side, home) })),
  );
}

/** 0 in a corner, 1 on the border, 2 elsewhere. */
function inner(side: number, place: Place): number {
  return place.filter((at) => at !== 1 && at !== side).length;
}

function distance({ home, fire }: Start): number {
  return Math.abs(home[0] - fire[0]) + Math.abs(home[1] - fire[1]);
}

function told({ side, home, fire, digs }: Start): string {
  return `side ${side}, home ${home.join()}, fire ${fire.join()}, digs ${digs}`;
}

test('what is proven and what is sampled is of the rules of today', () => {
  for (const table of [proven, sampled])
    expect(table).toMatchObject({ game: game.id, version: game.version });
});
