import type { BoardProps } from '@glade/ui';
import styles from './Board.module.css';
import { COMPLETE } from './geometry.ts';
import { Climber } from './Pieces.tsx';
import type { ClimberView, LeafClimbersView } from '../rules/view.ts';

interface Props extends Pick<BoardProps<LeafClimbersView>, 'view' | 'say'> {
  /** Lost climbers that do not lie among the leaves. */
  readonly gone: readonly number[];
  /** Somebody takes a lost climber off the board, or puts it back; absent where that is not left to players (LC-29). */
  readonly onTake: ((seat: number) => void) | undefined;
}

/** How things stand: with the pile, and with each climber in the order of play. */
export function Team({ view, say, gone, onTake }: Props) {
  const air = view.chips.reduce((sum, leaves) => sum + leaves, 0);
  return (
    <div class={styles.below}>
      <p class={styles.count}>
        <span class={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${100 - (100 * view.landed) / COMPLETE}%` }} />
        </span>
        <span>
          {say('board.count', { chips: view.landed, all: COMPLETE })}
          {air > 0 && <strong>{` · ${say('board.air', { leaves: air })}`}</strong>}
        </span>
      </p>
      <ol class={styles.team}>
        {playOrder(view).map((seat) => (
          <Member
            key={seat}
            seat={seat}
            climber={view.climbers[seat]!}
            turn={seat === view.seat}
            won={view.winners.includes(seat)}
            say={say}
            gone={gone.includes(seat)}
            onTake={onTake && (() => onTake(seat))}
          />
        ))}
      </ol>
    </div>
  );
}

interface MemberProps {
  readonly seat: number;
  readonly climber: ClimberView;
  readonly turn: boolean;
  readonly won: boolean;
  readonly say: Props['say'];
  readonly gone: boolean;
  readonly onTake: (() => void) | undefined;
}

function Member({ seat, climber, turn, won, say, gone, onTake }: MemberProps) {
  const state = stateOf(climber, won);
  return (
    <li data-turn={turn} data-state={state} aria-current={turn ? 'step' : undefined}>
      <svg viewBox="-30 -92 60 98" aria-hidden="true">
        <Climber seat={seat} />
      </svg>
      <span>
        <strong>{say('board.climber', { player: seat + 1 })}</strong>
        <span>{say(`board.state.${state}`)}</span>
      </span>
      {!climber.alive && onTake !== undefined && (
        <button
          type="button"
          aria-label={say(gone ? 'crushed.put.label' : 'crushed.take.label', { player: seat + 1 })}
          onClick={onTake}
        >
          {say(gone ? 'crushed.put' : 'crushed.take')}
        </button>
      )}
    </li>
  );
}

function stateOf({ alive, safe, danger }: ClimberView, won: boolean): string {
  if (won) return 'won';
  if (!alive) return 'lost';
  if (danger) return 'danger';
  return safe ? 'safe' : 'fine';
}

/** All climbers in the order of play; by seat before it is drawn. */
const playOrder = ({ order, climbers }: LeafClimbersView): readonly number[] =>
  order.length > 0 ? order : climbers.map((_, seat) => seat);
