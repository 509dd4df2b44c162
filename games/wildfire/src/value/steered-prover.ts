import type { ValueBounds } from '@glade/engine';
import * as squares36 from '@glade/boards/squares36';
import { Answers } from './answers.ts';
import { BoundsTable } from './bounds-table.ts';
import { learnedEstimates, type Estimate } from './learned-estimates.ts';
import { NearPositions } from './near-positions.ts';
import type { Homestead, TurnEnd } from './positions.ts';
import { DEEPEST, MOST_EVENTS, ROUNDING } from './prover.ts';

// A local constant, because V8 looks up an imported name again at every use.
const { WORD } = squares36;

/** How many estimates are remembered at most. */
const MOST_REMEMBERED = 2 ** 20;

/** What is known of a position. */
export interface Looked extends ValueBounds {
  readonly estimate: number;
}

/** Which bound is moved. */
type Side = 'lower' | 'upper';

/**
 * Proves how likely the home can be saved by somebody who plays perfectly, with far fewer positions than `Prover`, where the fire
 * starts far from the home.
 *
 * Beside the bounds L <= V <= U a position has an estimate M of its value: at first what was learned from matches, then the mean
 * over the events of the best M after an action; always between L and U. M tells only where to look. L and U are computed as
 * in `Prover`, from the rules alone, so they hold however wrong M is.
 *
 * In each sweep one bound is moved towards M: the one of the start that is further from it. To raise L, the action with the best
 * M is followed while p * (M - L) > e: one way to play well is enough. To lower U, the action with the best U is followed while
 * its U is more than e / p above the best M among the actions of that event: a bad action is looked at no longer than it takes to
 * see that it is not the best. A position is opened again at once while that leads further. Each bound has its own e, which is
 * divided by four after a sweep.
 */
export class SteeredProver extends Answers {
  declare readonly positions: NearPositions;
  readonly table: BoundsTable;
  /** How many positions have been opened, each counted every time. */
  opened = 0;

  readonly #estimate: Estimate;
  #sweep = 0;
  #threshold = 0;
  #gap = 0;
  #until: () => boolean = () => false;
  #stopped = false;

  // Of the position that was looked up or computed last.
  #low = 0;
  #up = 0;
  #middle = 0;

  // For each depth: the events, with their weight, and the positions that the actions with the best M and the best U lead to.
  readonly #count = new Int32Array(DEEPEST + 1);
  readonly #weight = new Float64Array((DEEPEST + 1) * MOST_EVENTS);
  readonly #likelyKey = new Int32Array((DEEPEST + 1) * MOST_EVENTS * 4);
  readonly #likelyLow = new Float64Array((DEEPEST + 1) * MOST_EVENTS);
  readonly #likelyMiddle = new Float64Array((DEEPEST + 1) * MOST_EVENTS);
  readonly #highKey = new Int32Array((DEEPEST + 1) * MOST_EVENTS * 4);
  readonly #highUp = new Float64Array((DEEPEST + 1) * MOST_EVENTS);

  // The position that is being computed: its depth, and sums over the events.
  #depth = 0;
  #lowSum = 0;
  #upSum = 0;
  #middleSum = 0;

  // The answers to an event: the one with the best M, and the one with the best U, of equals that with the better M.
  #bestMiddle = 0;
  #bestMiddleLow = 0;
  readonly #likely = new Int32Array(4);
  #bestUp = 0;
  #bestUpMiddle = 0;
  readonly #high = new Int32Array(4);

  /** `capacity`: how many positions the table may hold, in slots of 46 bytes. */
  constructor(
    homestead: Homestead,
    capacity: number,
    estimate = learnedEstimates(homestead.home, roomFor(capacity)),
  ) {
    super(new NearPositions(homestead));
    this.table = new BoundsTable(capacity, true);
    this.#estimate = estimate;
  }

  /**
   * Bounds of the chance to save the home, as far as they are proven by now. `from`: the square where the fire starts, or the end
   * of any turn.
   */
  bounds(from: number | TurnEnd): ValueBounds {
    const { positions } = this;
    const known = typeof from === 'number' ? positions.begin(from) : positions.follow(from);
    if (known === undefined) this.#lookUpMade();
    else this.#know(known);
    return { lower: this.#low, upper: this.#up };
  }

  /**
   * Opens positions until the bounds of this start, or of this end of a turn, are at most `gap` apart, and gives them. Stops earlier when `stop` says so,
   * which is asked before each position, or when the table is full: the bounds hold all the same.
   */
  prove(from: number | TurnEnd, gap: number, stop: () => boolean = () => false): ValueBounds {
    this.#until = stop;
    this.#stopped = false;
    this.#gap = gap;
    const thresholds: Record<Side, number> = { lower: 0.25, upper: 0.25 };
    for (;;) {
      const { lower, upper } = this.bounds(from);
      if (upper - lower <= gap || this.#stopped) return { lower, upper };
      const side = this.#middle - lower >= upper - this.#middle ? 'lower' : 'upper';
      this.#threshold = thresholds[side];
      if (this.#threshold <= Number.MIN_VALUE) return { lower, upper };
      const before = this.opened;
      this.#sweep = (this.#sweep % 255) + 1;
      const { a, b, c, d } = this.positions;
      this.#open(side, a, b, c, d, 1, 0, 0);
      // A sweep that opened little was too coarse.
      thresholds[side] /= this.opened - before < 16 ? 16 : 4;
    }
  }

  /** The upper bound of a position, as it is known by now. */
  upper(a: number, b: number, c: number, d: number): number {
    const index = this.table.find(a, b, c, d);
    return index < 0 ? this.positions.atSight(a & WORD, b, c, d) : this.table.upper(index);
  }

  /** The estimate of a position, as it is by now. */
  estimate(a: number, b: number, c: number, d: number): number {
    this.#lookUp(a, b, c, d);
    return this.#middle;
  }

  /** Bounds of a position, and its estimate, from those of the positions that may follow. Nothing is stored. */
  lookAhead(a: number, b: number, c: number, d: number): Looked {
    this.#compute(a, b, c, d, DEEPEST);
    return { lower: this.#low, upper: this.#up, estimate: this.#middle };
  }

  /**
   * Opens a position reached with probability p, and what follows from it, to move its lower or its upper bound. `enough`: there is
   * no use for an upper bound below this.
   */
  #open(
    side: Side,
    a: number,
    b: number,
    c: number,
    d: number,
    chance: number,
    enough: number,
    depth: number,
  ): void {
    if (this.#stopped) return;
    const { table } = this;
    // As the table keeps it.
    const p = Math.fround(chance);
    let index = table.find(a, b, c, d);
    if (index >= 0) {
      if (p * this.#missing(side, index, enough) <= this.#threshold) return;
      if (table.reachedIn(index, this.#sweep) >= p) return;
    }
    if (this.#until()) {
      this.#stopped = true;
      return;
    }
    this.opened += 1;
    this.#compute(a, b, c, d, depth);
    if (index < 0) {
      index = table.add(a, b, c, d);
      if (index < 0) {
        this.#stopped = true;
        return;
      }
      const slashLow = a & WORD;
      const lower = this.positions.atLeast(slashLow, b, c, d);
      table.setBounds(index, lower, this.positions.atSight(slashLow, b, c, d));
    }
    for (;;) {
      this.#keep(index);
      table.noteReached(index, this.#sweep, p);
      if (p * this.#missing(side, index, enough) <= this.#threshold) return;
      const before = this.opened;
      if (this.#openAnswers(side, a, b, c, d, p, depth) || this.opened === before) return;
      this.#compute(a, b, c, d, depth);
      index = table.find(a, b, c, d);
      if (this.#stopped) this.#keep(index);
      if (this.#stopped) return;
    }
  }

  /** Opens the answers to the events of a position; says whether the first position is proven by that. */
  #openAnswers(
    side: Side,
    a: number,
    b: number,
    c: number,
    d: number,
    p: number,
    depth: number,
  ): boolean {
    const first = depth * MOST_EVENTS;
    const isLower = side === 'lower';
    const keys = isLower ? this.#likelyKey : this.#highKey;
    for (let i = first; i < first + this.#count[depth]!; i++) {
      const share = p * this.#weight[i]!;
      const middle = this.#likelyMiddle[i]!;
      const missing = isLower ? middle - this.#likelyLow[i]! : this.#highUp[i]! - middle;
      if (share * missing <= this.#threshold) continue;
      const k = i * 4;
      const before = this.opened;
      this.#open(
        side,
        keys[k]!,
        keys[k + 1]!,
        keys[k + 2]!,
        keys[k + 3]!,
        share,
        middle,
        depth + 1,
      );
      if (depth === 0 && this.opened > before && this.#isProven(a, b, c, d)) return true;
    }
    return false;
  }

  /** Computes the first position again and says whether its bounds are close enough. */
  #isProven(a: number, b: number, c: number, d: number): boolean {
    this.#compute(a, b, c, d, DEEPEST);
    const index = this.table.find(a, b, c, d);
    this.#keep(index);
    return this.table.upper(index) - this.table.lower(index) <= this.#gap;
  }

  /** How far a bound is from where it seems to belong. */
  #missing(side: Side, index: number, enough: number): number {
    const { table } = this;
    const middle = table.estimate(index);
    return side === 'lower'
      ? middle - table.lower(index)
      : table.upper(index) - Math.max(middle, enough);
  }

  /** Bounds only become tighter. */
  #keep(index: number): void {
    const { table } = this;
    const lower = Math.max(this.#low, table.lower(index));
    const upper = Math.min(this.#up, table.upper(index));
    table.setBounds(index, lower, upper);
    table.setEstimate(index, Math.min(upper, Math.max(lower, this.#middle)));
  }

  /** Computes the bounds and the estimate of a position from those of the positions that may follow. */
  #compute(a: number, slashHigh: number, emptyLow: number, emptyHigh: number, depth: number): void {
    this.#depth = depth;
    this.#count[depth] = 0;
    this.#lowSum = 0;
    this.#upSum = 0;
    this.#middleSum = 0;
    this.goThrough(a, slashHigh, emptyLow, emptyHigh);
    this.#low = Math.max(0, this.#lowSum - ROUNDING);
    this.#up = Math.min(1, this.#upSum + ROUNDING);
    this.#middle = this.#middleSum;
  }

  protected override clear(): void {
    this.#bestMiddle = 0;
    this.#bestMiddleLow = -1;
    this.#bestUp = 0;
    this.#bestUpMiddle = -1;
  }

  protected override try(
    slashLow: number,
    slashHigh: number,
    emptyLow: number,
    emptyHigh: number,
    digs: number,
  ): void {
    const { positions } = this;
    if (positions.after(slashLow, slashHigh, emptyLow, emptyHigh, digs)) this.#know(1);
    else this.#lookUpMade();
    const low = this.#low;
    const up = this.#up;
    const middle = this.#middle;
    if (low > this.bestLow) this.bestLow = low;
    if (up > this.#bestUp || (up === this.#bestUp && middle > this.#bestUpMiddle)) {
      this.#bestUp = up;
      this.#bestUpMiddle = middle;
      this.#put(this.#high);
    }
    if (middle > this.#bestMiddle || (middle === this.#bestMiddle && low > this.#bestMiddleLow)) {
      this.#bestMiddle = middle;
      this.#bestMiddleLow = low;
      this.#put(this.#likely);
    }
  }

  protected override note(weight: number): void {
    this.#lowSum += weight * this.bestLow;
    this.#upSum += weight * this.#bestUp;
    this.#middleSum += weight * this.#bestMiddle;
    if (this.#bestUp <= this.bestLow) return;
    const depth = this.#depth;
    const at = depth * MOST_EVENTS + this.#count[depth]!;
    this.#weight[at] = weight;
    this.#likelyLow[at] = this.#bestMiddleLow;
    this.#likelyMiddle[at] = this.#bestMiddle;
    this.#likelyKey.set(this.#likely, at * 4);
    this.#highUp[at] = this.#bestUp;
    this.#highKey.set(this.#high, at * 4);
    this.#count[depth]! += 1;
  }

  /** The key of the position that was made last. */
  #put(key: Int32Array): void {
    const { positions } = this;
    key[0] = positions.a;
    key[1] = positions.b;
    key[2] = positions.c;
    key[3] = positions.d;
  }

  /** What is known of the position that was made last. */
  #lookUpMade(): void {
    const { a, b, c, d } = this.positions;
    this.#lookUp(a, b, c, d);
  }

  #lookUp(a: number, b: number, c: number, d: number): void {
    const index = this.table.find(a, b, c, d);
    if (index >= 0) {
      this.#low = this.table.lower(index);
      this.#up = this.table.upper(index);
      this.#middle = this.table.estimate(index);
      return;
    }
    const slashLow = a & WORD;
    this.#low = this.positions.atLeast(slashLow, b, c, d);
    this.#up = this.positions.atSight(slashLow, b, c, d);
    // What is known exactly needs no estimate.
    this.#middle =
      this.#up <= this.#low
        ? this.#up
        : Math.min(this.#up, Math.max(this.#low, this.#estimate(a, b, c, d)));
  }

  #know(value: number): void {
    this.#low = value;
    this.#up = value;
    this.#middle = value;
  }
}

/** The largest power of two that is not more. */
const roomFor = (capacity: number): number =>
  Math.min(MOST_REMEMBERED, 2 ** (31 - Math.clz32(capacity)));
