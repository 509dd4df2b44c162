import {
  GoalSearch,
  isSure,
  OVER,
  TooMany,
  type Action,
  type Puzzle,
  type PuzzleGoal,
  type Rules,
} from '@glade/engine';

/** What is worth less than the best by more than this is not nearly as good: a tenth of a match. */
const NEARLY = 0.1;

/** A goal of a puzzle, and what has been searched on the way to it. */
export interface Searched {
  readonly goal: PuzzleGoal;
  readonly search: GoalSearch;
  readonly start: object;
}

/**
 * Why a legal action does not solve a puzzle: the message `puzzles.wrong.<key>` that says so. `second`: it is the second best, and nearly as
 * good. `worse`: another one is clearly better.
 * `wins`, `ends`: the match is over, but not as the puzzle asks. `asked`: it is done otherwise than the puzzle asks. `never`: the goal
 * cannot be reached any more. `unsure`: it can, but not for sure. `searched` is absent where a puzzle asks for the best result.
 */
export function whyWrong(
  rules: Rules,
  puzzle: Puzzle,
  searched: Searched | undefined,
  now: object,
  action: Action,
): 'second' | 'worse' | 'wins' | 'ends' | 'asked' | 'never' | 'unsure' {
  if (!isSure(puzzle)) {
    const { value, second } = puzzle;
    const isNear = value.value - second.value.value <= NEARLY;
    return isNear && rules.notation.format(now, action) === second.do ? 'second' : 'worse';
  }
  if (searched === undefined) return 'unsure';
  const { goal, search, start } = searched;
  const { s } = search.after(now, action);
  const seat = rules.actor(start);
  if (rules.actor(s) === OVER) {
    const { winners } = rules.outcome(s);
    return winners.length === 1 && winners[0] === seat ? 'wins' : 'ends';
  }
  if (goal.misses?.({ seat, start, now }, action) === true) return 'asked';
  try {
    return search.couldReach(now, action) ? 'unsure' : 'never';
  } catch (error) {
    if (error instanceof TooMany) return 'unsure';
    throw error;
  }
}
