import type { Stakes } from './stake-means.ts';
import type { OptionValues, Seat } from '@glade/engine';
import type { CodeVersion, Pace } from '../experiment/experiment.ts';
import type { PossibleWins } from './possible-wins.ts';
import type { StrongerBot } from './stronger-bot.ts';
import type { CutOff } from '../tally/cut-off.ts';
import type { OrderBalance, SeatBalance } from './seat-balance.ts';
import type { Estimate } from '../statistics/intervals.ts';
import type { Extreme } from '../tally/tally.ts';
import type { Distribution } from './distribution.ts';

/** What `glade playtest --json` writes. Shares are 0 to 1; every `low` and `high` is a 95 % interval. */
export interface Report {
  readonly game: string;
  readonly version: number;
  /** Only the same code gives the same report to the last byte. */
  readonly code?: CodeVersion;
  readonly options: OptionValues;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  /**
   * If bots rotate: how many matches have the same dice. Then every mean and every interval is over blocks of this many
   * matches that all ended, and every `n` counts blocks.
   */
  readonly block?: number;
  /** Matches that did not end within the bounds of the rules: there should be none. */
  readonly unfinished: number;
  readonly outcome: {
    /** Solo and cooperative games. */
    readonly win?: Estimate;
    /** Competitive games: the share of the points that each seat took. A shared first place divides the point. */
    readonly points?: readonly Estimate[];
    /** Games for stakes: what each seat wins or loses in a match. */
    readonly stakes?: Stakes;
    /** Competitive games: the share of matches each seat won alone. */
    readonly seats?: readonly Estimate[];
    /** Competitive games: the share of matches won by several together. */
    readonly shared?: Estimate;
    /**
     * Competitive games: whether the seats are even. Only where the same bots sat in each, not for stakes, and not where
     * a lot decides who begins and all seats are alike otherwise.
     */
    readonly balance?: SeatBalance;
    /** Where a lot decides who begins, and the same bots sat in each seat: the shares of the places in the order of play. */
    readonly order?: OrderBalance;
    /** Where seats are compared: the seat, counted from 0, that begins every match. Absent where that differs or is not known. */
    readonly begins?: Seat;
    /** How matches ended, by outcome code: their number, and their share of the matches that ended. */
    readonly codes: Readonly<Record<string, number>>;
    readonly endings: Readonly<Record<string, Estimate>>;
  };
  /** Turns of a match. */
  readonly length: Distribution;
  /** The share of matches that a limit of the rules cut off. Only where there were some: the true mean length is greater. */
  readonly cut?: CutOff;
  /** Minutes that a match would take at this pace (in seconds). Whole numbers without intervals. */
  readonly minutes: Distribution;
  readonly pace: Pace;
  /** Decisions of a match. */
  readonly decisions: Distribution & {
    /**
     * Legal actions at a decision, over all decisions. Decisions of one match resemble each other, so `n` counts
     * matches.
     */
    readonly choices: Distribution;
    /** The share of decisions with a single legal action. `n` counts matches, too. */
    readonly forced: Estimate;
    /** Decisions of a match with more than one legal action. */
    readonly real: Distribution;
    /** Turns of a match without such a decision. */
    readonly dead: Distribution;
  };
  /** The kinds of moves, by the first word of their notation; the most frequent first. */
  readonly moves: {
    /** Matches in which was looked at what could be chosen. */
    readonly matches: number;
    readonly kinds: readonly KindReport[];
    /** Kinds that the game has and that were never made, and never legal in the matches looked into. Only of a game that names them. */
    readonly never?: readonly string[];
  };
  /** How much single choices matter. Only where some were analysed. */
  readonly choices?: ChoicesReport;
  /** How long seats wait. Only where several act one after the other, and somebody waited. */
  readonly waits?: WaitsReport;
  /** How early the part of somebody is over. Only with several seats, of a game that says which event tells it (`endsEarly`). */
  readonly early?: EarlyReport;
  /** Where rivals rotate and are not all alike: the share of all points that each bot took, whatever its seat. */
  readonly bySkill?: readonly BotShare[];
  /** When matches are decided. Only where matches were analysed. */
  readonly decided?: DecisivenessReport;
  /** What a stronger bot than these was measured to win. Only where it is known. */
  readonly stronger?: StrongerBot;
  /** One team: how many of all matches perfect play wins. Only where it is known. */
  readonly possible?: PossibleWins;
  /** How often events of each kind named each place. */
  readonly heat: Readonly<Record<string, readonly (readonly [place: number, times: number])[]>>;
  /** Matches worth watching, by reason: the value of the reason, and the number of the match. */
  readonly extremes: Readonly<Record<string, WatchableMatch>>;
  /** What else the game counts at the end of a match: one distribution, or one for each seat. */
  readonly measures: Readonly<Record<string, Distribution | readonly Distribution[]>>;
  /** In how many matches each clause of the rules came up, and their share. */
  readonly clauses: Readonly<Record<string, number>>;
  readonly clauseShares: Readonly<Record<string, Estimate>>;
  /** The command that writes this report again. */
  readonly command: string;
}

/** How often a kind of move is taken. */
export interface KindReport {
  readonly kind: string;
  /** How often in a match. */
  readonly times: Distribution;
  /** The share of these in which nothing else was legal. */
  readonly forced: Estimate;
  /** Of the decisions in which this kind or another could be taken: the share that took it. Absent if there were none. */
  readonly taken?: Estimate;
  /** How many such decisions there were. */
  readonly open?: number;
}

/**
 * A wait is what passes between two real choices of a seat, or before its first or after its last, if others have a real
 * choice in it.
 */
interface WaitsReport {
  /** Real choices of others in one wait between two choices, in the mean. `n` is 0 where there was no such wait. Null ends where these matches cannot tell. */
  readonly choices: Mean;
  /** Throws and draws in such a wait, in the mean. */
  readonly draws: Mean;
  /** Seconds of such a wait at the assumed pace, in the mean, rounded. */
  readonly seconds: number;
  /** The longest wait of a match at the assumed pace, in seconds. Whole numbers without intervals. */
  readonly longest: Distribution;
  /** The longest of those between two real choices of a seat, and of those after its last, until the end. */
  readonly between: Distribution;
  readonly last: Distribution;
}

interface EarlyReport {
  /** Whether such a seat is out or done. */
  readonly as: 'out' | 'done';
  /** The share of matches in which a seat was so before the end. */
  readonly share: Estimate;
  /** How many seats of a match were. */
  readonly seats: Distribution;
  /** Of the first of them: after what percentage of the turns of the match, and for how many turns more the match went on. */
  readonly after: Distribution;
  readonly turns: Distribution;
  /** The seconds that this took at the assumed pace. Whole numbers without intervals. */
  readonly seconds: Distribution;
}

/**
 * What analysing single choices of some matches found: see `ChoiceAnalysis`. Shares of choices, and shares of the match's
 * one point (of matches won by a team), all over all real choices of these matches.
 */
interface ChoicesReport {
  /** Matches, at least one choice of each. */
  readonly matches: number;
  /** In how many futures the moves that look best were compared, and the policy that played on. */
  readonly playouts: number;
  readonly by: string;
  /** A choice decides if its best move gains at least this share on the runner-up. */
  readonly threshold: number;
  /** Playouts that were cut off and count as even, or as lost by a team. */
  readonly cut: number;
  /** The share of choices that decide for certain, that do not, and those that these playouts cannot tell. */
  readonly decides: Estimate;
  readonly even: Estimate;
  readonly open: Estimate;
  /** How much the chosen move takes more than another by chance. */
  readonly worth: Mean;
  /** How much the move that looks best takes more than the runner-up. */
  readonly gap: Mean;
  /** How much moves of a kind take more than those of others in the same decision, the greatest first. */
  readonly kinds: readonly KindEdge[];
  /** How often another seat would do something else after another move. Only with several seats. */
  readonly changed?: Estimate;
}

/** `n` counts the matches with a choice in which moves of this kind and of another were compared. */
export interface KindEdge extends Mean {
  readonly kind: string;
  /** The p-value that there is no difference, after Holm's correction over the kinds; 1 where there are too few matches. */
  readonly adjusted: number;
  /** With about how many matches a difference of `threshold` would be told in 4 of 5 cases. */
  readonly need?: number;
}

/** A mean with its 95 % interval. */
interface Mean {
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly n: number;
}

/** The share of all points that a bot took, in all the seats it had. */
export interface BotShare extends Estimate {
  readonly bot: string;
  readonly seats: number;
}

/** The result of analysing matches by playouts: see `Decisiveness`. Chances are percentages. */
export interface DecisivenessReport {
  readonly matches: number;
  /** How often each position was played out. */
  readonly playouts: number;
  /** The policies that played out the positions, one for each bot. */
  readonly by: readonly string[];
  /** Playouts that were cut off and left out: `times` of `of`, after `after` entries. */
  readonly cut: { readonly after: number; readonly times: number; readonly of: number };
  /** The percentage of the match after which its result was at least 90 % certain and stayed so. */
  readonly after: Distribution;
  readonly leads: Distribution;
  /** The share of matches in which the lead changed. */
  readonly changed: Estimate;
  readonly lowest: Distribution;
  readonly last: Distribution;
  /** The mean chance of the actual result, in each tenth of a match. Null where there is no observation. */
  readonly curve: ChanceCurve;
  /** The mean chance of each side, whatever the result: of each seat, or of the team. */
  readonly traces: readonly ChanceCurve[];
  /** Where there are rivals: the mean chance that nobody wins. With the seats it adds up to 100 %. */
  readonly nobody?: ChanceCurve;
}

/** Percentages along the tenths of a match. */
export type ChanceCurve = readonly (Estimate | null)[];

/** A match worth watching. */
export interface WatchableMatch extends Extreme {
  /** The match as the fragment of a link. */
  readonly link?: string;
}
