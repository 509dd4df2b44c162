import { counterfactualRegrets, expectedPayoff, exploitability, gameTree } from '@glade/bots/solve';
import type { SearchRules } from '@glade/engine';
import { expect, test } from 'vitest';
import leduc from '../game.ts';

const rules: SearchRules = leduc.rules({});
/** In coins, not as a share of the stakes. */
const tree = gameTree(rules, {
  payoff: (s, out) => out.set(rules.outcome(s).measures['points'] as number[]),
});

test('has 288 information sets: Southey and others (2005) count 936 with two suits that decide nothing', () => {
  expect(tree.sets).toHaveLength(288);
});

test('the first player loses 0.0856 coins between best players', () => {
  const strategy = counterfactualRegrets(tree, 150);
  const [first] = expectedPayoff(tree, strategy) as [number];
  expect(Math.abs(first + 0.0856)).toBeLessThan(0.005);
  expect(exploitability(tree, strategy)).toBeLessThan(0.01);
});
