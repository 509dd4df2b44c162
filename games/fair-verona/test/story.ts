import { Xoshiro, type OptionValues } from '@glade/engine';
import { chosenBy, optionsWith, toldMatch } from '@glade/engine/testing';
import type { Story } from '@glade/ui/effects';
import { fairVerona } from '../src/index.ts';

/** A match that bots play to its end, as a teller sees it. It is the same for the same seed. */
export function storyOf(values: OptionValues, seed: number, bot = 'sitters'): Story {
  const options = optionsWith(fairVerona, values);
  const rules = fairVerona.rules(options);
  const choose = chosenBy(rules, new Xoshiro(seed), fairVerona.policies(rules)[bot]!);
  return { ...toldMatch(rules, choose), options, people: [] };
}
