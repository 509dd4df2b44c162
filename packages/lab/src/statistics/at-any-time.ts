import jstat from 'jstat';
import { count, type Histogram } from './histogram.ts';
import type { Estimate } from './intervals.ts';
import { momentsOf } from './moments.ts';

// Intervals for people who look while matches are still being played. The usual interval holds at one number of matches that
// was fixed before; who looks again and again and stops at a good moment sees it miss far more often than it says. These
// hold at all numbers of observations together: over a whole study, one that ever misses is as rare as `level` says. They
// are wider, by half up to twice as wide.

/** From this many observations on a mean without known bounds has an interval: see `meanAtAnyTime`. */
export const FEWEST_LOOKED_AT = 100;

/** At about ten times this many observations the interval of a mean is narrowest, compared with the usual one. */
const NARROWEST = 100;

/**
 * The mean of values between `least` and `most`, scaled to 0 to 1, with an interval that holds at all times together. It
 * holds all shares that a mixture of other shares (Beta ½, ½) is not yet `1 / (1 - level)` times as likely as: H. Robbins,
 * Ann. Math. Statist. 41 (1970) 1397-1409. It holds exactly, by Ville's inequality; for values between the bounds, too, since
 * the likelihood of a share, as a function of the value, lies below its chord.
 */
export function shareAtAnyTime(
  histogram: Histogram,
  least: number,
  most: number,
  level = 0.95,
): Estimate {
  const { n, mean } = momentsOf(histogram);
  if (n === 0) return { value: 0, low: 0, high: 1, n };
  const value = (mean - least) / (most - least);
  const [yes, no] = [n * value, n * (1 - value)];
  const mixture = betaLog(yes + 0.5, no + 0.5) - betaLog(0.5, 0.5);
  const limit = -Math.log(1 - level);
  const possible = (p: number): boolean => mixture - timesLog(yes, p) - timesLog(no, 1 - p) < limit;
  return { value, low: endOf(possible, value, 0), high: endOf(possible, value, 1), n };
}

/**
 * The mean of any values with an interval that holds at all times together from `FEWEST_LOOKED_AT` observations on; before,
 * the interval is unbounded. `extremes`: values that count as seen once more, so that what was never seen counts as
 * possible. It is Robbins' normal mixture with the variance that was seen, which holds in the limit: I. Waudby-Smith, D.
 * Arbour, R. Sinha, E. H. Kennedy and A. Ramdas, Ann. Statist. 52 (2024) 2613-2640.
 */
export function meanAtAnyTime(
  histogram: Histogram,
  extremes: readonly number[] = [],
  level = 0.95,
): Estimate {
  const { n, mean } = momentsOf(histogram);
  if (n < FEWEST_LOOKED_AT) return { value: mean, low: -Infinity, high: Infinity, n };
  const more = new Map(histogram);
  for (const value of extremes) count(more, value);
  const { variance } = momentsOf(more);
  const all = n + NARROWEST;
  const half = Math.sqrt(
    ((variance * all) / n ** 2) * Math.log(all / NARROWEST / (1 - level) ** 2),
  );
  return { value: mean, low: mean - half, high: mean + half, n };
}

const betaLog = (a: number, b: number): number =>
  jstat.gammaln(a) + jstat.gammaln(b) - jstat.gammaln(a + b);

/** The logarithm of `p` to the power of `times`. */
const timesLog = (times: number, p: number): number => (times === 0 ? 0 : times * Math.log(p));

/** The last possible share on the way from one that is possible to `end`, by bisection. */
function endOf(possible: (p: number) => boolean, from: number, end: number): number {
  if (possible(end)) return end;
  let [inside, outside] = [from, end];
  for (let i = 0; i < 50; i++) {
    const middle = (inside + outside) / 2;
    if (possible(middle)) inside = middle;
    else outside = middle;
  }
  return outside;
}
