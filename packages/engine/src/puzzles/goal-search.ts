import { CHANCE, OVER, type Action, type Seat } from '../actor.ts';
import type { Rules } from '../rules.ts';
import { EventList } from '../trace.ts';
import type { PuzzleGoal } from './plan.ts';

/** The search gave up because the position leads to too many others. */
export class TooMany extends Error {}

/**
 * Finds out whether a near goal can be reached for certain: whatever chance brings and whatever others do. In a team everybody
 * helps. It looks at every position that can come before the goal is decided (an AND-OR search), each once.
 */
export class GoalSearch {
  /** How many positions were looked at. */
  positions = 0;
  private readonly rules: Rules;
  private readonly goal: PuzzleGoal;
  private readonly start: object;
  private readonly seat: Seat;
  private readonly most: number;
  private readonly known = new Map<string, boolean>();
  /** The positions from which the goal can never be reached. */
  private readonly lost = new Set<string>();

  /** `start` is the position of the puzzle. After `most` positions it throws `TooMany`. */
  constructor(rules: Rules, goal: PuzzleGoal, start: object, most: number) {
    this.rules = rules;
    this.goal = goal;
    this.start = start;
    this.seat = rules.actor(start);
    this.most = most;
  }

  /** Whether the goal is sure once this action has been done in a position in which it is still open. */
  isRight(s: object, action: Action): boolean {
    const { goal, seat, start } = this;
    if (goal.misses?.({ seat, start, now: s }, action) === true) return false;
    const { s: next, reached } = this.after(s, action);
    return reached ?? this.isSure(next);
  }

  /**
   * Whether the goal could still be reached once this action has been done, if all goes well: with luck, and with the help of
   * the others.
   */
  couldReach(s: object, action: Action): boolean {
    const { rules, lost } = this;
    // Each position that can come, once. Nothing is concluded before all are known: a way may lead back.
    const came = new Set<string>();
    const open: object[] = [];
    const reaches = (from: object, each: Action): boolean => {
      const next = this.wayOn(from, each);
      if (typeof next === 'boolean') return next;
      const key = rules.notation.position(next);
      if (lost.has(key) || came.has(key)) return false;
      if (came.size >= this.most) throw new TooMany();
      came.add(key);
      open.push(next);
      return false;
    };
    if (reaches(s, action)) return true;
    for (const at of open) if (actionsOf(rules, at).some((each) => reaches(at, each))) return true;
    for (const key of came) lost.add(key);
    return false;
  }

  /** The legal actions after which the goal is still sure. */
  rightActions(s: object): readonly Action[] {
    return actionsOf(this.rules, s).filter((action) => this.isRight(s, action));
  }

  /**
   * The fewest own actions from a position in which the goal is sure until it is reached, or until somebody else or chance is
   * next, whatever that brings. The actions are those that come first in the order of the rules.
   */
  shortestPlan(s: object): readonly Action[] {
    const { rules } = this;
    let ways: readonly Way[] = [{ at: s, actions: [] }];
    const seen = new Set<string>();
    while (ways.length > 0) {
      const next: Way[] = [];
      for (const { at, actions } of ways)
        for (const action of this.rightActions(at)) {
          const done = [...actions, action];
          const after = this.after(at, action);
          if (after.reached !== undefined || !this.isOwn(after.s)) return done;
          const key = rules.notation.position(after.s);
          if (!seen.has(key)) next.push({ at: after.s, actions: done });
          seen.add(key);
        }
      ways = next;
    }
    return [];
  }

  /** What an action leads to, and whether the goal is reached then, or missed. */
  after(s: object, action: Action): { readonly s: object; readonly reached: boolean | undefined } {
    const { rules, seat, start } = this;
    const next = rules.create();
    rules.copy(s, next);
    const trace = new EventList();
    rules.apply(next, action, trace);
    const { events } = trace;
    return { s: next, reached: this.goal.reached({ seat, start, now: next, events }) };
  }

  /** Whether the person who solves the puzzle decides here. */
  isOwn(s: object): boolean {
    const { rules } = this;
    const actor = rules.actor(s);
    if (actor === OVER || actor === CHANCE) return false;
    return rules.kind !== 'competitive' || actor === this.seat;
  }

  /** The position after an action from which the goal is still open, or whether it is reached. */
  private wayOn(s: object, action: Action): object | boolean {
    const { rules, goal, seat, start } = this;
    if (goal.misses?.({ seat, start, now: s }, action) === true) return false;
    const { s: next, reached } = this.after(s, action);
    if (reached !== undefined) return reached;
    return rules.actor(next) === OVER ? false : next;
  }

  private isSure(s: object): boolean {
    const { rules, known } = this;
    if (rules.actor(s) === OVER) return false;
    const key = rules.notation.position(s);
    const before = known.get(key);
    if (before !== undefined) return before;
    if (++this.positions > this.most) throw new TooMany();
    const actions = actionsOf(rules, s);
    const sure = this.isOwn(s)
      ? actions.some((action) => this.isRight(s, action))
      : actions.every((action) => this.isRight(s, action));
    known.set(key, sure);
    return sure;
  }
}

interface Way {
  readonly at: object;
  readonly actions: readonly Action[];
}

const actionsOf = (rules: Rules, s: object): readonly Action[] =>
  Array.from({ length: rules.count(s) }, (_, k) => rules.nth(s, k));
