import { columnOf, rowOf } from '@glade/boards/rows36';
import type { Say } from '@glade/text';
import { byRows } from '@glade/ui/by-rows';
import type { GridView } from '../rules/view.ts';

/** Every fire of a grid, row by row. */
export function tellFires({ cells }: GridView, say: Say): readonly string[] {
  const fires = Array.from(cells, (cell, at) => ({
    cell,
    column: columnOf(at),
    row: rowOf(at),
  })).filter(({ cell }) => cell === '/');
  return byRows(say, 'aloud.fires', fires);
}

/** The squares of a grid that burn, those nearest to its home first. */
export function firesByHome({ cells, home }: GridView): readonly number[] {
  const far = (at: number): number =>
    home < 0 ? 0 : Math.abs(columnOf(at) - columnOf(home)) + Math.abs(rowOf(at) - rowOf(home));
  return Array.from(cells, (cell, at) => (cell === '/' ? at : -1))
    .filter((at) => at >= 0)
    .toSorted((a, b) => far(a) - far(b));
}
