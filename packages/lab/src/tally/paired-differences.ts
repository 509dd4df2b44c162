import { addHistogram, count, type Histogram } from '../statistics/histogram.ts';
import type { MatchResult } from './match-result.ts';

/**
 * The differences between two experiments over the same matches, the other minus the first. Matches with the same dice
 * are not independent, so if bots rotate, the sum over each block is counted.
 */
export interface PairedDifferences {
  /** The number of blocks in which all matches of both experiments ended. */
  blocks: number;
  /** For each block: how many of its pairs went alike to the last entry. */
  readonly same: Histogram;
  /** The differences in points, for each seat, or one where all are one team. */
  readonly points: Histogram[];
  readonly length: Histogram;
  readonly decisions: Histogram;
}

export function emptyPairedDifferences(sides: number): PairedDifferences {
  return {
    blocks: 0,
    same: new Map(),
    points: Array.from({ length: sides }, () => new Map()),
    length: new Map(),
    decisions: new Map(),
  };
}

/** Adds up the pairs of matches of a block. */
export class PairedSums {
  private readonly size: number;
  private readonly pairs: PairedDifferences;
  private ended = 0;
  private same = 0;
  private readonly points: number[];
  private length = 0;
  private decisions = 0;

  constructor(pairs: PairedDifferences, size: number) {
    this.pairs = pairs;
    this.size = size;
    this.points = pairs.points.map(() => 0);
  }

  /** Starts a new block. */
  begin(): void {
    this.ended = this.same = this.length = this.decisions = 0;
    this.points.fill(0);
  }

  add(base: MatchResult, other: MatchResult): void {
    if (!base.ended || !other.ended) return;
    this.ended += 1;
    if (base.hash === other.hash) this.same += 1;
    this.length += other.turns - base.turns;
    this.decisions += other.decisions - base.decisions;
    for (let side = 0; side < this.points.length; side++)
      this.points[side]! += other.points[side]! - base.points[side]!;
  }

  /** Ends the block: counts it, if all its matches ended. */
  close(): void {
    const { pairs, points } = this;
    if (this.ended !== this.size) return;
    pairs.blocks += 1;
    count(pairs.same, this.same);
    pairs.points.forEach((each, side) => count(each, points[side]!));
    count(pairs.length, this.length);
    count(pairs.decisions, this.decisions);
  }
}

/** Adds `from` to `to`. */
export function addPairedDifferences(to: PairedDifferences, from: PairedDifferences): void {
  to.blocks += from.blocks;
  addHistogram(to.same, from.same);
  from.points.forEach((each, side) => addHistogram(to.points[side]!, each));
  addHistogram(to.length, from.length);
  addHistogram(to.decisions, from.decisions);
}
