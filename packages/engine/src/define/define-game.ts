import type { Action } from '../actor.ts';
import type { Box, WholeGame } from '../game.ts';
import type { Catalogue, Language } from '../language.ts';
import type { OptionsSpec, OptionTable, OptionValues, ValuesOf } from '../options.ts';
import type { Random } from '../chance/random.ts';
import type { Policy, SearchRules } from '../rules.ts';
import type { EventKind } from '../trace.ts';
import type { Picture } from './picture.ts';
import { rulesOfFields, type FieldView, type RulesSpec } from './rules-of-fields.ts';
import { COMMON, DRAWS } from './words.ts';

/** A game in one file. What is left out has a default; nothing is registered anywhere. */
export interface GameSpec<S extends object, O extends OptionTable = OptionTable> {
  /** Small letters, digits and hyphens; it is also the name in records and addresses. */
  readonly id: string;
  /** The letters that its clause ids begin with, such as `PG`. */
  readonly prefix: string;
  /** Rises when a stored match could go otherwise; 1 by default. */
  readonly version?: number;
  readonly options?: O;
  readonly presets?: Readonly<Record<string, Partial<ValuesOf<NoInfer<O>>>>>;
  /** Every kind of event that the game tells of. */
  readonly events: Readonly<Record<string, EventKind>>;
  /** The rules under these options, each of which has one of the values that `options` lists. */
  rules(options: ValuesOf<NoInfer<O>>): RulesSpec<S>;
  /** Players that choose without a search; the first one plays in bulk. Without any, matches in bulk are played at random. */
  readonly bots?: Readonly<
    Record<string, (s: S, legal: readonly Action[], random: Random) => Action>
  >;
  /** What it says: at least `game.title`, `game.line`, and `event.<code>` of each event. Italian may be missing. */
  readonly words: { readonly en: Catalogue; readonly it?: Catalogue };
  /** Players, ages and minutes. */
  readonly box?: Box;
  /** Where players call a round what `turn` counts: in one, each of them has a turn. */
  readonly unit?: 'round';
}

/** A game as every part of Glade uses it, made from one file. */
export interface DefinedGame extends WholeGame {
  readonly events: Readonly<Record<string, EventKind>>;
  /** What the default board draws, from the view of a seat. Empty for a game that shows nothing but its actions. */
  picture(view: FieldView): Picture;
  /** The places that an action is about, in the order in which they are tapped. */
  path(view: FieldView, action: Action): readonly number[];
  /** An action, legal or not, that is about just these places; undefined if there is none. */
  actionAt(view: FieldView, places: readonly number[]): Action | undefined;
  /** The action as people type it. */
  write(view: FieldView, action: Action): string;
}

/**
 * Makes a whole game from its one file. `S` is the state. What `rules` is given has the types that `options` declares, where
 * both are inferred: leave out `<State>` and let `rules` call a function that returns `RulesSpec<State>`.
 */
export function defineGame<S extends object, const O extends OptionTable = OptionTable>(
  spec: GameSpec<S, O>,
): DefinedGame {
  const text = textOf(spec.words);
  const specs = new Map<string, RulesSpec<S>>();
  // The same object for the same options, so that pictures do not make the rules again.
  const specOf = (options: OptionValues): RulesSpec<S> => {
    const key = JSON.stringify(options);
    // Options come through `parseOptions`, which lets none but the declared values pass.
    const known = specs.get(key) ?? spec.rules(options as ValuesOf<O>);
    specs.set(key, known);
    return known;
  };
  const stateOf = ({ state }: FieldView): S => state as S;
  const path = (view: FieldView, action: Action): readonly number[] =>
    specOf(view.options).path?.(stateOf(view), action) ?? [];
  return {
    id: spec.id,
    version: spec.version ?? 1,
    prefix: spec.prefix,
    options: {
      options: spec.options ?? {},
      presets: { default: {}, ...(spec.presets as OptionsSpec['presets']) },
    },
    rules: (options) => rulesOfFields(specOf(options), options),
    policies: (rules) => policiesOf(spec, rules),
    text,
    events: spec.events,
    ...(spec.box === undefined ? {} : { box: spec.box }),
    ...(spec.unit === undefined ? {} : { unit: spec.unit }),
    picture: (view) => specOf(view.options).picture?.(stateOf(view)) ?? {},
    path,
    actionAt(view, places) {
      const wanted = places.join();
      const { actions } = specOf(view.options);
      for (let action = 0; action < actions; action++)
        if (path(view, action).join() === wanted) return action;
      return undefined;
    },
    write: (view, action) => specOf(view.options).write(stateOf(view), action),
  };
}

/** Whether a value is a game that `defineGame` made, which the page can draw without a board of its own. */
export const isDefined = (game: object): game is DefinedGame =>
  'picture' in game && 'path' in game && 'write' in game;

/** Italian has the English sentence where its own is missing. */
function textOf({ en, it = {} }: GameSpec<object>['words']): Readonly<Record<Language, Catalogue>> {
  const throws = Object.keys(en).some((key) => key.startsWith('throw.'));
  const common = (language: Language): Catalogue =>
    throws ? COMMON[language] : { ...COMMON[language], ...DRAWS[language] };
  return { en: { ...common('en'), ...en }, it: { ...en, ...common('it'), ...it } };
}

function policiesOf<S extends object>(
  { bots = {} }: Pick<GameSpec<S>, 'bots'>,
  rules: SearchRules,
): Readonly<Record<string, Policy>> {
  const legalOf = (s: object): readonly Action[] =>
    Array.from({ length: rules.count(s) }, (_, k) => rules.nth(s, k));
  return Object.fromEntries(
    Object.entries(bots).map(([name, choose]): [string, Policy] => [
      name,
      { choose: (s, random) => choose(s as S, legalOf(s), random) },
    ]),
  );
}
