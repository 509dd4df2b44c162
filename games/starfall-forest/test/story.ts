import { Xoshiro, type OptionValues, type Seat } from '@glade/engine';
import { chosenBy, optionsWith, toldMatch } from '@glade/engine/testing';
import type { Story } from '@glade/ui/effects';
import { starfallForest } from '../src/index.ts';

/** A match that bots play to its end, as a teller sees it. It is the same for the same seed. */
export function storyOf(values: OptionValues, seed: number, people: readonly Seat[] = []): Story {
  const options = optionsWith(starfallForest, values);
  const rules = starfallForest.rules(options);
  const choose = chosenBy(rules, new Xoshiro(seed), starfallForest.policies(rules)['greedy']!);
  return { ...toldMatch(rules, choose), options, people };
}
