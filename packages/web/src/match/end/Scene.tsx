import type { Event, Seat } from '@glade/engine';
import type { GameBoard, SeatLook } from '@glade/ui';
import { SeatFace } from '@glade/ui/seats';
import { EventPictureOf } from '../stage/EventPictureOf.tsx';
import { keptPieces } from './pieces.ts';
import styles from './Scene.module.css';

interface Props {
  readonly board: GameBoard;
  readonly view: unknown;
  /** All events of the match that may be known here. */
  readonly events: readonly Event[];
  readonly looks: readonly SeatLook[];
  /** Whose faces stand in the middle: those who won, or the whole team. */
  readonly faces: readonly Seat[];
  readonly bots: readonly boolean[];
  /** The colours are not the seats' own, because the rules give them others. */
  readonly sides: boolean;
  readonly won: boolean;
}

/** A hill at the end of a match: on it who won, and around them what mattered in this match, as small pictures. */
export function Scene({ board, view, events, looks, faces, bots, sides, won }: Props) {
  const pieces = keptPieces(events, board);
  const half = Math.ceil(pieces.length / 2);
  const row = (shown: readonly Event[]) => (
    <div class={styles.pieces}>
      {shown.map((event) => (
        <span key={event.code} class={styles.piece}>
          <EventPictureOf board={board} view={view} seats={looks} event={event} />
        </span>
      ))}
    </div>
  );
  return (
    <div class={styles.scene} data-won={won} data-scene>
      {row(pieces.slice(0, half))}
      {faces.length > 0 && (
        <div class={styles.faces} data-faces>
          {faces.map((seat) => (
            <span key={seat} class={styles.face}>
              <SeatFace
                face={looks[seat]!.face}
                colour={sides ? undefined : looks[seat]!.colour}
                bot={bots[seat] ?? false}
              />
            </span>
          ))}
        </div>
      )}
      {row(pieces.slice(half))}
    </div>
  );
}
