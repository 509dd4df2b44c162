import type { BoundedMean } from '../statistics/bounded-mean.ts';
import { holm } from '../statistics/multiple-tests.ts';
import type { Estimate } from '../statistics/intervals.ts';

/** Whether the seats are even: what is shown, one way or the other. */
export interface SeatBalance {
  /** Shares of points that are within this of an even share count as balanced. */
  readonly margin: number;
  readonly seats: readonly SeatEvenness[];
  /** Whether it is shown, at 5 %, that every seat is within the margin. */
  readonly shown: boolean;
}

interface SeatEvenness {
  /** The seat's share of the points. */
  readonly share: Estimate;
  /** p-value of its being even, with Holm's correction over the seats. */
  readonly uneven: number;
  /** p-value of its being off by the margin or more: two one-sided tests. */
  readonly off: number;
}

/** What is thought near enough where nobody says. */
export const DEFAULT_MARGIN = 0.03;

/**
 * Judges the share of points of each seat. That no difference is found shows nothing: for that there is `shown`. It
 * tells of the seats only where the same bots sat in each.
 */
export function seatBalance(shares: readonly BoundedMean[], margin: number): SeatBalance {
  const even = 1 / shares.length;
  // Of two seats one has what the other lacks: one test.
  const tested = shares.length === 2 ? shares.slice(0, 1) : shares;
  const uneven = holm(tested.map((share) => share.pDifferent(even)));
  const seats = shares.map((share, i) => ({
    share: share.estimate,
    uneven: uneven[i] ?? uneven[0]!,
    off: share.pOutside(even, margin),
  }));
  return { margin, seats, shown: seats.every(({ off }) => off < 0.05) };
}
