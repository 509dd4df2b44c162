import jstat from 'jstat';
import { count, type Histogram } from './histogram.ts';
import type { Estimate } from './intervals.ts';
import { momentsOf } from './moments.ts';
import { studentChance, studentPoint } from './student.ts';

/** A difference between two arms over the same matches, with its 95 % interval and how surprising it were if none. */
export interface Difference extends Estimate {
  /** Two-sided p-value of the hypothesis that there is no difference. */
  readonly p: number;
}

/**
 * The mean of paired differences that lie between `-bound` and `bound`, in units of `bound`. One difference of each
 * extreme is added before the interval is taken: D. G. Bonett and R. M. Price, J. Educ. Behav. Stat. 37 (2012)
 * 479-488, for pairs of shares; so a few discordant pairs, or none, do not pass for certainty. p is that of the same
 * moments, so that it is below 5 % where the interval leaves out 0, and only there. `level` is that of the interval.
 */
export function pairedShare(differences: Histogram, bound: number, level = 0.95): Difference {
  const { n, mean } = momentsOf(differences);
  if (n === 0) return { value: 0, low: -1, high: 1, n, p: 1 };
  const more = new Map(differences);
  for (const end of [-bound, bound]) count(more, end);
  const careful = momentsOf(more);
  const error = Math.sqrt((careful.variance * (careful.n - 1)) / careful.n / careful.n);
  const half = jstat.normal.inv(0.5 + level / 2, 0, 1) * error;
  return {
    value: mean / bound,
    low: Math.max(-1, (careful.mean - half) / bound),
    high: Math.min(1, (careful.mean + half) / bound),
    n,
    p: Math.min(1, 2 * jstat.normal.cdf(-Math.abs(careful.mean) / error, 0, 1)),
  };
}

/**
 * The mean of paired differences, or of anything without bounds, with Student's interval; fewer than two tell nothing.
 * Where all are the same, p is that of the sign test, and until that can tell the interval is unbounded.
 */
export function pairedMean(differences: Histogram, level = 0.95): Difference {
  const { n, mean, variance } = momentsOf(differences);
  const error = n < 2 ? 0 : Math.sqrt(variance / n);
  if (error === 0) {
    const far = Math.min(1, 2 * 0.5 ** n) > 1 - level ? Infinity : 0;
    const p = mean === 0 ? 1 : Math.min(1, 2 * 0.5 ** n);
    return { value: mean, low: mean - far, high: mean + far, n, p };
  }
  const half = studentPoint(0.5 + level / 2, n - 1) * error;
  const p = 2 * studentChance(-Math.abs(mean) / error, n - 1);
  return { value: mean, low: mean - half, high: mean + half, n, p };
}

/** From this variance on the normal distribution is as good, and jstat's fraction no longer converges. */
const NORMAL_FROM_VARIANCE = 1e5;

/** The chance of at most `k` successes in `n` trials of chance `p`. */
export function binomialAtMost(k: number, n: number, p: number): number {
  if (k >= n) return 1;
  const variance = n * p * (1 - p);
  if (variance > NORMAL_FROM_VARIANCE)
    return jstat.normal.cdf((k + 0.5 - n * p) / Math.sqrt(variance), 0, 1);
  return k < 0 ? 0 : jstat.ibeta(1 - p, n - k, k + 1);
}
