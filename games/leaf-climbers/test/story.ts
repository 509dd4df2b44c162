import { Xoshiro, type OptionValues, type Seat } from '@glade/engine';
import { chosenBy, optionsWith, toldMatch } from '@glade/engine/testing';
import type { Story } from '@glade/ui/effects';
import { leafClimbers } from '../src/index.ts';

/** A match that bots of one policy play to its end, as a teller sees it. It is the same for the same seed. */
export function storyOf(
  values: OptionValues,
  seed: number,
  policy: 'careful' | 'greedy',
  people: readonly Seat[] = [],
): Story {
  const options = optionsWith(leafClimbers, values);
  const rules = leafClimbers.rules(options);
  const choose = chosenBy(rules, new Xoshiro(seed), leafClimbers.policies(rules)[policy]!);
  return { ...toldMatch(rules, choose), options, people };
}
