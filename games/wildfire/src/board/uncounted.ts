import type { OptionValues } from '@glade/engine';
import type { WildfireView } from '../rules/view.ts';

/** In place of points that nobody has counted. */
export const UNCOUNTED = -1;

/** The view without the empty squares that are counted while people play, and without what burns next. */
export function uncounted(view: WildfireView, { forecast, showScore }: OptionValues): WildfireView {
  if (forecast !== true && showScore !== true) return view;
  return {
    ...view,
    grids: view.grids.map((grid) => ({
      ...grid,
      points: UNCOUNTED,
      next: [],
      homeInDanger: false,
    })),
  };
}
