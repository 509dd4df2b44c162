import * as squares36 from '@glade/boards/squares36';
import { Positions } from './positions.ts';

// Local constants, because V8 looks up an imported name again at every use.
const { aroundHigh, aroundLow, size } = squares36;

/**
 * The same positions without all that can never bring fire beside the home, so that many become one.
 *
 * Fire spreads from a slash to an empty square beside it, and no square becomes empty again. So fire gets beside the home only
 * through empty squares that hang together, from side to side, with an empty square beside the home. Any other empty square
 * is like a burnt out one: an event on it can be ignored. And a slash that is neither beside the home nor beside one of those
 * empty squares can never light one of them, now or later. Where there is none that can, the home is saved: whatever
 * a later event lights of those squares is one slash, and the action of the same turn douses it.
 */
export class NearPositions extends Positions {
  override after(
    slashLow: number,
    slashHigh: number,
    emptyLow: number,
    emptyHigh: number,
    digs: number,
  ): boolean {
    const litLow = aroundLow(slashLow, slashHigh) & emptyLow;
    const litHigh = aroundHigh(slashLow, slashHigh) & emptyHigh;
    const freeLow = emptyLow & ~litLow;
    const freeHigh = emptyHigh & ~litHigh;
    const { nearLow, nearHigh } = this;
    let c = freeLow & nearLow;
    let d = freeHigh & nearHigh;
    const open = size(c, d);
    const burning = size(litLow & nearLow, litHigh & nearHigh);
    // Whatever happens to the last open square beside the home, the action of this turn closes it.
    if (open + burning === 0 || (open === 1 && burning === 0 && digs > 0)) return true;
    for (;;) {
      const moreLow = (c | aroundLow(c, d)) & freeLow;
      const moreHigh = (d | aroundHigh(c, d)) & freeHigh;
      if (moreLow === c && moreHigh === d) break;
      c = moreLow;
      d = moreHigh;
    }
    const a = litLow & (aroundLow(c, d) | nearLow);
    const b = litHigh & (aroundHigh(c, d) | nearHigh);
    if ((a | b) === 0) return true;
    this.keep(a, b, c, d, digs);
    return false;
  }

  /**
   * A lower bound of a position that has not been opened. If one square beside the home is left, the player waits until it burns
   * and douses it at once. Lit by an event, it is doused in the same turn; lit by the spread, it takes the home only if the one
   * event before that action is its flare-up. This happens once at most.
   */
  atLeast(slashLow: number, slashHigh: number, emptyLow: number, emptyHigh: number): number {
    const { nearLow, nearHigh } = this;
    const open = size((slashLow | emptyLow) & nearLow, (slashHigh | emptyHigh) & nearHigh);
    return open === 1 ? 1 - 1 / this.squares : 0;
  }
}
