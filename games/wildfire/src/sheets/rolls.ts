import {
  CHANCE,
  drawOutcome,
  facesDrawn,
  KeyedDice,
  OVER,
  withBots,
  type OptionValues,
  type Outcome,
} from '@glade/engine';
import { bots } from '../bots/index.ts';
import { game } from '../game.ts';
import { EVENT, FIRE, HOME } from '../rules/steps.ts';
import { squareOf, STREAMS } from '../rules/throws.ts';

/** What the dice of a seed show: the same in the app, whatever people do. */
export interface Rolls {
  /** Squares of the homes and of the first fires: one of each, in X4 four, clockwise from the top left. */
  readonly homes: readonly number[];
  readonly fires: readonly number[];
  /** Squares of the events, in order. */
  readonly events: readonly number[];
}

const DICE = [6, 6];

/** The rolls of a match with this seed. Those that the rules refuse are left out, as the app rolls again. */
export function rollsOf(seed: string, options: OptionValues, events: number): Rolls {
  const dice = new KeyedDice(seed);
  const rules = game.rules(options);
  const state = rules.create();
  const before: number[][] = [[], []];
  for (let step = rules.stream(state); step < EVENT; step = rules.stream(state)) {
    const { action } = drawOutcome(rules, state, dice, before[step]!.length);
    before[step]!.push(action);
    rules.apply(state, action);
  }
  return {
    homes: before[HOME]!,
    fires: before[FIRE]!,
    events: Array.from({ length: events }, (_, index) =>
      squareOf(facesDrawn(dice, STREAMS[EVENT]!, index, DICE)),
    ),
  };
}

/** How the careful bot ends a match with this seed: what a teacher can compare with. */
export function carefulEnd(seed: string, options: OptionValues): Outcome {
  const dice = new KeyedDice(seed);
  const whole = withBots(game, bots);
  const rules = whole.rules(options);
  const policy = whole.policies(rules)['policy']!;
  const random = dice.random('bot:0');
  const state = rules.create();
  const drawn = rules.streams.map(() => 0);
  for (let actor = rules.actor(state); actor !== OVER; actor = rules.actor(state)) {
    const stream = actor === CHANCE ? rules.stream(state) : 0;
    const action =
      actor === CHANCE
        ? drawOutcome(rules, state, dice, drawn[stream]!).action
        : policy.choose(state, random);
    if (actor === CHANCE) drawn[stream]! += 1;
    rules.apply(state, action);
  }
  return rules.outcome(state);
}
