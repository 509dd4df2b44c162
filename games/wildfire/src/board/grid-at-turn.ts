import { SIDE } from '@glade/boards/squares36';
import type { GridView, WildfireView } from '../rules/view.ts';

/** The grid on which somebody acts, or acted last. */
export const gridAtTurn = (view: WildfireView): GridView =>
  view.grids[view.mode === 'x4' ? view.quadrant : Math.max(0, view.actor)]!;

/** The squares above and below a square, left and right of it; above and below also what is none. */
export function besideSquare(square: number): readonly number[] {
  const beside = [square - SIDE, square + SIDE];
  if (square % SIDE > 0) beside.push(square - 1);
  if (square % SIDE < SIDE - 1) beside.push(square + 1);
  return beside;
}

/** How many squares beside the home of a grid burn. Each of them must be doused. */
export const firesBesideHome = ({ home, cells }: Pick<GridView, 'home' | 'cells'>): number =>
  besideSquare(home).filter((n) => cells[n] === '/').length;

/** What to do on a grid on which something burns. Nobody is sent to douse what is too much for one turn. */
export function burningStep(
  grid: GridView,
  digs: number,
  forecast: boolean,
): { readonly key: string; readonly args: Readonly<Record<string, number>> } {
  const { actions } = grid;
  const inDanger = forecast && grid.homeInDanger;
  const touching = firesBesideHome(grid);
  return inDanger && touching > actions
    ? { key: 'step.act.lost', args: { actions, touching } }
    : { key: inDanger ? 'step.act.danger' : 'step.act', args: { actions, digs } };
}
