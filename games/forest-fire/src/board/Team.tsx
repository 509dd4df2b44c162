import type { BoardProps, SeatStatusProps } from '@glade/ui';
import type { FirefighterView, ForestFireView } from '../rules/view.ts';
import styles from './Board.module.css';
import { colourOf, Piece } from './drawings/Crew.tsx';

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
            <Piece seat={seat} role={role} colour={colourOf(seats, seat)} out={out} />
          </svg>
          <span>{say('board.player', { player: seat + 1 })}</span>
        </button>
      ))}
    </div>
  );
}

/** The whole team with the state of each. */
export function TeamList({ view, say }: Pick<Props, 'view' | 'say'>) {
  return (
    <ul class={styles.team}>
      {view.players.map((player, seat) => (
        <li key={seat} data-turn={view.step === 'turns' && seat === view.seat}>
          {`${say('board.player', { player: seat + 1 })}: ${stateOf(player, view, say)}`}
        </li>
      ))}
    </ul>
  );
}

/** What a seat has: role, moves that are left, tank, danger. */
export function SeatStatus({ view, seat, say }: SeatStatusProps<ForestFireView>) {
  const player = view.players[seat];
  return player === undefined ? null : (
    <span data-danger={player.danger}>{stateOf(player, view, say)}</span>
  );
}

function stateOf(player: FirefighterView, view: ForestFireView, say: Props['say']): string {
  const role = say(`role.${player.role}`);
  if (player.out) return `${role}, ${say('board.out')}`;
  if (player.danger && view.step !== 'over') return `${role}, ${say('cell.danger')}`;
  if (player.rests > 0) return `${role}, ${say('board.rests')}`;
  if (player.tank !== 'none') return `${role}, ${say(`board.tank.${player.tank}`)}`;
  return view.step === 'turns' && player.moves > 0
    ? `${role}, ${say('board.moves', { moves: player.moves })}`
    : role;
}
