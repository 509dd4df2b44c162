import { type Tally, POINTS_PER_MATCH } from '../tally/tally.ts';
import { type Experiment, blockSize } from '../experiment/experiment.ts';
import { type Estimate, wilson } from '../statistics/intervals.ts';
import { momentsOf } from '../statistics/moments.ts';
import { boundedMean, type BoundedMean } from '../statistics/bounded-mean.ts';
import { placePointsKey, sidePointsKey } from '../tally/block-sums.ts';
import { type Histogram, ascending } from '../statistics/histogram.ts';
import { type Distribution, summaryOf } from './distribution.ts';
import { sortedRecord } from './json.ts';
import type { ChanceCurve } from './report.ts';
import type { Mean } from './stake-means.ts';
import { CHANCE_SCALE } from '../tally/decisiveness.ts';

/** The independent observations of an experiment: matches, or blocks of matches with the same dice. */
export class Sample {
  private readonly tally: Tally;
  private readonly rotate: boolean;
  private readonly size: number;

  constructor(experiment: Experiment, tally: Tally) {
    this.tally = tally;
    this.rotate = experiment.rotate === true;
    this.size = blockSize(experiment);
  }

  /**
   * The share of matches with some property. `times` counts them; if bots rotate, the sums over blocks called `name`
   * are used instead.
   */
  share(name: string, times: number): Estimate {
    const { games, unfinished } = this.tally;
    return this.rotate
      ? boundedMean(this.sums(name), 0, this.size).estimate
      : wilson(times, games - unfinished);
  }

  /** The share of the points of each side. */
  points(): readonly BoundedMean[] {
    const { rotate, size, tally } = this;
    return tally.points.map((each, side) =>
      boundedMean(rotate ? this.sums(sidePointsKey(side)) : each, 0, size * POINTS_PER_MATCH),
    );
  }

  /** The share of the points of each place in the order of play; empty where no lot decides it. */
  places(): readonly BoundedMean[] {
    const { rotate, size, tally } = this;
    return tally.places.map((each, place) =>
      boundedMean(rotate ? this.sums(placePointsKey(place)) : each, 0, size * POINTS_PER_MATCH),
    );
  }

  /** The share of the points that the bots of this name took. Only if bots rotate. */
  botShare(name: string): Estimate {
    return boundedMean(this.sums(name), 0, this.size * POINTS_PER_MATCH).estimate;
  }

  /**
   * The distribution of a histogram. `name` is the key of its sums over blocks. Where there are none, all observations
   * of a block count as alike.
   */
  readonly distribution = (histogram: Histogram, name?: string): Distribution => {
    const { size } = this;
    const sums = this.rotate && name !== undefined ? this.sums(name) : undefined;
    return { ...summaryOf(histogram, { size, sums }), histogram: ascending(histogram) };
  };

  /**
   * Shares of this many matches, where it is unknown how they spread over blocks. All matches of a block count as
   * alike.
   */
  shares(counts: ReadonlyMap<string, number>, games: number): Readonly<Record<string, Estimate>> {
    const n = Math.ceil(games / this.size);
    const share = (times: number): Estimate => wilson(games === 0 ? 0 : (times / games) * n, n);
    return sortedRecord(new Map([...counts].map(([name, times]) => [name, share(times)])));
  }

  /** The distribution of percentages. Its interval has a width even if a few observations are all alike. */
  readonly percents = (histogram: Histogram): Distribution => {
    const kept = this.distribution(histogram);
    if (kept.low === null) return kept;
    const { low, high } = this.percent(histogram);
    return { ...kept, low, high };
  };

  /** The share of observations above 0. All those of a block count as alike. */
  readonly shareAbove = (histogram: Histogram): Estimate => {
    const all = [...histogram].reduce((sum, [, times]) => sum + times, 0);
    const n = Math.ceil(all / this.size);
    const above = all - (histogram.get(0) ?? 0);
    return wilson(all === 0 ? 0 : (above / all) * n, n);
  };

  /** The mean percentage in each tenth of a match. */
  readonly curve = (tenths: readonly Histogram[]): ChanceCurve =>
    tenths.map((seen) => (seen.size === 0 ? null : this.percent(seen, CHANCE_SCALE)));

  /**
   * The mean of a number of a match that lies between `least` and `most`. With blocks it is taken from their sums called
   * `name`, which add it up for so many seats; else from the histogram.
   */
  meanBetween(least: number, most: number, name: string, seen?: Histogram, seats = 1): Mean {
    const values = this.rotate ? this.sums(name) : (seen ?? new Map());
    const scale = this.rotate ? this.size * seats : 1;
    const { n, mean } = momentsOf(values);
    if (n < 2) return { mean: mean / scale, low: null, high: null, n };
    const { low, high } = boundedMean(values, least * scale, most * scale).estimate;
    const at = (share: number): number => least + share * (most - least);
    return { mean: mean / scale, low: at(low), high: at(high), n };
  }

  private percent(seen: Histogram, whole = 100): Estimate {
    const blocks = new Map([...seen].map(([value, times]) => [value, times / this.size]));
    const { value, low, high, n } = boundedMean(blocks, 0, whole).estimate;
    return { value: 100 * value, low: 100 * low, high: 100 * high, n: Math.ceil(n) };
  }

  private sums(name: string): Histogram {
    return this.tally.blocks.get(name) ?? new Map();
  }
}
