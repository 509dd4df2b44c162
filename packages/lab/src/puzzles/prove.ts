import {
  EventList,
  type Action,
  type BotGame,
  type EventKind,
  type PuzzleGoal,
  type PuzzleNumber,
  type SearchRules,
} from '@glade/engine';
import { meanChange, meanOf } from '../review/estimates.ts';
import { Futures, type Watcher } from '../review/futures.ts';
import type { Position } from '../review/positions.ts';
import { sideOf, sidesOf } from '../review/stakes.ts';
import { isClear } from '../review/is-clear.ts';
import { actionsElsewhere } from './decisions.ts';
import { race, Results, type Course } from './race.ts';

/** The first of the futures whose figures are told: far from those in which actions are compared. */
const TELLING = 2 ** 20;
/** The figures of a puzzle come from this many futures. */
const TOLD = 400;
/** A nearer goal is named if the best action reaches it so often, and no other more often than this. */
const REACHED = 0.9;
const MISSED = 0.6;

/** What shows that an action is clearly best. */
export interface Proof {
  readonly second: Action;
  readonly others: number;
  readonly futures: number;
  readonly value: PuzzleNumber;
  readonly secondValue: PuzzleNumber;
  readonly by: PuzzleNumber;
  readonly goal: string;
  readonly reached?: { readonly best: PuzzleNumber; readonly second: PuzzleNumber } | undefined;
  /** The policy that plays on to the end. */
  readonly policy: string;
}

/** The goal of a puzzle that has no nearer one: the best result. */
const RESULT_GOAL = 'result';

/**
 * Shows that an action is clearly better than all others from this position; undefined if it does not show. First the race,
 * then the figures from futures that had no part in it.
 */
export function prove(
  game: BotGame,
  rules: SearchRules,
  { state, best, seed }: { readonly state: object; readonly best: Action; readonly seed: string },
  course: Course,
): Proof | undefined {
  const others = actionsElsewhere(rules, state, best);
  if (others.length < 2) return undefined;
  const futures = new Futures(game, rules, seed);
  const position: Position = {
    state,
    drawn: rules.streams.map(() => 0),
    turn: rules.turn(state),
  };
  const results = new Results(rules, futures, position, rules.actor(state));
  const won = race(results, best, others, course);
  if (won === undefined) return undefined;
  const goals = game.puzzles?.goals?.(rules) ?? [];
  const own = told(rules, futures, position, best, goals);
  const other = told(rules, futures, position, won.second, goals);
  // As it is told: an interval that begins above 0 only before it is rounded is not told as clear.
  const by = rounded(meanChange(own.results.map((value, j) => value - other.results[j]!)));
  if (by.value < course.margin || futures.cut > 0) return undefined;
  if (course.margin > 0 && !isClear(by)) return undefined;
  const goal = goals.find(
    ({ id }) => share(own.reached.get(id)!) >= REACHED && share(other.reached.get(id)!) <= MISSED,
  );
  return {
    ...won,
    value: rounded(meanOf(own.results, 0, 1)),
    secondValue: rounded(meanOf(other.results, 0, 1)),
    by,
    goal: goal?.id ?? RESULT_GOAL,
    reached: goal && {
      best: rounded(meanOf(own.reached.get(goal.id)!, 0, 1)),
      second: rounded(meanOf(other.reached.get(goal.id)!, 0, 1)),
    },
    policy: futures.by,
  };
}

interface Told {
  readonly results: readonly number[];
  /** For each goal whether it was reached, 1 or 0, in each future. */
  readonly reached: ReadonlyMap<string, readonly number[]>;
}

/** The results of an action in the futures whose figures are told, and the goals that it reached in them. */
function told(
  rules: SearchRules,
  futures: Futures,
  position: Position,
  action: Action,
  goals: readonly PuzzleGoal[],
): Told {
  const side = sideOf(rules, rules.actor(position.state));
  const out = new Float64Array(sidesOf(rules));
  const results: number[] = [];
  const reached = new Map(goals.map(({ id }) => [id, [] as number[]]));
  for (let j = TELLING; j < TELLING + TOLD; j++) {
    const watcher = new GoalWatcher(rules, position.state, goals);
    futures.play(position, 0, j, out, 0, action, { watcher });
    results.push(out[side]!);
    for (const { id } of goals) reached.get(id)!.push(watcher.reached.get(id) === true ? 1 : 0);
  }
  return { results, reached };
}

/** Watches a future until it is known of each goal whether it is reached. */
class GoalWatcher implements Watcher {
  readonly reached = new Map<string, boolean>();
  private readonly open: Set<PuzzleGoal>;
  private readonly seat: number;
  private readonly start: object;
  private list = new EventList();

  constructor(rules: SearchRules, start: object, goals: readonly PuzzleGoal[]) {
    this.open = new Set(goals);
    this.seat = rules.actor(start);
    this.start = start;
  }

  tell(kind: EventKind, a?: number, b?: number, c?: number, d?: number): void {
    if (this.open.size > 0) this.list.tell(kind, a, b, c, d);
  }

  after(now: object): void {
    for (const goal of this.open) {
      const { seat, start } = this;
      const reached = goal.reached({ seat, start, now, events: this.list.events });
      if (reached === undefined) continue;
      this.reached.set(goal.id, reached);
      this.open.delete(goal);
    }
    this.list = new EventList();
  }
}

const share = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / values.length;

/** To four places: what is stored. The ends of the interval are rounded outwards. */
const rounded = ({ value, low, high, n }: PuzzleNumber): PuzzleNumber => ({
  value: Math.round(value * 1e4) / 1e4,
  low: Math.floor(low * 1e4) / 1e4,
  high: Math.ceil(high * 1e4) / 1e4,
  n,
});
