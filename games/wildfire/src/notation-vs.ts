import type { Notation } from '@glade/engine';
import { columnOf, rowOf } from '@glade/boards/rows36';
import { SQUARES } from '@glade/boards/squares36';
import { formatOnGrid, parseOnGrid } from './entries.ts';
import { square } from './places.ts';
import { positions } from './positions-vs.ts';
import type { VsState } from './vs-state.ts';

/** As `soloNotation`, on the own grid of whoever acts. */
export function vsNotation(seats: number, ready: (s: VsState) => void): Notation<VsState> {
  return {
    format: (s, a) => formatOnGrid(s.step, a),
    parse: (s, text) => parseOnGrid(s.step, text),
    place: (cell) => square(cell % SQUARES),
    placeParts: (cell) => ({
      column: columnOf(cell % SQUARES),
      row: rowOf(cell % SQUARES),
      quadrant: 'none',
      seat: Math.floor(cell / SQUARES) + 1,
    }),
    ...positions(seats, ready),
  };
}
