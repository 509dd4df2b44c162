import type { Histogram } from './histogram.ts';
import { ascending } from './histogram.ts';
import { binomialAtMost } from './paired.ts';
import type { Range } from './intervals.ts';

/**
 * The interval of a quantile at 95 % or more, from the order of the sample alone, so whatever its shape. `share` is 0.5
 * for the median. Undefined where the sample is too small. If the sample consists of `n` independent blocks of one
 * size, all values of a block count as alike, which can only widen the interval.
 */
export function quantileInterval(
  histogram: Histogram,
  share: number,
  n = sizeOf(histogram),
): Range | undefined {
  const values = ascending(histogram);
  const each = sizeOf(histogram) / n;
  // The largest r with P(fewer than r below) <= 2.5 %, and the smallest with P(fewer than r below) >= 97.5 %.
  const low = rankOf(n, share);
  const high = n + 1 - rankOf(n, 1 - share);
  if (low < 1 || high > n) return undefined;
  return {
    low: valueAt(values, Math.floor((low - 1) * each) + 1),
    high: valueAt(values, Math.ceil(high * each)),
  };
}

const sizeOf = (histogram: Histogram): number =>
  [...histogram.values()].reduce((sum, times) => sum + times, 0);

/** A cache of ranks by sample size and share: a report needs the same ones for many figures. */
const ranks = new Map<string, number>();
const MAX_CACHED_RANKS = 1000;

function rankOf(n: number, share: number): number {
  const key = `${n} ${share}`;
  const known = ranks.get(key);
  if (known !== undefined) return known;
  if (ranks.size >= MAX_CACHED_RANKS) ranks.clear();
  const rank = rankBelow(n, share, 0.025);
  ranks.set(key, rank);
  return rank;
}

function rankBelow(n: number, share: number, chance: number): number {
  let low = 0;
  let high = n;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (binomialAtMost(middle - 1, n, share) <= chance) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The value at this rank, from 1. */
function valueAt(values: readonly (readonly [number, number])[], rank: number): number {
  let seen = 0;
  for (const [value, times] of values) {
    seen += times;
    if (seen >= rank) return value;
  }
  return values.at(-1)![0];
}
