import type { Game, OptionValues } from '@glade/engine';

/** The code that plays. */
export interface CodeVersion {
  /** The release of Glade. */
  readonly release: string;
  /** Eight hexadecimal digits over all sources that decide a result: see `codeVersionOf`. */
  readonly digest: string;
}

/** Assumed seconds of people: for a decision with more than one legal action, and for a throw or a draw. */
export interface Pace {
  readonly decision: number;
  readonly chance: number;
}

/** For games that state no pace. */
const DEFAULT_PACE: Pace = { decision: 10, chance: 5 };

/** The pace that the minutes of a match assume. It is not measured. */
export const paceOf = (game: Game, { pace }: Experiment): Pace => pace ?? game.pace ?? DEFAULT_PACE;

/** Everything that a result depends on. */
export interface Experiment {
  /** The id of the game. */
  readonly game: string;
  /** Values that have passed `parseOptions`. */
  readonly options: OptionValues;
  /** The name of the bot in each seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** How many matches, at least 1. */
  readonly games: number;
  /** The number of the first match, by default 0. It continues another experiment, and must be the first of a block. */
  readonly first?: number;
  /**
   * Whether bots rotate. If so, matches come in blocks, one for each seat, all with the same dice, and with each match
   * of a block the bots move on by one seat.
   */
  readonly rotate?: boolean;
  /**
   * Names of streams that draw as if under another seed; the other streams draw as before. `bot` stands for what the
   * bots draw. So two experiments can share part of their luck.
   */
  readonly redraw?: readonly string[];
  /** The assumed pace, where it is not the game's own. It changes only the minutes. */
  readonly pace?: Pace;
  /** Which matches are analysed by playouts, and with how many. */
  readonly looks?: PlayoutAnalysis;
  /** In how many of the first matches single choices are analysed, and with how many playouts of each. */
  readonly choices?: Pick<PlayoutAnalysis, 'matches' | 'playouts'>;
  /** Whether everything that matches are compared by is also summed in groups of matches: see `Tally.grouped`. */
  readonly grouped?: boolean;
  /** The module that holds the game of this experiment, where it is another version than that of the study. */
  readonly module?: string;
  /** The number that somebody named beforehand, as `Change.of` does. It changes nothing but what the answer says. */
  readonly asked?: string;
  /** The code that plays, if known. It is reported with the result. */
  readonly code?: CodeVersion;
}

/**
 * Analysis of some matches: before each turn (of long matches: every few turns) the position is played out many times,
 * which gives each side's chance to win.
 */
export interface PlayoutAnalysis {
  /** How many matches are analysed, evenly spread. Whole blocks are analysed, so there may be some more. */
  readonly matches: number;
  readonly playouts: number;
  /**
   * Set where only the first part of a longer experiment is played: how many matches the longer one has. Its `matches`
   * are spread over all of these.
   */
  readonly of?: number;
}

/** In how many matches is looked at what could be chosen, at most: naming all legal moves takes longer than playing. */
const MOST_LOOKED_INTO = 1000;

/** Whether it is looked at what could be chosen in a match: in all of few, else in the first of them. */
export const isLookedInto = (experiment: Experiment, match: number): boolean =>
  blockStart(experiment, match) < MOST_LOOKED_INTO;

/** Whether single choices of a match are analysed: in the first matches, in whole blocks. */
export const isWeighed = (experiment: Experiment, match: number): boolean =>
  experiment.choices !== undefined && blockStart(experiment, match) < experiment.choices.matches;

/** How many matches come before the block of a match. */
function blockStart(experiment: Experiment, match: number): number {
  const number = match - (experiment.first ?? 0);
  return number - (number % blockSize(experiment));
}

/** Some of the matches of an experiment: numbers `from` to `to - 1`. */
export interface Shard {
  readonly from: number;
  readonly to: number;
}

/**
 * The smallest number of shards, so that slow matches spread over workers; and the most matches in a shard, so that no
 * shard delays the end.
 */
const MIN_SHARDS = 128;
const MAX_SHARD_MATCHES = 500;

/** How many matches belong together: the seats, if bots rotate, else 1. */
export const blockSize = ({ rotate = false, bots }: Pick<Experiment, 'rotate' | 'bots'>): number =>
  rotate ? bots.length : 1;

/** Whether a match is analysed. The analysed blocks are spread evenly from first to last. */
export function isAnalysed(experiment: Experiment, match: number): boolean {
  const { looks, games, first = 0 } = experiment;
  if (looks === undefined) return false;
  const block = blockSize(experiment);
  const all = Math.ceil((looks.of ?? games) / block);
  const some = Math.min(all, Math.ceil(looks.matches / block));
  const number = Math.floor((match - first) / block);
  return Math.floor(((number + 1) * some) / all) > Math.floor((number * some) / all);
}

/** The shards of an experiment. They do not depend on who plays them, and no block is divided. */
export function shardsOf(experiment: Experiment): readonly Shard[] {
  const { games, first = 0 } = experiment;
  const block = blockSize(experiment);
  const most = Math.floor(MAX_SHARD_MATCHES / block) * block;
  const size = Math.min(most, Math.ceil(games / MIN_SHARDS / block) * block);
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    from: first + i * size,
    to: first + Math.min(games, (i + 1) * size),
  }));
}
