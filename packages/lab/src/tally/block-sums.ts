import type { Outcome } from '@glade/engine';
import { count, type Histogram } from '../statistics/histogram.ts';
import type { MatchResult } from './match-result.ts';

/** The key of a bot's points. Bots with the same name share the key of the first of them. */
export const botPointsKey = (bots: readonly string[], name: string): string =>
  `bot.${bots.indexOf(name)}`;

/** The keys of the first bot's points, a side's points, those of a place in the order of play, a bot's stakes, a seat's sole wins, and a measure (of one seat). */
export const FIRST_BOT_POINTS_KEY = 'first';
export const sidePointsKey = (side: number): string => `points.${side}`;
export const placePointsKey = (place: number): string => `order.${place}`;
export const stakeKey = (bots: readonly string[], name: string): string =>
  `stake.${bots.indexOf(name)}`;
export const soleWinKey = (seat: number): string => `sole.${seat}`;
export const measureKey = (name: string, seat?: number): string =>
  seat === undefined ? `measure.${name}` : `measure.${name}.${seat}`;

/**
 * Adds up the numbers of the matches of a block, which have the same dice. A block with a match that did not end is not
 * counted, so that in all counted blocks every bot sat in every seat.
 */
export class BlockSums {
  private readonly bots: readonly string[];
  private readonly forStakes: boolean;
  private readonly sums = new Map<string, number>();
  private readonly times = new Map<string, number>();
  private matches = 0;

  /** `forStakes`: whether what each bot wins and loses is added up, too (`Kernel.stakes`). */
  constructor(bots: readonly string[], forStakes: boolean) {
    this.bots = bots;
    this.forStakes = forStakes;
  }

  /** Starts a new block. */
  begin(): void {
    this.sums.clear();
    this.times.clear();
    this.matches = 0;
  }

  /** Adds a match that ended. `shift` is by how many seats the bots had moved on. */
  add(
    { points, places, turns, minutes, decisions, real, dead }: MatchResult,
    outcome: Outcome,
    shift: number,
  ): void {
    this.matches += 1;
    const numbers = { length: turns, minutes, decisions, real, dead };
    for (const [name, value] of Object.entries(numbers)) this.addToSum(name, value);
    points.forEach((each, side) => this.addToSum(sidePointsKey(side), each));
    places.forEach((each, place) => this.addToSum(placePointsKey(place), each));
    if (points.length > 1) this.addBots(points, shift);
    this.addOutcome(outcome);
    const stakes = this.forStakes ? outcome.measures['points'] : undefined;
    if (typeof stakes === 'object') this.addStakes(stakes, shift);
  }

  /** Ends the block: counts it, if all its matches ended. */
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

  private addStakes(stakes: readonly number[], shift: number): void {
    const { bots } = this;
    bots.forEach((name, bot) => {
      this.addToSum(stakeKey(bots, name), stakes[(bot + shift) % bots.length]!);
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
