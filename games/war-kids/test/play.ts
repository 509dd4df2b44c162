import type { OptionValues, Random } from '@glade/engine';
import { anything, optionsWith, type Choose } from '@glade/engine/testing';
import { battle, type BattleRules } from '../src/rules/kernel.ts';
import { chosenOf, options, SCENARIOS, type ScenarioName } from '../src/rules/options.ts';
import { policies } from '../src/bots/index.ts';
import type { Scenario } from '../src/rules/setup/scenario.ts';
import { scenarios } from '../src/scenario/built-in.ts';
import type { BattleState } from '../src/rules/state.ts';

// Matches for the tests of this folder.

/** All options: these, and the rest at their defaults. */
export const valuesWith = (values: OptionValues = {}): OptionValues =>
  optionsWith({ options }, values);

/** A battle with these options, by a scenario of its own or by the one the options name. */
export function battleWith(values: OptionValues = {}, scenario?: Scenario): BattleRules {
  const all = valuesWith(values);
  if (scenario === undefined) return battle(scenarios[all['scenario'] as ScenarioName], all);
  const name = SCENARIOS.find((each) => scenarios[each] === scenario);
  return battle(scenario, { ...all, scenario: name ?? 'own' });
}

/** What the rules are after the scenario has been asked. */
export const resolved = (values: OptionValues, scenario: Scenario): OptionValues => ({
  ...chosenOf(valuesWith(values), scenario),
});

/** Each side by a policy or at random, and chance by its weights. */
export function seated(
  game: BattleRules,
  names: readonly string[],
  random: Random,
): Choose<BattleState> {
  const all = policies(game);
  const any = anything(game, random);
  const seats = names.map((name) => all[name]);
  return (s) => seats[game.actor(s)]?.choose(s, random) ?? any(s);
}

/** Mostly what the policy does; now and then anything. */
export function sensible(game: BattleRules, random: Random): Choose<BattleState> {
  const greedy = seated(game, ['greedy', 'greedy'], random);
  const any = anything(game, random);
  return (s) => (random.below(4) === 0 ? any(s) : greedy(s));
}
