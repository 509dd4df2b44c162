import jstat from 'jstat';
import type { Histogram } from '../play/histogram.ts';
import type { Estimate } from './intervals.ts';
import { momentsOf } from './moments.ts';

/** A difference between two arms over the same matches, with its 95 % interval and how surprising it were if none. */
export interface Difference extends Estimate {
  /** Two-sided p-value of the hypothesis that there is no difference. */
  readonly p: number;
}

/**
 * The mean of paired differences that lie between `-bound` and `bound`, in units of `bound`. One difference of each
 * extreme is added before the interval is taken: D. G. Bonett and R. M. Price, J. Educ. Behav. Stat. 37 (2012)
 * 479-488, for pairs of shares; so a few discordant pairs, or none, do not pass for certainty. Where a difference is
 * all or nothing, p is McNemar's exact test, else that of the paired t test.
 */
export function pairedShare(differences: Histogram, bound: number): Difference {
  const { n, mean } = momentsOf(differences);
  if (n === 0) return { value: 0, low: -1, high: 1, n, p: 1 };
  const more = new Map(differences);
  for (const end of [-bound, bound]) more.set(end, (more.get(end) ?? 0) + 1);
  const careful = momentsOf(more);
  const half = Z * Math.sqrt((careful.variance * (careful.n - 1)) / careful.n / careful.n);
  return {
    value: mean / bound,
    low: Math.max(-1, (careful.mean - half) / bound),
    high: Math.min(1, (careful.mean + half) / bound),
    n,
    p: pOf(differences, bound),
  };
}

const Z = 1.959963984540054;

function pOf(differences: Histogram, bound: number): number {
  const whole = [...differences.keys()].every((d) => d === 0 || Math.abs(d) === bound);
  if (whole) return mcnemar(differences.get(bound) ?? 0, differences.get(-bound) ?? 0);
  return pairedMean(differences).p;
}

/** The mean of paired differences with Student's interval; fewer than two tell nothing. */
export function pairedMean(differences: Histogram): Difference {
  const { n, mean, variance } = momentsOf(differences);
  if (n < 2) return { value: mean, low: -Infinity, high: Infinity, n, p: 1 };
  const error = Math.sqrt(variance / n);
  const half = jstat.studentt.inv(0.975, n - 1) * error;
  const p =
    error === 0 ? Number(mean === 0) : 2 * jstat.studentt.cdf(-Math.abs(mean) / error, n - 1);
  return { value: mean, low: mean - half, high: mean + half, n, p };
}

/** McNemar's exact test: two-sided p-value for `b` discordant pairs of one kind and `c` of the other. */
export function mcnemar(b: number, c: number): number {
  if (b === c) return 1;
  return Math.min(1, 2 * binomialAtMost(Math.min(b, c), b + c, 0.5));
}

/** The chance of at most `k` successes in `n` trials of chance `p`. */
export function binomialAtMost(k: number, n: number, p: number): number {
  if (k >= n) return 1;
  return k < 0 ? 0 : jstat.ibeta(1 - p, n - k, k + 1);
}
