import { studentPoint } from '../statistics/student.ts';
import { FOUR_OF_FIVE, moreMatches, MOST_TOLD } from '../statistics/enough.ts';
import { GROUP_COUNT } from '../tally/decision-groups.ts';
import { isShare, type Change } from './changes.ts';

/** A share that changes by less than this, in hundredths of a whole, can be forgotten: 5 of 100 matches. */
const SHARE_MARGIN = 0.05;
/** So can what changes by less than this part of its mean. */
const MEAN_MARGIN = 0.05;

/** From where on a change of a number counts. */
export interface Margin {
  /** What is counted, as `Change.of` names it. */
  readonly of: string;
  /** Its mean with the usual rules; over all matches of the screening where they were not played by themselves. */
  readonly mean: number;
  /** 5 percentage points of a share, else 5 % of the mean. Nothing can be said to be less where this is 0. */
  readonly margin: number;
  /**
   * About how many matches of each combination prove a change of this size in 4 of 5 cases, where one factor makes it and the others are
   * as here. Absent where that is more than is worth telling, or not known.
   */
  readonly games?: number;
}

/** The margin of a number with this mean over all matches. */
export const marginOf = (of: string, mean: number): number =>
  isShare(of) ? SHARE_MARGIN : MEAN_MARGIN * Math.abs(mean);

/** Whether a number is proven to change. One under two names counts once, and that another rule comes up is no change to tell. */
export const isElsewhere = ({ of, adjusted, test }: Change): boolean =>
  test && !of.startsWith('clause.') && adjusted < 0.05;

/**
 * Whether a number is not proven to change, and yet looks so: by its own p, not corrected for the others of its rule. More matches may
 * prove it.
 */
export const looksElsewhere = ({ of, p, adjusted, test }: Change): boolean =>
  test && !of.startsWith('clause.') && adjusted >= 0.05 && p < LOOKS_CHANGED;

/** Chance alone gives a number so small a p in one of a hundred cases. */
const LOOKS_CHANGED = 0.01;

/**
 * About how many matches prove a change of `margin` in 4 of 5 cases, if it varies as much as those with these intervals, which come
 * from `games` matches in `n` groups: the widest counts. The size is given and not taken from what was seen, because of many the one
 * that looks greatest looks greater than it is.
 */
export function matchesFor(
  margin: number,
  seen: readonly { readonly low: number; readonly high: number; readonly n: number }[],
  games: number,
  tests: number,
): number | undefined {
  const errors = seen
    .filter(({ low, high, n }) => n > 1 && high > low)
    .map(({ low, high, n }) => (high - low) / 2 / studentPoint(0.975, n - 1));
  if (errors.length === 0 || margin <= 0) return undefined;
  const narrower =
    (studentPoint(1 - 0.025 / tests, GROUP_COUNT - 1) + FOUR_OF_FIVE) *
    (Math.max(...errors) / margin);
  const n = moreMatches(games, narrower ** 2, 0);
  return n <= MOST_TOLD ? n : undefined;
}
