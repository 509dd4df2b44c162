import {
  applies,
  CHANCE,
  defaults,
  outcomeAt,
  OVER,
  type Action,
  type OptionValues,
  type Random,
  type Rules,
} from '@glade/engine';
import { options } from '../src/options.ts';
import { rules } from '../src/rules.ts';

// Random matches for the tests of this folder.

export type Mode = 'solo' | 'x4' | 'vs';
export const MODES: readonly Mode[] = ['solo', 'x4', 'vs'];

/** The rules with these options, and the rest at their defaults. */
export const rulesWith = (values: OptionValues = {}): Rules =>
  rules({ ...defaults(options), ...values });

/** Every combination of the options that change the rules of this mode. */
export function combinations(mode: Mode): readonly OptionValues[] {
  let all: readonly OptionValues[] = [{ ...defaults(options), mode }];
  for (const [name, option] of Object.entries(options.options)) {
    if (name === 'mode' || option.affects !== 'rules' || !applies(option, { mode })) continue;
    all = all.flatMap((values) => option.values.map((value) => ({ ...values, [name]: value })));
  }
  return all;
}

/** Any legal action or outcome, all equally likely. */
export function anything<S extends object>(game: Rules<S>, s: S, random: Random): Action {
  if (game.actor(s) === CHANCE) return outcomeAt(game, s, random.below(game.totalWeight(s)));
  return game.nth(s, random.below(game.count(s)));
}

/** The best looking of four random actions: such matches last longer and are sometimes won. */
export function something<S extends object>(game: Rules<S>, s: S, random: Random): Action {
  const actor = game.actor(s);
  if (actor === CHANCE) return anything(game, s, random);
  const scores = new Float64Array(game.seats);
  const next = game.create();
  let best = anything(game, s, random);
  let top = -1;
  for (let tries = 0; tries < 4; tries++) {
    const action = anything(game, s, random);
    game.copy(s, next);
    game.apply(next, action);
    game.score(next, scores);
    if (scores[actor]! <= top) continue;
    top = scores[actor]!;
    best = action;
  }
  return best;
}

/** Plays a match to its end; `see` looks at every state from the first to the last. */
export function playOut<S extends object>(
  game: Rules<S>,
  random: Random,
  choose: typeof anything = anything,
  see: (s: S) => void = () => {},
): S {
  const s = game.create();
  for (;;) {
    see(s);
    if (game.actor(s) === OVER) return s;
    game.apply(s, choose(game, s, random));
  }
}
