import { ascending, type Histogram } from './histogram.ts';

/** Number, mean and sample variance of what a histogram counted; the variance of fewer than two is 0. */
export interface Moments {
  readonly n: number;
  readonly mean: number;
  readonly variance: number;
}

export function momentsOf(histogram: Histogram): Moments {
  let n = 0;
  let sum = 0;
  // A sum of fractions depends on their order, and the order of a Map depends on which worker was first.
  const values = ascending(histogram);
  for (const [value, times] of values) {
    n += times;
    sum += value * times;
  }
  if (n === 0) return { n, mean: 0, variance: 0 };
  const mean = sum / n;
  let squares = 0;
  for (const [value, times] of values) squares += (value - mean) ** 2 * times;
  return { n, mean, variance: n < 2 ? 0 : squares / (n - 1) };
}
