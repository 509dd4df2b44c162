import type { Action, Seat } from '../actor.ts';
import type { Rules } from '../rules.ts';
import type { Event } from '../trace.ts';

/** A position on the way from a puzzle, and what has happened on that way. */
export interface PuzzleWay {
  /** The seat that decides in the puzzle. */
  readonly seat: Seat;
  /** The position of the puzzle, and the present one. */
  readonly start: object;
  readonly now: object;
  /** What the last entry has brought. */
  readonly events: readonly Event[];
}

/** Something to reach that is nearer than the end of the match. */
export interface PuzzleGoal {
  /** Message `puzzle.goal.<id>` of the game says it. */
  readonly id: string;
  /** Whether this position has reached the goal; false once it can no longer be reached in time; undefined while it is open. */
  reached(way: PuzzleWay): boolean | undefined;
  /** Whether an action misses the goal for sure: what can be said without looking at what follows. Absent: of none. */
  misses?(way: Omit<PuzzleWay, 'events'>, action: Action): boolean;
  /**
   * The same as `reached` for bots, which do not know of the goal, if it forbids what they would do in a match. They play on until
   * this is known. Absent: they have to keep the goal sure.
   */
  asPlayed?(way: PuzzleWay): boolean | undefined;
}

/** In which matches puzzles of a game are looked for, and what they ask. */
export interface PuzzlePlan {
  /** The presets of the matches, in turn. */
  readonly presets: readonly string[];
  /** How many decisions of a match are judged by futures. Whether a goal is sure is searched in all of them. */
  readonly decisions: number;
  /** Whether goals are searched only in the first decision of each turn. */
  readonly fromTurns?: boolean;
  /** Nearer goals than the result, the most special first. Without any of them a puzzle asks for the best result. */
  goals?(rules: Rules): readonly PuzzleGoal[];
  /** What tells a position apart in a list, without the solution: the arguments of the message `puzzle.about`. */
  about?(state: object): Readonly<Record<string, number>>;
}
