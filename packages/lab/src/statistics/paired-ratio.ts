import type { Difference } from './paired.ts';
import type { RatioGroup } from './ratio.ts';
import { studentChance, studentPoint } from './student.ts';

/**
 * The difference of two ratios over the same groups of matches, the second less the first, with its 95 % interval and its
 * p-value. Each group's part in it is linearized, so what both ratios have in common cancels out: W. G. Cochran, Sampling
 * Techniques (1977), 6.3 and 2.13; Student's distribution with one degree of freedom less than there are groups. `n` is
 * the number of observations in all groups. With fewer than two groups nothing is known.
 */
export function pairedRatio(
  first: readonly RatioGroup[],
  second: readonly RatioGroup[],
  n: number,
): Difference {
  const groups = first.flatMap((each, i) => {
    const other = second[i]!;
    return each.denominator > 0 && other.denominator > 0 ? [{ each, other }] : [];
  });
  const [before, after] = [
    totals(groups.map(({ each }) => each)),
    totals(groups.map(({ other }) => other)),
  ];
  const k = groups.length;
  if (k === 0) return { value: 0, low: -Infinity, high: Infinity, n, p: 1 };
  const value = after.ratio - before.ratio;
  if (k === 1) return { value, low: -Infinity, high: Infinity, n, p: 1 };
  const squares = groups.reduce((sum, { each, other }) => {
    const part =
      (other.numerator - after.ratio * other.denominator) / after.denominator -
      (each.numerator - before.ratio * each.denominator) / before.denominator;
    return sum + part ** 2;
  }, 0);
  const error = Math.sqrt((squares * k) / (k - 1));
  if (error === 0) return { value, low: value, high: value, n, p: value === 0 ? 1 : 0 };
  const half = studentPoint(0.975, k - 1) * error;
  const p = 2 * studentChance(-Math.abs(value) / error, k - 1);
  return { value, low: value - half, high: value + half, n, p };
}

function totals(groups: readonly RatioGroup[]): {
  readonly ratio: number;
  readonly denominator: number;
} {
  const numerator = groups.reduce((sum, each) => sum + each.numerator, 0);
  const denominator = groups.reduce((sum, each) => sum + each.denominator, 0);
  return { ratio: numerator / denominator, denominator };
}
