import type { Outcome } from '@glade/engine';
import { count, type Histogram } from '../statistics/histogram.ts';
import type { Played } from './match-result.ts';

/** The histogram in which the points of a bot are added up: of all bots that are called alike, the first has it. */
export const pointsOfBot = (bots: readonly string[], name: string): string =>
  `bot.${bots.indexOf(name)}`;

/** The histograms of what the first bot, a side or a seat took, and of what a seat has of a measure. */
export const FIRST = 'first';
export const pointsOfSide = (side: number): string => `points.${side}`;
export const soleOf = (seat: number): string => `sole.${seat}`;
export const measureOf = (name: string, seat?: number): string =>
  seat === undefined ? `measure.${name}` : `measure.${name}.${seat}`;

/**
 * Adds up the matches of a block, which have the same dice: of each number that a match comes to its sum over the block.
 * Of a block in which a match did not end nothing is counted, so that every bot sat in every seat in what is.
 */
export class BlockSums {
  private readonly bots: readonly string[];
  private readonly sums = new Map<string, number>();
  private readonly times = new Map<string, number>();
  private matches = 0;

  constructor(bots: readonly string[]) {
    this.bots = bots;
  }

  /** Before the first match of a block. */
  begin(): void {
    this.sums.clear();
    this.times.clear();
    this.matches = 0;
  }

  /** A match that ended, played when the bots had moved on by `shift` seats. */
  add(
    { points, turns, minutes, decisions, real, dead }: Played,
    outcome: Outcome,
    shift: number,
  ): void {
    this.matches += 1;
    const numbers = { length: turns, minutes, decisions, real, dead };
    for (const [name, value] of Object.entries(numbers)) this.put(name, value);
    points.forEach((each, side) => this.put(pointsOfSide(side), each));
    if (points.length > 1) this.addBots(points, shift);
    this.addOutcome(outcome);
  }

  /** After the last match of a block: counts it, if all its matches ended. */
  close(blocks: Map<string, Histogram>): void {
    if (this.matches !== this.bots.length) return;
    for (const [name, sum] of this.sums) {
      if (this.times.get(name)! % this.matches !== 0) continue;
      let kept = blocks.get(name);
      if (kept === undefined) blocks.set(name, (kept = new Map()));
      count(kept, sum);
    }
  }

  private addBots(points: readonly number[], shift: number): void {
    const { bots } = this;
    this.put(FIRST, points[shift]!);
    bots.forEach((name, bot) => {
      this.put(pointsOfBot(bots, name), points[(bot + shift) % bots.length]!);
    });
  }

  private addOutcome({ winners, measures }: Outcome): void {
    this.put('won', Number(winners.length > 0));
    this.put('shared', Number(winners.length > 1));
    this.bots.forEach((_, seat) =>
      this.put(soleOf(seat), Number(winners.length === 1 && winners[0] === seat)),
    );
    for (const [name, value] of Object.entries(measures)) {
      if (typeof value === 'number') this.put(measureOf(name), value);
      else value.forEach((each, seat) => this.put(measureOf(name, seat), each));
    }
  }

  private put(name: string, value: number): void {
    this.sums.set(name, (this.sums.get(name) ?? 0) + value);
    this.times.set(name, (this.times.get(name) ?? 0) + 1);
  }
}
