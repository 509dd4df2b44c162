/** Sums of observations: how many, their sum, and the sum of their squares. */
export interface Sums {
  n: number;
  sum: number;
  squares: number;
}

/**
 * How far the mean of `n` independent observations may lie from their expected mean, on one side, with this chance to be wrong.
 * All observations lie between two bounds that are `range` apart; they need not have the same distribution. It holds for any
 * number of observations, however skewed they are: A. Maurer and M. Pontil, "Empirical Bernstein Bounds and Sample Variance
 * Penalization", COLT 2009, theorem 11.
 */
export function bernsteinMargin(
  { n, sum, squares }: Readonly<Sums>,
  range: number,
  chance: number,
): number {
  if (n < 2) return range;
  const variance = Math.max(0, squares - (sum * sum) / n) / (n - 1);
  const log = Math.log(2 / chance);
  return Math.min(range, Math.sqrt((2 * variance * log) / n) + (7 * range * log) / (3 * (n - 1)));
}
