import { describe, expect, test } from 'vitest';
import { GoalSearch, TooMany, type PuzzleGoal, type Rules } from '../src/index.ts';

/** A toy with one seat: which place leads to which others. The goal is place G; from places without a way nothing leads on. */
function searchOf(ways: Readonly<Record<string, string>>, most: number) {
  const places = Object.keys(ways);
  interface State {
    at: string;
  }
  const on = ({ at }: State): string => ways[at]!;
  const rules = {
    kind: 'competitive',
    create: () => ({ at: places[0]! }),
    copy: (from: State, to: State) => Object.assign(to, from),
    actor: () => 0,
    count: (s: State) => on(s).length,
    nth: (s: State, k: number) => places.indexOf(on(s)[k]!),
    apply: (s: State, action: number) => {
      s.at = places[action]!;
    },
    notation: { position: ({ at }: State) => at },
  } as unknown as Rules;
  const goal: PuzzleGoal = {
    id: 'goal',
    reached: ({ now }) => (now as State).at === 'G' || undefined,
  };
  const search = new GoalSearch(rules, goal, { at: places[0]! }, most);
  return (to: string): boolean => search.couldReach({ at: places[0]! }, places.indexOf(to));
}

describe('whether a goal could still be reached', () => {
  test('does not depend on what was asked before', () => {
    // A and B lead to each other, and only A to the goal.
    const ways = { S: 'AB', A: 'BG', B: 'A', G: '' };
    expect(searchOf(ways, 10)('B')).toBe(true);
    const could = searchOf(ways, 10);
    expect(could('A')).toBe(true);
    expect(could('B')).toBe(true);
  });

  test('is denied where only places without the goal come', () => {
    const could = searchOf({ S: 'AC', A: 'B', B: 'A', C: 'AG', G: '' }, 10);
    expect(could('A')).toBe(false);
    expect(could('C')).toBe(true);
    expect(could('A')).toBe(false);
  });

  test('stays open where the search gave up, as often as it is asked', () => {
    const could = searchOf({ S: 'A', A: 'B', B: 'C', C: 'D', D: '' }, 2);
    expect(() => could('A')).toThrow(TooMany);
    expect(() => could('A')).toThrow(TooMany);
  });
});
