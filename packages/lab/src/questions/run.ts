import type { Game, OptionValues } from '@glade/engine';
import type { Experiment } from '../play/experiment.ts';
import type { Histogram } from '../play/histogram.ts';
import type { Found } from '../play/study.ts';
import { POINTS } from '../play/tally.ts';
import { boundedMean } from '../statistics/bounded.ts';
import type { Estimate } from '../statistics/intervals.ts';

/** Plays experiments side by side: on threads, on a queue, or in a page. All have as many matches and blocks. */
export type Run = (arms: readonly Experiment[]) => Promise<Found>;

/** What everything found in one study has in common. */
export interface Asked {
  readonly game: string;
  readonly version: number;
  readonly options: OptionValues;
  readonly bots: readonly string[];
  readonly seed: string;
  /** Matches of each arm. */
  readonly games: number;
}

export const asked = (
  { version }: Game,
  { game, options, bots, seed, games }: Experiment,
): Asked => ({
  game,
  version,
  options,
  bots,
  seed,
  games,
});

/** The share of the points that one side took, 0 to 1: of matches won where it is all or nothing. */
export const shareOf = (points: Histogram): Estimate => boundedMean(points, 0, POINTS).estimate;
