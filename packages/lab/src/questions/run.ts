import type { Game, OptionValues } from '@glade/engine';
import type { Experiment } from '../play/experiment.ts';
import type { Histogram } from '../play/histogram.ts';
import type { Found } from '../play/study.ts';
import { POINTS } from '../play/tally.ts';
import { meanInterval, wilson, type Estimate } from '../statistics/intervals.ts';
import { momentsOf } from '../statistics/moments.ts';

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
export function shareOf(points: Histogram): Estimate {
  const { n, mean, variance } = momentsOf(points);
  const whole = [...points.keys()].every((value) => value === 0 || value === POINTS);
  if (whole) return wilson(points.get(POINTS) ?? 0, n);
  const range = meanInterval(mean / POINTS, Math.sqrt(variance) / POINTS, n);
  return {
    value: mean / POINTS,
    low: Math.max(0, range?.low ?? 0),
    high: Math.min(1, range?.high ?? 1),
    n,
  };
}
