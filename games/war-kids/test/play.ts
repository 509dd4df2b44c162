import { withNotation, type OptionValues, type Random, type SearchRules } from '@glade/engine';
import { anything, optionsWith, type Choose } from '@glade/engine/testing';
import { evaluationOf } from '../src/bots/evaluation.ts';
import { bots } from '../src/bots/index.ts';
import { notation } from '../src/notation/index.ts';
import { battle, type BattleKernel } from '../src/rules/kernel.ts';
import { battleOptions, options, SCENARIOS, type ScenarioName } from '../src/rules/options.ts';
import type { Scenario } from '../src/rules/setup/scenario.ts';
import type { BattleState } from '../src/rules/state.ts';
import type { BattleView } from '../src/rules/view.ts';
import { scenarios } from '../src/scenario/built-in.ts';

// Matches for the tests of this folder.

/** The rules of a battle with their notation, and with what a search knows. */
export type BattleRules = BattleKernel & SearchRules<BattleState, BattleView>;

/** A battle by any scenario. */
export function battleBy(scenario: Scenario, values: OptionValues): BattleRules {
  const kernel = battle(scenario, values);
  return { ...kernel, ...withNotation(kernel, notation(kernel)), ...evaluationOf(kernel) };
}

/** All options: these, and the rest at their defaults. */
export const valuesWith = (values: OptionValues = {}): OptionValues =>
  optionsWith({ options }, values);

/** A battle with these options, by a scenario of its own or by the one the options name. */
export function battleWith(values: OptionValues = {}, scenario?: Scenario): BattleRules {
  const all = valuesWith(values);
  if (scenario === undefined) return battleBy(scenarios[all['scenario'] as ScenarioName], all);
  const name = SCENARIOS.find((each) => scenarios[each] === scenario);
  return battleBy(scenario, { ...all, scenario: name ?? 'own' });
}

/** What the rules are after the scenario has been asked. */
export const resolved = (values: OptionValues, scenario: Scenario): OptionValues => ({
  ...battleOptions(valuesWith(values), scenario),
});

/** Each side by a policy or at random, and chance by its weights. */
export function seated(
  game: BattleRules,
  names: readonly string[],
  random: Random,
): Choose<BattleState> {
  const all = bots.policies(game);
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
