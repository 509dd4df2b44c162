import type { Catalogue, Language } from './language.ts';
import type { Entry, Header } from './log.ts';
import type { Notation } from './notation.ts';
import type { OptionsSpec, OptionValues } from './options.ts';
import type { Evaluation, Kernel, Policy, Rules, SearchRules } from './rules.ts';
import type { Event } from './trace.ts';

/** How well a bot plays against people, or with them. */
export type Level = 'gentle' | 'steady' | 'strong';
export const LEVELS: readonly Level[] = ['gentle', 'steady', 'strong'];

/** A match that today's rules have folded: what there is to look at. */
export interface FoldedMatch {
  readonly header: Header;
  readonly rules: Rules;
  readonly log: readonly Entry[];
  /** The last position. */
  readonly state: object;
  /** What each entry caused. */
  events(): readonly (readonly Event[])[];
}

/** What a record of an earlier version of the rules is by today's. */
export interface Earlier {
  /** The last release of Glade whose rules had that version, e.g. `0.1.0`: it reads what cannot be read any more. */
  readonly release: string;
  /** What an option was that a record of that version leaves out, where its default is another today. */
  readonly meant?: OptionValues;
  /**
   * Whether this match, folded by today's rules, went as it did by those of its version. Absent: every match did;
   * `false`: none can be told to have done so.
   */
  readonly alike?: false | ((match: FoldedMatch) => boolean);
}

/** What stands on the box of a game. Of a range the second number is missing where there is no upper end. */
export interface Box {
  readonly players?: readonly [least: number, most?: number];
  /** Years. */
  readonly ages?: readonly [least: number, most?: number];
  readonly minutes?: number;
}

/** What a game is, for everybody who plays it: its options, and its rules with their notation. */
export interface Game {
  readonly id: string;
  /** Rises when any stored log could fold differently. */
  readonly version: number;
  /** Every version before this one, by its number. */
  readonly earlier?: Readonly<Record<number, Earlier>>;
  /** The letters its clause ids begin with, e.g. `WF`. */
  readonly prefix: string;
  readonly options: OptionsSpec;
  /** The rules under these options: one kernel per mode, so that each stays monomorphic. */
  rules(options: OptionValues): Rules;
  /** The policies that people meet as bots, where the usual ones of `@glade/bots` do not suit the game. */
  readonly levels?: Readonly<Record<Level, string>>;
  /** Which policies think too long to play thousands of matches out; the default never does. */
  readonly slow?: readonly string[];
  /** Seconds that people take, about: for a real decision, and for a throw or a draw. */
  readonly pace?: { readonly decision: number; readonly chance: number };
  /** What the source says of who plays and how long; what it does not say is left out. */
  readonly box?: Box;
  /** Where places lie on a picture of the board, in steps of one; absent or undefined where that cannot be said. */
  spot?(options: OptionValues): (place: number) => readonly [x: number, y: number] | undefined;
}

/** What bots know of a game beside its rules: the room `bots`. */
export interface Bots {
  /** Cheap players by name; the first is the default: careful, human-like, used in bulk. */
  policies(rules: SearchRules): Readonly<Record<string, Policy>>;
  /** What a search knows under these rules. */
  evaluation(rules: Rules): Evaluation;
}

/** A game whose bots are there: for searches and the lab. */
export interface BotGame extends Game {
  rules(options: OptionValues): SearchRules;
  policies(rules: SearchRules): Readonly<Record<string, Policy>>;
}

/** A game with its bots and its words in every language: what runs in Node, where all of it is at hand. */
export interface WholeGame extends BotGame {
  readonly text: Readonly<Record<Language, Catalogue>>;
}

/** The rules that a kernel and a notation make together. */
export const withNotation = <S extends object, V>(
  kernel: Kernel<S, V>,
  notation: Notation<S>,
): Rules<S, V> => ({ ...kernel, notation });

/** A game together with its bots. */
export const withBots = (game: Game, bots: Bots): BotGame => ({
  ...game,
  policies: (rules) => bots.policies(rules),
  rules(options) {
    const rules = game.rules(options);
    return { ...rules, ...bots.evaluation(rules) };
  },
});
