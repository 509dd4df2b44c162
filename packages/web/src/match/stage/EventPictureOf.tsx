import type { Event } from '@glade/engine';
import type { GameBoard, SeatLook } from '@glade/ui';
import styles from './EventPictureOf.module.css';

interface Props {
  readonly board: GameBoard;
  readonly view: unknown;
  readonly seats: readonly SeatLook[];
  readonly event: Event;
}

/** The picture of an event, or else a dot in the colour of its seat. */
export function EventPictureOf({ board, view, seats, event }: Props) {
  if (board.EventPicture !== undefined && board.effects?.[event.code]?.picture === true) {
    return (
      <svg viewBox="-30 -30 60 60" class={styles.picture} aria-hidden="true">
        <board.EventPicture event={event} view={view} seats={seats} />
      </svg>
    );
  }
  return <span class={styles.dot} data-seat={event.args['seat']} aria-hidden="true" />;
}
