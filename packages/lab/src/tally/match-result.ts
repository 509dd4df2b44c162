import type { Outcome, Seat } from '@glade/engine';
import type { EarlyEnd } from './early-ends.ts';

/** The result of a match. The object is reused for the next match. */
export interface MatchResult {
  ended: boolean;
  /** Points of each seat, of `POINTS_PER_MATCH` together. One number where all are one team. */
  points: readonly number[];
  /** Points of each place in the order of play; empty where no lot decides it. */
  places: readonly number[];
  /** The seats in the order of play, who began first; empty where no lot decides it. */
  order: readonly Seat[];
  /** What the rules give each seat, `POINTS_PER_MATCH` for a whole win; one number where all are one team. */
  credit: readonly number[];
  turns: number;
  decisions: number;
  /** Decisions with more than one legal action. */
  real: number;
  /** Turns without such a decision. */
  dead: number;
  /** The sum of legal actions at all decisions. */
  legal: number;
  /** Throws and draws. */
  draws: number;
  /** Minutes at the assumed pace, rounded. */
  minutes: number;
  /** Seconds at the assumed pace, rounded. */
  seconds: number;
  /** How it ended; undefined where it did not. */
  outcome: Outcome | undefined;
  /** The seats whose part was over before the match was; the first comes first. */
  early: readonly EarlyEnd[];
  /** How often each kind of move was taken. */
  moves: ReadonlyMap<string, number>;
  /** A hash over all entries of the log. */
  hash: number;
}
