import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { GameBoard } from '@glade/ui';
import { announce } from '../narration/announce.ts';
import { t } from '../words/words.ts';
import type { Happening } from './happenings.ts';
import styles from './Strip.module.css';

interface Props {
  readonly board: GameBoard;
  readonly view: unknown;
  readonly happenings: readonly Happening[];
  /** The one whose places are lit. */
  readonly picked: number | undefined;
  readonly onPick: (index: number | undefined) => void;
}

/** What just happened, card by card. A tap shows again where it was. */
export function Strip({ board, view, happenings, picked, onPick }: Props) {
  const here = useRef<HTMLDivElement>(null);
  const { length } = happenings;
  // The last card is in sight.
  useLayoutEffect(() => {
    if (here.current !== null) here.current.scrollLeft = here.current.scrollWidth;
  }, [length]);
  useEffect(() => onPick(undefined), [length]);
  return (
    <div ref={here} class={styles.strip} role="group" aria-label={t('strip')} data-strip>
      {happenings.map((happening, i) => (
        <button
          key={happening.id}
          type="button"
          class={styles.card}
          aria-pressed={picked === i}
          data-code={happening.event.code}
          onClick={() => {
            onPick(picked === i ? undefined : i);
            announce(happening.spoken);
          }}
        >
          <Picture board={board} view={view} happening={happening} />
          <span class={styles.text}>{happening.text}</span>
        </button>
      ))}
    </div>
  );
}

/** The picture of an event, or else a dot in the colour of its seat. */
function Picture({
  board,
  view,
  happening: { event, seat },
}: Pick<Props, 'board' | 'view'> & { readonly happening: Happening }) {
  if (board.EventPicture !== undefined && board.effects?.[event.code]?.picture === true) {
    return (
      <svg viewBox="-30 -30 60 60" class={styles.picture} aria-hidden="true">
        <board.EventPicture event={event} view={view} />
      </svg>
    );
  }
  return <span class={styles.dot} data-seat={seat} aria-hidden="true" />;
}
