import { boundedMean } from '../statistics/bounded-mean.ts';
import { count, type Histogram } from '../statistics/histogram.ts';
import type { Estimate } from '../statistics/intervals.ts';

/** An estimate of `value` that is known without error. */
export const exactly = (value: number): Estimate => ({ value, low: value, high: value, n: 0 });

/** An estimate that is known for certain to lie between these. */
export const between = (low: number, high: number): Estimate => ({
  value: (low + high) / 2,
  low,
  high,
  n: 0,
});

/** The mean of values between two bounds, with its interval. Values beyond the bounds widen them. */
export function meanOf(values: Iterable<number>, least: number, most: number): Estimate {
  const histogram: Histogram = new Map();
  let [lowest, highest] = [least, most];
  for (const value of values) {
    // Sums of shares differ in their last bits, which would make each of them a value of its own.
    const rounded = Math.round(value * ROUND) / ROUND;
    count(histogram, rounded);
    lowest = Math.min(lowest, rounded);
    highest = Math.max(highest, rounded);
  }
  const { estimate } = boundedMean(histogram, lowest, highest);
  const scaled = (share: number): number => lowest + share * (highest - lowest);
  const { value, low, high, n } = estimate;
  return { value: scaled(value), low: scaled(low), high: scaled(high), n };
}

const ROUND = 1e9;

/** The mean of differences of two results between 0 and 1, each pair in the same future. */
export const meanChange = (differences: Iterable<number>): Estimate => meanOf(differences, -1, 1);
