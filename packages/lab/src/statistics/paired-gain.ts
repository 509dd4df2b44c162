import type { Histogram } from './histogram.ts';
import { studentPoint } from './student.ts';
import type { Estimate } from './intervals.ts';

/**
 * Of the matches that the first player loses, the share by which the second wins more: gained less lost, over the same
 * matches with the same dice. `differences`: of each match 1 if only the second wins, -1 if only the first does, in units of
 * `unit`; `won`: how many of all matches the first wins. A ratio of two sums with its 95 % interval, linearized: W. G.
 * Cochran, Sampling Techniques (1977), 2.11. One match of each kind is added before, as in `pairedShare`, so that few differing
 * matches do not look like certainty: simulated, it covers 98 % with 30 matches and 96 % with 300. Undefined where fewer than ten matches are lost.
 */
export function pairedGain(
  differences: Histogram,
  won: number,
  unit: number,
): Estimate | undefined {
  const n = [...differences.values()].reduce((sum, times) => sum + times, 0);
  const lost = n - won;
  if (lost < FEWEST_LOST) return undefined;
  const gained = differences.get(unit) ?? 0;
  const given = differences.get(-unit) ?? 0;
  const { middle, error } = ratioWithError(gained + 1, given + 1, lost + 1, n + 2);
  const half = studentPoint(0.975, n + 1) * error;
  const value = (gained - given) / lost;
  return {
    value,
    low: Math.min(value, middle - half),
    high: Math.max(value, Math.min(1, middle + half)),
    n,
  };
}

/** The ratio and its standard error, of `n` matches. */
function ratioWithError(
  gained: number,
  given: number,
  lost: number,
  n: number,
): { readonly middle: number; readonly error: number } {
  const middle = (gained - given) / lost;
  // Matches that only the second wins leave 1 - middle, those that both lose -middle, those that only the first wins -1.
  const squares = gained * (1 - middle) ** 2 + (lost - gained) * middle ** 2 + given;
  return { middle, error: Math.sqrt((squares / (n - 1)) * n) / lost };
}

const FEWEST_LOST = 10;
