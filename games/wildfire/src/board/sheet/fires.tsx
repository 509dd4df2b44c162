import { columnOf, rowOf } from '@glade/boards/rows36';
import type { Say } from '@glade/text';
import { byRows } from '@glade/ui/by-rows';
import type { GridView } from '../../rules/view.ts';
import { namedFire } from '../aloud.ts';

/** Every fire of a grid, row by row, but for the one that has been named beside the home. */
export function tellFires(grid: GridView, say: Say): readonly string[] {
  const named = namedFire(grid);
  const fires = Array.from(grid.cells, (cell, at) => ({
    at,
    cell,
    column: columnOf(at),
    row: rowOf(at),
  })).filter(({ at, cell }) => cell === '/' && at !== named);
  return byRows(say, named === undefined ? 'aloud.fires' : 'aloud.fires.others', fires);
}
