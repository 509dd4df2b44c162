import type { Notation } from '@glade/engine';
import { columnOf, rowOf } from '@glade/boards/rows36';
import { formatOnGrid, parseOnGrid } from './entries.ts';
import { square } from './places.ts';
import { positions } from './positions.ts';
import type { SoloState } from './state.ts';

export function soloNotation(ready: (s: SoloState) => void): Notation<SoloState> {
  return {
    format: (s, a) => formatOnGrid(s.step, a),
    parse: (s, text) => parseOnGrid(s.step, text),
    place: square,
    placeParts: (cell) => ({ column: columnOf(cell), row: rowOf(cell), quadrant: 'none' }),
    ...positions(ready),
  };
}
