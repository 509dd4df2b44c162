import type { OptionValues, Random, SearchRules } from '@glade/engine';
import { anything, optionsWith, type Choose } from '@glade/engine/testing';
import { policies } from '../src/bots/policies.ts';
import { leafClimbers } from '../src/index.ts';
import { options } from '../src/rules/options.ts';
import type { ClimberState } from '../src/rules/state.ts';
import type { LeafClimbersView } from '../src/rules/view.ts';

// Matches for the tests of this folder.

export type ClimberRules = SearchRules<ClimberState, LeafClimbersView>;

/** The rules with these options, and the rest at their defaults. */
export const rulesWith = (values: OptionValues = {}): ClimberRules =>
  leafClimbers.rules(optionsWith({ options }, values)) as ClimberRules;

/** Each seat as one of the policies, or at random, and chance by its weights. */
export function seated(
  game: ClimberRules,
  names: readonly string[],
  random: Random,
): Choose<ClimberState> {
  const all = policies(game);
  const any = anything(game, random);
  const seats = names.map((name) => all[name]);
  return (s) => {
    const actor = game.actor(s);
    return seats[actor]?.choose(s, random) ?? any(s);
  };
}

/** The same policy in all seats. */
export const everywhere = (
  game: ClimberRules,
  name: string,
  random: Random,
): Choose<ClimberState> =>
  seated(
    game,
    Array.from({ length: game.seats }, () => name),
    random,
  );
