import { CHANCE, Xoshiro, type OptionValues } from '@glade/engine';
import { chosenBy, legalOf, optionsWith, toldMatch, type Choose } from '@glade/engine/testing';
import type { Story } from '@glade/ui/effects';
import { forestFire } from '../src/index.ts';
import { DONE } from '../src/rules/actions.ts';
import type { FireState } from '../src/rules/state.ts';

/** Who plays: bots that play well, such that are careless now and then, or nobody while every roll finds a square to burn. */
export type Crew = 'policy' | 'careless' | 'idle';

/** A match that bots play to its end, as a teller sees it. It is the same for the same seed. */
export function storyOf(values: OptionValues, seed: number, crew: Crew): Story {
  const options = optionsWith(forestFire, { maxRounds: 30, ...values });
  const rules = forestFire.rules(options);
  const idle: Choose<object> = (s) => {
    const { counters } = s as FireState;
    const legal = legalOf(rules, s);
    const chance = rules.actor(s) === CHANCE;
    return legal.find((a) => (chance ? counters[a] === 0 : a >= DONE)) ?? legal[0]!;
  };
  const choose =
    crew === 'idle' ? idle : chosenBy(rules, new Xoshiro(seed), forestFire.policies(rules)[crew]!);
  return { ...toldMatch(rules, choose), options, people: [] };
}
