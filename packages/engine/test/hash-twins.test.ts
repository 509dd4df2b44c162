import { describe, expect, test } from 'vitest';
import { Xoshiro } from '../src/chance/random.ts';
import type { Outcome, SearchRules } from '../src/rules.ts';
import { compareTwins, mostCollisions } from '../src/testing/checks/hash-twins.ts';

/** A token that goes three steps, each of 0 or 1, with a wish that may count at the end. */
interface Walk {
  steps: number;
  at: number;
  wish: number;
}

function walking(hash: (s: Walk) => number, wishes: boolean): SearchRules {
  const rules: Partial<SearchRules<Walk>> = {
    create: () => ({ steps: 0, at: 0, wish: 0 }),
    copy: (from, to) => Object.assign(to, from),
    actor: (s) => (s.steps === 3 ? -2 : 0),
    count: () => 2,
    nth: (_, k) => k,
    apply(s, step) {
      s.steps += 1;
      s.at += step;
    },
    hash,
    outcome: (s): Outcome => ({
      code: 'arrived',
      winners: !wishes || s.at >= s.wish ? [0] : [],
      measures: { wish: s.wish },
    }),
  };
  return rules as SearchRules;
}

const compare = (rules: SearchRules, one: Walk, other: Walk) =>
  compareTwins(rules, one, other, new Xoshiro(1));

describe('two different positions with one hash', () => {
  const forgetful = (s: Walk): number => s.steps * 10 + s.at;
  const [one, other] = [
    { steps: 1, at: 1, wish: 0 },
    { steps: 1, at: 1, wish: 4 },
  ];

  test('are alike when what differs decides nothing', () => {
    expect(compare(walking(forgetful, false), one, other)).toBe('alike');
  });

  test('show a hash that leaves out what decides the match', () => {
    expect(compare(walking(forgetful, true), one, other)).toBe('forgotten');
  });

  test('are chance when their hashes part with the next action', () => {
    const hash = (s: Walk): number => (s.steps === 1 ? 7 : s.steps * 100 + s.at * 10 + s.wish);
    expect(compare(walking(hash, true), one, other)).toBe('chance');
  });
});

test('so many pairs share 32 bits by chance, but for once in a million times', () => {
  expect(mostCollisions(0)).toBe(0);
  expect(mostCollisions(5000 * 500)).toBe(1);
  // Poisson with mean 1: more than 8 with probability 1.1e-6, more than 9 with 1.1e-7.
  expect(mostCollisions(2 ** 32)).toBe(9);
});
