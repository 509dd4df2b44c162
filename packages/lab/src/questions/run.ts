import type { BotGame, OptionValues } from '@glade/engine';
import { pointsOfSide } from '../play/blocks.ts';
import { blockOf, type Code, type Experiment } from '../play/experiment.ts';
import type { Histogram } from '../play/histogram.ts';
import type { Found } from '../play/study.ts';
import { POINTS, type Tally } from '../play/tally.ts';
import { boundedMean } from '../statistics/bounded.ts';
import type { Estimate } from '../statistics/intervals.ts';
import { pairedMean } from '../statistics/paired.ts';

/** Plays experiments side by side: on threads, on a queue, or in a page. All have as many matches and blocks. */
export type Run = (arms: readonly Experiment[]) => Promise<Found>;

/** What a run that has been told to stop answers with when it has played nothing. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** The answer; undefined where the run was told to stop before it could play. */
export async function unlessStopped<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Stopped) return undefined;
    throw error;
  }
}

/** The same experiment with as many matches as were played: fewer than were asked for where the run was told to stop. */
export const playedOf = (experiment: Experiment, { tallies }: Found): Experiment => ({
  ...experiment,
  games: tallies[0]!.games,
});

/** What everything found in one study has in common. */
export interface Asked {
  readonly game: string;
  readonly version: number;
  /** Only the same code gives the same to the last byte. */
  readonly code?: Code;
  readonly options: OptionValues;
  readonly bots: readonly string[];
  readonly seed: string;
  /** Matches of each arm. */
  readonly games: number;
  /** With bots that move on from seat to seat: how many matches have the same dice. Then every `n` counts blocks. */
  readonly block?: number;
}

export function asked({ version }: BotGame, experiment: Experiment): Asked {
  const { game, options, bots, seed, games, code, rotate } = experiment;
  return {
    game,
    version,
    ...(code === undefined ? {} : { code }),
    options,
    bots,
    seed,
    games,
    ...(rotate === true ? { block: blockOf(experiment) } : {}),
  };
}

/** The share of the points that one side took, 0 to 1: of matches won where it is all or nothing. */
export const shareOf = (points: Histogram): Estimate => boundedMean(points, 0, POINTS).estimate;

/** The same for each side: over blocks, where bots move on. */
export function sharesOf({ points, blocks }: Tally, experiment: Experiment): readonly Estimate[] {
  if (experiment.rotate !== true) return points.map(shareOf);
  return points.map((_, side) => {
    const sums = blocks.get(pointsOfSide(side)) ?? new Map();
    return boundedMean(sums, 0, blockOf(experiment) * POINTS).estimate;
  });
}

/** The mean turns of a match: over blocks, where bots move on. */
export function turnsOf(
  { length, blocks }: Tally,
  experiment: Experiment,
  level?: number,
): Estimate {
  const block = blockOf(experiment);
  const sums = experiment.rotate === true ? (blocks.get('length') ?? new Map()) : length;
  const { value, low, high, n } = perMatch(pairedMean(sums, level), block);
  return { value, low, high, n };
}

/** What was found of the sums over blocks of so many matches, for one match. */
export const perMatch = <E extends Estimate>(found: E, block: number): E => ({
  ...found,
  value: found.value / block,
  low: found.low / block,
  high: found.high / block,
});
