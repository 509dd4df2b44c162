import jstat from 'jstat';
import { count, type Histogram } from './histogram.ts';
import type { Estimate } from './intervals.ts';
import { momentsOf } from './moments.ts';
import { studentChance, studentPoint } from './student.ts';

/** The difference between two experiments over the same matches, with its 95 % interval and its p-value. */
export interface Difference extends Estimate {
  /** The two-sided p-value of the hypothesis that there is no difference. */
  readonly p: number;
}

/**
 * The mean of paired differences between `-bound` and `bound`, in units of `bound`. One difference of each extreme is
 * added before the interval is taken, so that a few differing pairs, or none, do not look like certainty: D. G. Bonett
 * and R. M. Price, J. Educ. Behav. Stat. 37 (2012) 479-488, for pairs of shares. The p-value comes from the same
 * moments: it is below 5 % exactly where the interval excludes 0. `level` is that of the interval.
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

/** With more pairs that differ than this, the normal distribution is as good as counting. */
const MOST_COUNTED = 100;

/**
 * The same of something that a match has or has not, by whole numbers. Where few pairs differ, it must also pass the exact test,
 * which McNemar's is for single matches: how likely so great a sum is if each difference is as likely the other way round. The normal
 * distribution alone finds 9 against 2 at the 5 % level, but chance does that in 6.5 % of cases.
 */
export function pairedRare(differences: Histogram, bound: number): Difference {
  const found = pairedShare(differences, bound);
  return { ...found, p: Math.max(found.p, signFlips(differences) ?? 0) };
}

/**
 * How likely a sum as far from 0 is, if each of these whole differences has either sign with the same chance. Undefined for many:
 * then it is the same as by the normal distribution.
 */
function signFlips(differences: Histogram): number | undefined {
  const differing = [...differences].filter(([value]) => value !== 0);
  if (differing.reduce((sum, [, times]) => sum + times, 0) > MOST_COUNTED) return undefined;
  let total = 0;
  // The chance of each sum, by the sum itself.
  let chances = new Map([[0, 1]]);
  for (const [value, times] of differing) {
    total += value * times;
    for (let i = 0; i < times; i++) {
      const next = new Map<number, number>();
      for (const [sum, chance] of chances)
        for (const end of [sum - value, sum + value])
          next.set(end, (next.get(end) ?? 0) + chance / 2);
      chances = next;
    }
  }
  const far = [...chances].filter(([sum]) => Math.abs(sum) >= Math.abs(total));
  return Math.min(
    1,
    far.reduce((all, [, chance]) => all + chance, 0),
  );
}

/**
 * The mean of paired differences, or of any values without bounds, with Student's interval. Where all values are the
 * same, the p-value is that of the sign test, and the interval is unbounded until that test can tell.
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

/**
 * From this variance on the normal distribution is accurate enough, and jstat's continued fraction no longer converges.
 */
const NORMAL_FROM_VARIANCE = 1e5;

/** The chance of at most `k` successes in `n` trials of chance `p`. */
export function binomialAtMost(k: number, n: number, p: number): number {
  if (k >= n) return 1;
  const variance = n * p * (1 - p);
  if (variance > NORMAL_FROM_VARIANCE)
    return jstat.normal.cdf((k + 0.5 - n * p) / Math.sqrt(variance), 0, 1);
  return k < 0 ? 0 : jstat.ibeta(1 - p, n - k, k + 1);
}
