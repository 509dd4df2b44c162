import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameBoard, SeatLook } from '@glade/ui';
import { Icon, ICONS } from '../../app/Icon.tsx';
import { announce } from '../../narration/announce.ts';
import { t } from '../../words/words.ts';
import { EventPictureOf } from './EventPictureOf.tsx';
import { isAside } from '../../narration/spoken-events.ts';
import type { Happened } from '../hooks/use-happenings.ts';
import type { Happening } from './happenings.ts';
import styles from './Strip.module.css';

interface Props {
  readonly board: GameBoard;
  readonly seats: readonly SeatLook[];
  readonly happened: Happened;
  /** Tells the last of it in full. */
  readonly onMore: () => void;
}

/** The last stop of the strip, after the cards. */
const MORE = 'more';

/** The spoken sentence, if it has the written one in it: who talks to a device names a card by what is to be read on it. */
function labelOf({ text, spoken, full }: Happening, picked: boolean): string | undefined {
  const [seen, said] = picked ? [full.written, full.spoken] : [text, spoken];
  return said !== seen && said.includes(seen) ? said : undefined;
}

/**
 * What just happened, card by card. A tap tells it in full sentences, and shows again where it was. All of it is one stop for
 * the Tab key, so that the buttons are near; arrows go from card to card.
 */
export function Strip({ board, seats, happened, onMore }: Props) {
  const { view } = happened.view.value;
  const happenings = happened.happenings.value;
  const picked = happened.picked.value;
  const here = useRef<HTMLDivElement>(null);
  const rest = useRef<HTMLSpanElement>(null);
  const last = happenings.at(-1)?.id;
  const [taken, setTaken] = useState<string>();
  const stops = [...happenings.map(({ id }) => id), ...(last === undefined ? [] : [MORE])];
  const stop = taken !== undefined && stops.includes(taken) ? taken : last;

  function go(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || stop === undefined) return;
    const to = STEPS[event.key]?.(stops.indexOf(stop), stops.length);
    if (to === undefined) return;
    event.preventDefault();
    const next = stops[Math.max(0, Math.min(stops.length - 1, to))]!;
    (event.currentTarget as HTMLElement)
      .querySelector<HTMLElement>(`[data-stop="${next}"]`)
      ?.focus();
  }
  // A new observer is told the size once all is laid out; and again where the page is turned or the window grows.
  useLayoutEffect(() => {
    const sizes = new ResizeObserver(showLast);
    sizes.observe(here.current!.parentElement!);
    return () => sizes.disconnect();
  }, [last]);

  /**
   * Brings the newest cards into sight. Where fewer than three have room, the last one that tells more than the order of play
   * comes first, with as many after it as there is room for. The first and the last one in sight are whole: after the last one
   * there is room enough to scroll to the first.
   */
  function showLast(): void {
    const [row, space] = [here.current, rest.current];
    if (row === null || space === null) return;
    const cards = (Array.from(row.children) as HTMLElement[]).slice(0, -1);
    for (const card of cards) {
      card.style.margin = '';
      card.style.translate = '';
    }
    space.style.blockSize = '';
    // All is read before the next change, so that the browser lays the page out once.
    const { clientWidth, clientHeight, scrollHeight } = row;
    const starts = cards.map((card) => card.offsetLeft);
    const ends = cards.map((card, i) => starts[i]! + card.offsetWidth);
    const tops = cards.map((card) => card.offsetTop);
    const feet = cards.map((card, i) => tops[i]! + card.offsetHeight);
    // The style sheet says how the cards lie: side by side below an upright board, and one below the other beside a wide one.
    const sideBySide = getComputedStyle(row).flexDirection === 'row';
    if (cards.length === 0) return;
    const told = Math.max(
      0,
      happenings.findLastIndex((each) => !isAside(board, each)),
    );
    const final = sideBySide
      ? lastShown(starts, ends, clientWidth, told)
      : lastShown(tops, feet, clientHeight, told);
    const from =
      starts.find((start) => start >= (ends[final] ?? 0) - clientWidth) ?? starts[told] ?? 0;
    const sight = from + clientWidth;
    // Side by side, the card after the last one in sight is pushed out of sight, so that no part of it is seen.
    const room = sideBySide ? Math.max(0, sight - (starts[final + 1] ?? sight)) : 0;
    if (room > 0) cards[final]!.style.marginInlineEnd = `${room}px`;
    space.style.inlineSize = `${Math.max(0, sight - (ends.at(-1) ?? 0) - room)}px`;
    const before = starts.indexOf(from);
    const more = row.nextElementSibling as HTMLElement | null;
    if (more !== null) more.dataset['before'] = before < 1 ? '' : `‹ ${before}`;
    row.scrollLeft = from;
    // One below the other, the first and the last one in sight are whole, too.
    const isLow = !sideBySide && scrollHeight > clientHeight;
    const cut = (feet[final] ?? 0) - clientHeight;
    const top = tops.find((each) => each >= cut) ?? tops[final] ?? 0;
    const foot = top + clientHeight;
    const below = isLow ? Math.max(0, foot - (tops[final + 1] ?? foot)) : 0;
    // Moved as a picture: what was in sight before must not jump.
    for (const card of cards.slice(final + 1)) card.style.translate = `0 ${below}px`;
    space.style.blockSize = isLow ? `${Math.max(0, foot - (feet.at(-1) ?? 0))}px` : '';
    row.scrollTop = isLow ? top : 0;
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its buttons has the focus
    <div class={styles.strip} role="toolbar" aria-label={t('strip')} data-strip onKeyDown={go}>
      <div ref={here} class={styles.cards}>
        {happenings.map((happening) => (
          <button
            key={happening.id}
            type="button"
            class={styles.card}
            aria-label={labelOf(happening, picked === happening.id)}
            aria-pressed={picked === happening.id}
            data-code={happening.event.code}
            data-stop={happening.id}
            tabIndex={happening.id === stop ? 0 : -1}
            onFocus={() => setTaken(happening.id)}
            onClick={({ currentTarget }) => {
              if (picked === happening.id) return happened.pick(undefined);
              happened.pick(happening.id);
              announce(happening.full.spoken, 'assertive');
              requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }));
            }}
          >
            <EventPictureOf
              {...{ board, view, seats }}
              event={happening.event}
              isSecret={happening.isSecret}
            />
            {/* What scrolls would be another stop. */}
            <span class={styles.text} tabIndex={-1}>
              {picked === happening.id ? happening.full.written : happening.text}
            </span>
          </button>
        ))}
        <span key="rest" ref={rest} class={styles.rest} aria-hidden="true" />
      </div>
      {happenings.length > 0 && (
        <button
          type="button"
          class={styles.more}
          title={t('strip.more')}
          data-more
          data-stop={MORE}
          tabIndex={stop === MORE ? 0 : -1}
          onFocus={() => setTaken(MORE)}
          onClick={onMore}
        >
          <Icon path={ICONS.more} />
        </button>
      )}
    </div>
  );
}

/** From how many cards in sight on the newest is always among them. */
const MANY = 3;

/**
 * The last card to be shown of those from `starts` to `ends`, in a row of this length: the newest, where at least three have
 * room with it; else the last that fits whole after `told`, which is in sight then.
 */
function lastShown(
  starts: readonly number[],
  ends: readonly number[],
  length: number,
  told: number,
): number {
  const newest = ends.length - 1;
  const first = starts.findIndex((start) => start >= (ends[newest] ?? 0) - length);
  if (newest - first >= MANY - 1) return newest;
  const shown = starts[told] ?? 0;
  return Math.max(
    told,
    ends.findLastIndex((end) => end - shown <= length),
  );
}

/** Where a key leads in a row of this many, from one of them. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};
