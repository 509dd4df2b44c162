import type { Action, SearchRules, Seat } from '@glade/engine';
import { boundedMean } from '../statistics/bounded-mean.ts';
import { count, type Histogram } from '../statistics/histogram.ts';
import type { Futures } from '../review/futures.ts';
import type { Position } from '../review/positions.ts';
import { sideOf, sidesOf } from '../review/stakes.ts';

/** The chance that an action passes as clearly best although another one is as good. */
export const LEVEL = 0.001;

/** How an action has to win. */
export interface Course {
  /** By how much it must be better than each other on average, from 0 to 1, beside being better at the level. */
  readonly margin: number;
  /** After this many futures the actions are compared. */
  readonly looks: readonly number[];
}

/** A puzzle is found if its solution is better by five points of 100. */
export const FINDING: Course = { margin: 0.05, looks: [16, 32, 64, 128, 256, 512, 1024] };
/** It is proven again if its solution is better. More futures, so that a difference of five points is hardly ever missed. */
export const PROVING: Course = { margin: 0, looks: [...FINDING.looks, 2048, 4096] };
/** From this many futures on a race ends in which the margin is not to be expected. */
const PATIENCE = 32;

/** What a race has shown. */
export interface Won {
  /** The action that came nearest to the best. */
  readonly second: Action;
  /** How many other actions there were, and how many futures it took to tell the last of them apart. */
  readonly others: number;
  readonly futures: number;
}

/** The result of an action in a future, for the side of this seat. */
export class Results {
  private readonly futures: Futures;
  private readonly position: Position;
  private readonly side: number;
  private readonly out: Float64Array;

  constructor(rules: SearchRules, futures: Futures, position: Position, seat: Seat) {
    this.futures = futures;
    this.position = position;
    this.side = sideOf(rules, seat);
    this.out = new Float64Array(sidesOf(rules));
  }

  of(action: Action, j: number): number {
    this.futures.play(this.position, 0, j, this.out, 0, action);
    return this.out[this.side]!;
  }
}

/**
 * Whether an action is better than each of the others, and by the margin. A sequential test on common random numbers: after
 * each look at the futures, the actions leave the race that are worse at a level corrected for the number of actions and
 * looks (Bonferroni). The chance that an action passes which is not the best is below `LEVEL`. Undefined if it is not
 * shown.
 */
export function race(
  results: Results,
  best: Action,
  others: readonly Action[],
  { margin, looks }: Course,
): Won | undefined {
  const level = 1 - (2 * LEVEL) / (others.length * looks.length);
  const left = others.map((action) => ({ action, sum: 0, differences: new Map() as Histogram }));
  let done = 0;
  for (const look of looks) {
    for (; done < look; done++) {
      const own = results.of(best, done);
      for (const each of left) {
        const difference = own - results.of(each.action, done);
        each.sum += difference;
        count(each.differences, Math.round(difference * ROUND) / ROUND);
      }
    }
    // An action that has left the race was clearly worse, so the nearest is one that has stayed.
    const nearest = left.reduce((near, each) => (each.sum < near.sum ? each : near));
    const by = nearest.sum / done;
    if (done >= PATIENCE && margin > 0 && by < (done < 4 * PATIENCE ? margin / 2 : margin))
      return undefined;
    const worse = left.filter(
      ({ differences }) => boundedMean(differences, -1, 1, level).estimate.low > 0.5,
    );
    if (worse.length === left.length)
      return by < margin
        ? undefined
        : { second: nearest.action, others: others.length, futures: done };
    for (const each of worse) left.splice(left.indexOf(each), 1);
  }
  return undefined;
}

/** Results of shares differ in their last bits. */
const ROUND = 1e9;
