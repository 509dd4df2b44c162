import type { Action, Seat } from './actor.ts';
import type { Judgement } from './judgement.ts';
import type { Catalogue, Language } from './language.ts';
import type { Entry, Header } from './record/log.ts';
import type { Notation, TerminalText } from './notation.ts';
import type { MoveNames } from './move-names.ts';
import type { OptionsSpec, OptionValues } from './options.ts';
import type { RuleNumbers } from './rule-numbers.ts';
import type { PuzzlePlan } from './puzzles/plan.ts';
import type { Evaluation, Kernel, Policy, Rules, SearchRules } from './rules.ts';
import type { Event } from './trace.ts';

/** The steps of the dial at which a bot errs, as people do: the first errs most. */
export type LikePeople = 'like:1' | 'like:2' | 'like:3';
export const LIKE_PEOPLE: readonly LikePeople[] = ['like:1', 'like:2', 'like:3'];
/** The levels that a game may name policies for. */
export type OwnLevel = 'gentle' | 'steady' | 'strong';
/** How well a bot plays against people, or with them. */
export type Level = OwnLevel | LikePeople;
/** The five steps that people choose from, the weakest first. `gentle` is that of older matches. */
export const DIAL: readonly Level[] = [...LIKE_PEOPLE, 'steady', 'strong'];
export const LEVELS: readonly Level[] = ['gentle', ...DIAL];
/** What a bot is asked for: to play at a level, or to advise a person. */
export type Asked = Level | 'hint';

/** A match of an earlier version as today's rules fold it: what `Earlier.alike` may look at. */
export interface FoldedMatch {
  readonly header: Header;
  readonly rules: Rules;
  readonly log: readonly Entry[];
  /** The last position. */
  readonly state: object;
  /** What each entry caused. */
  events(): readonly (readonly Event[])[];
}

/** How a record of an earlier version of the rules is read today. */
export interface Earlier {
  /** The last release of Glade with that version of the rules, e.g. `0.1.0`. It reads records that today's rules cannot. */
  readonly release: string;
  /** The values that options had in that version when a record left them out, where the default has changed since. */
  readonly meant?: OptionValues;
  /**
   * Whether this match, as today's rules fold it, went as it did under its own version. Absent: every match does.
   * `false`: no match of that version can be read.
   */
  readonly alike?: false | ((match: FoldedMatch) => boolean);
}

/** Players, ages and minutes, as a box would name them. A range without a second number has no upper end. */
export interface Box {
  readonly players: readonly [least: number, most?: number];
  /** Where Glade lets other numbers of players play, too. */
  readonly also?: readonly [least: number, most: number];
  /** Years; absent where the source names none. */
  readonly ages?: readonly [least: number, most?: number];
  /** Where the source names no age: from about which age we think the game suits, in years. Nothing is decided by it. */
  readonly suits?: number;
  readonly minutes: number;
  /**
   * Where the source names no time: the minutes are those of the lab for matches of the default options by the default bot,
   * rounded to five; those below five as they are.
   */
  readonly measured?: true;
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
  /**
   * The values by which is played, where an option may leave that to something else, such as a scenario. Where it is
   * missing, the options say it themselves.
   */
  played?(options: OptionValues): OptionValues;
  /** The policies that people meet as bots, where the usual ones of `@glade/bots` do not suit the game. */
  readonly levels?: Readonly<Record<OwnLevel, string>>;
  /**
   * The policy that thinks longest: what it would do is proposed first as a hint, and asked for in puzzles. Absent where that is
   * the search of 5,000 matches played out by the first policy, whatever the strong bot does.
   */
  readonly thorough?: string;
  /** The policies that are too slow for thousands of matches; never the default one. */
  readonly slow?: readonly string[];
  /** About how many seconds people take for a decision between several actions, and for a throw or a draw. */
  readonly pace?: { readonly decision: number; readonly chance: number };
  /** Where players call a round what `turn` counts: in one, each of them has a turn. */
  readonly unit?: 'round';
  /**
   * Where the part of a seat can be over before the match is: the code of the event that tells it, whose number `seat` says whose,
   * and whether that seat is out or done. It never acts again. Reports say how often that is, and how long it waits for the end.
   */
  readonly endsEarly?: { readonly event: string; readonly as: 'out' | 'done' };
  /** Absent for examples. */
  readonly box?: Box;
  /**
   * How many of ten matches are won by preset when the bots play that people meet as `steady`; for games that are won or
   * lost together or alone. What the page says of how hard a preset is comes from here. A test of the game plays enough
   * matches to be sure.
   */
  readonly wins?: Readonly<Record<string, number>>;
  /** What people compare after a match beside who won: a measure of the outcome, and whether most of it or fewest is best. */
  readonly counts?: { readonly measure: string; readonly best: 'most' | 'fewest' };
  /** Coordinates of places for maps of a report, one apart for neighbours; undefined for a place that has none. */
  spot?(options: OptionValues): (place: number) => readonly [x: number, y: number] | undefined;
}

/** A player that errs like people. */
export interface Dial {
  /** The temperatures of the steps `like:1` to `like:3`, falling, in the units of the values that the player compares. */
  readonly temperatures: readonly [number, number, number];
  /** The player that sees the values of its actions so. Exact, it is about as strong as the `steady` bot. */
  player(judgement: Judgement): Policy;
}

/** What bots know of a game beside its rules: the room `bots`. */
export interface Bots {
  /** Cheap players by name; the first is the default: careful, human-like, used in bulk. */
  policies(rules: SearchRules): Readonly<Record<string, Policy>>;
  /** What a search knows under these rules. */
  evaluation(rules: Rules): Evaluation;
  /** A player that errs like people under these rules. Absent, or undefined: one that plays out a few matches at random. */
  dial?(rules: SearchRules): Dial | undefined;
  /** In which matches puzzles are looked for, and what they ask; absent where there are none. */
  readonly puzzles?: PuzzlePlan;
}

/** A game with its bots: what searches and the lab need. */
export interface BotGame extends Game {
  rules(options: OptionValues): SearchRules;
  policies(rules: SearchRules): Readonly<Record<string, Policy>>;
  /** As in `Bots`. */
  dial?(rules: SearchRules): Dial | undefined;
  /** As in `Bots`. */
  readonly puzzles?: PuzzlePlan;
  /** The lot that decides who begins; absent where no rules of the game have one. */
  readonly lot?: OrderLot;
}

/** A lot that decides the order of play. Rules have it if they draw it before anything else in a match. */
export interface OrderLot {
  /** The stream of chance from which it is drawn. */
  readonly stream: string;
  /** The seats in the order of play after this outcome: who begins comes first. */
  order(outcome: Action, seats: number): readonly Seat[];
  /** Whether the rules treat all of so many seats alike but for the lot. Then the number of a seat tells nothing. */
  alike(seats: number): boolean;
}

/** A game with its bots and its words in every language, as Node programs and tests load it. */
export interface WholeGame extends BotGame {
  readonly text: Readonly<Record<Language, Catalogue>>;
  /** The numbers of its rules that can be changed to try them. `rules` takes them beside the options, by `numberKey`. */
  readonly numbers?: RuleNumbers;
  /** What its kinds of moves are called in a report. */
  readonly moves?: MoveNames;
}

/** Joins a kernel and a notation into rules. */
export const withNotation = <S extends object, V>(
  kernel: Kernel<S, V>,
  notation: Notation<S>,
): Rules<S, V> => ({ ...kernel, notation });

/** Joins a game and what a terminal shows of it. */
export const withTerminal = (
  game: Game,
  terminal: (rules: Rules) => TerminalText<never>,
): Game => ({
  ...game,
  rules(options) {
    const rules = game.rules(options);
    return { ...rules, notation: { ...rules.notation, ...(terminal(rules) as object) } };
  },
});

/** Joins a game and its bots. */
export const withBots = (game: Game, bots: Bots): BotGame => ({
  ...game,
  ...(bots.puzzles && { puzzles: bots.puzzles }),
  policies: (rules) => bots.policies(rules),
  ...(bots.dial && { dial: (rules: SearchRules) => bots.dial!(rules) }),
  rules(options) {
    const rules = game.rules(options);
    return { ...rules, ...bots.evaluation(rules) };
  },
});
