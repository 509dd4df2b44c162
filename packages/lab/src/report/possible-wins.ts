import type { ValueBounds } from '@glade/engine';

/** The share of matches that perfect play wins lies between these: for certain, or from samples in 99 of 100 cases. */
export interface PossibleWins extends ValueBounds {
  readonly kind: 'proven' | 'sampled';
}

/** From here on even all matches are so near that they say enough as an upper bound. */
const NEARLY_ALL = 0.99;

/** Whether the upper bound tells how near to perfect play somebody comes: that nobody wins more than all is always known. */
export const isBounded = ({ lower, upper }: ValueBounds): boolean =>
  upper < 1 || lower >= NEARLY_ALL;
