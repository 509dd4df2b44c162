import { Answers } from './answers.ts';
import { BoundsTable } from './bounds-table.ts';
import { ROUNDING } from './prover.ts';
import type { SteeredProver } from './steered-prover.ts';

/** The most answers to an event: two of 35 slashes and empty squares, one of them, or none. */
export const MOST_ANSWERS = 1 + 35 + (35 * 34) / 2;

/**
 * Upper bounds that look further ahead than those of the prover. U(0) is what the prover knows of a position by now, and U(k) is
 * T U(k - 1): the mean over the events of the best U(k - 1) after an answer. Each is an upper bound of the value, and none is
 * higher than the one before (up to rounding).
 *
 * What has been computed is remembered, for each k by itself. What does not fit is computed each time, to the same number. The
 * prover may prove nothing more meanwhile.
 */
export class FurtherBounds {
  readonly prover: SteeredProver;
  /** For U(1), U(2) and so on. */
  readonly #means: readonly MeanOfBest[];
  readonly #known: readonly BoundsTable[];

  /** `furthest`: the highest k that may be asked for. `capacity`: how many positions are remembered for each k. */
  constructor(prover: SteeredProver, furthest: number, capacity: number) {
    this.prover = prover;
    const levels = Array.from({ length: furthest }, (_, k) => k);
    this.#means = levels.map((k) => new MeanOfBest(this, k));
    this.#known = levels.map(() => new BoundsTable(capacity));
  }

  /** U(k) of a position. */
  upper(k: number, a: number, b: number, c: number, d: number): number {
    if (k === 0) return this.prover.upper(a, b, c, d);
    const table = this.#known[k - 1]!;
    let index = table.find(a, b, c, d);
    if (index >= 0) return table.upper(index);
    const upper = this.#means[k - 1]!.of(a, b, c, d);
    index = table.add(a, b, c, d);
    if (index >= 0) table.setBounds(index, 0, upper);
    return upper;
  }
}

/** The positions that the answers to an event lead to, with upper bounds that look no further ahead than it takes to choose. */
export class Choices {
  count = 0;
  /** Four numbers for each position. */
  readonly keys = new Int32Array(4 * MOST_ANSWERS);
  readonly #bounds: FurtherBounds;
  readonly #uppers = new Float64Array(MOST_ANSWERS);
  /** Which U(k) stands in `uppers`. */
  readonly #levels = new Uint8Array(MOST_ANSWERS);

  constructor(bounds: FurtherBounds) {
    this.#bounds = bounds;
  }

  add(a: number, b: number, c: number, d: number): void {
    const at = this.count++;
    const k = at * 4;
    const { keys } = this;
    keys[k] = a;
    keys[k + 1] = b;
    keys[k + 2] = c;
    keys[k + 3] = d;
    this.#uppers[at] = this.#bounds.prover.upper(a, b, c, d);
    this.#levels[at] = 0;
  }

  /**
   * The one with the highest U(k) of those that have not been taken; -1 where none is left. As U never rises with k, only that
   * one is looked at further which would be the best by what is known of it.
   */
  best(k: number): number {
    const uppers = this.#uppers;
    const levels = this.#levels;
    for (;;) {
      let at = -1;
      let most = -1;
      for (let i = 0; i < this.count; i++) {
        if (uppers[i]! > most) {
          at = i;
          most = uppers[i]!;
        }
      }
      if (at < 0 || levels[at]! >= k) return at;
      levels[at]! += 1;
      uppers[at] = this.further(levels[at]!, at);
    }
  }

  /** The bound of the one that `best` has given. */
  upper(at: number): number {
    return this.#uppers[at]!;
  }

  /** U(k) of this one. */
  further(k: number, at: number): number {
    const { keys } = this;
    const i = at * 4;
    return this.#bounds.upper(k, keys[i]!, keys[i + 1]!, keys[i + 2]!, keys[i + 3]!);
  }

  take(at: number): void {
    this.#uppers[at] = -1;
  }
}

/** T U(k): the mean over the events of the best U(k) after an answer. */
class MeanOfBest extends Answers {
  readonly #bounds: FurtherBounds;
  readonly #k: number;
  readonly #choices: Choices;
  #sum = 0;

  constructor(bounds: FurtherBounds, k: number) {
    super(bounds.prover.positions);
    this.#bounds = bounds;
    this.#k = k;
    this.#choices = new Choices(bounds);
  }

  of(a: number, b: number, c: number, d: number): number {
    this.#sum = 0;
    this.goThrough(a, b, c, d);
    return Math.min(1, this.#sum + ROUNDING);
  }

  protected override clear(): void {
    this.#choices.count = 0;
  }

  protected override try(
    slashLow: number,
    slashHigh: number,
    emptyLow: number,
    emptyHigh: number,
    digs: number,
  ): void {
    const { positions } = this;
    if (positions.after(slashLow, slashHigh, emptyLow, emptyHigh, digs)) {
      this.bestLow = 1;
      return;
    }
    const { a, b, c, d } = positions;
    // What is known at once needs no list.
    if (this.#k === 0) this.bestLow = Math.max(this.bestLow, this.#bounds.upper(0, a, b, c, d));
    else this.#choices.add(a, b, c, d);
  }

  protected override note(weight: number): void {
    if (this.#k > 0 && this.bestLow < 1) {
      const at = this.#choices.best(this.#k);
      if (at >= 0) this.bestLow = this.#choices.upper(at);
    }
    this.#sum += weight * this.bestLow;
  }
}
