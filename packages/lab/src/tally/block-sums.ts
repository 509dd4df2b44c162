import type { Outcome } from '@glade/engine';
import { count, type Histogram } from '../statistics/histogram.ts';
import type { MatchResult } from './match-result.ts';

/** The histogram in which the points of a bot are added up: of all bots that are called alike, the first has it. */
export const botPointsKey = (bots: readonly string[], name: string): string =>
  `bot.${bots.indexOf(name)}`;

/** The histograms of what the first bot, a side or a seat took, and of what a seat has of a measure. */
export const FIRST_BOT_POINTS_KEY = 'first';
export const sidePointsKey = (side: number): string => `points.${side}`;
export const soleWinKey = (seat: number): string => `sole.${seat}`;
export const measureKey = (name: string, seat?: number): string =>
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
    { points, turns, minutes, decisions, real, dead }: MatchResult,
    outcome: Outcome,
    shift: number,
  ): void {
    this.matches += 1;
    const numbers = { length: turns, minutes, decisions, real, dead };
    for (const [name, value] of Object.entries(numbers)) this.addToSum(name, value);
    points.forEach((each, side) => this.addToSum(sidePointsKey(side), each));
    if (points.length > 1) this.addBots(points, shift);
    this.addOutcome(outcome);
  }

  /** After the last match of a block: counts it, if all its matches ended. */
  close(blocks: Map<string, Histogram>): void {
    if (this.matches !== this.bots.length) return;
    for (const [name, sum] of this.sums) {
      if (this.times.get(name)! % this.matches !== 0) continue;
      let histogram = blocks.get(name);
      if (histogram === undefined) blocks.set(name, (histogram = new Map()));
      count(histogram, sum);
    }
  }

  private addBots(points: readonly number[], shift: number): void {
    const { bots } = this;
    this.addToSum(FIRST_BOT_POINTS_KEY, points[shift]!);
    bots.forEach((name, bot) => {
      this.addToSum(botPointsKey(bots, name), points[(bot + shift) % bots.length]!);
    });
  }

  private addOutcome({ winners, measures }: Outcome): void {
    this.addToSum('won', Number(winners.length > 0));
    this.addToSum('shared', Number(winners.length > 1));
    this.bots.forEach((_, seat) =>
      this.addToSum(soleWinKey(seat), Number(winners.length === 1 && winners[0] === seat)),
    );
    for (const [name, value] of Object.entries(measures)) {
      if (typeof value === 'number') this.addToSum(measureKey(name), value);
      else value.forEach((each, seat) => this.addToSum(measureKey(name, seat), each));
    }
  }

  private addToSum(name: string, value: number): void {
    this.sums.set(name, (this.sums.get(name) ?? 0) + value);
    this.times.set(name, (this.times.get(name) ?? 0) + 1);
  }
}
