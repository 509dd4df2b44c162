import * as squares36 from '@glade/boards/squares36';
import type { Positions } from './positions.ts';

// Local constants, because V8 looks up an imported name again at every use.
const { aroundHigh, aroundLow, size, WORD } = squares36;

/** Goes through the events of a position, and for each of them through all that the player can answer. */
export abstract class Answers {
  readonly positions: Positions;
  /** At least so much is the best answer to this event worth, of those tried by now. From 1 on no more are tried. */
  protected bestLow = 0;

  constructor(positions: Positions) {
    this.positions = positions;
  }

  /** An event begins: nothing has been tried. */
  protected abstract clear(): void;

  /** The turn ends with this grid, in which nothing burns beside the home. */
  protected abstract try(
    slashLow: number,
    slashHigh: number,
    emptyLow: number,
    emptyHigh: number,
    digs: number,
  ): void;

  /** All answers to an event have been tried, none where the home is lost. `weight`: how likely the event is. */
  protected abstract note(weight: number): void;

  /** The events of a position. Of those that take the home at once nothing is noted. */
  protected goThrough(a: number, slashHigh: number, emptyLow: number, emptyHigh: number): void {
    const digs = a >>> 18;
    const slashLow = a & WORD;
    const { squares, nearLow, nearHigh } = this.positions;
    // The events that change nothing are one: burnt out, doused and dug squares.
    let nothing = squares - 1;

    for (let word = 0; word < 2; word++) {
      // WF-15: sparks on an empty square.
      for (let left = word === 0 ? emptyLow : emptyHigh; left !== 0; left &= left - 1) {
        const bit = left & -left;
        nothing -= 1;
        if (word === 0) this.#best(1, slashLow | bit, slashHigh, emptyLow & ~bit, emptyHigh, digs);
        else this.#best(1, slashLow, slashHigh | bit, emptyLow, emptyHigh & ~bit, digs);
        this.note(1 / squares);
      }
      // WF-16: a flare-up.
      for (let left = word === 0 ? slashLow : slashHigh; left !== 0; left &= left - 1) {
        const bit = left & -left;
        nothing -= 1;
        const lo = word === 0 ? bit : 0;
        const hi = word === 0 ? 0 : bit;
        if (((lo & nearLow) | (hi & nearHigh)) !== 0) continue; // lost (WF-R10)
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
        this.note(1 / squares);
      }
    }
    if (nothing > 0) {
      this.#best(1, slashLow, slashHigh, emptyLow, emptyHigh, digs);
      this.note(nothing / squares);
    }
    // WF-18: an event on the home gives an extra action.
    this.#best(2, slashLow, slashHigh, emptyLow, emptyHigh, digs);
    this.note(1 / squares);
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
    this.bestLow = 0;
    this.clear();
    const dangerLow = slashLow & this.positions.nearLow;
    const dangerHigh = slashHigh & this.positions.nearHigh;
    const danger = size(dangerLow, dangerHigh);
    if (danger > actions) return;
    const restLow = slashLow & ~dangerLow;
    const restHigh = slashHigh & ~dangerHigh;
    const free = actions - danger;
    if (free === 0) this.try(restLow, restHigh, emptyLow, emptyHigh, digs);
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
    this.try(slashLow, slashHigh, emptyLow, emptyHigh, digs);
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
    for (let left = douseLow; left !== 0 && this.bestLow < 1; left &= left - 1)
      this.try(slashLow & ~(left & -left), slashHigh, emptyLow, emptyHigh, digs);
    for (let left = douseHigh; left !== 0 && this.bestLow < 1; left &= left - 1)
      this.try(slashLow, slashHigh & ~(left & -left), emptyLow, emptyHigh, digs);
    this.try(slashLow, slashHigh, emptyLow, emptyHigh, digs);
    if (digs === 0) return;
    for (let left = digLow; left !== 0 && this.bestLow < 1; left &= left - 1)
      this.try(slashLow, slashHigh, emptyLow & ~(left & -left), emptyHigh, digs - 1);
    for (let left = digHigh; left !== 0 && this.bestLow < 1; left &= left - 1)
      this.try(slashLow, slashHigh, emptyLow, emptyHigh & ~(left & -left), digs - 1);
  }
}
