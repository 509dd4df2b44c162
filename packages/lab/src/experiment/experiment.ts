import type { Game, OptionValues } from '@glade/engine';

/** Which code plays. */
export interface CodeVersion {
  /** Of Glade. */
  readonly release: string;
  /** Eight hexadecimal digits over all sources that decide a result: see `codeOf`. */
  readonly digest: string;
}

/** Seconds that people take for a decision with more than one legal action, and for a throw or a draw. */
export interface Pace {
  readonly decision: number;
  readonly chance: number;
}

/** Where the game does not say. */
const DEFAULT_PACE: Pace = { decision: 10, chance: 5 };

/** How fast people are taken to play it: nobody has measured that. */
export const paceOf = (game: Game, { pace }: Experiment): Pace => pace ?? game.pace ?? DEFAULT_PACE;

/** What is to be found out: everything a result depends on. */
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
  /** The number of the first match, 0 if nothing is said: to go on where others stopped. The first of a block. */
  readonly first?: number;
  /**
   * Matches in blocks of as many as there are seats, all of a block with the same dice: with each match of the block
   * the bots move on by one seat.
   */
  readonly rotate?: boolean;
  /**
   * Names of streams that draw as under another seed, all others as ever; `bot` stands for what the bots draw. So two
   * experiments can share some of their luck.
   */
  readonly redraw?: readonly string[];
  /** How fast people are taken to play, where not as the game says. It changes the minutes alone. */
  readonly pace?: Pace;
  /** Which matches are looked into, and how closely. */
  readonly looks?: PlayoutAnalysis;
  /** The code that plays, where it is known: to be told with the result. */
  readonly code?: CodeVersion;
}

/** Before every turn of some matches, or of long ones every few: who would win, by so many matches played out. */
export interface PlayoutAnalysis {
  /** How many matches are looked into, spread evenly; whole blocks, so there may be some more. */
  readonly matches: number;
  readonly playouts: number;
  /** Of how many the matches looked into are so many, where not all of these are played. */
  readonly of?: number;
}

/** Some of the matches of an experiment: numbers `from` to `to - 1`. */
export interface Shard {
  readonly from: number;
  readonly to: number;
}

/** At least so many pieces, so that slow matches spread over workers; and none so large that it delays the end. */
const MIN_SHARDS = 128;
const MAX_SHARD_MATCHES = 500;

/** How many matches of the experiment belong together. */
export const blockSize = ({ rotate = false, bots }: Experiment): number =>
  rotate ? bots.length : 1;

/** Whether a match is looked into: of the blocks as many as are asked for, evenly from first to last. */
export function isAnalysed(experiment: Experiment, match: number): boolean {
  const { looks, games, first = 0 } = experiment;
  if (looks === undefined) return false;
  const block = blockSize(experiment);
  const all = Math.ceil((looks.of ?? games) / block);
  const some = Math.min(all, Math.ceil(looks.matches / block));
  const number = Math.floor((match - first) / block);
  return Math.floor(((number + 1) * some) / all) > Math.floor((number * some) / all);
}

/** The shards of an experiment. They do not depend on who will work on them, and no block is divided. */
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
