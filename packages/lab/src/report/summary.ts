import { ascending, type Histogram } from '../play/histogram.ts';
import { meanInterval } from '../statistics/intervals.ts';
import { quantileInterval } from '../statistics/order.ts';

/** What a histogram comes to. */
export interface Summary {
  readonly mean: number;
  /** Null with fewer than two observations. */
  readonly low: number | null;
  readonly high: number | null;
  readonly p5: number;
  readonly p50: number;
  readonly p95: number;
  /** Between which values the median of all possible matches lies; null where the sample is too small to say. */
  readonly median: readonly [low: number, high: number] | null;
  /** How many observations. */
  readonly n: number;
}

/** Mean with its 95 % interval (Student) and percentiles (the smallest value that so many do not exceed). */
export function summary(histogram: Histogram): Summary {
  const values = ascending(histogram);
  const n = values.reduce((sum, [, times]) => sum + times, 0);
  if (n === 0) return { mean: 0, low: null, high: null, p5: 0, p50: 0, p95: 0, median: null, n };
  const mean = values.reduce((sum, [value, times]) => sum + value * times, 0) / n;
  const squares = values.reduce((sum, [value, times]) => sum + (value - mean) ** 2 * times, 0);
  const range = meanInterval(mean, Math.sqrt(squares / Math.max(1, n - 1)), n);
  const middle = quantileInterval(histogram, 0.5);
  const at = (share: number): number => percentile(values, share * n);
  return {
    mean,
    low: range?.low ?? null,
    high: range?.high ?? null,
    p5: at(0.05),
    p50: at(0.5),
    p95: at(0.95),
    median: middle === undefined ? null : [middle.low, middle.high],
    n,
  };
}

function percentile(values: readonly (readonly [number, number])[], rank: number): number {
  let seen = 0;
  for (const [value, times] of values) {
    seen += times;
    if (seen >= rank) return value;
  }
  return values.at(-1)![0];
}
