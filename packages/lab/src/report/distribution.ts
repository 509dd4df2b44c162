import { ascending, type Histogram } from '../statistics/histogram.ts';
import { meanInterval, skewWidening } from '../statistics/intervals.ts';
import { momentsOf, type Moments } from '../statistics/moments.ts';
import { quantileInterval } from '../statistics/quantiles.ts';

type Interval = readonly [low: number, high: number];

/** The mean and the percentiles of a histogram, with their intervals. */
export interface Summary {
  readonly mean: number;
  /** The interval of the mean. Null with fewer than two observations. */
  readonly low: number | null;
  readonly high: number | null;
  readonly p5: number;
  readonly p50: number;
  readonly p95: number;
  /** The interval of the median. Null where the sample is too small. */
  readonly median: Interval | null;
  /** The intervals of the 5 % and the 95 % percentile. */
  readonly p5Range: Interval | null;
  readonly p95Range: Interval | null;
  /** The number of independent observations: matches, or blocks of matches with the same dice. */
  readonly n: number;
}

/** Observations that come in blocks of `size` with the same dice. */
export interface BlockSample {
  readonly size: number;
  /** The sum over each block. If it is unknown, all observations of a block count as alike. */
  readonly sums?: Histogram | undefined;
}

/**
 * The mean with its 95 % interval (Student's, wider where values are skewed) and the percentiles, each the smallest value that this share of
 * observations does not exceed. With blocks, the mean and all intervals are taken over blocks, the percentiles over all
 * observations.
 */
export function summaryOf(histogram: Histogram, blocks: BlockSample = { size: 1 }): Summary {
  const { n, mean, variance } = independentMoments(histogram, blocks);
  const widening = skewWidening(blocks.sums ?? histogram, n);
  const range = meanInterval(mean, Math.sqrt(variance), n, { widening });
  return {
    mean,
    low: range?.low ?? null,
    high: range?.high ?? null,
    ...percentilesOf(histogram, n),
    n,
  };
}

/** The percentiles with their intervals, for `n` blocks. All observations of a block count as alike. */
export function percentilesOf(
  histogram: Histogram,
  n: number,
): Pick<Summary, 'p5' | 'p50' | 'p95' | 'median' | 'p5Range' | 'p95Range'> {
  const values = ascending(histogram);
  const all = values.reduce((sum, [, times]) => sum + times, 0);
  const at = (share: number): number => percentile(values, share * all);
  const range = (share: number): Interval | null => {
    const found = n === 0 ? undefined : quantileInterval(histogram, share, n);
    return found === undefined ? null : [found.low, found.high];
  };
  return {
    p5: at(0.05),
    p50: at(0.5),
    p95: at(0.95),
    median: range(0.5),
    p5Range: range(0.05),
    p95Range: range(0.95),
  };
}

function independentMoments(histogram: Histogram, { size, sums }: BlockSample): Moments {
  if (sums === undefined) {
    const { n, mean, variance } = momentsOf(histogram);
    return { n: Math.ceil(n / size), mean, variance };
  }
  const { n, mean, variance } = momentsOf(sums);
  return { n, mean: mean / size, variance: variance / size ** 2 };
}

function percentile(values: readonly (readonly [number, number])[], rank: number): number {
  if (values.length === 0) return 0;
  let seen = 0;
  for (const [value, times] of values) {
    seen += times;
    if (seen >= rank) return value;
  }
  return values.at(-1)![0];
}

/** A summary with the whole distribution: pairs of a value and how often it was seen. */
export interface Distribution extends Summary {
  readonly histogram: readonly (readonly [value: number, times: number])[];
  /** Estimated in whole units: decimals of the mean would tell nothing. */
  readonly whole?: true;
}
