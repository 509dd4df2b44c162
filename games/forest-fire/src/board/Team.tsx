import type { BoardProps } from '@glade/ui';
import type { FirefighterView, ForestFireView } from '../rules/view.ts';
import styles from './Board.module.css';
import { Piece } from './Pieces.tsx';

interface Props extends Pick<BoardProps<ForestFireView>, 'view' | 'say'> {
  readonly who: number;
  readonly choose: ((seat: number) => void) | undefined;
}

/** The list of the team: each player with role and state. */
export function Team({ view, say, who, choose }: Props) {
  return (
    <ul class={styles.team}>
      {view.players.map((player, seat) => {
        const text = `${say('board.player', { player: seat + 1 })}: ${stateOf(player, view, say)}`;
        const sign = (
          <svg viewBox="-4 -12 112 112" aria-hidden="true">
            <Piece seat={seat} role={player.role} out={player.out} />
          </svg>
        );
        return (
          <li key={seat} data-turn={view.step === 'turns' && seat === who}>
            {choose === undefined ? (
              <span class={styles.member}>
                {sign} {text}
              </span>
            ) : (
              <button type="button" aria-pressed={seat === who} onClick={() => choose(seat)}>
                {sign} {text}
              </button>
            )}
          </li>
        );
      })}
      <li class={styles.count}>{say('board.burning', { burning: view.burning })}</li>
    </ul>
  );
}

function stateOf(player: FirefighterView, view: ForestFireView, say: Props['say']): string {
  const name = say(`role.${player.role}`);
  if (player.out) return `${name}, ${say('board.out')}`;
  const burns = player.danger && view.step !== 'over';
  const role = burns ? `${name}, ${say('cell.danger')}` : name;
  if (player.rests > 0) return `${role}, ${say('board.rests')}`;
  if (player.tank !== 'none') return `${role}, ${say(`board.tank.${player.tank}`)}`;
  return view.step === 'turns' ? `${role}, ${say('board.moves', { moves: player.moves })}` : role;
}
