import { useLayoutEffect, useRef } from 'preact/hooks';
import type { GameBoard, SeatLook } from '@glade/ui';
import { Icon, ICONS } from '../app/Icon.tsx';
import { announce } from '../narration/announce.ts';
import { t } from '../words/words.ts';
import { EventPictureOf } from './EventPictureOf.tsx';
import type { Happening } from './happenings.ts';
import styles from './Strip.module.css';

interface Props {
  readonly board: GameBoard;
  readonly view: unknown;
  readonly seats: readonly SeatLook[];
  readonly happenings: readonly Happening[];
  /** The one whose places are lit. */
  readonly picked: string | undefined;
  readonly onPick: (id: string | undefined) => void;
  /** Tells the last of it in full. */
  readonly onMore: () => void;
}

/** What just happened, card by card. A tap tells it in full sentences, and shows again where it was. */
export function Strip({ board, view, seats, happenings, picked, onPick, onMore }: Props) {
  const here = useRef<HTMLDivElement>(null);
  const last = happenings.at(-1)?.id;
  // The last card is in sight, and the first one that is, is whole.
  useLayoutEffect(() => {
    const row = here.current;
    if (row === null) return;
    row.style.removeProperty('--rest');
    const cards = Array.from(row.children) as HTMLElement[];
    const over = row.scrollWidth - row.clientWidth;
    const from = cards.find((card) => card.offsetLeft - row.offsetLeft >= over)?.offsetLeft ?? 0;
    row.style.setProperty('--rest', `${from - row.offsetLeft - over}px`);
    row.scrollLeft = from - row.offsetLeft;
    row.scrollTop = row.scrollHeight;
  }, [last]);
  return (
    <div class={styles.strip} role="group" aria-label={t('strip')} data-strip>
      <div ref={here} class={styles.cards}>
        {happenings.map((happening) => (
          <button
            key={happening.id}
            type="button"
            class={styles.card}
            aria-pressed={picked === happening.id}
            data-code={happening.event.code}
            onClick={({ currentTarget }) => {
              if (picked === happening.id) return onPick(undefined);
              onPick(happening.id);
              announce(happening.full.spoken, 'assertive');
              requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }));
            }}
          >
            <EventPictureOf board={board} view={view} seats={seats} event={happening.event} />
            <span class={styles.text}>
              {picked === happening.id ? happening.full.written : happening.text}
            </span>
          </button>
        ))}
      </div>
      {happenings.length > 0 && (
        <button
          type="button"
          class={styles.more}
          aria-label={t('strip.more')}
          title={t('strip.more')}
          data-more
          onClick={onMore}
        >
          <Icon path={ICONS.more} />
        </button>
      )}
    </div>
  );
}
