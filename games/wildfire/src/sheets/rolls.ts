import { drawOutcome, facesDrawn, KeyedDice, type OptionValues } from '@glade/engine';
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
