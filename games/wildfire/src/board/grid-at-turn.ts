import { SIDE } from '@glade/boards/squares36';
import type { GridView, WildfireView } from '../rules/view.ts';

/** The grid on which somebody acts, or acted last. */
export const gridAtTurn = (view: WildfireView): GridView =>
  view.grids[view.mode === 'x4' ? view.quadrant : Math.max(0, view.actor)]!;

/** How many squares beside the home of a grid burn. Each of them must be doused. */
export function firesBesideHome({ home, cells }: Pick<GridView, 'home' | 'cells'>): number {
  const beside = [home - SIDE, home + SIDE];
  if (home % SIDE > 0) beside.push(home - 1);
  if (home % SIDE < SIDE - 1) beside.push(home + 1);
  return beside.filter((n) => cells[n] === '/').length;
}

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
