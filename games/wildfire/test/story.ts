import { Match, outcomeAt, OVER, Xoshiro, type OptionValues, type Seat } from '@glade/engine';
import { optionsWith } from '@glade/engine/testing';
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
  const names = Array.from({ length: rules.seats }, () => 'bot steady');
  const header = { options, dice: 'virtual', seed: `${seed}`, players: names } as const;
  const building = Match.start(wildfire, header).build();
  const random = new Xoshiro(seed);
  const policy = players === 'bots' ? wildfire.policies(rules)['policy'] : undefined;
  while (building.actor !== OVER) {
    const { state, actor } = building;
    const action =
      actor < 0
        ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
        : (policy?.choose(state, random) ?? rules.nth(state, random.below(rules.count(state))));
    if (building.play(action, actor) !== undefined) throw new Error(`seed ${seed}`);
  }
  const match = building.match();
  const events = match.events();
  const entries = match.log.map(({ actor }, i) => ({ actor, turn: 0, events: events[i]! }));
  return { entries, outcome: rules.outcome(match.state), options, seats: rules.seats, people };
}
