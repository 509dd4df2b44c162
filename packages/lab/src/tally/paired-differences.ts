import { mix } from '@glade/engine';
import { addHistogram, count, type Histogram } from '../statistics/histogram.ts';
import type { ClauseIndex } from './clause-index.ts';
import type { EventCounter } from './event-counter.ts';
import { clauseKey, matchNumbers } from './match-numbers.ts';
import type { MatchResult } from './match-result.ts';
import { POINTS_PER_MATCH } from './tally.ts';

/**
 * The differences between two experiments over the same matches, the other minus the first. Matches with the same dice
 * are not independent, so if bots rotate, the sum over each block is counted.
 */
export interface PairedDifferences {
  /** The number of blocks in which all matches of both experiments ended. */
  blocks: number;
  /** For each block: how many of its pairs went alike to the last entry. */
  readonly same: Histogram;
  /** The first matches, by their numbers, that went differently and had another result. */
  readonly differing: number[];
  /** The differences in points, for each seat, or one where all are one team. */
  readonly points: Histogram[];
  /** The differences in what the rules give of a win. */
  readonly credit: Histogram[];
  /** The differences of every number that matches are compared by: see `matchNumbers`, and `clause.ID` for each clause. */
  readonly numbers: Map<string, NumberDifferences>;
}

/** The differences of one number. */
interface NumberDifferences {
  /** How often each difference was seen. Blocks without a difference are left out. */
  readonly seen: Histogram;
  /**
   * A sum of hashes, modulo 2^32, over the blocks that differ and their differences; and the same with the opposite
   * signs. Two numbers with one of these in common are the same number under two names, such as the points of two
   * rivals.
   */
  mark: number;
  mirror: number;
}

export function emptyPairedDifferences(sides: number): PairedDifferences {
  return {
    blocks: 0,
    same: new Map(),
    differing: [],
    points: Array.from({ length: sides }, () => new Map()),
    credit: Array.from({ length: sides }, () => new Map()),
    numbers: new Map(),
  };
}

/** How many matches that went differently are kept. */
export const DIFFERING_KEPT = 3;

/** A match that was played, and what came up in it. */
export interface PairedMatch {
  readonly result: MatchResult;
  readonly events: EventCounter;
}

/** Adds up the pairs of matches of a block. */
export class PairedSums {
  private readonly size: number;
  private readonly pairs: PairedDifferences;
  private readonly clauses: ClauseIndex;
  private ended = 0;
  private same = 0;
  private readonly points: number[];
  private readonly credit: number[];
  private readonly sums = new Map<string, number>();

  constructor(pairs: PairedDifferences, size: number, clauses: ClauseIndex) {
    this.pairs = pairs;
    this.size = size;
    this.clauses = clauses;
    this.points = pairs.points.map(() => 0);
    this.credit = pairs.credit.map(() => 0);
  }

  /** Starts a new block. */
  begin(): void {
    this.ended = this.same = 0;
    this.points.fill(0);
    this.credit.fill(0);
    this.sums.clear();
  }

  /** Adds a pair. `numbers`: those of the first match, if it ended; `match`: the number of both. */
  add(
    base: PairedMatch,
    numbers: ReadonlyMap<string, number> | undefined,
    other: PairedMatch,
    match: number,
  ): void {
    if (numbers === undefined || !other.result.ended) return;
    this.ended += 1;
    if (base.result.hash === other.result.hash) this.same += 1;
    for (let side = 0; side < this.points.length; side++) {
      this.points[side]! += other.result.points[side]! - numbers.get(`points.${side}`)!;
      this.credit[side]! += other.result.credit[side]! - base.result.credit[side]!;
    }
    if (other.result.points.some((each, side) => each !== numbers.get(`points.${side}`)))
      keepFirst(this.pairs.differing, match);
    const others = matchNumbers(other.result);
    for (const [key, value] of others) this.addDifference(key, value - (numbers.get(key) ?? 0));
    for (const [key, value] of numbers) if (!others.has(key)) this.addDifference(key, -value);
    const { ids } = this.clauses;
    for (let i = 0; i < ids.length; i++) {
      const [before, now] = [base.events.cameUp(i), other.events.cameUp(i)];
      if (before !== now) this.addDifference(clauseKey(ids[i]!), now ? 1 : -1);
    }
  }

  /** Ends the block with this number: counts it, if all its matches ended. */
  close(block: number): void {
    const { pairs, points, sums } = this;
    if (this.ended !== this.size) return;
    pairs.blocks += 1;
    count(pairs.same, this.same);
    pairs.points.forEach((each, side) => count(each, points[side]!));
    pairs.credit.forEach((each, side) => count(each, this.credit[side]!));
    for (const [key, sum] of sums) {
      if (sum === 0) continue;
      const found = numberOf(pairs, key);
      const key32 = mix(block, 0);
      // Points are counted in sixtieths of a match, so that shares of any other number of seats are comparable with them.
      const scaled = Math.round(/^(points|order)\./.test(key) ? sum : POINTS_PER_MATCH * sum);
      count(found.seen, sum);
      found.mark = (found.mark + (mix(key32, scaled) >>> 0)) % MARKS;
      found.mirror = (found.mirror + (mix(key32, -scaled) >>> 0)) % MARKS;
    }
  }

  private addDifference(key: string, value: number): void {
    if (value !== 0) this.sums.set(key, (this.sums.get(key) ?? 0) + value);
  }
}

const MARKS = 2 ** 32;

function numberOf({ numbers }: PairedDifferences, key: string): NumberDifferences {
  let found = numbers.get(key);
  if (found === undefined) {
    found = { seen: new Map(), mark: 0, mirror: 0 };
    numbers.set(key, found);
  }
  return found;
}

/** The differences of a number over all blocks, those without a difference included. */
export function differencesOf({ blocks, numbers }: PairedDifferences, key: string): Histogram {
  const all = new Map(numbers.get(key)?.seen);
  const differing = [...all.values()].reduce((sum, times) => sum + times, 0);
  if (blocks > differing) count(all, 0, blocks - differing);
  return all;
}

/** Keeps a match if it is one of the first. */
function keepFirst(kept: number[], match: number): void {
  kept.push(match);
  kept.sort((a, b) => a - b);
  kept.length = Math.min(kept.length, DIFFERING_KEPT);
}

/** Adds `from` to `to`. */
export function addPairedDifferences(to: PairedDifferences, from: PairedDifferences): void {
  to.blocks += from.blocks;
  for (const match of from.differing) keepFirst(to.differing, match);
  addHistogram(to.same, from.same);
  from.points.forEach((each, side) => addHistogram(to.points[side]!, each));
  from.credit.forEach((each, side) => addHistogram(to.credit[side]!, each));
  for (const [key, { seen, mark, mirror }] of from.numbers) {
    const found = numberOf(to, key);
    addHistogram(found.seen, seen);
    found.mark = (found.mark + mark) % MARKS;
    found.mirror = (found.mirror + mirror) % MARKS;
  }
}
