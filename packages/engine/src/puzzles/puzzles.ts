import * as v from 'valibot';
import { short } from '../options.ts';
import { ok, problem, type Result } from '../refusal.ts';

/** How hard a puzzle is: by what share of the bots that were asked find it. */
export type Difficulty = 'easy' | 'medium' | 'hard';
export const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard'];

/** A number from `n` futures with its 95 % interval. */
export interface PuzzleNumber {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly n: number;
}

/** A position with something to find in it. */
interface Position {
  /** Follows from the position and the decision, so that a puzzle keeps its name when others are added. */
  readonly id: string;
  readonly difficulty: Difficulty;
  /** What is to be reached: messages `puzzle.goal.<goal>` and, in a list, `puzzle.name.<goal>` of the game. */
  readonly goal: string;
  readonly preset: string;
  /** In the game's notation, as are the actions. */
  readonly position: string;
  /** What is to be done, or the first of several actions. */
  readonly best: string;
  /** The bots that find it, and those that do not. */
  readonly found: readonly string[];
  readonly missed: readonly string[];
  /** Where it comes from: the number of the match, and how many entries were before it. */
  readonly match: number;
  readonly entry: number;
}

/** A puzzle with one clearly best decision, and the futures that show it. */
export interface WeighedPuzzle extends Position {
  /** The result to be expected after the best action: 0 to 1, in futures that had no part in choosing. */
  readonly value: PuzzleNumber;
  /** The action that came nearest, and what it is worth in the same futures. */
  readonly second: { readonly do: string; readonly value: PuzzleNumber };
  /** How much better the best action is than the second, in the same futures. */
  readonly by: PuzzleNumber;
  /** How often the goal was reached after the best and after the second action; absent where the goal is the result. */
  readonly reached?: { readonly best: PuzzleNumber; readonly second: PuzzleNumber } | undefined;
  /** Each of this many other actions was worse, in this many futures at most. */
  readonly others: number;
  readonly futures: number;
  /**
   * What is proven if all play perfectly from there: the best action is worth between `low` and `high`, and every other one `others` at
   * most, which is less than `low`. Absent where the game has no such proofs, or it would take too long.
   */
  readonly proven?:
    { readonly low: number; readonly high: number; readonly others: number } | undefined;
}

/** A puzzle whose goal can be reached for certain, as a complete search shows (`GoalSearch`). */
export interface SurePuzzle extends Position {
  /** The fewest actions that lead there, from `best` on. */
  readonly plan: readonly string[];
  /** The first actions after which the goal is still sure, and how many there are to choose from. */
  readonly right: readonly string[];
  readonly actions: number;
  /** Every position that can come before the goal is decided was looked at: this many. */
  readonly positions: number;
}

export type Puzzle = WeighedPuzzle | SurePuzzle;

/** Whether a complete search has proven a puzzle. */
export const isSure = (puzzle: Puzzle): puzzle is SurePuzzle => 'plan' in puzzle;

/** No puzzle that is proven by search has more positions: a page looks at all of them, too. */
export const MOST_POSITIONS = 3000;

/** What `puzzles.json` of a game holds. */
export interface PuzzleFile {
  readonly game: string;
  /** The version of the rules. */
  readonly version: number;
  /** The release and the digest of the code that found and proved the puzzles. */
  readonly code: { readonly release: string; readonly digest: string };
  readonly seed: string;
  /** The matches that were played, the decisions in them that were judged, and those that were proven. */
  readonly matches: number;
  readonly judged: number;
  /** The policy that plays on to the end, and the chance that a position which is no puzzle passes. */
  readonly by: string;
  readonly level: number;
  readonly puzzles: readonly Puzzle[];
}

const word = v.pipe(v.string(), v.nonEmpty());
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const number = v.strictObject({ value: v.number(), low: v.number(), high: v.number(), n: whole });

const position = {
  id: word,
  difficulty: v.picklist(['easy', 'medium', 'hard']),
  goal: word,
  preset: word,
  position: word,
  best: word,
  found: v.array(word),
  missed: v.array(word),
  match: whole,
  entry: whole,
};

const file = v.strictObject({
  game: word,
  version: whole,
  code: v.strictObject({ release: word, digest: word }),
  seed: word,
  matches: whole,
  judged: whole,
  by: word,
  level: v.number(),
  puzzles: v.array(
    v.union([
      v.strictObject({
        ...position,
        value: number,
        second: v.strictObject({ do: word, value: number }),
        by: number,
        reached: v.optional(v.strictObject({ best: number, second: number })),
        others: whole,
        futures: whole,
        proven: v.optional(
          v.strictObject({ low: v.number(), high: v.number(), others: v.number() }),
        ),
      }),
      v.strictObject({
        ...position,
        plan: v.pipe(v.array(word), v.nonEmpty()),
        right: v.pipe(v.array(word), v.nonEmpty()),
        actions: whole,
        positions: v.pipe(whole, v.maxValue(MOST_POSITIONS)),
      }),
    ]),
  ),
});

/** The gate for puzzles: what `puzzles.json` holds, as read from JSON. */
export function parsePuzzles(data: unknown): Result<PuzzleFile> {
  const read = v.safeParse(file, data);
  if (!read.success) {
    const issue = read.issues[0];
    const at = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
    return problem('puzzles.shape', { at, found: short(issue.message) });
  }
  const ids = new Set<string>();
  for (const { id } of read.output.puzzles) {
    if (ids.has(id)) return problem('puzzles.twice', { id });
    ids.add(id);
  }
  return ok(read.output);
}
