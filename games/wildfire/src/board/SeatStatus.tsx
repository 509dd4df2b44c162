import type { SeatStatusProps } from '@glade/ui';
import type { WildfireView } from '../rules/view.ts';

/** In VS: whether a player has finished, and at the end the points and whether the home stands. Alone nobody needs it. */
export function SeatStatus({ view, seat, say }: SeatStatusProps<WildfireView>) {
  const grid = view.grids[seat];
  if (view.mode !== 'vs' || grid === undefined) return null;
  if (grid.hidden || !view.grids.every(({ hidden }) => !hidden))
    return <>{say(grid.finished ? 'board.finished' : 'board.playing')}</>;
  return <>{say('seat.result', { points: grid.points, burnt: grid.burnt ? 1 : 0 })}</>;
}
