import { tileOf } from '../../rules/cards/strength.ts';
import { xOf, yOf } from '../../rules/map/map.ts';
import type { VeronaOptions } from '../../rules/options.ts';
import type { VeronaState } from '../../rules/state.ts';
import { FAR, MOST_TOKENS, Signs, SIGNS } from './signs.ts';
import {
  hasOneOf,
  landThatFitsAnywhere,
  lookRound,
  round,
  shareThatFitsNowhere,
} from './what-fits.ts';

const PLACE_SIGNS = 6;
/** How many signs there are with those of the map. */
export const MORE_SIGNS = SIGNS + 8 + PLACE_SIGNS;

/** The same, and what fits on the map. */
export class MoreSigns extends Signs {
  constructor(o: VeronaOptions) {
    super(o, MORE_SIGNS);
  }

  override look(s: VeronaState): void {
    super.look(s);
    this.addFits(s);
  }

  /** What fits where the guard could go, and whose unused tiles still fit somewhere. */
  private addFits(s: VeronaState): void {
    const { guard, tooMany } = this;
    const { seats } = this.o;
    const anywhere = landThatFitsAnywhere(s);
    let empty = 0;
    let excess = 0;
    let lays = 0;
    let soon = 0;
    let freeable = 0;
    let nearEnd = 0;
    for (let seat = 0; seat < seats; seat++) {
      const unused = s.unusedCount[seat]!;
      if (unused === 0) empty += 1;
      if (unused > tooMany) excess += unused - tooMany;
      if (unused > 0 && unused < tooMany && this.canLay[seat] === 1) lays += 1;
      if (s.heading >= 0 && endDistance(s, seat) <= 1) nearEnd += 1;
      if (unused !== tooMany) continue;
      if (hasOneOf(s, seat, anywhere)) freeable += 1;
      lookRound(s, tileOf(s, seat), this.o);
      if (hasOneOf(s, seat, round.land)) soon += 1;
    }
    this.add(empty / seats);
    this.add(Math.min(1, excess / MOST_TOKENS));
    this.add(lays / seats);
    this.add(freeable / seats);
    this.add(soon / seats);
    this.add(shareThatFitsNowhere(s, anywhere));
    this.add(nearEnd / seats);
    this.addIf(s.errand >= 0, s.errand / (FAR * seats));
    if (guard < 0) {
      for (let i = 0; i < PLACE_SIGNS; i++) this.add(0);
      return;
    }
    lookRound(s, tileOf(s, guard), this.o);
    const own = tooMany - s.unusedCount[guard]!;
    this.add(round.fails);
    this.add(round.thin);
    this.addIf(this.room === own, round.fails);
    this.addIf(this.room === 1, round.fails);
    this.addIf(this.room === 1, this.fails[guard]);
    this.addIf(s.heading >= 0, Math.min(1, endDistance(s, guard) / FAR));
  }
}

/** How far a seat is from the open end of the River. */
const endDistance = (s: VeronaState, seat: number): number =>
  Math.max(Math.abs(xOf(s, tileOf(s, seat)) - s.endX), Math.abs(yOf(s, tileOf(s, seat)) - s.endY));
