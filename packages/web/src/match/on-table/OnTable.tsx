import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { parseRecord } from '@glade/engine/record-reader';
import { visibleEntries, type TableView } from '@glade/table';
import type { Companion, Say, TableLine } from '@glade/text';
import { canSpeak, type GameBoard, type SeatLook } from '@glade/ui';
import { Icon, ICONS } from '../../app/Icon.tsx';
import { announce, announceStep, speakNow } from '../../narration/announce.ts';
import { spokenStep } from '../../narration/current-step.ts';
import { listenerOf } from '../../narration/narration.ts';
import { changeSetting, settings } from '../../settings/settings.ts';
import { t } from '../../words/words.ts';
import type { LaidOut } from '../../storage/laid-out.ts';
import type { Session } from '../session.ts';
import { NOT_SET_UP } from './laid-out.ts';
import { CardLines } from './CardLines.tsx';
import { cardOf, type DoneEntries, type TableCard } from './table-card.ts';
import styles from './OnTable.module.css';

interface Props {
  readonly board: GameBoard;
  readonly companion: Companion;
  readonly session: Session;
  readonly say: Say;
  readonly seats: readonly SeatLook[];
  /** Lights these places on the board. */
  readonly onLight: (cells: readonly number[] | undefined) => void;
}

/** “On your table”: what to put where with the real pieces. It covers the buttons until somebody says that it is done. */
export function OnTable({ board, companion, session, say, seats, onLight }: Props) {
  const view = session.view.value;
  // While a device is passed on, nobody has a table whose pieces could be told.
  const isSomebody = !session.secret || view.viewer !== undefined;
  const whose = session.secret ? (view.viewer ?? 0) : 0;
  const laid = session.laidOut.value?.[whose] ?? NOT_SET_UP;
  const entriesDone = useMemo(() => doneEntries(session, laid, view), [laid, view]);
  const { ownMoves } = settings.value;
  const [card, others] = useMemo(() => {
    if (!isSomebody) return [NOTHING, NOTHING];
    const start = view.rules.view(view.rules.create(), undefined);
    const told = (own: boolean): TableCard =>
      cardOf(say, companion, start, view, entriesDone, listenerOf(say, view, session.you), {
        here: session.people,
        ownMoves: own,
      });
    return [told(ownMoves), told(true)];
  }, [view, entriesDone, say, ownMoves]);
  // Nothing but what people have just chosen: who moves first and taps then can do without.
  const onlyOwn = others.back.length + others.todo.length === 0;
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  /** When the card came, in milliseconds as events have them. */
  const came = useRef(0);
  const button = useRef<HTMLButtonElement>(null);
  const lines = [...card.back, ...card.todo];
  const next = lines.findIndex((_, i) => !ticked.has(i));
  const shown = next < 0 ? undefined : next;
  const waits = !session.busy.value && session.handover.value === undefined;
  const isOpen = waits && lines.length > 0;
  const said = (some: readonly TableLine[]): readonly string[] =>
    some.flatMap((line) => line.spoken);
  const spoken = (
    card.back.length === 0
      ? said(card.todo)
      : [
          t('onTable.back'),
          ...said(card.back),
          ...(card.todo.length > 0 ? [t('onTable.instead')] : []),
          ...said(card.todo),
        ]
  ).join(' ');

  function done(): void {
    setTicked(new Set());
    onLight(undefined);
    session.layOut(whose, view.entries.length);
  }

  /** Who was on the card goes on with what it covered: the page moves the focus there. */
  function goOn(): void {
    done();
    announceStep(spokenStep(board, session));
  }

  useEffect(() => {
    if (waits && isSomebody && lines.length === 0 && laid !== view.entries.length) done();
  });
  useEffect(() => {
    if (!isOpen) return;
    came.current = performance.now();
    announce(`${t('onTable')}: ${spoken}`);
    button.current?.focus({ preventScroll: true });
  }, [isOpen, spoken]);
  useEffect(() => () => onLight(undefined), []);

  // Who reads the card sees on the board where the next piece goes.
  const places = isOpen && shown !== undefined ? lines[shown]!.cells : [];
  useEffect(() => onLight(places.length > 0 ? places : undefined), [places.join()]);

  /** Ticks a line off, or not. With the last line all is done. */
  function tick(index: number, event: MouseEvent): void {
    const now = new Set(ticked);
    if (!now.delete(index)) now.add(index);
    if (now.size < lines.length) return setTicked(now);
    if (!hasJustCome(event)) goOn();
  }

  /** A tap anywhere on the card says that all is done, but for its buttons and a text that somebody marks. */
  function tapped(event: MouseEvent): void {
    if ((event.target as HTMLElement).closest('button') !== null) return;
    if (getSelection()?.isCollapsed === false || hasJustCome(event)) return;
    goOn();
  }

  /** Whether a tap was meant for what the card has just covered, such as a second tap on a die. */
  function hasJustCome({ timeStamp }: MouseEvent): boolean {
    return timeStamp - came.current < UNSEEN;
  }

  if (!isOpen) return null;
  const list = (some: readonly TableLine[], from: number) => (
    <CardLines
      board={board}
      view={view.view}
      seats={seats}
      lines={some}
      from={from}
      ticked={ticked}
      lit={shown}
      few={lines.length <= FEW}
      onTick={tick}
    />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the button Done does it, too
    <section class={styles.card} aria-label={t('onTable')} data-on-table onClick={tapped}>
      <header class={styles.head}>
        <h2>{t('onTable')}</h2>
        {canSpeak() && (
          <button
            type="button"
            class={styles.say}
            aria-label={t('onTable.say')}
            onClick={() => speakNow(spoken)}
          >
            <Icon path={ICONS.say} />
          </button>
        )}
      </header>
      {/* It may scroll, so the keyboard must be able to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls */}
      <div class={styles.scroll} tabIndex={0} role="group" aria-label={t('onTable')}>
        {card.back.length > 0 && (
          <>
            <h3>{t('onTable.back')}</h3>
            {list(card.back, 0)}
            {card.todo.length > 0 && <h3>{t('onTable.instead')}</h3>}
          </>
        )}
        {list(card.todo, card.back.length)}
      </div>
      <p class={styles.foot}>
        {onlyOwn && (
          <button
            type="button"
            class={styles.own}
            data-own-moves
            onClick={() => {
              changeSetting('ownMoves', true);
              goOn();
            }}
          >
            {t('settings.ownMoves')}
          </button>
        )}
        <button ref={button} type="button" class={styles.done} data-done onClick={goOn}>
          {t('onTable.done')}
        </button>
      </p>
    </section>
  );
}

/** In milliseconds: nobody reads and taps a card so soon. */
const UNSEEN = 400;

/** So few lines are written large. */
const FEW = 2;

const NOTHING: TableCard = { back: [], todo: [] };

/** The entries that a seat has carried out; undefined before the set-up. */
function doneEntries(
  session: Session,
  laid: LaidOut,
  { entries, viewer }: Pick<TableView, 'entries' | 'viewer'>,
): DoneEntries {
  if (typeof laid === 'number') return laid < 0 ? undefined : entries.slice(0, laid);
  const { game } = session.host;
  const before = parseRecord(laid.record, (id) => (id === game.id ? game : undefined));
  return before.ok ? visibleEntries(before.value, viewer).slice(0, laid.entries) : entries;
}
