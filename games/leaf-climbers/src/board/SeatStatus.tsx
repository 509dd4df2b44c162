import type { SeatStatusProps } from '@glade/ui';
import styles from './Board.module.css';
import type { LeafClimbersView } from '../rules/view.ts';

/** How things stand with a climber, and the place in the order of play. */
export function SeatStatus({ view, seat, say }: SeatStatusProps<LeafClimbersView>) {
  const climber = view.climbers[seat];
  if (climber === undefined) return null;
  const { alive, safe, danger } = climber;
  const won = view.winners.includes(seat);
  const state = won ? 'won' : !alive ? 'lost' : danger ? 'danger' : safe ? 'safe' : 'fine';
  const place = playPlace(view, seat);
  return (
    <span data-state={state} class={danger && alive ? styles.endangered : undefined}>
      {place > 0 && alive && !won && <>{say('seat.place', { place })} </>}
      {say(`board.state.${state}`)}
    </span>
  );
}

/** When a climber moves in this round, counted from 1 among those who are not lost; 0 before the order is drawn. */
function playPlace({ order, first, climbers }: LeafClimbersView, seat: number): number {
  const round = [...order.slice(first), ...order.slice(0, first)];
  return round.filter((each) => climbers[each]!.alive).indexOf(seat) + 1;
}
