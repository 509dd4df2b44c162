import type { BoardProps } from '@glade/ui';
import styles from './Board.module.css';
import { COMPLETE } from './geometry.ts';
import { Climber } from './Pieces.tsx';
import type { LeafClimbersView } from '../rules/view.ts';

interface Props extends Pick<BoardProps<LeafClimbersView>, 'view' | 'say' | 'seats'> {
  /** Lost climbers that do not lie among the leaves. */
  readonly gone: readonly number[];
  /** Somebody takes a lost climber off the board, or puts it back; absent where that is not left to players (LC-29). */
  readonly onTake: ((seat: number) => void) | undefined;
}

/** In place of the number of leaves, where nobody has counted them. */
export const UNCOUNTED = -1;

/** Beside the frame: how far the pile has grown, and the lost climbers that somebody may take off. */
export function Beside({ view, say, seats, gone, onTake }: Props) {
  const air = view.chips.reduce((sum, leaves) => sum + leaves, 0);
  const lost = view.climbers.flatMap(({ alive }, seat) => (alive ? [] : [seat]));
  return (
    <div class={styles.beside}>
      <div class={styles.slip} data-empty={view.landed === UNCOUNTED && air === 0}>
        {view.landed !== UNCOUNTED && (
          <>
            <span class={styles.bar} aria-hidden="true">
              <span style={{ transform: `scaleX(${1 - view.landed / COMPLETE})` }} />
            </span>
            <span>{say('board.count', { chips: view.landed, all: COMPLETE })}</span>
          </>
        )}
        <strong data-shown={air > 0}>{say('board.air', { leaves: air })}</strong>
      </div>
      {onTake !== undefined && lost.length > 0 && (
        <div class={styles.lost}>
          {lost.map((seat) => (
            <button
              key={seat}
              type="button"
              class={gone.includes(seat) ? styles.taken : undefined}
              aria-label={say(gone.includes(seat) ? 'crushed.put.label' : 'crushed.take.label', {
                player: seat + 1,
              })}
              onClick={() => onTake(seat)}
            >
              <svg viewBox="-32 -94 64 102" aria-hidden="true">
                <Climber seat={seat} colour={seats?.[seat]?.colour} out />
              </svg>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
