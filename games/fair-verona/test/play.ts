import type { OptionValues, Random, SearchRules } from '@glade/engine';
import { anything, optionsWith, type Choose } from '@glade/engine/testing';
import { bots } from '../src/bots/index.ts';
import { fairVerona } from '../src/index.ts';
import { options } from '../src/rules/options.ts';
import type { VeronaKernel } from '../src/rules/rules.ts';
import type { VeronaState } from '../src/rules/state.ts';
import type { VeronaView } from '../src/rules/view.ts';

// Matches for the tests of this folder.

export type VeronaRules = VeronaKernel & SearchRules<VeronaState, VeronaView>;

/** The rules with these options, and the rest at their defaults. */
export const rulesWith = (values: OptionValues = {}): VeronaRules =>
  rulesOf(optionsWith({ options }, values));

/** The rules with all of these options. */
export const rulesOf = (values: OptionValues): VeronaRules =>
  fairVerona.rules(values) as VeronaRules;

/** Mostly what a policy does; now and then anything. At random alone matches are soon lost. */
export function sensible(game: SearchRules<VeronaState>, random: Random): Choose<VeronaState> {
  const policy = bots.policies(game)[random.below(2) === 0 ? 'cautious' : 'sitters']!;
  const any = anything(game, random);
  const wild = [0, 8, 20][random.below(3)]!;
  return (s) =>
    game.actor(s) < 0 || (wild > 0 && random.below(wild) === 0) ? any(s) : policy.choose(s, random);
}
