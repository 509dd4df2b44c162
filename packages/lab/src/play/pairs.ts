import { addHistogram, count, type Histogram } from './histogram.ts';
import type { Played } from './play.ts';

/** How one way to play compares with another over the same matches: differences, the other minus the first. */
export interface Pairs {
  /** Pairs of matches that both ended. */
  games: number;
  /** Pairs that went alike to the last entry. */
  same: number;
  /** Per seat, or once where all are one team, the differences in points. */
  readonly points: Histogram[];
  readonly length: Histogram;
  readonly decisions: Histogram;
}

export function emptyPairs(sides: number): Pairs {
  return {
    games: 0,
    same: 0,
    points: Array.from({ length: sides }, () => new Map()),
    length: new Map(),
    decisions: new Map(),
  };
}

/** Counts a pair of matches with the same number. */
export function countPair(pairs: Pairs, base: Played, other: Played): void {
  if (!base.ended || !other.ended) return;
  pairs.games += 1;
  if (base.hash === other.hash) pairs.same += 1;
  pairs.points.forEach((each, side) => count(each, other.points[side]! - base.points[side]!));
  count(pairs.length, other.turns - base.turns);
  count(pairs.decisions, other.decisions - base.decisions);
}

/** Adds the second to the first. */
export function addPairs(to: Pairs, from: Pairs): void {
  to.games += from.games;
  to.same += from.same;
  from.points.forEach((each, side) => addHistogram(to.points[side]!, each));
  addHistogram(to.length, from.length);
  addHistogram(to.decisions, from.decisions);
}
