import * as squares36 from '@glade/boards/squares36';
import { hash } from './bounds-table.ts';
import { PointBound } from './point-bound.ts';
import { Positions, type Homestead } from './positions.ts';

const { aroundHigh, aroundLow, size } = squares36;

/** How many spreads are looked ahead for a bound at sight. With one more it is closer, and takes several times as long. */
const SPREADS = 2;
/** More than all rounding on the way to such a bound. */
const ROUNDED = 2 ** -44;
/** How many bounds are remembered, each until another one takes its place: a power of two. */
const REMEMBERED = 2 ** 16;

/**
 * The positions of solo Wildfire for somebody who wants empty squares instead of the mere home: a value is the share of the
 * board that is empty at the end, and 0 where the home burns (WF-34, WF-R20, WF-R22 with `afterLoss=stop`).
 *
 * Nothing is certain before the fire is out, also where the home cannot burn any more. Once no slash can light anything, it
 * is: a spark that falls then can be doused at once and costs its one square, and nothing costs less. With
 * `endCheck=afterSpread` an event follows if the last spread has drawn a slash. With `beforeSpread` one follows each spread,
 * so that a slash that can light nothing still matters: whoever douses it spares the board an event (WF-R17).
 */
export class PointPositions extends Positions {
  readonly #keepsAll: boolean;
  readonly #bound: PointBound;
  // What was found last, by position: most are asked for again soon. No position has a key of zeros, because something burns.
  readonly #keys = new Int32Array(REMEMBERED * 4);
  readonly #known = new Float64Array(REMEMBERED);

  constructor(homestead: Homestead, endCheck: 'afterSpread' | 'beforeSpread') {
    super(homestead);
    this.#bound = new PointBound(this.squares, this.nearLow, this.nearHigh);
    this.#keepsAll = endCheck === 'beforeSpread';
  }

  override after(
    slashLow: number,
    slashHigh: number,
    emptyLow: number,
    emptyHigh: number,
    digs: number,
  ): boolean {
    const a = aroundLow(slashLow, slashHigh) & emptyLow;
    const b = aroundHigh(slashLow, slashHigh) & emptyHigh;
    const c = emptyLow & ~a;
    const d = emptyHigh & ~b;
    const liveLow = a & (aroundLow(c, d) | this.nearLow);
    const liveHigh = b & (aroundHigh(c, d) | this.nearHigh);
    if (this.#keepsAll ? (a | b) === 0 : (liveLow | liveHigh) === 0) {
      const share = size(c, d) / this.squares;
      const event = this.#keepsAll ? slashLow | slashHigh : a | b;
      this.value = event === 0 ? share : share - share / this.squares;
      return true;
    }
    if (this.#keepsAll) this.keep(a, b, c, d, digs);
    else this.keep(liveLow, liveHigh, c, d, digs);
    return false;
  }

  /** An upper bound as in `Positions`, of what an easier game leaves (`PointBound`). */
  override atSight(
    slashLow: number,
    slashHigh: number,
    emptyLow: number,
    emptyHigh: number,
  ): number {
    const at = hash(slashLow, slashHigh, emptyLow, emptyHigh) & (REMEMBERED - 1);
    const k = at * 4;
    const keys = this.#keys;
    if (
      keys[k] === slashLow &&
      keys[k + 1] === slashHigh &&
      keys[k + 2] === emptyLow &&
      keys[k + 3] === emptyHigh
    )
      return this.#known[at]!;
    const most = this.#bound.before(slashLow, slashHigh, emptyLow, emptyHigh, SPREADS, 0);
    const share = most / this.squares + ROUNDED;
    keys[k] = slashLow;
    keys[k + 1] = slashHigh;
    keys[k + 2] = emptyLow;
    keys[k + 3] = emptyHigh;
    this.#known[at] = share;
    return share;
  }
}
