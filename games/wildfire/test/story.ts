import { Xoshiro, type OptionValues, type Seat } from '@glade/engine';
import { anything, chosenBy, optionsWith, toldMatch } from '@glade/engine/testing';
import type { Story } from '@glade/ui/effects';
import { wildfire } from '../src/index.ts';

/** Who plays: bots that play well, or people who do anything. */
export type Players = 'bots' | 'anybody';

/** A match played to its end, as a teller sees it. It is the same for the same seed. */
export function storyOf(
  values: OptionValues,
  seed: number,
  players: Players,
  people: readonly Seat[] = [],
): Story {
  const options = optionsWith(wildfire, values);
  const rules = wildfire.rules(options);
  const random = new Xoshiro(seed);
  const choose =
    players === 'bots'
      ? chosenBy(rules, random, wildfire.policies(rules)['policy']!)
      : anything(rules, random);
  return { ...toldMatch(rules, choose), options, people };
}
