/**
 * Holm's correction for several questions asked of one experiment: the p-values adjusted so that reading each at 5 %
 * finds anything where nothing is in at most one experiment of twenty. S. Holm, Scand. J. Statist. 6 (1979) 65-70.
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

/** The level at which each of `many` intervals must be taken so that all hold together in 95 of 100 experiments. */
export const bonferroni = (many: number): number => 1 - 0.05 / Math.max(1, many);
