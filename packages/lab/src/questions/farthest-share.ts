import type { Experiment } from '../experiment/experiment.ts';
import { allTied, testsOf } from '../report/seat-balance.ts';
import { bonferroni } from '../statistics/multiple-tests.ts';
import type { Estimate } from '../statistics/intervals.ts';
import type { Tally } from '../tally/tally.ts';
import { placeShares, pointShares } from './side-results.ts';

/** How far the seats of a setting are from an even share. */
export interface SeatShares {
  /** The share of wins of each seat; of each place in the order of play where `places` is set. */
  readonly shares: readonly Estimate[];
  /** Set where a lot decides who begins in all settings, and the seats are alike otherwise. */
  readonly places?: true;
  /** Set where all seats shared the first place in every match. That tells nothing of the seats, and all is possible. */
  readonly tied?: true;
}

/**
 * The distance from an even share of the seat that is farthest from it, with an interval that holds together with those of
 * `together` settings; of places in the order of play if `places` is set. It reaches from the farthest that some seat is at least to the farthest that one can be.
 */
export function farthestShare(
  experiment: Experiment,
  tally: Tally,
  together: number,
  places: boolean,
): SeatShares & { readonly reached: Estimate } {
  const seats = tally.points.length;
  const level = bonferroni(together * testsOf(seats));
  const shares = (places ? placeShares : pointShares)(tally, experiment, level);
  const kind = { shares, ...(places ? { places: true as const } : {}) };
  const even = 1 / seats;
  const { n } = shares[0]!;
  if (allTied(tally.points))
    return { ...kind, tied: true, reached: { value: 0, low: 0, high: 1 - even, n } };
  const off = (share: number): number => Math.abs(share - even);
  const least = ({ low, high }: Estimate): number =>
    low <= even && even <= high ? 0 : Math.min(off(low), off(high));
  const most = ({ low, high }: Estimate): number => Math.max(off(low), off(high));
  const reached = {
    value: Math.max(...shares.map(({ value }) => off(value))),
    low: Math.max(...shares.map(least)),
    high: Math.max(...shares.map(most)),
    n,
  };
  return { ...kind, reached };
}

/** The seat, or place, that is farthest from an even share: the first of those that are as far. */
export const farthestSeat = ({ shares }: SeatShares): number => {
  const off = ({ value }: Estimate): number => Math.abs(value - 1 / shares.length);
  return shares.reduce((most, each, i) => (off(each) > off(shares[most]!) + 1e-9 ? i : most), 0);
};
