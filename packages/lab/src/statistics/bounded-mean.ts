import jstat from 'jstat';
import { count, type Histogram } from './histogram.ts';
import { wilson, type Estimate } from './intervals.ts';
import { momentsOf } from './moments.ts';
import { studentChance, studentPoint } from './student.ts';

/** The mean of values between two bounds, and tests of claims about it. */
export interface BoundedMean {
  readonly estimate: Estimate;
  /** The same with the interval of another level. */
  readonly at: (level: number) => Estimate;
  /** The two-sided p-value of the mean being this value. */
  readonly pDifferent: (claim: number) => number;
  /** The p-value of the mean being off the claim by the margin or more: the larger of two one-sided tests. */
  readonly pOutside: (claim: number, margin: number) => number;
}

/**
 * The mean of `n` observations between `least` and `most`, scaled to 0 to 1. Where all of them are at a bound, it is a
 * share with Wilson's interval, and claims meet the score test. Otherwise one observation at each bound is added before
 * Student's interval is taken, so that values that were never seen still count as possible: the idea of D. G. Bonett
 * and R. M. Price, J. Educ. Behav. Stat. 37 (2012) 479-488.
 */
export function boundedMean(
  histogram: Histogram,
  least: number,
  most: number,
  level = 0.95,
): BoundedMean {
  const whole = [...histogram.keys()].every((value) => value === least || value === most);
  return whole ? shareAtBounds(histogram, most, level) : carefulMean(histogram, least, most, level);
}

function shareAtBounds(histogram: Histogram, most: number, level: number): BoundedMean {
  const { n } = momentsOf(histogram);
  const at = (wanted: number): Estimate =>
    wilson(histogram.get(most) ?? 0, n, jstat.normal.inv(0.5 + wanted / 2, 0, 1));
  const estimate = at(level);
  const beyond = (claim: number): number => {
    const error = Math.sqrt((claim * (1 - claim)) / n);
    const off = estimate.value - claim;
    return error > 0 && n > 0 ? off / error : Math.sign(off) * CERTAIN_Z;
  };
  const normal = (z: number): number => jstat.normal.cdf(z, 0, 1);
  return {
    estimate,
    at,
    pDifferent: (claim) => (n === 0 ? 1 : Math.min(1, 2 * normal(-Math.abs(beyond(claim))))),
    pOutside: (claim, margin) => (n === 0 ? 1 : pOutsideMargin(claim, margin, beyond, normal)),
  };
}

function carefulMean(
  histogram: Histogram,
  least: number,
  most: number,
  level: number,
): BoundedMean {
  const more = new Map(histogram);
  count(more, least);
  count(more, most);
  const { n, mean } = momentsOf(histogram);
  const careful = momentsOf(more);
  const share = (value: number): number => (value - least) / (most - least);
  const error = Math.sqrt(careful.variance / careful.n) / (most - least);
  const middle = share(careful.mean);
  const value = share(mean);
  const beyond = (claim: number): number => (middle - claim) / error;
  const chance = (t: number): number => studentChance(t, n + 1);
  const at = (wanted: number): Estimate => {
    const half = studentPoint(0.5 + wanted / 2, n + 1) * error;
    return {
      value,
      low: Math.min(value, Math.max(0, middle - half)),
      high: Math.max(value, Math.min(1, middle + half)),
      n,
    };
  };
  return {
    estimate: at(level),
    at,
    pDifferent: (claim) => Math.min(1, 2 * chance(-Math.abs(beyond(claim)))),
    pOutside: (claim, margin) => pOutsideMargin(claim, margin, beyond, chance),
  };
}

/** A z-value that stands for certainty. */
const CERTAIN_Z = 40;

/**
 * Two one-sided tests of whether the mean is within the margin of the claim. D. J. Schuirmann, J. Pharmacokin.
 * Biopharm. 15 (1987) 657-680. A test that finds no difference would not show that. Where an end of the band lies
 * beyond 0 or 1, the mean cannot pass it.
 */
function pOutsideMargin(
  claim: number,
  margin: number,
  beyond: (claim: number) => number,
  chance: (x: number) => number,
): number {
  const [low, high] = [claim - margin, claim + margin];
  return Math.max(low < 0 ? 0 : chance(-beyond(low)), high > 1 ? 0 : chance(beyond(high)));
}
