import {
  bestResponse,
  counterfactualRegrets,
  expectedPayoff,
  exploitability,
  gameTree,
  uniformStrategy,
} from '@glade/bots/solve';
import type { SearchRules } from '@glade/engine';
import { expect, test } from 'vitest';
import kuhn from '../game.ts';

const rules: SearchRules = kuhn.rules({});
/** In coins, not as a share of the stakes. */
const tree = gameTree(rules, {
  payoff: (s, out) => out.set(rules.outcome(s).measures['points'] as number[]),
});

test('has the twelve information sets that Kuhn counts', () => {
  expect(tree.sets).toHaveLength(12);
});

test('the first player loses an eighteenth of a coin (Kuhn 1950)', () => {
  const strategy = counterfactualRegrets(tree, 300);
  const [first, second] = expectedPayoff(tree, strategy) as [number, number];
  expect(Math.abs(first + 1 / 18)).toBeLessThan(0.001);
  expect(first + second).toBeCloseTo(0, 9);
  expect(exploitability(tree, strategy)).toBeLessThan(0.001);
});

test('who bets, calls and folds by chance can be beaten', () => {
  const strategy = uniformStrategy(tree);
  // OpenSpiel counts 11/12 for both seats together.
  expect(bestResponse(tree, strategy, 0)).toBeCloseTo(1 / 2, 9);
  expect(exploitability(tree, strategy)).toBeCloseTo(11 / 24, 9);
});
