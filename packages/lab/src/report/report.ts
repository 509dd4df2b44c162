import type { OptionValues } from '@glade/engine';
import type { CodeVersion, Pace } from '../experiment/experiment.ts';
import type { SeatBalance } from './seat-balance.ts';
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
   * With bots that move on from seat to seat: how many matches have the same dice. Then every mean and every interval
   * is over blocks of so many matches that all ended, and every `n` counts blocks.
   */
  readonly block?: number;
  /** Matches that did not end within the bounds of the rules: there should be none. */
  readonly unfinished: number;
  readonly outcome: {
    /** Solo and cooperative games. */
    readonly win?: Estimate;
    /** Competitive games: the share of the points each seat took; those who share a first place divide its point. */
    readonly points?: readonly Estimate[];
    /** Competitive games: the share of matches each seat won alone. */
    readonly seats?: readonly Estimate[];
    /** Competitive games: the share of matches won by several together. */
    readonly shared?: Estimate;
    /** Competitive games: whether the seats are even; only where the same bots sat in each. */
    readonly balance?: SeatBalance;
    /** How matches ended, by outcome code: so many, and which share of those that ended. */
    readonly codes: Readonly<Record<string, number>>;
    readonly endings: Readonly<Record<string, Estimate>>;
  };
  /** Turns of a match. */
  readonly length: Distribution;
  /** Minutes that a match would take between people of this pace, in seconds; whole, and without any interval. */
  readonly minutes: Distribution;
  readonly pace: Pace;
  /** Decisions of a match. */
  readonly decisions: Distribution & {
    /** Legal actions at a decision, over all decisions; decisions of one match resemble each other: `n` are matches. */
    readonly choices: Distribution;
    /** The share of decisions with a single legal action, over as many matches. */
    readonly forced: Estimate;
    /** Decisions of a match with more than one legal action. */
    readonly real: Distribution;
    /** Turns of a match without such a decision. */
    readonly dead: Distribution;
  };
  /** Rivals that move on from seat to seat and are not all alike: what each took of all points, whatever its seat. */
  readonly bySkill?: readonly BotShare[];
  /** When matches are decided; only of matches that were looked into. */
  readonly decided?: DecisivenessReport;
  /** How often events of each kind were told of each place. */
  readonly heat: Readonly<Record<string, readonly (readonly [place: number, times: number])[]>>;
  /** Matches worth watching: by what, how much, and which. */
  readonly extremes: Readonly<Record<string, WatchableMatch>>;
  /** What else the game counts at the end: of the match, or of each seat. */
  readonly measures: Readonly<Record<string, Distribution | readonly Distribution[]>>;
  /** In how many matches each clause of the rules came up, and in which share of them. */
  readonly clauses: Readonly<Record<string, number>>;
  readonly clauseShares: Readonly<Record<string, Estimate>>;
  /** Writes this report again. */
  readonly command: string;
}

/** The share of all points that a bot took, in as many seats as were its own. */
export interface BotShare extends Estimate {
  readonly bot: string;
  readonly seats: number;
}

/** What looking into matches found: see `Looked`. Chances are percents, as policies play matches out to the end. */
export interface DecisivenessReport {
  readonly matches: number;
  /** So often a match was played out before every turn. */
  readonly playouts: number;
  /** The policies that played matches out, one for each bot. */
  readonly by: readonly string[];
  /** What was cut off, of all that was played out: after so many entries, and left out. */
  readonly cut: { readonly after: number; readonly times: number; readonly of: number };
  /** Percent of the match after which its result was 90 % certain and stayed so. */
  readonly after: Distribution;
  readonly leads: Distribution;
  readonly lowest: Distribution;
  readonly last: Distribution;
  /** The mean chance of what came to be, in each tenth of a match, each match once; null where nothing was seen. */
  readonly curve: ChanceCurve;
  /** The same of each side, whatever came of it: of each seat, or of the team's winning. */
  readonly traces: readonly ChanceCurve[];
  /** Where there are rivals, the same of nobody's winning: with the seats it makes 100 %. */
  readonly nobody?: ChanceCurve;
}

/** Percents along the tenths of a match. */
export type ChanceCurve = readonly (Estimate | null)[];

/** A match that somebody may want to watch. */
export interface WatchableMatch extends Extreme {
  /** The match as the fragment of a link. */
  readonly link?: string;
}
