import type { Say } from '@glade/text';
import type { GameBoard, SeatLook } from '@glade/ui';
import type { Session } from '../session.ts';
import { actionKinds, type ActionKind } from './action-kinds.ts';
import styles from './WhatNow.module.css';

interface Props {
  readonly board: GameBoard;
  readonly say: Say;
  readonly seats: readonly SeatLook[];
  readonly session: Session;
  /** Shows on the board where actions of this kind can be done. */
  readonly onShow: (kind: ActionKind) => void;
}

/** What the person who acts can do now: a picture and a sentence for each kind of action. A tap shows the places on the board. */
export function WhatNow({ board, say, seats, session, onShow }: Props) {
  const view = session.view.value;
  if (session.busy.value || view.legal.length === 0) return null;
  const kinds = actionKinds(say, board, view, session.host.match);
  return (
    <>
      <h3>{say('help.now')}</h3>
      <ul class={styles.kinds}>
        {kinds.map((kind) => (
          <li key={kind.text}>
            <button
              type="button"
              class={styles.kind}
              aria-disabled={kind.cells.length === 0}
              onClick={() => kind.cells.length > 0 && onShow(kind)}
            >
              <svg class={styles.picture} viewBox="-32 -32 64 64" aria-hidden="true">
                {board.EventPicture !== undefined && kind.event !== undefined ? (
                  <board.EventPicture event={kind.event} view={view.view} seats={seats} />
                ) : (
                  <circle r="6" class={styles.dot} />
                )}
              </svg>
              <span>
                {kind.text}
                {kind.cells.length > 0 && (
                  <span class={styles.where}>{say('help.now.show', { n: kind.cells.length })}</span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
