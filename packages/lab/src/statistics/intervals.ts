import { ascending, type Histogram } from './histogram.ts';
import { momentsOf } from './moments.ts';
import { studentPoint } from './student.ts';

/** A number estimated from `n` observations, with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly n: number;
}

/** An interval, both ends included. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % point of the standard normal distribution. */
const Z = 1.959963984540054;

/**
 * A share of `n` independent trials with Wilson's score interval, which holds also for few trials and near 0 or 1. E.
 * B. Wilson, JASA 22 (1927). With no trials the interval is 0 to 1. `z` is the point of the normal distribution for
 * another level than 95 %. No interval for a discrete value has exactly 95 % everywhere. This one has 95 % on average;
 * for shares from 1 % to 99 % it has at worst 92 % with 100 trials (at 1 %), 94 % with 1000 and 84 % with 10. The exact
 * interval never has less, but it is too wide for that: L. D. Brown, T. T. Cai and A. DasGupta, Statist. Sci. 16 (2001)
 * 101-133.
 */
export function wilson(successes: number, n: number, z = Z): Estimate {
  if (n === 0) return { value: 0, low: 0, high: 1, n };
  const p = successes / n;
  const z2 = z * z;
  const middle = (p + z2 / (2 * n)) / (1 + z2 / n);
  const half = (z / (1 + z2 / n)) * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n));
  return {
    value: p,
    low: successes === 0 ? 0 : Math.max(0, middle - half),
    high: successes === n ? 1 : Math.min(1, middle + half),
    n,
  };
}

/**
 * The difference a - b of two shares from independent samples: R. G. Newcombe's hybrid score interval, method 10 in
 * Statistics in Medicine 17 (1998) 873-890.
 */
export function newcombe(a: Estimate, b: Estimate): Range & { readonly value: number } {
  const value = a.value - b.value;
  return {
    value,
    low: value - Math.hypot(a.value - a.low, b.high - b.value),
    high: value + Math.hypot(a.high - a.value, b.value - b.low),
  };
}

/**
 * Student's interval for the mean of `n` observations with this sample deviation; undefined below two. `widening`: how many times as
 * wide it is, see `skewWidening`.
 */
export function meanInterval(
  mean: number,
  deviation: number,
  n: number,
  { widening = 1, level = 0.95 }: { readonly widening?: number; readonly level?: number } = {},
): Range | undefined {
  if (n < 2) return undefined;
  const half = (widening * studentPoint(0.5 + level / 2, n - 1) * deviation) / Math.sqrt(n);
  return { low: mean - half, high: mean + half };
}

/**
 * The mean of values without bounds with Student's interval, wider where they are skewed: see `skewWidening`. Where all are alike, the
 * interval is unbounded until there are so many that a sign test could tell.
 */
export function skewedMean(histogram: Histogram, level = 0.95): Estimate {
  const { n, mean, variance } = momentsOf(histogram);
  if (variance === 0) {
    const far = 2 * 0.5 ** n > 1 - level ? Infinity : 0;
    return { value: mean, low: mean - far, high: mean + far, n };
  }
  const widening = skewWidening(histogram, n, level);
  return { value: mean, ...meanInterval(mean, Math.sqrt(variance), n, { widening, level })!, n };
}

/**
 * How many times as wide Student's interval for the mean of `n` such values must be, because they are not normal. Lengths of matches
 * are skewed: of 40 the plain interval misses the mean in 6 of 100 cases instead of 5. From the first terms of the error for both
 * ends together: P. Hall, The Bootstrap and Edgeworth Expansion (1992), 2.6. Simulated with lengths of our games it then misses 5.1 to
 * 5.5 %. It is never less than 1, and near 1 for many values.
 */
export function skewWidening(histogram: Histogram, n: number, level = 0.95): number {
  const { n: all, mean, variance } = momentsOf(histogram);
  const spread = (variance * (all - 1)) / Math.max(1, all);
  if (all < 4 || spread === 0) return 1;
  let [cubes, fourths] = [0, 0];
  for (const [value, times] of ascending(histogram)) {
    cubes += (value - mean) ** 3 * times;
    fourths += (value - mean) ** 4 * times;
  }
  // As a spreadsheet has them: SKEW and KURT, without the bias of few values.
  const skewness = (cubes / all / spread ** 1.5) * (Math.sqrt(all * (all - 1)) / (all - 2));
  const kurtosis =
    ((all - 1) / ((all - 2) * (all - 3))) * ((all + 1) * (fourths / all / spread ** 2 - 3) + 6);
  const point = studentPoint(0.5 + level / 2, Infinity);
  const [z2, z4] = [point ** 2, point ** 4];
  const more = (skewness ** 2 * (z4 + 2 * z2 - 3)) / 18 - (kurtosis * (z2 - 3)) / 12;
  return 1 + Math.max(0, more) / n;
}
