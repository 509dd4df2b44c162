import type { Event } from '@glade/engine';
import type { GameBoard, SeatLook } from '@glade/ui';
import styles from './EventPictureOf.module.css';

interface Props {
  readonly board: GameBoard;
  readonly view: unknown;
  readonly seats: readonly SeatLook[];
  readonly event: Event;
  /** It stands for what others did in secret: it has its picture also where that is else no news. */
  readonly isSecret?: boolean | undefined;
}

/** The picture of an event, or else a dot in the colour of its seat. */
export function EventPictureOf({ board, view, seats, event, isSecret = false }: Props) {
  const isDrawn = isSecret || board.effects?.[event.code]?.picture === true;
  if (board.EventPicture !== undefined && isDrawn) {
    return (
      <svg viewBox="-30 -30 60 60" class={styles.picture} aria-hidden="true">
        <board.EventPicture event={event} view={view} seats={seats} />
      </svg>
    );
  }
  return <span class={styles.dot} data-seat={event.args['seat']} aria-hidden="true" />;
}
