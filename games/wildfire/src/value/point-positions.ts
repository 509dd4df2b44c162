import * as squares36 from '@glade/boards/squares36';
import { Positions, type Homestead } from './positions.ts';

const { aroundHigh, aroundLow, size } = squares36;

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

  constructor(homestead: Homestead, endCheck: 'afterSpread' | 'beforeSpread') {
    super(homestead);
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

  override atSight(
    slashLow: number,
    slashHigh: number,
    emptyLow: number,
    emptyHigh: number,
  ): number {
    const most = size(emptyLow, emptyHigh) / this.squares;
    return most * super.atSight(slashLow, slashHigh, emptyLow, emptyHigh);
  }
}
