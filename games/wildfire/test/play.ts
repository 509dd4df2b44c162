import { applies, CHANCE, type OptionValues, type Random, type SearchRules } from '@glade/engine';
import { anything, optionsWith, type Choose } from '@glade/engine/testing';
import { wildfire } from '../src/index.ts';

// Random matches for the tests of this folder.

export type Mode = 'solo' | 'x4' | 'vs';
export const MODES: readonly Mode[] = ['solo', 'x4', 'vs'];

/** The rules with these options, and the rest at their defaults. */
export const rulesWith = (values: OptionValues = {}): SearchRules =>
  wildfire.rules(optionsWith(wildfire, values));

/** Every combination of the options that change the rules of this mode. */
export function combinations(mode: Mode): readonly OptionValues[] {
  let all: readonly OptionValues[] = [optionsWith(wildfire, { mode })];
  for (const [name, option] of Object.entries(wildfire.options.options)) {
    if (name === 'mode' || option.affects !== 'rules' || !applies(option, { mode })) continue;
    all = all.flatMap((values) => option.values.map((value) => ({ ...values, [name]: value })));
  }
  return all;
}

/** The best looking of four random actions: such matches last longer and are sometimes won. */
export function something<S extends object>(game: SearchRules<S>, random: Random): Choose<S> {
  const any = anything(game, random);
  const scores = new Float64Array(game.seats);
  const next = game.create();
  return (s) => {
    const actor = game.actor(s);
    let best = any(s);
    if (actor === CHANCE) return best;
    let top = -1;
    for (let tries = 0; tries < 4; tries++) {
      const action = any(s);
      game.copy(s, next);
      game.apply(next, action);
      game.score(next, scores);
      if (scores[actor]! <= top) continue;
      top = scores[actor]!;
      best = action;
    }
    return best;
  };
}
