import type { Seat } from '@glade/engine';
import { isOwnChoice, tellOnTable, type Companion } from '@glade/text';
import type { GameBoard, SeatLook } from '@glade/ui';
import { listenerOf } from '../../narration/narration.ts';
import { wordsAt } from '../../seats/table-words.ts';
import type { Session } from '../session.ts';
import { EventPictureOf } from '../stage/EventPictureOf.tsx';
import styles from './OwnDeed.module.css';

interface Props {
  readonly board: GameBoard;
  readonly companion: Companion;
  readonly session: Session;
  readonly seats: readonly SeatLook[];
  /** Whose screen it is. */
  readonly seat: Seat;
  /** What is said where nothing is to be done for it. */
  readonly otherwise: string | undefined;
}

/** What somebody draws or moves for what they have just done at the screen, with its picture. */
export function OwnDeed({ board, companion, session, seats, seat, otherwise }: Props) {
  const view = session.view.value;
  const say = wordsAt(session.host.header, session.you);
  const { events = [] } = view.entries.findLast(({ actor }) => actor === seat) ?? {};
  const { notation } = view.rules;
  // What else their move has brought is told by the next card.
  const own = events.filter((event) => isOwnChoice(companion.deeds, event));
  const lines = tellOnTable(say, notation, companion.deeds, own, listenerOf(say, view, seat));
  if (lines.length === 0) return otherwise === undefined ? null : <p>{otherwise}</p>;
  return (
    <>
      {lines.map(({ text, events: [event] }) => (
        <p key={text} class={styles.deed} data-own-deed>
          {event && <EventPictureOf board={board} view={view.view} seats={seats} event={event} />}
          <span>{text}</span>
        </p>
      ))}
    </>
  );
}
