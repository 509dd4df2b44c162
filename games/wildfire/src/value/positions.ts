import * as squares36 from '@glade/boards/squares36';
import { transposedHigh, transposedLow } from './transpose.ts';

// Local constants, because V8 looks up an imported name again at every use.
const { aroundHigh, aroundLow, high, low, SIDE, size } = squares36;

/** Where the home stands on the board and how large the board is. */
export interface Homestead {
  /** The home's square as in `squares36`: (row - 1) * 6 + (column - 1), also where the board is smaller. */
  readonly home: number;
  /** Squares in a row, 3 to 6. A smaller board is the upper left corner of the large one. Default 6. */
  readonly side?: number;
  /** How many squares may be dug. Default: what the home's place allows (WF-26, WF-27, WF-28). */
  readonly digs?: number;
}

/** A grid at the end of a turn, before the fire spreads: its slashes, its empty squares, the digs left. */
export interface TurnEnd {
  readonly slashLow: number;
  readonly slashHigh: number;
  readonly emptyLow: number;
  readonly emptyHigh: number;
  readonly digs: number;
}

/**
 * The positions of solo Wildfire around one home. A *position* is the grid after a spread and before its event: the slashes that
 * can still light something, the empty squares, the digs left. Burnt out, doused and dug squares are the same to what follows.
 * Its key are four numbers: the lower 18 squares with slashes and, from bit 18 on, the digs left; the upper 18 squares with
 * slashes; the lower and the upper 18 empty squares. Where the home lies on the diagonal, mirror images have one key.
 */
export class Positions {
  // The key of the position that `after` has made last.
  a = 0;
  b = 0;
  c = 0;
  d = 0;
  /** What is certain where `after` says so: the home is saved. */
  value = 1;
  readonly squares: number;
  /** The squares beside the home, and all squares but the home. */
  readonly nearLow: number;
  readonly nearHigh: number;
  readonly allLow: number;
  readonly allHigh: number;
  readonly digs: number;
  readonly #mirrored: boolean;

  constructor({ home, side = SIDE, digs }: Homestead) {
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
    this.squares = side * side;
    this.allLow = lo & ~low(home);
    this.allHigh = hi & ~high(home);
    this.nearLow = aroundLow(low(home), high(home)) & lo;
    this.nearHigh = aroundHigh(low(home), high(home)) & hi;
    this.digs = digs ?? inner(row) + inner(column);
    this.#mirrored = row === column;
  }

  /**
   * The fire starts here, and the first turn begins with its spread (WF-07, WF-09): the value where it is known for certain; else
   * undefined, and the position in `a` to `d`.
   */
  begin(fire: number): number | undefined {
    const fireLow = low(fire);
    const fireHigh = high(fire);
    if (((this.allLow & fireLow) | (this.allHigh & fireHigh)) === 0)
      throw new RangeError('The fire starts on the home or outside the board.');
    return this.follow({
      slashLow: fireLow,
      slashHigh: fireHigh,
      emptyLow: this.allLow & ~fireLow,
      emptyHigh: this.allHigh & ~fireHigh,
      digs: this.digs,
    });
  }

  /** The same at the end of any turn: what burns beside the home lights it (WF-31). */
  follow({ slashLow, slashHigh, emptyLow, emptyHigh, digs }: TurnEnd): number | undefined {
    if (((this.nearLow & slashLow) | (this.nearHigh & slashHigh)) !== 0) return 0;
    return this.after(slashLow, slashHigh, emptyLow, emptyHigh, digs) ? this.value : undefined;
  }

  /**
   * The spread (WF-10, WF-11): says whether the home is saved for certain; if not, the position after it is in `a` to `d`. No
   * slash lies beside the home, so it does not burn. A position is won where no slash can light anything any more: whatever the
   * next event lights can be doused by its action. It is won as well where every square beside the home is burnt out, doused or
   * dug.
   */
  after(
    slashLow: number,
    slashHigh: number,
    emptyLow: number,
    emptyHigh: number,
    digs: number,
  ): boolean {
    const litLow = aroundLow(slashLow, slashHigh) & emptyLow;
    const litHigh = aroundHigh(slashLow, slashHigh) & emptyHigh;
    let c = emptyLow & ~litLow;
    let d = emptyHigh & ~litHigh;
    const { nearLow, nearHigh } = this;
    if (((nearLow & (litLow | c)) | (nearHigh & (litHigh | d))) === 0) return true;
    // A slash that can light nothing is burnt out.
    let a = litLow & (aroundLow(c, d) | nearLow);
    let b = litHigh & (aroundHigh(c, d) | nearHigh);
    if ((a | b) === 0) return true;
    this.keep(a, b, c, d, digs);
    return false;
  }

  /** Keeps this position in `a` to `d`, or its mirror image. */
  protected keep(a: number, b: number, c: number, d: number, digs: number): void {
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
    this.a = a | (digs << 18);
    this.b = b;
    this.c = c;
    this.d = d;
  }

  /**
   * An upper bound of a position that has not been opened: one minus the chance that its event leaves more burning neighbours
   * of the home than there are actions, or burns it.
   */
  atSight(slashLow: number, slashHigh: number, emptyLow: number, emptyHigh: number): number {
    const { nearLow, nearHigh } = this;
    const danger = size(slashLow & nearLow, slashHigh & nearHigh);
    if (danger > 2) return 0;
    if (danger === 2) return 1 / this.squares;
    if (danger === 0) return 1;
    // The burning neighbour itself flares up; sparks fall on another one; or a slash next to another one flares up.
    const otherLow = emptyLow & nearLow;
    const otherHigh = emptyHigh & nearHigh;
    const flares = size(
      slashLow & ~nearLow & aroundLow(otherLow, otherHigh),
      slashHigh & ~nearHigh & aroundHigh(otherLow, otherHigh),
    );
    return 1 - (1 + size(otherLow, otherHigh) + flares) / this.squares;
  }
}
