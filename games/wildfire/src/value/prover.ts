import type { ValueBounds } from '@glade/engine';
import * as squares36 from '@glade/boards/squares36';
import { BoundsTable } from './bounds-table.ts';
import { type Homestead, Positions, type TurnEnd } from './positions.ts';

// Local constants, because V8 looks up an imported name again at every use.
const { aroundHigh, aroundLow, size, WORD } = squares36;

// What no path of rounding errors reaches: each bound is moved outwards by this much whenever it is computed. A position is
// at most 37 turns from the end (WF-R42), and a sum of 36 products of numbers up to 1 errs by less than 36 * 2 ** -52.
const ROUNDING = 2 ** -44;

/** The most turns that can follow (WF-R42), with one to spare. */
const DEEPEST = 40;
const MOST_EVENTS = 36;

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
export class Prover {
  readonly positions: Positions;
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

  // The best answer to an event: bounds, and the position that the action with the best upper bound leads to.
  #bestLow = 0;
  #bestUp = 0;
  #bestGap = NONE;
  #bestFires = 0;
  /** The upper bound of the best other action. */
  #secondUp = 0;
  readonly #answer = new Int32Array(4);

  /** `capacity`: how many positions the table may hold, in slots of 38 bytes. `positions`: of another objective than the home. */
  constructor(homestead: Homestead, capacity: number, positions = new Positions(homestead)) {
    this.positions = positions;
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

  /** The upper bound of a position, as it is known by now. */
  upper(a: number, b: number, c: number, d: number): number {
    const index = this.table.find(a, b, c, d);
    return index < 0 ? this.positions.atSight(a & WORD, b, c, d) : this.table.upper(index);
  }

  /** Bounds of a position from those of the positions that may follow. Nothing is stored. */
  lookAhead(a: number, b: number, c: number, d: number): ValueBounds {
    this.#compute(a, b, c, d, 0);
    return { lower: this.#low, upper: this.#up };
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
    const digs = a >>> 18;
    const slashLow = a & WORD;
    const squares = this.positions.squares;
    let lower = 0;
    let upper = 0;
    let settled = 0;
    let count = 0;
    // The events that change nothing are one: burnt out, doused and dug squares.
    let nothing = squares - 1;

    const note = (weight: number): void => {
      lower += weight * this.#bestLow;
      upper += weight * this.#bestUp;
      if (this.#bestUp <= this.#bestLow) {
        settled += weight * this.#bestUp;
        return;
      }
      const at = depth * MOST_EVENTS + count;
      this.#bestWeight[at] = weight;
      this.#otherLow[at] = this.#bestLow;
      this.#otherUp[at] = this.#secondUp;
      this.#bestKey.set(this.#answer, at * 4);
      count += 1;
    };

    for (let word = 0; word < 2; word++) {
      // WF-15: sparks on an empty square.
      for (let left = word === 0 ? emptyLow : emptyHigh; left !== 0; left &= left - 1) {
        const bit = left & -left;
        nothing -= 1;
        if (word === 0) this.#best(1, slashLow | bit, slashHigh, emptyLow & ~bit, emptyHigh, digs);
        else this.#best(1, slashLow, slashHigh | bit, emptyLow, emptyHigh & ~bit, digs);
        note(1 / squares);
      }
      // WF-16: a flare-up.
      for (let left = word === 0 ? slashLow : slashHigh; left !== 0; left &= left - 1) {
        const bit = left & -left;
        nothing -= 1;
        const lo = word === 0 ? bit : 0;
        const hi = word === 0 ? 0 : bit;
        if (((lo & this.positions.nearLow) | (hi & this.positions.nearHigh)) !== 0) continue; // lost (WF-R10)
        const litLow = aroundLow(lo, hi) & emptyLow;
        const litHigh = aroundHigh(lo, hi) & emptyHigh;
        this.#best(
          1,
          (slashLow & ~lo) | litLow,
          (slashHigh & ~hi) | litHigh,
          emptyLow & ~litLow,
          emptyHigh & ~litHigh,
          digs,
        );
        note(1 / squares);
      }
    }
    if (nothing > 0) {
      this.#best(1, slashLow, slashHigh, emptyLow, emptyHigh, digs);
      note(nothing / squares);
    }
    // WF-18: an event on the home gives an extra action.
    this.#best(2, slashLow, slashHigh, emptyLow, emptyHigh, digs);
    note(1 / squares);

    this.#bestCount[depth] = count;
    this.#settled[depth] = settled;
    this.#low = Math.max(0, lower - ROUNDING);
    this.#up = Math.min(1, upper + ROUNDING);
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

  /** The best of so many actions, 1 or 2, after an event: douses, digs or passes (WF-19, WF-R14, WF-R15). */
  #best(
    actions: number,
    slashLow: number,
    slashHigh: number,
    emptyLow: number,
    emptyHigh: number,
    digs: number,
  ): void {
    this.#bestLow = 0;
    this.#bestUp = 0;
    this.#secondUp = 0;
    this.#bestGap = NONE;
    const dangerLow = slashLow & this.positions.nearLow;
    const dangerHigh = slashHigh & this.positions.nearHigh;
    const danger = size(dangerLow, dangerHigh);
    if (danger > actions) return;
    const restLow = slashLow & ~dangerLow;
    const restHigh = slashHigh & ~dangerHigh;
    const free = actions - danger;
    if (free === 0) this.#try(restLow, restHigh, emptyLow, emptyHigh, digs);
    else if (free === 1)
      this.#act(
        restLow,
        restHigh,
        emptyLow,
        emptyHigh,
        digs,
        restLow,
        restHigh,
        emptyLow,
        emptyHigh,
      );
    else this.#actTwice(restLow, restHigh, emptyLow, emptyHigh, digs);
  }

  /** Two actions where nothing burns beside the home. Their order makes no difference, so each pair is tried once. */
  #actTwice(
    slashLow: number,
    slashHigh: number,
    emptyLow: number,
    emptyHigh: number,
    digs: number,
  ): void {
    for (let left = slashLow; left !== 0; left &= left - 1) {
      const others = left & (left - 1);
      const rest = slashLow & ~(left & -left);
      this.#act(rest, slashHigh, emptyLow, emptyHigh, digs, others, slashHigh, emptyLow, emptyHigh);
    }
    for (let left = slashHigh; left !== 0; left &= left - 1) {
      const others = left & (left - 1);
      const rest = slashHigh & ~(left & -left);
      this.#act(slashLow, rest, emptyLow, emptyHigh, digs, 0, others, emptyLow, emptyHigh);
    }
    if (digs > 0) {
      for (let left = emptyLow; left !== 0; left &= left - 1) {
        const others = left & (left - 1);
        const rest = emptyLow & ~(left & -left);
        this.#act(slashLow, slashHigh, rest, emptyHigh, digs - 1, 0, 0, others, emptyHigh);
      }
      for (let left = emptyHigh; left !== 0; left &= left - 1) {
        const others = left & (left - 1);
        const rest = emptyHigh & ~(left & -left);
        this.#act(slashLow, slashHigh, emptyLow, rest, digs - 1, 0, 0, 0, others);
      }
    }
    this.#try(slashLow, slashHigh, emptyLow, emptyHigh, digs);
  }

  /**
   * The last action of a turn, where nothing burns beside the home: to douse one of these slashes, to dig one of these empty
   * squares, or to pass.
   */
  #act(
    slashLow: number,
    slashHigh: number,
    emptyLow: number,
    emptyHigh: number,
    digs: number,
    douseLow: number,
    douseHigh: number,
    digLow: number,
    digHigh: number,
  ): void {
    for (let left = douseLow; left !== 0 && this.#bestLow < 1; left &= left - 1)
      this.#try(slashLow & ~(left & -left), slashHigh, emptyLow, emptyHigh, digs);
    for (let left = douseHigh; left !== 0 && this.#bestLow < 1; left &= left - 1)
      this.#try(slashLow, slashHigh & ~(left & -left), emptyLow, emptyHigh, digs);
    this.#try(slashLow, slashHigh, emptyLow, emptyHigh, digs);
    if (digs === 0) return;
    for (let left = digLow; left !== 0 && this.#bestLow < 1; left &= left - 1)
      this.#try(slashLow, slashHigh, emptyLow & ~(left & -left), emptyHigh, digs - 1);
    for (let left = digHigh; left !== 0 && this.#bestLow < 1; left &= left - 1)
      this.#try(slashLow, slashHigh, emptyLow, emptyHigh & ~(left & -left), digs - 1);
  }

  /** The turn ends with this grid, in which nothing burns beside the home; is it better than what was tried before? */
  #try(
    slashLow: number,
    slashHigh: number,
    emptyLow: number,
    emptyHigh: number,
    digs: number,
  ): void {
    this.#after(slashLow, slashHigh, emptyLow, emptyHigh, digs);
    if (this.#low > this.#bestLow) this.#bestLow = this.#low;
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
