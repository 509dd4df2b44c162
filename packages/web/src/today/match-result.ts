import type { Game, Outcome, Seat } from '@glade/engine';

/** What people compare after a match: whether a seat has won, and what the game counts for it. */
export interface MatchResult {
  readonly won: boolean;
  /** What `counts` of the game names; undefined where the game names nothing. */
  readonly count: number | undefined;
}

/** The result of a match for a seat. */
export function resultFor(
  { counts }: Pick<Game, 'counts'>,
  { winners, measures }: Outcome,
  seat: Seat,
): MatchResult {
  const measure = counts === undefined ? undefined : measures[counts.measure];
  return {
    won: winners.includes(seat),
    count: typeof measure === 'object' ? measure[seat] : measure,
  };
}

/**
 * Whether a result is better than another: first who has won, then what is counted. Of two matches that were not won, the one
 * with fewer rounds is not better: so there only the most counts.
 */
export function isBetter(
  { counts }: Pick<Game, 'counts'>,
  one: MatchResult,
  other: MatchResult,
): boolean {
  if (one.won !== other.won) return one.won;
  if (counts === undefined || one.count === undefined || other.count === undefined) return false;
  if (counts.best === 'most') return one.count > other.count;
  return one.won && one.count < other.count;
}
