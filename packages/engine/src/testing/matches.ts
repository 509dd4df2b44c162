import { CHANCE, OVER, type Action } from '../actor.ts';
import { outcomeAt } from '../draw-outcome.ts';
import type { Game } from '../game.ts';
import { applies, defaults, settled, type OptionValue, type OptionValues } from '../options.ts';
import type { Random } from '../random.ts';
import { type Rules } from '../rules.ts';

// Random matches for the tests of a game.

/** A way to choose, for one match. */
export type Choose<S> = (s: S) => Action;

/** These options of a game, and the defaults of all others. */
export const optionsWith = (
  game: Pick<Game, 'options'>,
  values: OptionValues = {},
): OptionValues => ({
  ...defaults(game.options),
  ...values,
});

/** Random options of the rules, all values of each equally likely; options that do not matter have their defaults. */
export function someOptions(game: Pick<Game, 'options'>, random: Random): OptionValues {
  const all: Record<string, OptionValue> = { ...defaults(game.options) };
  const rules = Object.entries(game.options.options).filter(
    ([, { affects }]) => affects === 'rules',
  );
  for (const [name, { values }] of rules) all[name] = values[random.below(values.length)]!;
  for (const [name, option] of rules) if (!applies(option, all)) all[name] = option.default;
  return settled(game.options, all);
}

/** Any legal action, all equally likely; any outcome by its weight. */
export function anything<S extends object>(rules: Rules<S>, random: Random): Choose<S> {
  return (s) =>
    rules.actor(s) === CHANCE
      ? outcomeAt(rules, s, random.below(rules.totalWeight(s)))
      : rules.nth(s, random.below(rules.count(s)));
}

/** Plays a match to its end or for `steps` steps; calls `see` with every state from the first to the last. */
export function playOut<S extends object>(
  rules: Rules<S>,
  choose: Choose<S>,
  see: (s: S) => void = () => {},
  steps = Infinity,
): S {
  const s = rules.create();
  for (let left = steps; ; left--) {
    see(s);
    if (rules.actor(s) === OVER || left <= 0) return s;
    rules.apply(s, choose(s));
  }
}

/** The legal actions, at a chance node the outcomes, ascending. */
export const legalOf = <S extends object>(rules: Rules<S>, s: S): readonly Action[] =>
  rules.actor(s) === OVER ? [] : Array.from({ length: rules.count(s) }, (_, k) => rules.nth(s, k));
