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

/** With more pairs that differ than this, the normal distribution is as good as counting. */
const MOST_COUNTED = 100;

/** Where the differences add up to more than this, in their greatest common unit, counting takes too long. */
const LARGEST_COUNTED = 1e6;

/**
 * The mean of paired differences between `-bound` and `bound`, in units of `bound`. One difference of each extreme is
 * added before the interval is taken, so that a few differing pairs, or none, do not look like certainty: D. G. Bonett
 * and R. M. Price, J. Educ. Behav. Stat. 37 (2012) 479-488, for pairs of shares. The p-value comes from the same moments.
 * Where few pairs differ, by whole numbers, they must also pass the exact test of their signs, which for shares of single matches is
 * McNemar's: the normal distribution finds 9 against 2 at the 5 % level, but chance does that in 6.5 % of cases. The p-value is
 * below 1 - `level` exactly where the interval excludes 0: see `withExact`.
 */
export function pairedShare(differences: Histogram, bound: number, level = 0.95): Difference {
  const { n, mean } = momentsOf(differences);
  if (n === 0) return { value: 0, low: -1, high: 1, n, p: 1 };
  const more = new Map(differences);
  for (const end of [-bound, bound]) count(more, end);
  const careful = momentsOf(more);
  const error = Math.sqrt((careful.variance * (careful.n - 1)) / careful.n / careful.n);
  const half = jstat.normal.inv(0.5 + level / 2, 0, 1) * error;
  const found = {
    value: mean / bound,
    low: Math.max(-1, (careful.mean - half) / bound),
    high: Math.min(1, (careful.mean + half) / bound),
    n,
    p: Math.min(1, 2 * jstat.normal.cdf(-Math.abs(careful.mean) / error, 0, 1)),
  };
  return withExact(found, signFlips(differences) ?? 0, level);
}

/**
 * The difference of a share that was the same in all of so many pairs. It is at most as large as the share of pairs that differ, and
 * that is below 3.7 of their number with 97.5 % confidence, by the binomial distribution.
 */
export function unchangedShare(pairs: number): Difference {
  const far = pairs === 0 ? 1 : 1 - 0.025 ** (1 / pairs);
  return { value: 0, low: -far, high: far, n: pairs, p: 1 };
}

/**
 * A difference that must also pass an exact test, with the p-value `exact`: the greater p-value counts, and where that test proves
 * nothing, the interval reaches to 0, so that both say the same.
 */
export function withExact<D extends Difference>(found: D, exact: number, level = 0.95): D {
  const p = Math.max(found.p, exact);
  if (exact < 1 - level) return { ...found, p };
  return { ...found, p, low: Math.min(found.low, 0), high: Math.max(found.high, 0) };
}

/**
 * How likely a sum as far from 0 is, if each of these differences has either sign with the same chance. Undefined where many differ,
 * since then it is the same as by the normal distribution, where they add up to more than can be counted, and where they are not
 * whole numbers.
 */
function signFlips(differences: Histogram): number | undefined {
  const differing = [...differences].filter(([value, times]) => value !== 0 && times > 0);
  const pairs = differing.reduce((sum, [, times]) => sum + times, 0);
  if (pairs > MOST_COUNTED || differing.some(([value]) => !Number.isInteger(value)))
    return undefined;
  const unit = differing.reduce((most, [value]) => greatestDivisor(most, Math.abs(value)), 0);
  const steps = differing.flatMap(([value, times]) => Array<number>(times).fill(value / unit));
  const seen = Math.abs(steps.reduce((sum, each) => sum + each, 0));
  const sizes = steps.map(Math.abs).toSorted((a, b) => a - b);
  const most = sizes.reduce((sum, each) => sum + each, 0);
  if (most > LARGEST_COUNTED) return undefined;
  // How likely this is the sum of those with a positive sign, by the sum.
  const chances = new Float64Array(most + 1);
  chances[0] = 1;
  let reached = 0;
  for (const size of sizes) {
    reached += size;
    for (let sum = reached; sum >= 0; sum--)
      chances[sum] = (chances[sum]! + (sum < size ? 0 : chances[sum - size]!)) / 2;
  }
  const far = chances.filter((_, sum) => Math.abs(2 * sum - most) >= seen);
  return Math.min(
    1,
    far.reduce((all, chance) => all + chance, 0),
  );
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

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
