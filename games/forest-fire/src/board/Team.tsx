import { seatColour, type BoardProps } from '@glade/ui';
import type { ForestFireView } from '../rules/view.ts';
import styles from './Board.module.css';
import { Piece } from './drawings/Crew.tsx';

interface Props extends Pick<BoardProps<ForestFireView>, 'view' | 'say' | 'seats'> {
  readonly who: number;
  readonly onChoose: (seat: number) => void;
}

/** In a free order: who makes the next move (FF-R20). */
export function Team({ view, say, seats, who, onChoose }: Props) {
  return (
    <div class={styles.choices} role="group" aria-label={say('board.team')}>
      {view.players.map(({ role, out, moves }, seat) => (
        <button
          key={seat}
          type="button"
          aria-pressed={seat === who}
          aria-disabled={moves === 0}
          onClick={() => moves > 0 && onChoose(seat)}
        >
          <svg viewBox="-4 -10 112 112" aria-hidden="true">
            <Piece seat={seat} role={role} colour={seatColour(seats, seat)} out={out} />
          </svg>
          <span>{say('board.player', { player: seat + 1 })}</span>
        </button>
      ))}
    </div>
  );
}
