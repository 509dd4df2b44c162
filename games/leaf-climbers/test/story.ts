import { Match, outcomeAt, OVER, Xoshiro, type OptionValues, type Seat } from '@glade/engine';
import { optionsWith } from '@glade/engine/testing';
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
  const players = Array.from({ length: rules.seats }, () => 'bot steady');
  const header = { options, dice: 'virtual', seed: `${seed}`, players } as const;
  const building = Match.start(leafClimbers, header).build();
  const random = new Xoshiro(seed);
  const bot = leafClimbers.policies(rules)[policy]!;
  while (building.actor !== OVER) {
    const { state, actor } = building;
    const action =
      actor < 0
        ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
        : bot.choose(state, random);
    if (building.play(action, actor) !== undefined) throw new Error(`seed ${seed}`);
  }
  const match = building.match();
  const events = match.events();
  const entries = match.log.map(({ actor }, i) => ({ actor, turn: 0, events: events[i]! }));
  return { entries, outcome: rules.outcome(match.state), options, seats: rules.seats, people };
}
