import type { ValueBounds } from '@glade/engine';
import * as squares36 from '@glade/boards/squares36';
import { Answers } from './answers.ts';
import { BoundsTable } from './bounds-table.ts';
import { type Homestead, Positions, type TurnEnd } from './positions.ts';

// Local constants, because V8 looks up an imported name again at every use.
const { size, WORD } = squares36;

// What no path of rounding errors reaches: each bound is moved outwards by this much whenever it is computed from others. A position
// is at most 37 turns from the end (WF-R42), and a sum of 36 products of numbers up to 1 errs by less than 36 * 2 ** -52.
// What `atSight` and `atLeast` give is not moved: a whole number of squares out of all, so it errs by 2 ** -53 at most. That
// lies within what is added where it is summed up; a start that is known at sight may be wrong by as much.
export const ROUNDING = 2 ** -44;

/** The most turns that can follow (WF-R42), with one to spare. */
export const DEEPEST = 40;
/** The most events of a position that are told apart. */
export const MOST_EVENTS = 36;

/** More than the gap between any two bounds. */
const NONE = 2;

/**
 * Proves how likely the home of solo Wildfire can be saved by somebody who plays perfectly (WF-01 to WF-33).
 *
 * Bounded real-time dynamic programming in sweeps, after McMahan, Likhachev and Gordon (ICML 2005). A *position* is the grid
 * after a spread and before its event: the slashes that can still light something, the empty squares, the digs left. Burnt out,
 * doused and dug squares are the same to what follows. Each position has a lower bound L and an upper bound U of its value V:
 * V = mean over the events of the best value after one action (two after an event on the home). A sweep opens a position that
 * is reached with probability p while p * (U - L) > e, follows only the action with the best U, and computes L and U again on
 * its way back. No sampling: the bounds hold for certain, also where the table is too small or the work is cut off.
 */
export class Prover extends Answers {
  readonly table: BoundsTable;
  /** How many positions have been opened, each counted every time. */
  opened = 0;

  #sweep = 0;
  #threshold = 0;
  #until: () => boolean = () => false;
  #stopped = false;

  // The bounds of the position that was looked up or computed last.
  #low = 0;
  #up = 0;

  // For each depth: the best answers to the events, four numbers of the key each, with their weight and gap.
  readonly #bestKey = new Int32Array(DEEPEST * MOST_EVENTS * 4);
  readonly #bestWeight = new Float64Array(DEEPEST * MOST_EVENTS);
  readonly #bestCount = new Int32Array(DEEPEST);
  // What the other actions give, and the sum of the events whose answers are known exactly.
  readonly #otherLow = new Float64Array(DEEPEST * MOST_EVENTS);
  readonly #otherUp = new Float64Array(DEEPEST * MOST_EVENTS);
  readonly #settled = new Float64Array(DEEPEST);

  // The position that is being computed: its depth, how many events are noted, and sums over the events.
  #depth = 0;
  #count = 0;
  #lowSum = 0;
  #upSum = 0;
  #settledSum = 0;

  // The best answer to an event: bounds, and the position that the action with the best upper bound leads to.
  #bestUp = 0;
  #bestGap = NONE;
  #bestFires = 0;
  /** The upper bound of the best other action. */
  #secondUp = 0;
  readonly #answer = new Int32Array(4);

  /** `capacity`: how many positions the table may hold, in slots of 38 bytes. `positions`: of another objective than the home. */
  constructor(homestead: Homestead, capacity: number, positions = new Positions(homestead)) {
    super(positions);
    this.table = new BoundsTable(capacity);
  }

  /**
   * Bounds of the chance to save the home, as far as they are proven by now. `from`: the square where the fire starts, or the end
   * of any turn.
   */
  bounds(from: number | TurnEnd): ValueBounds {
    this.#begin(from);
    return { lower: this.#low, upper: this.#up };
  }

  /**
   * Opens positions until the bounds of this start, or of this end of a turn, are at most `gap` apart, and gives them. Stops earlier when `stop` says so,
   * which is asked before each position, or when the table is full: the bounds hold all the same.
   */
  prove(from: number | TurnEnd, gap: number, stop: () => boolean = () => false): ValueBounds {
    this.#until = stop;
    this.#stopped = false;
    this.#threshold = 0.25;
    let { lower, upper } = this.bounds(from);
    while (upper - lower > gap && !this.#stopped && this.#threshold > Number.MIN_VALUE) {
      const before = this.opened;
      this.#sweep = (this.#sweep % 255) + 1;
      this.#begin(from);
      if (this.#low === this.#up) break;
      const { a, b, c, d } = this.positions;
      this.#open(a, b, c, d, 1, 0);
      ({ lower, upper } = this.bounds(from));
      // A sweep that opened little was too coarse.
      this.#threshold /= this.opened - before < 16 ? 16 : 4;
    }
    return { lower, upper };
  }

  /** The first position, and its bounds. */
  #begin(from: number | TurnEnd): void {
    const { positions } = this;
    const known = typeof from === 'number' ? positions.begin(from) : positions.follow(from);
    if (known === undefined) this.#lookUp();
    else this.#known(known);
  }

  /** Opens a position reached with probability p, and what follows from it. */
  #open(a: number, b: number, c: number, d: number, p: number, depth: number): void {
    if (this.#stopped) return;
    const table = this.table;
    let index = table.find(a, b, c, d);
    if (index >= 0) {
      if (p * (table.upper(index) - table.lower(index)) <= this.#threshold) return;
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
      table.setBounds(index, 0, this.positions.atSight(a & WORD, b, c, d));
    }
    this.#keep(index);
    table.noteReached(index, this.#sweep, p);
    if (p * (table.upper(index) - table.lower(index)) <= this.#threshold) return;

    const before = this.opened;
    const first = depth * MOST_EVENTS;
    const count = this.#bestCount[depth]!;
    const keys = this.#bestKey;
    for (let i = first; i < first + count; i++) {
      const k = i * 4;
      const share = p * this.#bestWeight[i]!;
      this.#open(keys[k]!, keys[k + 1]!, keys[k + 2]!, keys[k + 3]!, share, depth + 1);
    }
    if (this.opened === before) return;
    this.#computeAgain(depth);
    this.#keep(table.find(a, b, c, d));
  }

  /** Bounds only become tighter. */
  #keep(index: number): void {
    const { table } = this;
    const lower = Math.max(this.#low, table.lower(index));
    table.setBounds(index, lower, Math.min(this.#up, table.upper(index)));
  }

  /**
   * Computes the bounds of a position into `#low` and `#up` from those of the positions that may follow, and notes for this
   * depth which ones follow from the actions with the best upper bound.
   */
  #compute(a: number, slashHigh: number, emptyLow: number, emptyHigh: number, depth: number): void {
    this.#depth = depth;
    this.#count = 0;
    this.#lowSum = 0;
    this.#upSum = 0;
    this.#settledSum = 0;
    this.goThrough(a, slashHigh, emptyLow, emptyHigh);
    this.#bestCount[depth] = this.#count;
    this.#settled[depth] = this.#settledSum;
    this.#low = Math.max(0, this.#lowSum - ROUNDING);
    this.#up = Math.min(1, this.#upSum + ROUNDING);
  }

  protected override clear(): void {
    this.#bestUp = 0;
    this.#secondUp = 0;
    this.#bestGap = NONE;
  }

  protected override note(weight: number): void {
    this.#lowSum += weight * this.bestLow;
    this.#upSum += weight * this.#bestUp;
    if (this.#bestUp <= this.bestLow) {
      this.#settledSum += weight * this.#bestUp;
      return;
    }
    const at = this.#depth * MOST_EVENTS + this.#count;
    this.#bestWeight[at] = weight;
    this.#otherLow[at] = this.bestLow;
    this.#otherUp[at] = this.#secondUp;
    this.#bestKey.set(this.#answer, at * 4);
    this.#count += 1;
  }

  /** The same after the best answers have been opened: no others are looked up. */
  #computeAgain(depth: number): void {
    const first = depth * MOST_EVENTS;
    const count = this.#bestCount[depth]!;
    const keys = this.#bestKey;
    const { table } = this;
    let lower = this.#settled[depth]!;
    let upper = lower;
    for (let i = first; i < first + count; i++) {
      const k = i * 4;
      const index = table.find(keys[k]!, keys[k + 1]!, keys[k + 2]!, keys[k + 3]!);
      const weight = this.#bestWeight[i]!;
      const other = this.#otherUp[i]!;
      if (index < 0) {
        const up = this.positions.atSight(
          keys[k]! & WORD,
          keys[k + 1]!,
          keys[k + 2]!,
          keys[k + 3]!,
        );
        lower += weight * this.#otherLow[i]!;
        upper += weight * Math.max(up, other);
      } else {
        lower += weight * Math.max(table.lower(index), this.#otherLow[i]!);
        upper += weight * Math.max(table.upper(index), other);
      }
    }
    this.#low = Math.max(0, lower - ROUNDING);
    this.#up = Math.min(1, upper + ROUNDING);
  }

  /** Is this better than what was tried before? */
  protected override try(
    slashLow: number,
    slashHigh: number,
    emptyLow: number,
    emptyHigh: number,
    digs: number,
  ): void {
    this.#after(slashLow, slashHigh, emptyLow, emptyHigh, digs);
    if (this.#low > this.bestLow) this.bestLow = this.#low;
    if (this.#up < this.#bestUp) {
      if (this.#up > this.#secondUp) this.#secondUp = this.#up;
      return;
    }
    this.#secondUp = this.#bestUp;
    // Of equally promising actions the one that is known best, then the one that leaves the smallest fire.
    const gap = this.#up - this.#low;
    const fires = size(this.positions.a & WORD, this.positions.b);
    if (
      this.#up === this.#bestUp &&
      (gap > this.#bestGap || (gap === this.#bestGap && fires >= this.#bestFires))
    )
      return;
    this.#bestUp = this.#up;
    this.#bestGap = gap;
    this.#bestFires = fires;
    const answer = this.#answer;
    const { positions } = this;
    answer[0] = positions.a;
    answer[1] = positions.b;
    answer[2] = positions.c;
    answer[3] = positions.d;
  }

  /** The spread: what is known of the position after it into `#low` and `#up`. */
  #after(
    slashLow: number,
    slashHigh: number,
    emptyLow: number,
    emptyHigh: number,
    digs: number,
  ): void {
    const { positions } = this;
    if (positions.after(slashLow, slashHigh, emptyLow, emptyHigh, digs))
      this.#known(positions.value);
    else this.#lookUp();
  }

  /** The bounds of the position that was made last. */
  #lookUp(): void {
    const { a, b, c, d } = this.positions;
    const index = this.table.find(a, b, c, d);
    if (index >= 0) {
      this.#low = this.table.lower(index);
      this.#up = this.table.upper(index);
    } else {
      this.#low = 0;
      this.#up = this.positions.atSight(a & WORD, b, c, d);
    }
  }

  #known(value: number): void {
    this.#low = value;
    this.#up = value;
  }
}
