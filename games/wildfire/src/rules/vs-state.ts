import type { Seat } from '@glade/engine';
import { SQUARES } from '@glade/boards/squares36';
import { Grid } from './grid.ts';
import { HOME, MOST_TURNS } from './steps.ts';

export class VsState {
  readonly grids: Grid[];
  /** Actions each seat still has this turn. */
  readonly acts: Int32Array;
  /** The shared event rolls, by turn from 0: what everybody knows of the past. An even number of them is copied faster. */
  readonly rolls = new Int32Array(MOST_TURNS + 1).fill(-1);
  /** Where the fire began, -1 before. */
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
