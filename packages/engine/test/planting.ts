import type { WholeGame, OptionValues, SearchRules } from '../src/index.ts';
import type { Subject } from '../src/testing/index.ts';
import { dash, type View } from './dash/rules.ts';
import { State } from './dash/state.ts';

// How a bug is put into the sound game.

type R = SearchRules<State, View>;
export type Bug = (subject: Subject) => Subject;

export const game =
  (change: Partial<WholeGame>): Bug =>
  (subject) => ({
    ...subject,
    game: { ...subject.game, ...change },
  });

export const rules = (
  change: (rules: R, options: OptionValues) => Partial<SearchRules<State>>,
): Bug =>
  game({
    rules: (options) => {
      const sound = dash(options);
      return { ...sound, ...change(sound, options) };
    },
  });

export const notation = (change: (sound: R['notation'], rules: R) => Partial<R['notation']>): Bug =>
  rules((sound) => ({ notation: { ...sound.notation, ...change(sound.notation, sound) } }));

/** Applies the sound rules, then something more. */
export const after = (more: (s: State, told: boolean, rules: R) => void): Bug =>
  rules((sound) => ({
    apply: (s, a, trace) => {
      sound.apply(s, a, trace);
      more(s, trace !== undefined, sound);
    },
  }));

export const but = (s: State, change: Partial<State>): State =>
  Object.assign(new State(), s, change);

export const secretly = (change: (rules: R) => Partial<SearchRules<State>>): Bug =>
  rules((sound, options) => (options['secret'] === true ? change(sound) : {}));
