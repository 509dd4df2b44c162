import type { Histogram } from '../statistics/histogram.ts';
import type { Estimate } from '../statistics/intervals.ts';
import { boundedMean } from '../statistics/bounded-mean.ts';
import { POINTS, type Tally } from '../tally/tally.ts';
import { type Experiment, blockOf } from '../experiment/experiment.ts';
import { pointsOfSide } from '../tally/block-sums.ts';
import { pairedMean } from '../statistics/paired.ts';

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
