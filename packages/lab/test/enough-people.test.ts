import { Xoshiro } from '@glade/engine';
import { describe, expect, test, vi } from 'vitest';
import { enoughPeople } from '../src/people/enough-people.ts';
import { isProven, sideBySide } from '../src/people/side-by-side.ts';
import type { PeopleMatch } from '../src/index.ts';
import type { Histogram } from '../src/statistics/histogram.ts';
import { bonferroni } from '../src/statistics/multiple-tests.ts';
import { emptyTally } from '../src/tally/tally.ts';

vi.setConfig({ testTimeout: 60_000 });

const STUDIES = 800;
const random = new Xoshiro(5);

/** So many values, each of them one of these with the same chance. */
function playedAs(seen: Histogram, n: number): Histogram {
  const values = [...seen].flatMap(([value, times]) => Array<number>(times).fill(value));
  const drawn: Histogram = new Map();
  for (let i = 0; i < n; i++) {
    const value = values[random.below(values.length)]!;
    drawn.set(value, (drawn.get(value) ?? 0) + 1);
  }
  return drawn;
}

/** So many matches, of which some were won. */
const share = (won: number, of: number): Histogram =>
  new Map([
    [0, of - won],
    [1, won],
  ]);

/** Of so many matches lengths that are skewed, as those of games are. */
const lengths = (n: number, more: number): Histogram => {
  const found: Histogram = new Map();
  for (let i = 0; i < n; i++) {
    const turns = 12 + more + Math.floor(20 * ((i + 0.5) / n) ** 3);
    found.set(turns, (found.get(turns) ?? 0) + 1);
  }
  return found;
};

describe('the number of matches by people', () => {
  test.each([
    { name: 'a share', of: 'nobody', own: share(12, 20), theirs: share(400, 1000), tests: 5 },
    // Of Leaf-Climbers, as testers had it: so few bots hardly ever saw that nobody won.
    { name: 'a rare end', of: 'nobody', own: share(1, 20), theirs: share(5, 400), tests: 7 },
    { name: 'few bots', of: 'points.0', own: share(12, 20), theirs: share(20, 50), tests: 5 },
    { name: 'a mean', of: 'length', own: lengths(20, 2), theirs: lengths(400, 0), tests: 4 },
    {
      name: 'beside few bots',
      of: 'length',
      own: lengths(20, 1),
      theirs: lengths(40, 0),
      tests: 4,
    },
  ])('proves $name in 4 of 5 studies, by the very test', ({ of, own, theirs, tests }) => {
    const level = bonferroni(tests);
    const { matches, bots } = enoughPeople(of, own, theirs, level)!;
    const games = bots ?? [...theirs.values()].reduce((sum, times) => sum + times, 0);
    const proven = (people: number): number =>
      Array.from({ length: STUDIES }, () =>
        isProven(of, playedAs(own, people), playedAs(theirs, games), level),
      ).filter(Boolean).length / STUDIES;
    // Three standard errors below 4 of 5.
    expect(proven(matches)).toBeGreaterThan(0.757);
    // It is not asked for much more than that takes.
    expect(proven(Math.round(matches / 3))).toBeLessThan(0.65);
  });

  test('names bots, too, where so few of them leave too much open', () => {
    const level = bonferroni(7);
    const few = enoughPeople('nobody', share(1, 20), share(5, 400), level)!;
    expect(few.bots).toBeGreaterThan(400);
    const many = enoughPeople('nobody', share(1, 20), share(125, 10_000), level)!;
    expect(many.bots).toBeUndefined();
    expect(many.matches).toBeLessThanOrEqual(few.matches);
  });

  test('is not told where nobody would play so many', () => {
    expect(enoughPeople('nobody', share(10, 20), share(499, 1000), 0.95)).toBeUndefined();
  });
});

const inRounds = (rounds: readonly number[]): readonly PeopleMatch[] =>
  rounds.map((turns) => ({ turns, measures: {} }));

describe('the range of what people played', () => {
  const rounds = [14, 15, 15, 17, 18, 18, 19, 20, 20, 21, 22, 22, 24, 25, 27, 31];

  test('is the same beside any bots', () => {
    const ranges = [lengths(400, 0), lengths(30, 90), share(20, 50)].map((length) => {
      const tally = { ...emptyTally(1, 1), length };
      return sideBySide('length', inRounds(rounds), tally, 0.95).people;
    });
    expect(new Set(ranges.map((each) => JSON.stringify(each))).size).toBe(1);
    // Student's range of these sixteen: 20.5 and 2.1314 times 4.676 / 4 on both sides.
    const { value, low, high } = ranges[0]!;
    expect(value).toBe(20.5);
    expect(low).toBeCloseTo(18.0, 0);
    expect(high).toBeCloseTo(23.0, 0);
  });

  test('holds the mean in 95 of 100 studies', () => {
    const long = lengths(1000, 0);
    const mean = [...long].reduce((sum, [value, times]) => sum + value * times, 0) / 1000;
    const tally = { ...emptyTally(1, 1), length: long };
    let held = 0;
    for (let i = 0; i < STUDIES; i++) {
      const drawn = [...playedAs(long, 20)].flatMap(([value, n]) => Array<number>(n).fill(value));
      const { low, high } = sideBySide('length', inRounds(drawn), tally, 0.95).people;
      if (low <= mean && mean <= high) held += 1;
    }
    expect(held / STUDIES).toBeGreaterThan(0.92);
    expect(held / STUDIES).toBeLessThan(0.98);
  });

  test('has no end where a few happen to be alike, and never begins below nothing', () => {
    const tally = { ...emptyTally(1, 1), length: lengths(400, 0) };
    const alike = sideBySide('length', inRounds([18, 18]), tally, 0.95).people;
    expect(alike).toMatchObject({ value: 18, low: 0, high: Infinity });
    const apart = sideBySide('length', inRounds([1, 30]), tally, 0.95).people;
    expect(apart.low).toBe(0);
  });
});
