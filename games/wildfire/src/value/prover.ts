import type { ValueBounds } from '@glade/engine';
import * as squares36 from '@glade/boards/squares36';
import { BoundsTable } from './bounds-table.ts';
import { transposedHigh, transposedLow } from './transpose.ts';

// Local constants, because V8 looks up an imported name again at every use.
const { aroundHigh, aroundLow, high, low, SIDE, size, WORD } = squares36;

// What no path of rounding errors reaches: each bound is moved outwards by this much whenever it is computed. A position is
// at most 37 turns from the end (WF-R42), and a sum of 36 products of numbers up to 1 errs by less than 36 * 2 ** -52.
const ROUNDING = 2 ** -44;

/** The most turns that can follow (WF-R42), with one to spare. */
const DEEPEST = 40;
const MOST_EVENTS = 36;

/** More than the gap between any two bounds. */
const NONE = 2;

/** Where the home stands on the board and how large the board is. */
export interface Homestead {
  /** The home's square as in `squares36`: (row - 1) * 6 + (column - 1), also where the board is smaller. */
  readonly home: number;
  /** Squares in a row, 3 to 6. A smaller board is the upper left corner of the large one. Default 6. */
  readonly side?: number;
  /** How many squares may be dug. Default: what the home's place allows (WF-26, WF-27, WF-28). */
  readonly digs?: number;
}

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
  readonly table: BoundsTable;
  /** How many positions have been opened, each counted every time. */
  opened = 0;
  readonly #squares: number;
  readonly #around: readonly [number, number];
  readonly #all: readonly [number, number];
  readonly #digs: number;
  /** The home lies on the diagonal: a position and its mirror image are one. */
  readonly #mirrored: boolean;

  #sweep = 0;
  #threshold = 0;
  #until: () => boolean = () => false;
  #stopped = false;

  // The position after the spread that `#after` has made last, and its bounds.
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 0;
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

  /** `capacity`: how many positions the table may hold, 45 bytes each. */
  constructor({ home, side = SIDE, digs }: Homestead, capacity: number) {
    const row = Math.floor(home / SIDE);
    const column = home % SIDE;
    if (row >= side || column >= side) throw new RangeError('The home is not on the board.');
    let lo = 0;
    let hi = 0;
    for (let y = 0; y < side; y++) {
      for (let x = 0; x < side; x++) {
        lo |= low(y * SIDE + x);
        hi |= high(y * SIDE + x);
      }
    }
    const inner = (n: number): number => (n > 0 && n < side - 1 ? 1 : 0);
    this.#squares = side * side;
    this.#all = [lo & ~low(home), hi & ~high(home)];
    this.#around = [aroundLow(low(home), high(home)) & lo, aroundHigh(low(home), high(home)) & hi];
    this.#digs = digs ?? inner(row) + inner(column);
    this.#mirrored = row === column;
    this.table = new BoundsTable(capacity);
  }

  /** Bounds of the chance to save the home when the fire starts on this square, as far as they are proven by now. */
  bounds(fire: number): ValueBounds {
    this.#begin(fire);
    return { lower: this.#low, upper: this.#up };
  }

  /**
   * Opens positions until the bounds of this start are at most `gap` apart, and gives them. Stops earlier when `stop` says so,
   * which is asked before each position, or when the table is full: the bounds hold all the same.
   */
  prove(fire: number, gap: number, stop: () => boolean = () => false): ValueBounds {
    this.#until = stop;
    this.#stopped = false;
    this.#threshold = 0.25;
    let { lower, upper } = this.bounds(fire);
    while (upper - lower > gap && !this.#stopped && this.#threshold > Number.MIN_VALUE) {
      const before = this.opened;
      this.#sweep = (this.#sweep % 255) + 1;
      this.#begin(fire);
      if (this.#low === this.#up) break;
      this.#open(this.#a, this.#b, this.#c, this.#d, 1, 0);
      ({ lower, upper } = this.bounds(fire));
      // A sweep that opened little was too coarse.
      this.#threshold /= this.opened - before < 16 ? 16 : 4;
    }
    return { lower, upper };
  }

  /** The fire starts here, and the first turn begins with its spread (WF-07, WF-09). */
  #begin(fire: number): void {
    const [lo, hi] = this.#all;
    const fireLow = low(fire);
    const fireHigh = high(fire);
    if (((lo & fireLow) | (hi & fireHigh)) === 0)
      throw new RangeError('The fire starts on the home or outside the board.');
    if (((this.#around[0] & fireLow) | (this.#around[1] & fireHigh)) !== 0) return this.#known(0);
    this.#after(fireLow, fireHigh, lo & ~fireLow, hi & ~fireHigh, this.#digs);
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
    this.#compute(a, b, c, d, depth);
    if (index < 0) {
      index = table.add(a, b, c, d);
      if (index < 0) {
        this.#stopped = true;
        return;
      }
      table.setBounds(index, 0, this.#atSight(a & WORD, b, c, d));
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
    this.opened += 1;
    const digs = a >>> 18;
    const slashLow = a & WORD;
    const squares = this.#squares;
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
        if (((lo & this.#around[0]) | (hi & this.#around[1])) !== 0) continue; // lost (WF-R10)
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
        const up = this.#atSight(keys[k]! & WORD, keys[k + 1]!, keys[k + 2]!, keys[k + 3]!);
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
    const dangerLow = slashLow & this.#around[0];
    const dangerHigh = slashHigh & this.#around[1];
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
    const fires = size(this.#a & WORD, this.#b);
    if (
      this.#up === this.#bestUp &&
      (gap > this.#bestGap || (gap === this.#bestGap && fires >= this.#bestFires))
    )
      return;
    this.#bestUp = this.#up;
    this.#bestGap = gap;
    this.#bestFires = fires;
    const answer = this.#answer;
    answer[0] = this.#a;
    answer[1] = this.#b;
    answer[2] = this.#c;
    answer[3] = this.#d;
  }

  /**
   * The spread (WF-10, WF-11): the position after it into `#a` to `#d`, its bounds into `#low` and `#up`. No slash lies beside
   * the home, so it does not burn. A position is won where no slash can light anything any more: whatever the next event
   * lights can be doused by its action. It is won as well where every square beside the home is burnt out, doused or dug.
   */
  #after(
    slashLow: number,
    slashHigh: number,
    emptyLow: number,
    emptyHigh: number,
    digs: number,
  ): void {
    const litLow = aroundLow(slashLow, slashHigh) & emptyLow;
    const litHigh = aroundHigh(slashLow, slashHigh) & emptyHigh;
    let c = emptyLow & ~litLow;
    let d = emptyHigh & ~litHigh;
    const [nearLow, nearHigh] = this.#around;
    if (((nearLow & (litLow | c)) | (nearHigh & (litHigh | d))) === 0) return this.#known(1);
    // A slash that can light nothing is burnt out.
    let a = litLow & (aroundLow(c, d) | nearLow);
    let b = litHigh & (aroundHigh(c, d) | nearHigh);
    if ((a | b) === 0) return this.#known(1);
    if (this.#mirrored) {
      const mirroredC = transposedLow(c, d);
      if (mirroredC <= c) {
        const mirroredD = transposedHigh(c, d);
        const mirroredA = transposedLow(a, b);
        const mirroredB = transposedHigh(a, b);
        if (
          mirroredC < c ||
          mirroredD < d ||
          (mirroredD === d && (mirroredA < a || (mirroredA === a && mirroredB < b)))
        ) {
          a = mirroredA;
          b = mirroredB;
          c = mirroredC;
          d = mirroredD;
        }
      }
    }
    this.#a = a | (digs << 18);
    this.#b = b;
    this.#c = c;
    this.#d = d;
    const index = this.table.find(this.#a, b, c, d);
    if (index >= 0) {
      this.#low = this.table.lower(index);
      this.#up = this.table.upper(index);
      return;
    }
    this.#low = 0;
    this.#up = this.#atSight(a, b, c, d);
  }

  #known(value: number): void {
    this.#low = value;
    this.#up = value;
  }

  /**
   * An upper bound of a position that has not been opened: one minus the chance that its event leaves more burning neighbours
   * of the home than there are actions, or burns it.
   */
  #atSight(slashLow: number, slashHigh: number, emptyLow: number, emptyHigh: number): number {
    const [nearLow, nearHigh] = this.#around;
    const danger = size(slashLow & nearLow, slashHigh & nearHigh);
    if (danger > 2) return 0;
    if (danger === 2) return 1 / this.#squares;
    if (danger === 0) return 1;
    // The burning neighbour itself flares up; sparks fall on another one; or a slash next to another one flares up.
    const otherLow = emptyLow & nearLow;
    const otherHigh = emptyHigh & nearHigh;
    const flares = size(
      slashLow & ~nearLow & aroundLow(otherLow, otherHigh),
      slashHigh & ~nearHigh & aroundHigh(otherLow, otherHigh),
    );
    return 1 - (1 + size(otherLow, otherHigh) + flares) / this.#squares;
  }
}
