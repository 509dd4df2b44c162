import type { Histogram } from '../statistics/histogram.ts';
import { skewedMean, type Estimate } from '../statistics/intervals.ts';
import { boundedMean } from '../statistics/bounded-mean.ts';
import { POINTS_PER_MATCH, type Tally } from '../tally/tally.ts';
import { type Experiment, blockSize } from '../experiment/experiment.ts';
import { placePointsKey, sidePointsKey } from '../tally/block-sums.ts';

/**
 * The share of the points that one side took, 0 to 1. Where a match is all or nothing, it is the share of matches won.
 */
export const pointShare = (points: Histogram, level = 0.95): Estimate =>
  boundedMean(points, 0, POINTS_PER_MATCH, level).estimate;

/** The share of the points of each side. If bots rotate, it is estimated over blocks. */
export function pointShares(
  { points, blocks }: Tally,
  experiment: Experiment,
  level = 0.95,
): readonly Estimate[] {
  if (experiment.rotate !== true) return points.map((each) => pointShare(each, level));
  return points.map((_, side) => {
    const sums = blocks.get(sidePointsKey(side)) ?? new Map();
    return boundedMean(sums, 0, blockSize(experiment) * POINTS_PER_MATCH, level).estimate;
  });
}

/** The share of the points of each place in the order of play, where a lot decides it. */
export const placeShares = (
  { places, blocks }: Tally,
  experiment: Experiment,
  level = 0.95,
): readonly Estimate[] =>
  places.map((each, place) =>
    experiment.rotate === true
      ? boundedMean(
          blocks.get(placePointsKey(place)) ?? new Map(),
          0,
          blockSize(experiment) * POINTS_PER_MATCH,
          level,
        ).estimate
      : pointShare(each, level),
  );

/** The mean turns of a match, with an interval that is wider where lengths are skewed. If bots rotate, they are estimated over blocks. */
export function meanTurns(
  { length, blocks }: Tally,
  experiment: Experiment,
  level = 0.95,
): Estimate {
  const sums = experiment.rotate === true ? (blocks.get('length') ?? new Map()) : length;
  return perMatch(skewedMean(sums, level), blockSize(experiment));
}

/** Turns an estimate of sums over blocks into one for a single match. */
export const perMatch = <E extends Estimate>(perBlock: E, block: number): E => ({
  ...perBlock,
  value: perBlock.value / block,
  low: perBlock.low / block,
  high: perBlock.high / block,
});
