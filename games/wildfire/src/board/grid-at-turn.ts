import type { GridView, WildfireView } from '../rules/view.ts';

/** The grid on which somebody acts, or acted last. */
export const gridAtTurn = (view: WildfireView): GridView =>
  view.grids[view.mode === 'x4' ? view.quadrant : Math.max(0, view.actor)]!;
