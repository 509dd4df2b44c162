import type { OptionValues } from '@glade/engine';

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
}

/** Some of the matches of an experiment: numbers `from` to `to - 1`. */
export interface Shard {
  readonly from: number;
  readonly to: number;
}

/** At least so many pieces, so that slow matches spread over workers; and none so large that it delays the end. */
const PIECES = 128;
const LARGEST = 500;

/** The shards of an experiment. They do not depend on who will work on them. */
export function shardsOf(games: number): readonly Shard[] {
  const size = Math.min(LARGEST, Math.ceil(games / PIECES));
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    from: i * size,
    to: Math.min(games, (i + 1) * size),
  }));
}
