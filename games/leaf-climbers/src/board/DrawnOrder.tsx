import type { DrawsProps } from '@glade/ui';
import { useState } from 'preact/hooks';
import styles from './Board.module.css';
import { Climber } from './Pieces.tsx';

/** The number of an order of all seats: its place among all orders in lexicographic order. */
function rankOf(order: readonly number[]): number {
  return order.reduce((rank, seat, i) => {
    const smaller = order.slice(i + 1).filter((later) => later < seat).length;
    return rank * (order.length - i) + smaller;
  }, 0);
}

/** The order of play as people have drawn it, tapped one climber after the other. */
export function DrawnOrder({ match, say, onOutcome }: DrawsProps) {
  const seats = Array.from({ length: match.rules.seats }, (_, seat) => seat);
  const [order, setOrder] = useState<readonly number[]>([]);

  function add(seat: number): void {
    const next = [...order, seat];
    if (next.length < seats.length - 1) return setOrder(next);
    onOutcome(rankOf([...next, ...seats.filter((each) => !next.includes(each))]));
  }

  return (
    <div class={styles.draw} role="group" aria-label={say('board.draw')} data-order>
      {seats.map((seat) => (
        <button key={seat} type="button" disabled={order.includes(seat)} onClick={() => add(seat)}>
          <svg viewBox="-30 -92 60 98" aria-hidden="true">
            <Climber seat={seat} />
          </svg>
          {say('board.climber', { player: seat + 1 })}
        </button>
      ))}
    </div>
  );
}
