import { Xoshiro } from '@glade/engine';
import { LIMIT, sample } from '@glade/engine/testing';
import { describe, expect, test } from 'vitest';
import { FEWEST_LOOKED_AT, meanAtAnyTime, shareAtAnyTime } from '../src/statistics/at-any-time.ts';
import { count, type Histogram } from '../src/statistics/histogram.ts';
import { pairedMean } from '../src/statistics/paired.ts';
import { wilson, type Estimate } from '../src/statistics/intervals.ts';

const STUDIES = sample('lab: studies that are watched', 200, 4000);
const OBSERVATIONS = 2000;
/** Somebody looks after so many more observations. */
const LOOK = 20;

/** In which share of studies the interval misses the truth at any look. */
function missed(
  draw: (u: number) => number,
  truth: number,
  interval: (seen: Histogram) => Estimate,
): number {
  const dice = new Xoshiro(1954);
  let missing = 0;
  for (let study = 0; study < STUDIES; study++) {
    const seen: Histogram = new Map();
    for (let n = 1; n <= OBSERVATIONS; n++) {
      count(seen, draw(dice.below(1_000_000) / 1_000_000));
      if (n % LOOK !== 0) continue;
      const { low, high } = interval(seen);
      if (truth >= low && truth <= high) continue;
      missing += 1;
      break;
    }
  }
  return missing / STUDIES;
}

describe('intervals for whoever looks again and again', LIMIT, () => {
  test.each([0.01, 0.3, 0.5, 0.97])('a share of %f is seldom missed', (p) => {
    const coin = (u: number) => Number(u < p);
    expect(missed(coin, p, (seen) => shareAtAnyTime(seen, 0, 1))).toBeLessThanOrEqual(0.05);
  });

  test('points that are shared, too', () => {
    const points = (u: number) => (u < 0.3 ? 0 : u < 0.6 ? 30 : 60);
    const found = missed(points, 33 / 60, (seen) => shareAtAnyTime(seen, 0, 60));
    expect(found).toBeLessThanOrEqual(0.05);
  });

  test.each([0.02, 0.3, 1])('differences between pairs of which a share of %f differ', (apart) => {
    const pair = (u: number) => (u < apart / 2 ? -1 : u < apart ? 1 : 0);
    expect(missed(pair, 0, (seen) => meanAtAnyTime(seen, [-1, 1]))).toBeLessThanOrEqual(0.05);
  });

  test('lengths with a long tail', () => {
    // Geometric: the mean is 5, and one in a hundred is longer than 20.
    const turns = (u: number) => 1 + Math.floor(Math.log(1 - u) / Math.log(0.8));
    expect(missed(turns, 5, (seen) => meanAtAnyTime(seen))).toBeLessThanOrEqual(0.05);
  });

  test('the usual intervals would miss far more often', () => {
    const coin = (u: number) => Number(u < 0.5);
    const usual = (seen: Histogram) =>
      wilson(seen.get(1) ?? 0, (seen.get(0) ?? 0) + (seen.get(1) ?? 0));
    expect(missed(coin, 0.5, usual)).toBeGreaterThan(0.2);
    expect(missed(coin, 0.5, (seen) => pairedMean(seen))).toBeGreaterThan(0.2);
  });

  test('are at most twice as wide as the usual one', () => {
    const seen: Histogram = new Map([
      [0, 600],
      [1, 400],
    ]);
    const width = ({ low, high }: Estimate): number => high - low;
    for (const each of [shareAtAnyTime(seen, 0, 1), meanAtAnyTime(seen)]) {
      expect(each.value).toBeCloseTo(0.4, 12);
      expect(width(each) / width(wilson(400, 1000))).toBeGreaterThan(1.3);
      expect(width(each) / width(wilson(400, 1000))).toBeLessThan(2);
    }
  });

  test('claim nothing of too few', () => {
    expect(shareAtAnyTime(new Map(), 0, 1)).toEqual({ value: 0, low: 0, high: 1, n: 0 });
    const few = meanAtAnyTime(new Map([[7, FEWEST_LOOKED_AT - 1]]));
    expect(few).toMatchObject({ value: 7, low: -Infinity, high: Infinity });
    expect(shareAtAnyTime(new Map([[1, 1000]]), 0, 1)).toMatchObject({ value: 1, high: 1 });
  });
});
