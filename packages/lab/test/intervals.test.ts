import { Xoshiro } from '@glade/engine';
import { describe, expect, test } from 'vitest';
import {
  bernsteinMargin,
  meanInterval,
  newcombe,
  summaryOf,
  wilson,
  type Histogram,
} from '../src/index.ts';
import { skewedMean } from '../src/statistics/intervals.ts';
import { momentsOf } from '../src/statistics/moments.ts';

// R. G. Newcombe, Statistics in Medicine 17 (1998): 857-872 for one share (method 3), 873-890 for two (method 10).
describe('published intervals', () => {
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [29, 29, 0.883, 1],
  ])('Wilson, %i of %i', (won, n, low, high) => {
    const found = wilson(won, n);
    expect(found.value).toBe(won / n);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  test.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [10, 10, 0, 20, 0.6791, 1],
    [10, 10, 0, 10, 0.6075, 1],
  ])('Newcombe, %i of %i less %i of %i', (a, m, b, n, low, high) => {
    const found = newcombe(wilson(a, m), wilson(b, n));
    expect(found.value).toBeCloseTo(a / m - b / n, 12);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  // Percentage points of Student's t, two-sided 5 %.
  test.each([
    [2, 12.7062],
    [3, 4.3027],
    [10, 2.2622],
    [31, 2.0423],
    [121, 1.9799],
  ])('Student, %i observations', (n, t) => {
    expect(meanInterval(0, Math.sqrt(n), n)!.high).toBeCloseTo(t, 4);
    expect(meanInterval(0, Math.sqrt(n), n)!.low).toBeCloseTo(-t, 4);
  });

  test('nothing is claimed without observations', () => {
    expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1, n: 0 });
    expect(meanInterval(3, 0, 1)).toBeUndefined();
    expect(summaryOf(new Map())).toMatchObject({ mean: 0, low: null, high: null, n: 0 });
  });
});

describe('how often Wilson’s interval holds the truth, exactly', () => {
  /** The share of intervals that hold the truth, over all outcomes of this many trials. */
  function coverage(n: number, p: number): number {
    let covered = 0;
    let chance = (1 - p) ** n;
    for (let k = 0; k <= n; k++) {
      const { low, high } = wilson(k, n);
      if (low <= p && p <= high) covered += chance;
      chance *= ((n - k) / (k + 1)) * (p / (1 - p));
    }
    return covered;
  }

  test.each([
    [10, 0.836],
    [100, 0.917],
    [1000, 0.939],
  ])('of %i trials at worst %f, for shares of 1 % to a half', (n, worst) => {
    const shares = Array.from({ length: 491 }, (_, i) => 0.01 + i * 0.001);
    const found = shares.map((p) => coverage(n, p));
    expect(Math.min(...found)).toBeGreaterThanOrEqual(worst - 0.001);
    expect(Math.min(...found)).toBeLessThan(worst + 0.01);
    expect(found.reduce((sum, each) => sum + each, 0) / found.length).toBeGreaterThan(0.949);
  });

  test('of 100 trials at 1 %', () => expect(coverage(100, 0.01)).toBeCloseTo(0.921, 3));
});

describe('in simulated samples the true value lies in the interval', () => {
  const TRIALS = 4000;
  const random = new Xoshiro(1927);

  test.each([
    [50, 0.5],
    [50, 0.1],
    [200, 0.03],
    [2000, 0.35],
  ])('of a share: %i trials at %f', (n, p) => {
    let covered = 0;
    for (let trial = 0; trial < TRIALS; trial++) {
      let won = 0;
      for (let i = 0; i < n; i++) won += random.below(10_000) < p * 10_000 ? 1 : 0;
      const { low, high } = wilson(won, n);
      covered += low <= p && p <= high ? 1 : 0;
    }
    expect(covered / TRIALS).toBeGreaterThan(0.925);
    expect(covered / TRIALS).toBeLessThan(0.98);
  });

  test.each([5, 30, 400])('of a mean: %i dice', (n) => {
    let covered = 0;
    for (let trial = 0; trial < TRIALS; trial++) {
      const seen: Histogram = new Map();
      for (let i = 0; i < n; i++) {
        const die = 1 + random.below(6);
        seen.set(die, (seen.get(die) ?? 0) + 1);
      }
      const { low, high } = summaryOf(seen);
      covered += low! <= 3.5 && 3.5 <= high! ? 1 : 0;
    }
    expect(covered / TRIALS).toBeGreaterThan(0.925);
    expect(covered / TRIALS).toBeLessThan(0.98);
  });

  test('of a difference: 60 at a half against 90 at a third', () => {
    let covered = 0;
    const draw = (n: number, of: number): number => {
      let won = 0;
      for (let i = 0; i < n; i++) won += random.below(of) === 0 ? 1 : 0;
      return won;
    };
    for (let trial = 0; trial < TRIALS; trial++) {
      const { low, high } = newcombe(wilson(draw(60, 2), 60), wilson(draw(90, 3), 90));
      covered += low <= 1 / 6 && 1 / 6 <= high ? 1 : 0;
    }
    expect(covered / TRIALS).toBeGreaterThan(0.93);
    expect(covered / TRIALS).toBeLessThan(0.975);
  });
});

test('a summary counts as a sorted list would', () => {
  const values = [1, 1, 2, 3, 3, 3, 4, 9, 9, 20];
  const seen: Histogram = new Map();
  for (const value of values.toReversed()) seen.set(value, (seen.get(value) ?? 0) + 1);
  const found = summaryOf(seen);
  expect(found).toMatchObject({ mean: 5.5, p5: 1, p50: 3, p95: 20, n: 10 });
  // mean ± 2.262157 · s / √10 with s² = (611 - 10 · 5.5²) / 9.
  const half = (2.262157 * Math.sqrt((611 - 302.5) / 9)) / Math.sqrt(10);
  // Wider by Hall's terms, from what a spreadsheet calls SKEW and KURT of these values.
  const [skew, kurt, z2] = [1.978621257, 4.1306293138, 1.959964 ** 2];
  const widening = 1 + ((skew ** 2 * (z2 ** 2 + 2 * z2 - 3)) / 18 - (kurt * (z2 - 3)) / 12) / 10;
  expect(found.high).toBeCloseTo(5.5 + widening * half, 5);
});

describe('the margin of a mean of bounded observations, however skewed', () => {
  const RANGE = 2;
  const CHANCE = 0.1;
  test.each([
    [0.5, 30],
    [0.02, 50],
    [0.02, 400],
    [0.001, 1000],
  ])(
    'with a share of %f at the upper end, %i observations are wrong at most as often as it says',
    (share, n) => {
      const random = new Xoshiro(5);
      let [below, above] = [0, 0];
      for (let i = 0; i < 2000; i++) {
        const sums = { n: 0, sum: 0, squares: 0 };
        for (let k = 0; k < n; k++) {
          const value = random.below(1000) < 1000 * share ? RANGE : 0;
          sums.n += 1;
          sums.sum += value;
          sums.squares += value * value;
        }
        const off = sums.sum / n - RANGE * share;
        const margin = bernsteinMargin(sums, RANGE, CHANCE);
        if (off > margin) above += 1;
        if (off < -margin) below += 1;
      }
      expect(Math.max(below, above) / 2000).toBeLessThanOrEqual(CHANCE);
    },
  );

  test('by hand: 101 observations of variance 0.25 between 0 and 1', () => {
    // sqrt(2 * 0.25 * ln 20 / 101) + 7 * ln 20 / (3 * 100)
    const sums = { n: 101, sum: 0, squares: 25 };
    expect(bernsteinMargin(sums, 1, 0.1)).toBeCloseTo(0.121_779 + 0.069_900, 5);
    expect(bernsteinMargin({ n: 1, sum: 1, squares: 1 }, 3, 0.1)).toBe(3);
  });
});

describe('the mean length of 40 matches', () => {
  // How often matches of 1,500 took so long: Forest Fire by `policy`, in steps of four rounds, and Leaf-Climbers by `greedy`, from 3
  // rounds on.
  const FOREST_FIRE = [
    32, 112, 181, 204, 164, 134, 138, 94, 90, 62, 58, 47, 35, 26, 31, 18, 16, 9, 10, 11, 5, 6, 4, 3,
    0, 1, 2, 5, 0, 0, 1, 0, 1,
  ];
  const LEAF_CLIMBERS = [
    1, 1, 4, 2, 7, 16, 12, 16, 24, 34, 27, 20, 22, 22, 49, 80, 142, 188, 199, 179, 156, 125, 88, 49,
    22, 6, 6, 2, 1,
  ];

  test.each([
    ['Forest Fire', FOREST_FIRE],
    ['Leaf-Climbers', LEAF_CLIMBERS],
  ])(
    '%s: it is missed in 5 of 100 studies, as is said, where Student’s plain interval misses more',
    (_, counts) => {
      const lengths = counts.flatMap((times, length) => Array<number>(times).fill(length));
      const truth = lengths.reduce((sum, each) => sum + each, 0) / lengths.length;
      const random = new Xoshiro(40);
      const STUDIES = 20_000;
      let [missed, plainly] = [0, 0];
      for (let study = 0; study < STUDIES; study++) {
        const seen: Histogram = new Map();
        for (let match = 0; match < 40; match++) {
          const length = lengths[random.below(lengths.length)]!;
          seen.set(length, (seen.get(length) ?? 0) + 1);
        }
        const { low, high } = summaryOf(seen);
        const { mean, variance } = momentsOf(seen);
        const plain = meanInterval(mean, Math.sqrt(variance), 40)!;
        if (truth < low! || truth > high!) missed += 1;
        if (truth < plain.low || truth > plain.high) plainly += 1;
      }
      // Three standard errors of what is simulated are 0.5 %.
      expect(plainly / STUDIES).toBeGreaterThan(0.0565);
      expect(missed / STUDIES).toBeLessThan(0.0565);
      expect(missed / STUDIES).toBeGreaterThan(0.045);
    },
  );

  test('and no wider where many are known, or all are alike', () => {
    const many: Histogram = new Map(LEAF_CLIMBERS.map((times, length) => [length, 1000 * times]));
    const { mean, variance, n } = momentsOf(many);
    const plain = meanInterval(mean, Math.sqrt(variance), n)!;
    expect(summaryOf(many).high!).toBeCloseTo(plain.high, 4);
    expect(summaryOf(new Map([[7, 40]]))).toMatchObject({ low: 7, high: 7 });
  });

  test('comparisons and tunings tell the same range as a report, and for several values together a wider one', () => {
    const seen: Histogram = new Map([
      [3, 20],
      [4, 12],
      [9, 7],
      [30, 1],
    ]);
    const { low, high } = summaryOf(seen);
    const alone = skewedMean(seen);
    expect(alone.low).toBeCloseTo(low!, 10);
    expect(alone.high).toBeCloseTo(high!, 10);
    const together = skewedMean(seen, 0.99);
    expect(together.low).toBeLessThan(low!);
    expect(together.high).toBeGreaterThan(high!);
    // Of values that are all alike the sign test tells nothing before there are six.
    expect(skewedMean(new Map([[7, 5]]))).toEqual({
      value: 7,
      low: -Infinity,
      high: Infinity,
      n: 5,
    });
    expect(skewedMean(new Map([[7, 6]]))).toEqual({ value: 7, low: 7, high: 7, n: 6 });
    expect(skewedMean(new Map())).toMatchObject({ low: -Infinity, high: Infinity, n: 0 });
  });
});
