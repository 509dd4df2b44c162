import type { SeatStatusProps } from '@glade/ui';
import styles from './Board.module.css';
import type { LeafClimbersView } from '../rules/view.ts';

const STAR = 'M0-9L2.600-3L9-2.600L4-1.500L4.500 6L0 3L-4.500 6L-4-1.500L-9-2.600L-2.600-3Z';

/** What stands for each state, from -10 to 10. */
const SIGNS: Readonly<Record<string, string>> = {
  danger: 'M8-9C10 2 4 9-5 6L-9 9L-6 4C-9-4-2-9 8-9Z',
  lost: 'M-7-7L7 7M7-7L-7 7',
  safe: STAR,
  won: STAR,
};

/** When a climber moves in this round, and how things stand with it: a sign to see, words to hear. */
export function SeatStatus({ view, seat, say }: SeatStatusProps<LeafClimbersView>) {
  const climber = view.climbers[seat];
  if (climber === undefined) return null;
  const { alive, safe, danger } = climber;
  const won = view.winners.includes(seat);
  const state = won ? 'won' : !alive ? 'lost' : danger ? 'danger' : safe ? 'safe' : 'fine';
  const place = playPlace(view, seat);
  return (
    <span
      key={`${state} ${place}`}
      data-state={state}
      class={styles.status}
      title={say(`board.state.${state}`)}
    >
      {/* First: what matters most is never cut. */}
      {SIGNS[state] !== undefined && (
        <>
          <svg viewBox="-11 -11 22 22" aria-hidden="true">
            <path d={SIGNS[state]} />
          </svg>{' '}
        </>
      )}
      {place > 0 && alive && !won && (
        <>
          <span class={styles.goes}>{say('seat.goes', { place })}</span>
          {/* Where there is no room for the word, an arrow says that it is no score. */}
          <span class={styles.nth} aria-hidden="true">
            <span class={styles.arrow}>▸</span>
            {say('seat.place', { place })}
          </span>
        </>
      )}
      {place > 0 && alive && !won && <span class="visually-hidden">, </span>}
      <span class={styles.heard}>{say(`board.state.${state}`)}</span>
    </span>
  );
}

/** When a climber moves in this round, counted from 1 among those who are not lost; 0 before the order is drawn. */
function playPlace({ order, first, climbers }: LeafClimbersView, seat: number): number {
  const round = [...order.slice(first), ...order.slice(0, first)];
  return round.filter((each) => climbers[each]!.alive).indexOf(seat) + 1;
}
