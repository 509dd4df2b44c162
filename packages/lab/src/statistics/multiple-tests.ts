/**
 * Holm's correction for several tests of one experiment. Reading each adjusted p-value at 5 % gives a false finding in
 * at most one of twenty experiments. S. Holm, Scand. J. Statist. 6 (1979) 65-70.
 */
export function holm(ps: readonly number[]): readonly number[] {
  const order = ps.map((_, i) => i).toSorted((a, b) => ps[a]! - ps[b]!);
  const adjusted = ps.map(() => 1);
  let least = 0;
  order.forEach((index, rank) => {
    least = Math.max(least, Math.min(1, (ps.length - rank) * ps[index]!));
    adjusted[index] = least;
  });
  return adjusted;
}

/** The level of each of `many` intervals, so that all hold together in 95 of 100 experiments. */
export const bonferroni = (many: number): number => 1 - 0.05 / Math.max(1, many);
