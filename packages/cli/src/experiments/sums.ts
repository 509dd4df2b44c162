import type { Sums } from '@glade/lab';

/** How often bounds from samples may be wrong on each of their two sides: in 99 of 100 cases they are right. */
export const WRONG_ON_A_SIDE = 0.005;

export const newSums = (): Sums => ({ n: 0, sum: 0, squares: 0 });

/** Adds one more observation. */
export function add(sums: Sums, value: number): void {
  sums.n += 1;
  sums.sum += value;
  sums.squares += value * value;
}
