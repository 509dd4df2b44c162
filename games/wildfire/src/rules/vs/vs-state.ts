import type { Seat } from '@glade/engine';
import { SQUARES } from '@glade/boards/squares36';
import { Grid } from '../grid.ts';
import { HOME, MOST_TURNS } from '../steps.ts';

export class VsState {
  readonly grids: Grid[];
  /** Actions each seat still has this turn. */
  readonly acts: Int32Array;
  /** The event rolls by turn from 0, which are the same for all. Their number is even, because copying is faster then. */
  readonly rolls = new Int32Array(MOST_TURNS + 1).fill(-1);
  /** The square of the first fire, -1 before it is rolled. */
  first = -1;
  step = HOME;
  turn = 0;
  /** The seat that acts. */
  seat: Seat = 0;
  /** Bit set of the seats whose grid is finished. */
  finished = 0;
  choices = SQUARES;
  slashes = 0;

  constructor(seats: number) {
    this.grids = Array.from({ length: seats }, () => new Grid());
    this.acts = new Int32Array(seats);
  }

  isFinished(seat: Seat): boolean {
    return ((this.finished >> seat) & 1) !== 0;
  }
}
