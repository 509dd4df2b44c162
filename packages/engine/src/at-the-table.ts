import type { OptionValues } from './options.ts';
import type { Refusal } from './refusal.ts';
import type { Throw } from './rules.ts';

/** Something that people need to play at a real table: the message `need.<code>`, or dice. */
export interface Need {
  readonly code: string;
  /** How many; undefined where nobody has to count. */
  readonly n?: number;
  /** These are `n` dice with this many sides. The app can throw them for people who do not have them. */
  readonly sides?: number;
  /** The rules that ask for it. */
  readonly clauses: readonly string[];
}

/** What a game needs at a real table. `V` is its view. */
export interface RealTable<V = unknown> {
  /** What people need with these options. `view` is what everybody sees before the first entry. */
  needs(options: OptionValues, view: V): readonly Need[];
  /** The options with which seat 0 begins; undefined where the rules or a draw in the match say who does. */
  readonly firstSeatBegins?: OptionValues;
}

/** What somebody has at the end of a match on paper. */
export interface PaperScore {
  readonly points: number;
  /** Whether what they had to save still stands. */
  readonly saved: boolean;
}

/**
 * How the common throws of a game are called for people who each keep their own paper. `calls` are the faces of the throws
 * that have counted so far, from the first on.
 */
export interface Caller {
  /** The options of the game that people choose here. */
  readonly options: readonly string[];
  /** The options that make it the game with common throws. */
  readonly mode: OptionValues;
  /** No player can have more points. */
  readonly mostPoints: number;
  /** What is thrown next. */
  next(calls: readonly (readonly number[])[]): Throw;
  /** Why these faces do not count, so that the dice are thrown again. */
  refuses(
    options: OptionValues,
    calls: readonly (readonly number[])[],
    faces: readonly number[],
  ): Refusal | undefined;
  /** The higher the better; players with the same rank share their place. */
  rank(options: OptionValues, score: PaperScore): number;
}
