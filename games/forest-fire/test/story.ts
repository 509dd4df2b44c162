import { Match, OVER, outcomeAt, Xoshiro, type OptionValues } from '@glade/engine';
import * as kit from '@glade/engine/testing';
import type { Story } from '@glade/ui/effects';
import { forestFire } from '../src/index.ts';
import { DONE } from '../src/rules/actions.ts';
import { options as all } from '../src/rules/options.ts';
import type { FireState } from '../src/rules/state.ts';

/** Who plays: bots that play well, such that are careless now and then, or nobody while every roll finds a square to burn. */
export type Crew = 'policy' | 'careless' | 'idle';

/** A match that bots play to its end, as a teller sees it. It is the same for the same seed. */
export function storyOf(values: OptionValues, seed: number, crew: Crew): Story {
  const options = kit.optionsWith({ options: all }, { maxRounds: 30, ...values });
  const rules = forestFire.rules(options);
  const players = Array.from({ length: rules.seats }, () => 'bot steady');
  const build = Match.start(forestFire, {
    options,
    dice: 'virtual',
    seed: `${seed}`,
    players,
  }).build();
  const random = new Xoshiro(seed);
  const policy = crew === 'idle' ? undefined : forestFire.policies(rules)[crew]!;
  const idle = (state: FireState, chance: boolean): number => {
    const legal = Array.from({ length: rules.count(state) }, (_, k) => rules.nth(state, k));
    const wanted = chance ? (a: number) => state.counters[a] === 0 : (a: number) => a >= DONE;
    return legal.find(wanted) ?? legal[0]!;
  };
  while (build.actor !== OVER) {
    const { state, actor } = build;
    const action =
      policy === undefined
        ? idle(state as FireState, actor < 0)
        : actor < 0
          ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
          : policy.choose(state, random);
    if (build.play(action, actor) !== undefined) throw new Error(`seed ${seed}`);
  }
  const match = build.match();
  const events = match.events();
  const entries = match.log.map(({ actor }, i) => ({ actor, turn: 0, events: events[i]! }));
  const outcome = rules.outcome(match.state);
  return { entries, outcome, options, seats: rules.seats, people: [] };
}
