import { Match, outcomeAt, OVER, Xoshiro, type OptionValues } from '@glade/engine';
import { optionsWith } from '@glade/engine/testing';
import type { Story } from '@glade/ui/effects';
import { fairVerona } from '../src/index.ts';
import { options as all } from '../src/rules/options.ts';

/** A match that bots play to its end, as a teller sees it. It is the same for the same seed. */
export function storyOf(values: OptionValues, seed: number, bot = 'sitters'): Story {
  const options = optionsWith({ options: all }, values);
  const rules = fairVerona.rules(options);
  const players = Array.from({ length: rules.seats }, () => 'bot steady');
  const start = { options, dice: 'virtual', seed: `${seed}`, players } as const;
  const build = Match.start(fairVerona, start).build();
  const random = new Xoshiro(seed);
  const policy = fairVerona.policies(rules)[bot]!;
  while (build.actor !== OVER) {
    const { state, actor } = build;
    const action =
      actor < 0
        ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
        : policy.choose(state, random);
    if (build.play(action, actor) !== undefined) throw new Error(`seed ${seed}`);
  }
  const match = build.match();
  const events = match.events();
  const entries = match.log.map(({ actor }, i) => ({ actor, turn: 0, events: events[i]! }));
  return { entries, outcome: rules.outcome(match.state), options, seats: rules.seats, people: [] };
}
