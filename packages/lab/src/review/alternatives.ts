import type { Action, Entry, Prove, SearchRules, ValueBounds } from '@glade/engine';
import { sideOf, sidesOf } from './stakes.ts';
import { between, meanChange } from './estimates.ts';
import type { Estimate } from '../statistics/intervals.ts';
import type { Futures } from './futures.ts';
import type { Position } from './positions.ts';
import { exactValues } from './exact-values.ts';

/** Futures for choosing among actions, and fresh ones for judging the chosen action; neither is used by the curve. */
const CHOOSING = 2 ** 20;
const JUDGING = 2 ** 21;
/** With this many actions left, choosing among them ends. */
const FINALISTS = 3;
/** Where ending a turn cost so much, it is asked which single action before its end would have kept most of it. */
const COSTLY_END = 0.1;
/** How far proven bounds of an action may be apart. Closer than the second of these they count as one number. */
const CLOSE = 0.005;
const EXACT = 1e-9;
/** Every so many decisions in a slipping future one is taken by chance. */
const SLIPS = 8;

/** A decision of a match, and what else could have been done. */
export class Alternatives {
  readonly at: number;
  readonly side: number;
  readonly played: Action;
  /** Known without playouts: what each action is worth if all play perfectly from there. */
  exact = false;
  /** The same within bounds. */
  proven = false;
  /**
   * The best other action found, and how much better it looked than what was played: below zero if it looked worse. Where `proven`, by
   * how much it is better at least, or 0 if it may be no better.
   */
  best: { readonly action: Action; readonly by: number } | undefined;
  /** How much better the action that was played looked than the mean of the others. */
  well = 0;
  private readonly rules: SearchRules;
  private readonly position: Position;
  private readonly futures: Futures;
  private readonly out: Float64Array;
  private readonly others: readonly Action[];
  private readonly losses: number[] = [];
  private readonly gains: number[] = [];
  private readonly slippedGains: number[] = [];
  private provenLoss = between(0, 0);
  private provenGain = between(0, 0);

  constructor(
    rules: SearchRules,
    { actor, action }: Entry,
    at: number,
    position: Position,
    futures: Futures,
  ) {
    this.rules = rules;
    this.at = at;
    this.side = sideOf(rules, actor);
    this.played = action;
    this.position = position;
    this.futures = futures;
    this.out = new Float64Array(sidesOf(rules));
    this.others = otherActions(rules, position.state, action);
  }

  /**
   * Computes what each action is worth where so little can still happen that all of it can be searched, or where it can be proven.
   * Returns whether it could. `steps`: how many steps the search may take, and how many positions a proof.
   */
  solve(steps: number, prove?: Prove): boolean {
    const { rules, position, played, others, side } = this;
    const actions = [played, ...others];
    const proven = prove?.(position.state, actions, CLOSE, steps);
    const values = proven === undefined && exactValues(rules, position.state, actions, side, steps);
    const bounds = values ? values.map((value) => ({ lower: value, upper: value })) : proven;
    return bounds !== undefined && this.settle(bounds);
  }

  /** Takes over what is proven of what was played and of the others, if it is close enough. */
  private settle([own, ...rest]: readonly ValueBounds[]): boolean {
    const best = rest.reduce((a, b) => (b.lower > a.lower ? b : a));
    const low = best.lower - own!.upper;
    const high = Math.max(...rest.map(({ upper }) => upper)) - own!.lower;
    if (high > EXACT && high - low > 2 * CLOSE) return false;
    this.proven = true;
    this.exact = [own!, ...rest].every(({ lower, upper }) => upper - lower < EXACT);
    this.provenLoss = between(Math.max(0, low), Math.max(0, high));
    this.best = { action: this.others[rest.indexOf(best)]!, by: low > EXACT ? low : 0 };
    const mean = (of: 'lower' | 'upper'): number =>
      rest.reduce((sum, each) => sum + each[of], 0) / rest.length;
    this.provenGain = between(own!.lower - mean('upper'), own!.upper - mean('lower'));
    this.well = this.provenGain.value;
    return true;
  }

  /**
   * Chooses the best other action by sequential halving: all are played on `playouts` times, the better half twice as often,
   * and so on (Z. Karnin, T. Koren and O. Somekh, ICML 2013). Yields after each playout.
   */
  *choose(playouts: number): Generator<void, void> {
    let left = this.others.map((action) => ({ action, sum: 0 }));
    if (left.length === 0) return;
    let own = 0;
    let done = 0;
    for (let more = playouts; ; more *= 2) {
      for (let j = CHOOSING + done; j < CHOOSING + done + more; j++) {
        own += this.valueOf(this.played, j);
        yield;
        for (const each of left) {
          each.sum += this.valueOf(each.action, j);
          yield;
        }
      }
      if (done === 0) {
        const mean = left.reduce((sum, each) => sum + each.sum, 0) / left.length;
        this.well = (own - mean) / more;
      }
      done += more;
      left = left.toSorted((a, b) => b.sum - a.sum);
      if (left.length <= FINALISTS) break;
      left = left.slice(0, Math.max(FINALISTS, Math.ceil(left.length / 2)));
    }
    const [best] = left;
    this.best = { action: best!.action, by: (best!.sum - own) / done };
    if (this.best.by >= COSTLY_END && this.endsMost) yield* this.chooseBeforeEnd(playouts);
  }

  /**
   * A person who ended a turn too early is not helped by any other action that merely leaves the turn open. So each action is
   * judged with the end right after it, and the one that keeps most of what was lost is the better one. Yields after each playout.
   */
  private *chooseBeforeEnd(playouts: number): Generator<void, void> {
    const { others, best } = this;
    let own = 0;
    const sums = others.map(() => 0);
    for (let j = CHOOSING; j < CHOOSING + playouts; j++) {
      own += this.valueOf(this.played, j);
      yield;
      for (const [k, action] of others.entries()) {
        this.futures.play(this.position, this.at, j, this.out, 0, action, { next: this.played });
        sums[k]! += this.out[this.side]!;
        yield;
      }
    }
    const most = Math.max(...sums);
    const by = (most - own) / playouts;
    if (by < best!.by / 2) return;
    this.best = { action: others[sums.indexOf(most)]!, by };
  }

  /** Whether most of the other actions cannot be done any more after what was played: it ended a turn or a phase. */
  private get endsMost(): boolean {
    const { rules, position, played, others } = this;
    const s = rules.create();
    rules.copy(position.state, s);
    const actor = rules.actor(s);
    rules.apply(s, played);
    if (rules.actor(s) !== actor) return true;
    const legal = new Set(Array.from({ length: rules.count(s) }, (_, k) => rules.nth(s, k)));
    return others.filter((action) => legal.has(action)).length <= others.length / 2;
  }

  /** Judges the chosen action in fresh futures, until there are this many. Yields after each playout. */
  *judge(playouts: number): Generator<void, void> {
    const { best, losses, gains, others } = this;
    if (this.proven || best === undefined) return;
    for (let n = losses.length; n < playouts; n++) {
      const j = JUDGING + n;
      const own = this.valueOf(this.played, j);
      yield;
      const other = this.valueOf(others[n % others.length]!, j);
      yield;
      losses.push(this.valueOf(best.action, j) - own);
      gains.push(own - other);
      yield;
      if (this.better !== undefined) continue;
      this.slippedGains.push(
        this.valueOf(this.played, j, SLIPS) - this.valueOf(others[n % others.length]!, j, SLIPS),
      );
      yield;
    }
  }

  /** Whether all other actions worth a search's time lead to the same position, or there are none. */
  get only(): boolean {
    return this.others.length === 0;
  }

  /** Whether `loss` and `gain` are known: at least two fresh futures, or a proof. */
  get isJudged(): boolean {
    return this.proven || this.losses.length > 1;
  }

  /** The best other action, if it looked better than what was played. */
  get better(): Action | undefined {
    return this.best !== undefined && this.best.by > 0 ? this.best.action : undefined;
  }

  /** What the decision cost against the best action found. The best action costs nothing, so it is never below zero. */
  get loss(): Estimate {
    if (this.proven) return this.provenLoss;
    const { value, low, high, n } = meanChange(this.losses);
    return { value: Math.max(0, value), low: Math.max(0, low), high: Math.max(0, high), n };
  }

  /** How much better the decision was than one of the others, all equally likely. */
  get gain(): Estimate {
    return this.proven ? this.provenGain : meanChange(this.gains);
  }

  /**
   * The same where everybody slips now and then. A bot that always does the same may win by what it happens to do after one action
   * and not after another: then this is about zero. Where it is proven it is `gain`: in perfect play nobody slips, and no bot has habits.
   */
  get slippedGain(): Estimate {
    return this.proven ? this.provenGain : meanChange(this.slippedGains);
  }

  private valueOf(action: Action, j: number, slips = 0): number {
    this.futures.play(this.position, this.at, j, this.out, 0, action, { slips });
    return this.out[this.side]!;
  }
}

/** The other actions worth a search's time that lead to another position. */
export function otherActions(rules: SearchRules, from: object, played: Action): readonly Action[] {
  const filter = rules.moveFilter ?? rules;
  const s = rules.create();
  const hashAfter = (action: Action): number => {
    rules.copy(from, s);
    rules.apply(s, action);
    return rules.hash(s);
  };
  const seen = new Set([hashAfter(played)]);
  const others: Action[] = [];
  for (let k = 0; k < filter.count(from); k++) {
    const action = filter.nth(from, k);
    const hash = hashAfter(action);
    if (action === played || seen.has(hash)) continue;
    seen.add(hash);
    others.push(action);
  }
  return others;
}
