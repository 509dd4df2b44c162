import type { Action } from '../../actor.ts';
import { expect } from 'vitest';
import type { SearchRules } from '../../rules.ts';
import { legalOf, playOut, type Choose } from '../matches.ts';

/** What a symmetry of the board makes of a match. */
export interface Image<S> {
  /** What becomes of an action or outcome in this state. */
  readonly turned: (s: S, action: Action) => Action;
  /** Compares what lies on the table in a state with its image. */
  readonly expectTurned: (s: S, image: S) => void;
}

/** Plays a match and its image side by side: the legal actions and the scores must be images of each other, too. */
export function playImage<S extends object>(
  rules: SearchRules<S>,
  choose: Choose<S>,
  { turned, expectTurned }: Image<S>,
  steps?: number,
): void {
  const image = rules.create();
  const scores = [new Float64Array(rules.seats), new Float64Array(rules.seats)] as const;
  let next: Action | undefined;
  const chosen: Choose<S> = (s) => {
    const action = choose(s);
    next = turned(s, action);
    return action;
  };
  const see = (s: S): void => {
    if (next !== undefined) rules.apply(image, next);
    expectTurned(s, image);
    const moved = legalOf(rules, s).map((action) => turned(s, action));
    expect(legalOf(rules, image)).toEqual(moved.toSorted((a, b) => a - b));
    rules.score(s, scores[0]);
    rules.score(image, scores[1]);
    expect(scores[1]).toEqual(scores[0]);
  };
  playOut(rules, chosen, see, steps);
}
