import { SIDE } from '@glade/boards/squares36';
import { type Grid } from '../rules/grid.ts';
import { cellsOf } from '../rules/symbols.ts';

/** A grid for the terminal: column numbers above, row numbers at the left, as on paper (WF-04). */
export function drawGrid(g: Grid): string {
  return drawRows([cellsOf(g)]).join('\n');
}

/** Grids side by side. */
export function drawRows(grids: readonly string[]): string[] {
  const head = grids.map(() => '    1 2 3 4 5 6').join('   ');
  const rows = Array.from({ length: SIDE }, (_, r) =>
    grids
      .map(
        (cells) =>
          `  ${r + 1} ${cells
            .slice(r * SIDE, r * SIDE + SIDE)
            .split('')
            .join(' ')}`,
      )
      .join('   '),
  );
  return [head, ...rows];
}
