import type { OptionValues, Random, SearchRules } from '@glade/engine';
import { anything, optionsWith, someOptions, type Choose } from '@glade/engine/testing';
import { bots } from '../src/bots/index.ts';
import { starfallForest } from '../src/index.ts';
import { options } from '../src/rules/options.ts';
import type { StarfallState } from '../src/rules/state.ts';
import type { StarfallView } from '../src/rules/view.ts';

// Random matches for the tests of this folder.

export type StarfallRules = SearchRules<StarfallState, StarfallView>;

/** The rules with these options, and the rest at their defaults. */
export const rulesWith = (values: OptionValues = {}): StarfallRules =>
  starfallForest.rules(optionsWith({ options }, values)) as StarfallRules;

/** Options drawn at random, with at most so many turns. */
export const someShort = (random: Random): OptionValues => ({
  ...someOptions({ options }, random),
  turnCap: [100, 200][random.below(2)]!,
});

/** Mostly what the policy does; now and then anything. */
export function sensible(game: SearchRules<StarfallState>, random: Random): Choose<StarfallState> {
  const policy = bots.policies(game)['greedy']!;
  const any = anything(game, random);
  return (s) => (game.actor(s) < 0 || random.below(4) === 0 ? any(s) : policy.choose(s, random));
}
