import { columnOf, rowOf } from '@glade/boards/rows36';
import { SQUARES } from '@glade/boards/squares36';
import type { Say } from '@glade/text';
import { byRows } from '@glade/ui/by-rows';
import type { GridView, WildfireView } from '../rules/view.ts';
import { gridAtTurn } from './grid-at-turn.ts';

/** Every fire of a grid, row by row. */
export function tellFires({ cells }: GridView, say: Say): readonly string[] {
  const fires = Array.from(cells, (cell, at) => ({
    cell,
    column: columnOf(at),
    row: rowOf(at),
  })).filter(({ cell }) => cell === '/');
  return byRows(say, 'aloud.fires', fires);
}

/** The cells of the board that burn on the grid at turn, those nearest to its home first. */
export function firesByHome(view: WildfireView): readonly number[] {
  const grid = gridAtTurn(view);
  const { cells, home } = grid;
  const base = view.grids.indexOf(grid) * SQUARES;
  const far = (at: number): number =>
    home < 0 ? 0 : Math.abs(columnOf(at) - columnOf(home)) + Math.abs(rowOf(at) - rowOf(home));
  return Array.from(cells, (cell, at) => (cell === '/' ? at : -1))
    .filter((at) => at >= 0)
    .toSorted((a, b) => far(a) - far(b))
    .map((at) => base + at);
}
