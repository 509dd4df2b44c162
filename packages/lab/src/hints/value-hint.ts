import { Xoshiro, type Action, type BotGame, type SearchRules, type Seat } from '@glade/engine';
import { actionsElsewhere } from '../puzzles/decisions.ts';
import { Results } from '../puzzles/race.ts';
import { Futures } from '../review/futures.ts';
import type { Position } from '../review/positions.ts';

/** A hint is good if it gives away at most one percentage point of the chance to win. */
export const POINT = 0.01;

/** How the rival of a hint is found: after this many futures this many of the other actions are left. */
export const ROUNDS = [
  { futures: 12, left: 8 },
  { futures: 60, left: 3 },
  { futures: 240, left: 1 },
] as const;

/** The first of the futures in which hint and rival are measured: none of them has chosen the rival. */
const MEASURING = 2 ** 20;
/** Futures between two looks, and the standard errors by which a difference from one point is clear. */
const BATCH = 100;
export const CLEAR = 2.5;
/** The result of one future is taken to vary by so much at least: a few that end alike say little. */
const LEAST_SQUARES = 1;

/** What a hint is worth beside the best other action. */
export interface ValuedHint {
  /** How many of the actions lead to different positions. */
  readonly actions: number;
  /** The best other action, by the futures that have chosen it, and whether it was better than the hint in those. */
  readonly rival: Action;
  readonly rivalLed: boolean;
  /** How much better the rival is than the hint in other futures, from -1 to 1, and the standard error of that. */
  readonly lead: number;
  readonly error: number;
  readonly futures: number;
}

/**
 * Compares a hint with all other actions that lead elsewhere. Each is played on to the end of the match in the same futures, by
 * the policy with which a match is reviewed; the worse are left out step by step. The best of the others is then measured beside
 * the hint in new futures, at most `most`, until it is clear whether it is better by a point. So the difference is flattered
 * by nothing that chose the rival. What the seat cannot see is supposed again in each future. Undefined if there is nothing to choose.
 */
export function valueHint(
  game: BotGame,
  rules: SearchRules,
  { state, hint, seed }: { readonly state: object; readonly hint: Action; readonly seed: string },
  most: number,
): ValuedHint | undefined {
  const others = actionsElsewhere(rules, state, hint);
  if (others.length === 0) return undefined;
  const results = new SeatResults(game, rules, state, seed);
  const own = { action: hint, sum: 0 };
  let rivals = others.map((action) => ({ action, sum: 0 }));
  let done = 0;
  for (const { futures, left } of ROUNDS) {
    for (; done < futures; done++)
      for (const each of [own, ...rivals]) each.sum += results.of(each.action, done);
    rivals = rivals.toSorted((a, b) => b.sum - a.sum).slice(0, left);
  }
  const rival = rivals[0]!;
  let sum = 0;
  let squares = 0;
  for (let n = 0; ;) {
    for (const end = Math.min(most, n + BATCH); n < end; n++) {
      const by = results.of(rival.action, MEASURING + n) - results.of(hint, MEASURING + n);
      sum += by;
      squares += by * by;
    }
    const lead = sum / n;
    const error = Math.sqrt(Math.max(squares - n * lead * lead, LEAST_SQUARES)) / n;
    if (n < most && Math.abs(lead - POINT) <= CLEAR * error) continue;
    const rivalLed = rival.sum > own.sum;
    return { actions: others.length + 1, rival: rival.action, rivalLed, lead, error, futures: n };
  }
}

/** The result of an action in a future, for the seat that acts, which cannot see everything. */
class SeatResults {
  private readonly rules: SearchRules;
  private readonly from: object;
  private readonly position: Position;
  private readonly seat: Seat;
  private readonly results: Results;
  private readonly supposed = new Xoshiro(0);

  constructor(game: BotGame, rules: SearchRules, state: object, seed: string) {
    this.rules = rules;
    this.from = state;
    this.position = {
      state: rules.create(),
      drawn: rules.streams.map(() => 0),
      turn: rules.turn(state),
    };
    this.seat = rules.actor(state);
    this.results = new Results(rules, new Futures(game, rules, seed), this.position, this.seat);
    rules.copy(state, this.position.state);
  }

  of(action: Action, j: number): number {
    const { rules, position } = this;
    if (rules.resample !== undefined) {
      rules.copy(this.from, position.state);
      this.supposed.seedBy(j, this.seat);
      rules.resample(position.state, this.seat, this.supposed);
    }
    return this.results.of(action, j);
  }
}
