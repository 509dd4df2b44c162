import type { BoundedMean } from '../statistics/bounded-mean.ts';
import { bonferroni } from '../statistics/multiple-tests.ts';
import { settlingAll, settlingMatches } from '../statistics/enough.ts';
import type { Histogram } from '../statistics/histogram.ts';
import { POINTS_PER_MATCH } from '../tally/tally.ts';
import type { Estimate } from '../statistics/intervals.ts';

/** Whether the seats are even: what the tests show, one way or the other. */
export interface SeatBalance {
  /** Shares of points within this distance of an even share count as balanced. */
  readonly margin: number;
  readonly seats: readonly SeatEvenness[];
  /** Whether it is shown that every seat is within the margin: see `isEven`. */
  readonly shown: boolean;
  /** Set where all seats shared the first place in every match: that tells nothing of the seats. */
  readonly tied?: true;
}

interface SeatEvenness {
  /** The seat's share of the points, with a range that holds together with those of the others. */
  readonly share: Estimate;
  /** The p-value of an even share, corrected for the seats: below 5 % where the range leaves out the even share. */
  readonly uneven: number;
  /** The p-value of being off by the margin or more, corrected too: two one-sided tests. */
  readonly off: number;
}

/** The default margin. */
export const DEFAULT_MARGIN = 0.03;

/**
 * Tests whether the seats are even. Finding no difference is no proof of evenness; `shown` is. The result is about the
 * seats only where the same bots sat in each. Ranges and tests have the same correction (Bonferroni's), so that whoever sees the
 * ranges beside an even share sees what is told.
 */
export function seatBalance(shares: readonly BoundedMean[], margin: number): SeatBalance {
  const even = 1 / shares.length;
  const tests = testsOf(shares.length);
  const corrected = (p: number): number => Math.min(1, tests * p);
  const seats = shares.map((share, i) => ({
    share: share.at(bonferroni(tests)),
    uneven: corrected(shares[i < tests ? i : 0]!.pDifferent(even)),
    off: corrected(share.pOutside(even, margin)),
  }));
  return { margin, seats, shown: seats.every(isEven) };
}

/** How many tests there are: of two seats one gains what the other loses, so it is one. */
export const testsOf = (seats: number): number => (seats === 2 ? 1 : seats);

/** Whether all seats shared the first place in every match. */
export const allTied = (points: readonly Histogram[]): boolean =>
  points.every((each) => each.size === 1 && each.has(POINTS_PER_MATCH / points.length));

/**
 * What the tests show, unless every match was a tie of all seats: bots that are alike may do the same in each, and that is no
 * evidence that seats are even.
 */
export const unlessTied = (balance: SeatBalance, points: readonly Histogram[]): SeatBalance =>
  allTied(points) ? { ...balance, shown: false, tied: true } : balance;

/**
 * Whether a seat is shown to be within the margin: both one-sided tests at 2.5 %, which is so where its whole range lies
 * within. At 5 % the sentence would say less than the range that stands beside it.
 */
export const isEven = ({ off }: Pick<SeatEvenness, 'off'>): boolean => off < 0.025;

/**
 * With about how many matches 4 of 5 studies would know whether the seats are even, if their shares stay as they are: one of them is
 * shown not to be even, or all are shown to be within the margin, whichever takes fewer. Where both take about as many, fewer would do:
 * either of them settles it. Undefined where no number is worth telling.
 */
export function settlingBalance(games: number, { seats, margin }: SeatBalance): number | undefined {
  const even = 1 / seats.length;
  const among = testsOf(seats.length);
  // Of two seats what holds for one holds for the other.
  const tested = seats.slice(0, among).map(({ share }) => share);
  const apart = tested.map((share) => settlingMatches(games, share, even, { among }));
  const isWithin = tested.every(({ value }) => Math.abs(value - even) < margin);
  const ends = tested.flatMap((share) =>
    [even - margin, even + margin].map((bound) => ({ ...share, bound })),
  );
  const within = isWithin ? settlingAll(games, ends, { among }) : undefined;
  const numbers = [...apart, within].filter((n) => n !== undefined);
  return numbers.length === 0 ? undefined : Math.min(...numbers);
}

/** How the places in the order of play share the wins, where a lot decides the order. */
export interface OrderBalance {
  /** Whether the rules treat all seats alike but for the lot: then seats are not compared. */
  readonly alike: boolean;
  /** The share of the points of each place: who began comes first. */
  readonly balance: SeatBalance;
}
