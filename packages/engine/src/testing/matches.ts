import { CHANCE, OVER, type Action, type Actor } from '../actor.ts';
import { outcomeAt } from '../chance/draw-outcome.ts';
import type { Game } from '../game.ts';
import { Match } from '../match.ts';
import { applies, defaults, settled, type OptionValue, type OptionValues } from '../options.ts';
import type { Random } from '../chance/random.ts';
import type { Outcome, Rules } from '../rules.ts';
import { EventList, type Event } from '../trace.ts';

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

/** The action that a policy chooses; any outcome by its weight. */
export function chosenBy<S extends object>(
  rules: Rules<S>,
  random: Random,
  policy: { choose(s: S, random: Random): Action },
): Choose<S> {
  const outcome = anything(rules, random);
  return (s) => (rules.actor(s) === CHANCE ? outcome(s) : policy.choose(s, random));
}

/** A match that is over, with what each entry caused: what is told of it at its end. */
export interface ToldMatch {
  readonly entries: readonly {
    readonly actor: Actor;
    readonly turn: number;
    readonly events: readonly Event[];
  }[];
  readonly outcome: Outcome;
  readonly seats: number;
}

/** Plays a match to its end, and gives it with its events. Throws an error if an action is refused. */
export function toldMatch<S extends object>(rules: Rules<S>, choose: Choose<S>): ToldMatch {
  const entries: ToldMatch['entries'][number][] = [];
  const s = rules.create();
  while (rules.actor(s) !== OVER) {
    const [actor, turn, action] = [rules.actor(s), rules.turn(s), choose(s)];
    const refusal = rules.check(s, action, actor);
    if (refusal !== undefined) throw new Error(`${action} is refused: ${refusal.code}`);
    const trace = new EventList();
    rules.apply(s, action, trace);
    entries.push({ actor, turn, events: trace.events });
  }
  return { entries, outcome: rules.outcome(s), seats: rules.seats };
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

/**
 * Plays a random match of people with dice of their own to its end. Where seats act at the same time, any of them acts next,
 * all equally likely. Throws an error if an action is refused.
 */
export function playedAtOnce(game: Game, options: OptionValues, random: Random): Match {
  const { seats } = game.rules(options);
  const players = Array.from({ length: seats }, () => 'person');
  const building = Match.start(game, { options, dice: 'entered', players }).build();
  const choose = anything<object>(building.rules, random);
  while (!building.over) {
    if (building.actor !== CHANCE) building.turnTo(random.below(seats));
    const refusal = building.play(choose(building.state), building.actor);
    if (refusal !== undefined) throw new Error(`an action is refused: ${refusal.code}`);
  }
  return building.match();
}

/** The legal actions, at a chance node the outcomes, ascending. */
export const legalOf = <S extends object>(rules: Rules<S>, s: S): readonly Action[] =>
  rules.actor(s) === OVER ? [] : Array.from({ length: rules.count(s) }, (_, k) => rules.nth(s, k));
