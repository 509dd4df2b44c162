import {
  CHANCE,
  defaults,
  outcomeAt,
  OVER,
  type Action,
  type OptionValues,
  type Random,
  type Rules,
} from '@glade/engine';
import { chosenOf, options } from '../src/options.ts';
import { policies } from '../src/policy.ts';
import { rules } from '../src/rules.ts';
import { SEAT, STOP, type FireState } from '../src/state.ts';
import type { ForestFireView } from '../src/view.ts';

// Random matches for the tests of this folder.

export type FireRules = Rules<FireState, ForestFireView>;

/** The rules with these options, and the rest at their defaults. */
export const rulesWith = (values: OptionValues = {}): FireRules => rules(valuesWith(values));

const valuesWith = (values: OptionValues): OptionValues => ({
  ...defaults(options),
  ...values,
});

/** Options drawn at random, all values of each equally likely; a free order only where it can be. */
export function someOptions(random: Random): OptionValues {
  const values: Record<string, OptionValues[string]> = {};
  for (const [name, option] of Object.entries(options.options)) {
    if (option.affects === 'rules')
      values[name] = option.values[random.below(option.values.length)]!;
  }
  return { ...valuesWith(values), ...chosenOf(valuesWith(values)) };
}

/** A way to choose, for one match. */
export type Choose = (s: FireState) => Action;

/** Any legal action or outcome, all equally likely; stops a match only rarely. */
export function anything(game: FireRules, random: Random): Choose {
  return (s) => {
    if (game.actor(s) === CHANCE) return outcomeAt(game, s, random.below(game.totalWeight(s)));
    const action = game.nth(s, random.below(game.count(s)));
    const stops = action % SEAT === STOP && random.below(8) > 0;
    return stops ? game.sieve!.nth(s, random.below(game.sieve!.count(s))) : action;
  };
}

/** Mostly what the policy does, so that matches are sometimes won; now and then anything. */
export function sensible(game: FireRules, random: Random): Choose {
  const policy = policies(game)['policy']!;
  const any = anything(game, random);
  return (s) =>
    game.actor(s) === CHANCE || random.below(4) === 0 ? any(s) : policy.choose(s, random);
}

/** Plays a match to its end or for so many steps; `see` looks at every state from the first to the last. */
export function playOut(
  game: FireRules,
  choose: Choose,
  see: (s: FireState) => void = () => {},
  steps = 3000,
): FireState {
  const s = game.create();
  for (let left = steps; ; left--) {
    see(s);
    if (game.actor(s) === OVER || left === 0) return s;
    game.apply(s, choose(s));
  }
}
