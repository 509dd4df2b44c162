import jstat from 'jstat';
import type { Histogram } from '../play/histogram.ts';
import { POINTS } from '../play/tally.ts';
import { shareOf } from '../questions/run.ts';
import { equivalence } from '../statistics/equivalence.ts';
import { holm } from '../statistics/holm.ts';
import type { Estimate } from '../statistics/intervals.ts';
import { momentsOf } from '../statistics/moments.ts';

/** Whether the seats are even: what is shown, one way or the other. */
export interface Balance {
  /** Shares of points that are within this of an even share count as balanced. */
  readonly margin: number;
  readonly seats: readonly Even[];
  /** Whether it is shown, at 5 %, that every seat is within the margin. */
  readonly shown: boolean;
}

interface Even {
  /** The seat's share of the points. */
  readonly share: Estimate;
  /** p-value of its being even, with Holm's correction over the seats. */
  readonly uneven: number;
  /** p-value of its being off by the margin or more: two one-sided tests. */
  readonly off: number;
}

/** What is thought near enough where nobody says. */
export const MARGIN = 0.03;

/** Judges the points of each seat. That no difference is found shows nothing: for that there is `shown`. */
export function balanceOf(points: readonly Histogram[], margin: number): Balance {
  const even = 1 / points.length;
  const seats = points.map((histogram) => {
    const { n, variance } = momentsOf(histogram);
    const error = n === 0 ? Infinity : Math.sqrt(variance / n) / POINTS;
    const share = shareOf(histogram);
    return { share, p: differs(share.value - even, error), ...within(share.value, error) };
  });
  function within(value: number, error: number): { readonly off: number } {
    return { off: error === Infinity ? 1 : equivalence(value, error, even, margin).p };
  }
  const uneven = holm(seats.map(({ p }) => p));
  return {
    margin,
    seats: seats.map(({ share, off }, i) => ({ share, uneven: uneven[i]!, off })),
    shown: seats.every(({ off }) => off < 0.05),
  };
}

const differs = (difference: number, error: number): number =>
  error === 0
    ? Number(difference === 0)
    : 2 * jstat.normal.cdf(-Math.abs(difference) / error, 0, 1);
