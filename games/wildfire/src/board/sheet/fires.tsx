import { columnOf, rowOf } from '@glade/boards/rows36';
import type { Say } from '@glade/text';
import { byRows } from '@glade/ui/by-rows';
import type { GridView } from '../../rules/view.ts';

/** Every fire of a grid, row by row. */
export function tellFires({ cells }: GridView, say: Say): readonly string[] {
  const fires = Array.from(cells, (cell, at) => ({
    cell,
    column: columnOf(at),
    row: rowOf(at),
  })).filter(({ cell }) => cell === '/');
  return byRows(say, 'aloud.fires', fires);
}
