import { CHANCE, type OptionValues, type Random, type SearchRules } from '@glade/engine';
import * as kit from '@glade/engine/testing';
import { bots } from '../src/bots/index.ts';
import { forestFire } from '../src/index.ts';
import { SEAT, STOP } from '../src/rules/actions.ts';
import { fireOptions, options } from '../src/rules/options.ts';
import type { FireState } from '../src/rules/state.ts';
import type { ForestFireView } from '../src/rules/view.ts';

// Random matches for the tests of this folder.

export type FireRules = SearchRules<FireState, ForestFireView>;
export type Choose = kit.Choose<FireState>;

/** The rules with these options, and the rest at their defaults. */
export const rulesWith = (values: OptionValues = {}): FireRules =>
  forestFire.rules(kit.optionsWith({ options }, values)) as FireRules;

/** Options drawn at random, with Firebreaks as a number. */
export function someOptions(random: Random): OptionValues {
  const values = kit.someOptions({ options }, random);
  return { ...values, ...fireOptions(values) };
}

/** Any legal action or outcome, all equally likely; stops a match only rarely. */
export function anything(game: SearchRules<FireState>, random: Random): Choose {
  const choose = kit.anything(game, random);
  return (s) => {
    const action = choose(s);
    const stops = game.actor(s) !== CHANCE && action % SEAT === STOP && random.below(8) > 0;
    return stops ? game.moveFilter!.nth(s, random.below(game.moveFilter!.count(s))) : action;
  };
}

/** Mostly what the policy does, so that matches are sometimes won; now and then anything. */
export function sensible(game: SearchRules<FireState>, random: Random): Choose {
  const policy = bots.policies(game)['policy']!;
  const any = anything(game, random);
  return (s) =>
    game.actor(s) === CHANCE || random.below(4) === 0 ? any(s) : policy.choose(s, random);
}
