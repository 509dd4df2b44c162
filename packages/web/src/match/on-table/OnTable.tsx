import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { CHANCE, OVER, type Seat } from '@glade/engine';
import type { Intent } from '@glade/table';
import {
  isLight,
  tellEvents,
  tellSetUp,
  type Companion,
  type Manner,
  type Say,
  type TableLine,
} from '@glade/text';
import { canSpeak, type GameBoard, type SeatLook } from '@glade/ui';
import { Icon, ICONS } from '../../app/Icon.tsx';
import { announce, announceStep, speakNow } from '../../narration/announce.ts';
import { listenerOf } from '../../narration/narration.ts';
import { spokenStep, stepNotes } from '../../narration/current-step.ts';
import { ClauseLinks } from '../../rulebook/ClauseLinks.tsx';
import { changeSetting, settings } from '../../settings/settings.ts';
import { t } from '../../words/words.ts';
import type { LaidOut } from '../../storage/laid-out.ts';
import { drawForPeople, isDrawnForPeople } from '../controls/app-throws.ts';
import { headline } from '../end/headline.ts';
import { lastEntered, thrownText } from '../entry/last-entered.ts';
import type { Session } from '../session.ts';
import { CardLines } from './CardLines.tsx';
import { idleThrow, nextAfterThrow } from './idle-throw.ts';
import type { TableCard } from './table-card.ts';
import { useTableCard } from './use-table-card.ts';
import { goToLine, hideCut, linesIn } from './whole-lines.ts';
import styles from './OnTable.module.css';

interface Props {
  readonly board: GameBoard;
  readonly companion: Companion;
  readonly session: Session;
  readonly say: Say;
  readonly seats: readonly SeatLook[];
  /** Lights these places on the board. */
  readonly onLight: (cells: readonly number[] | undefined) => void;
  /** Why no piece is to be moved for the last throw. */
  readonly onIdle: (why: string | undefined) => void;
  /** Whose move is on the card. */
  readonly onCarriedOut: (seat: Seat | undefined) => void;
  /** Whether the card waits until somebody says that it is done: nothing else can be done before. */
  readonly onWaits: (waits: boolean) => void;
}

/** “On your table”: what to put where with the real pieces. It covers the buttons until somebody says that it is done. */
export function OnTable({
  board,
  companion,
  session,
  say,
  seats,
  onLight,
  onIdle,
  onCarriedOut,
  onWaits,
}: Props) {
  const view = session.view.value;
  const card = useTableCard(companion, session, say);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  /** When the card came, in milliseconds as events have them. */
  const came = useRef(0);
  const button = useRef<HTMLButtonElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  /** How far the page has scrolled the card by itself. */
  const placed = useRef(0);
  const [seen, setSeen] = useState(0);
  const lines = card?.todo ?? [];
  const open = lines.findIndex((_, i) => !ticked.has(i));
  const shown = open < 0 ? undefined : open;
  // A line that counts lit squares is true only while they are lit: it comes before those that name their places.
  const counted = lines.findIndex((line, i) => !ticked.has(i) && line.pictured !== undefined);
  const waits = !session.busy.value;
  // People put down each of them while they enter the next: the card waits, and the last one stays lit.
  const gathers = card?.gathers === true;
  // After Undo people have their say first.
  const draws = companion.drawsLots?.(view.view) === true && !view.canRedo;
  // Who has a paper of their own and acts has drawn what the card says: that needs no tap of its own.
  const drawn = useRef<{ readonly entries: number; readonly done: () => void }>(undefined);
  const after = drawn.current && view.entries[drawn.current.entries];
  const hasActed = after !== undefined && after.actor === view.viewer;
  // Where nothing is to be moved, people see why. A card of its own says so where they would think that nothing was entered.
  const events = lines.flatMap((line) => line.events);
  // So little is told in passing, too, unless another has the dice now.
  const isSmall = lines.every(
    ({ events: of }) =>
      card?.changed === false &&
      of.length > 0 &&
      of.every((event) => isLight(companion.deeds, event)),
  );
  /** So many entries there were when the card told what was put right. */
  const mendedAt = useRef(-1);
  const isMended = card?.changed === true || mendedAt.current === view.entries.length;
  const news = waits && isSmall ? idleThrow(companion, session, say, isMended) : undefined;
  const next = news && card ? nextAfterThrow(board, session, say) : undefined;
  // What comes on the card of the turn is told there, but for who is not told of moves: their turn mostly has no card.
  const { ownMoves } = settings.value;
  const passes = isSmall && next === undefined && (news !== undefined || ownMoves);
  const isLater = gathers && !ownMoves && lines.length > 0;
  const idle = (lines.length === 0 || passes) && !isLater ? news : undefined;
  const hasNews = lines.length === 0 && next !== undefined && card?.laid !== card?.entries;
  const isOpen =
    waits && ((lines.length > 0 && !passes) || hasNews) && !gathers && !draws && !hasActed;
  // Nobody rubs out so many marks: the board above shows the sheet as it is to be.
  const marks = lines.reduce((sum, { cells }) => sum + cells.length, 0);
  const redraws = card?.changed === true && marks > MOST_MARKS && say.has('onTable.redraw');
  const why = events.flatMap(
    (event) => companion.why?.(view.view, view.header.options, event) ?? [],
  );
  const reasons = tellReasons(companion, session, say, card);
  const because =
    card === undefined || card.changed ? [] : clausesOf(companion, session, say, card);
  const headings =
    card === undefined || card.changed || !isOpen
      ? NO_TITLES
      : new Map([...titlesOf(say, lines), ...headingsOf(card, say, board, session)]);
  // Space by space, for who asks.
  const longer = tellSetUp(say, view.rules.notation, why);
  // The last card of a match says how it ends.
  const won =
    view.outcome === undefined || card?.changed === true
      ? ''
      : headline(say, view.rules, view.outcome, view.header.options, session.you);
  // Who reads the card hears of a danger with what brings it, and not only with the next question.
  const urgent =
    card === undefined || card.changed || view.outcome !== undefined
      ? []
      : stepNotes(board, session).flatMap((note) => (note.urgent ? [note.text] : []));
  const spoken = [
    ...(won === '' ? [] : [won]),
    ...(card?.changed === true ? [redraws ? say('onTable.redraw') : say('onTable.changed')] : []),
    ...(redraws
      ? []
      : lines.flatMap(({ spoken: aloud }, i) => [headings.get(i) ?? [], aloud].flat())),
    ...reasons.map(({ aloud }) => aloud),
    ...urgent,
    ...(hasNews ? [idle, next] : []),
  ].join(' ');

  function done(): void {
    setTicked(new Set());
    onLight(undefined);
    card?.done();
  }

  /** Who was on the card goes on with what it covered: the page moves the focus there. */
  function goOn(): void {
    done();
    announceStep(spokenStep(board, session));
  }

  useEffect(() => {
    const isOver = (lines.length === 0 || passes) && !hasNews;
    if (waits && isOver && card !== undefined && card.laid !== card.entries && !gathers) done();
  });
  useEffect(() => {
    if (waits && draws) drawLots(companion, session);
  });
  useEffect(() => {
    if (!isOpen) return;
    came.current = performance.now();
    announce(`${say('onTable')}: ${spoken}`);
    button.current?.focus({ preventScroll: true });
  }, [isOpen, spoken]);
  useEffect(
    () => () => {
      onLight(undefined);
      onIdle(undefined);
      onCarriedOut(undefined);
      onWaits(false);
    },
    [],
  );
  // Lines below the edge that nobody has seen are not drawn.
  const isRead = seen >= lines.length;
  const acts = isOpen && isRead && card?.changed === false && actsOnBoard(board, session);
  useLayoutEffect(() => {
    const last = drawn.current;
    drawn.current = acts ? card : undefined;
    if (hasActed) last?.done();
  });
  useLayoutEffect(() => {
    mendedAt.current = isMended ? view.entries.length : -1;
  });
  useLayoutEffect(() => onWaits(isOpen && !acts), [isOpen, acts]);

  const passing = isOpen || next !== undefined ? undefined : idle;
  useEffect(() => onIdle(passing), [passing, view.entries.length]);

  // Who reads the card sees on the board where the next piece goes.
  const last = lines.at(-1)?.cells.slice(-1) ?? [];
  const lights = isOpen && shown !== undefined && !redraws;
  const places = gathers ? last : lights ? lines[counted < 0 ? shown : counted]!.cells : [];
  useEffect(() => onLight(places.length > 0 ? places : undefined), [places.join()]);

  // Whose piece the card moves is still at turn for the people at the table.
  const mover = isOpen && card?.changed === false ? moverOf(session, card.laid) : undefined;
  useEffect(() => onCarriedOut(mover), [mover]);

  // Lines that nobody has seen yet are not done: they are below the edge of the card.
  function look(): void {
    const box = scroll.current;
    if (box === null) return;
    setSeen(Math.max(seen, linesIn(box)));
    hideCut(box, box.scrollTop !== placed.current);
  }
  useLayoutEffect(() => {
    const box = scroll.current;
    if (box === null) return undefined;
    const measure = (): void => {
      placed.current = box.scrollTop;
      setSeen(linesIn(box));
      hideCut(box, false);
    };
    // Also when the device is turned: then other lines are below the edge.
    const sizes = new ResizeObserver(measure);
    measure();
    for (const each of [box, ...box.children]) sizes.observe(each);
    return () => sizes.disconnect();
  }, [isOpen, spoken]);

  /** Goes on to the lines below; or all is done. */
  function goDown(): void {
    if (seen >= (redraws ? 1 : lines.length)) return goOn();
    if (scroll.current === null) return;
    goToLine(scroll.current, seen);
    placed.current = scroll.current.scrollTop;
    look();
  }

  /** Ticks a line off, or not. With the last line all is done. */
  function tick(index: number, event: MouseEvent): void {
    const now = new Set(ticked);
    if (!now.delete(index)) now.add(index);
    if (now.size < lines.length) return setTicked(now);
    if (!hasJustCome(event)) goOn();
  }

  /** A tap anywhere on the card says that all is done, but for its buttons and a text that somebody marks. */
  function tapped(event: MouseEvent): void {
    if ((event.target as HTMLElement).closest('button, details') !== null) return;
    if (getSelection()?.isCollapsed === false || hasJustCome(event)) return;
    goDown();
  }

  /** Whether a tap was meant for what the card has just covered, such as a second tap on a die. */
  function hasJustCome({ timeStamp }: MouseEvent): boolean {
    return timeStamp - came.current < UNSEEN;
  }

  /** Hands may have done it with each throw already. */
  function isAgain({ code }: { readonly code: string }): boolean {
    const wanted = companion.deeds[code];
    return typeof wanted === 'object' && wanted.again !== undefined && say.has('onTable.again');
  }

  if (!isOpen || card === undefined) return null;
  const more = (redraws ? 1 : lines.length) - seen;
  const corrected = card.changed && !redraws;
  const cardLines = (
    <CardLines
      board={board}
      view={view.view}
      seats={seats}
      lines={lines}
      headings={headings}
      ticked={ticked}
      lit={shown}
      pictured={counted}
      inWords={say('onTable.inWords')}
      few={lines.length <= FEW && lines.every(isShort)}
      onTick={tick}
    />
  );
  const wrong = session.isFar ? undefined : wrongEntry(say, board, session, card);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the button Done does it, too
    <section class={styles.card} aria-label={say('onTable')} data-on-table onClick={tapped}>
      <header class={styles.head} data-changed={corrected}>
        <h2>{say(card.forAll ? 'onTable.all' : 'onTable')}</h2>
        {corrected && <h3>{say('onTable.changed')}</h3>}
        {card.onlyOwn && !hasNews && (
          <button
            type="button"
            class={styles.quiet}
            data-own-moves
            onClick={() => {
              changeSetting('ownMoves', true);
              goOn();
            }}
          >
            {t('settings.ownMoves')}
          </button>
        )}
        {/* Chosen once, perhaps in another game: who begins here sees it, and can change it. */}
        {card.laid === -1 && settings.value.ownMoves && (
          <button
            type="button"
            class={styles.quiet}
            data-own-moves
            onClick={() => changeSetting('ownMoves', false)}
          >
            {say('onTable.ownMoves')}
          </button>
        )}
        {canSpeak() && (
          <button
            type="button"
            class={styles.say}
            aria-label={say('onTable.say')}
            onClick={() => speakNow(spoken)}
          >
            <Icon path={ICONS.say} />
          </button>
        )}
      </header>
      {/* It may scroll, so the keyboard must be able to reach it. */}
      <div
        class={styles.scroll}
        ref={scroll}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls
        tabIndex={0}
        role="group"
        aria-label={say('onTable')}
        onScroll={look}
      >
        {won !== '' && <h3>{won}</h3>}
        {card.laid === -1 && settings.value.ownMoves && (
          <p class={styles.act}>{say('onTable.ownMoves.off')}</p>
        )}
        {isOfSeveral(session, card) && lines.some(({ events: of }) => of.some(isAgain)) && (
          <h3>{say('onTable.again')}</h3>
        )}
        {mustLookFor(say, session) && <h3>{say('onTable.lookFor')}</h3>}
        {redraws ? (
          <>
            <p class={styles.news} data-line>
              {say('onTable.redraw')}
            </p>
            <details class={styles.why}>
              <summary>{say('onTable.marks', { marks })}</summary>
              {cardLines}
            </details>
          </>
        ) : (
          cardLines
        )}
        {urgent.map((text) => (
          <p key={text} class={styles.urgent}>
            {text}
          </p>
        ))}
        {hasNews && (
          <>
            <p class={styles.news}>{idle}</p>
            <p class={styles.news}>{next}</p>
          </>
        )}
        {acts && say.has('onTable.act') && <p class={styles.act}>{say('onTable.act')}</p>}
        {reasons.length > 0 && (
          <ul class={styles.why}>
            {reasons.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
            {because.length > 0 && (
              <li>
                <ClauseLinks game={view.header.game} clauses={because} unnumbered />
              </li>
            )}
          </ul>
        )}
        {longer.length > 0 && (
          <details class={styles.why}>
            <summary>{say('onTable.why')}</summary>
            <ul>
              {longer.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <p class={styles.foot}>
        {wrong !== undefined && (
          <button type="button" class={styles.own} data-wrong onClick={wrong.change}>
            {wrong.label}
          </button>
        )}
        <button
          ref={button}
          type="button"
          class={styles.done}
          data-done={more <= 0}
          onClick={goDown}
        >
          {more > 0 ? `${say('onTable.more', { count: more })} ↓` : say('onTable.done')}
        </button>
      </p>
    </section>
  );
}

/** What stands above the parts of a card: the throw that each comes from. */
function headingsOf(
  { parts }: TableCard,
  say: Say,
  board: GameBoard,
  session: Session,
): ReadonlyMap<number, string> {
  if (session.isFar || parts.length === 0) return new Map();
  const { match } = session.table;
  return new Map(
    parts.map(({ from, thrown }) => {
      if (thrown === undefined) return [from, say('onTable.earlier')];
      const { rules, state } = match.at(thrown);
      const faces = rules.facesOf(state, match.log[thrown]!.action);
      return [from, say('onTable.roll', { what: thrownText(say, board, rules, state, faces) })];
    }),
  );
}

/** Whether the card waited for several throws, one after the other. */
function isOfSeveral(session: Session, { laid, changed }: TableCard & { laid: LaidOut }): boolean {
  if (changed || typeof laid !== 'number') return false;
  const since = session.view.value.entries.slice(Math.max(0, laid));
  return since.filter(({ actor }) => actor === CHANCE).length > 1;
}

const NO_TITLES: ReadonlyMap<number, string> = new Map();

/** What happens, in a few words above the first line that it brings, by the message `onTable.title.<code>` of its event. */
function titlesOf(say: Say, lines: readonly TableLine[]): ReadonlyMap<number, string> {
  const all = lines.map(({ events: [event] }) => {
    const key = `onTable.title.${event?.code}`;
    return say.has(key) ? say(key) : undefined;
  });
  return new Map(
    all.flatMap((title, i) =>
      title === undefined || title === all[i - 1] ? [] : [[i, title] as const],
    ),
  );
}

/** Whether the person at the screen, who has a table of their own, can act on the board now. */
function actsOnBoard(board: GameBoard, session: Session): boolean {
  const { view, viewer, actor, legal } = session.view.value;
  if (!session.secret || viewer === undefined || actor !== viewer) return false;
  const buttons = board.buttons(view, legal);
  return legal.some((each) => !buttons.some(({ action }) => action === each));
}

/** Who acted last of those whose entries are not yet carried out; undefined where only dice were thrown. */
function moverOf(session: Session, laid: LaidOut): Seat | undefined {
  if (typeof laid !== 'number') return undefined;
  const { viewer, entries } = session.view.value;
  // Where the device is handed over, the card is of who holds it, whoever moved last.
  if (session.secret && viewer !== undefined) return viewer;
  const since = entries.slice(Math.max(0, laid));
  return since.findLast(({ actor }) => actor !== CHANCE)?.actor;
}

/** Why pieces are moved, as the events of the card say it: who charges, which fight was won. */
function tellReasons(
  companion: Companion,
  session: Session,
  say: Say,
  card: { readonly laid: LaidOut; readonly changed: boolean } | undefined,
): readonly { readonly text: string; readonly aloud: string }[] {
  if (card === undefined || card.changed || typeof card.laid !== 'number') return [];
  const view = session.view.value;
  const events = view.entries
    .slice(Math.max(0, card.laid))
    .flatMap((entry) => entry.events)
    .filter(({ code }) => companion.deeds[code] === 'reason');
  const listener = listenerOf(say, view, session.you);
  const told = (manner: Manner) =>
    tellEvents(say, view.rules.notation, events, manner, listener).map(({ text }) => text);
  const aloud = told('spoken');
  // A game may say what people who wait with a die in hand would ask.
  const more = [...new Set(events.map(({ code }) => `onTable.reason.${code}`))]
    .filter((key) => say.has(key))
    .map((key) => say(key));
  return [
    ...told('written').map((text, i) => ({ text, aloud: aloud[i] ?? text })),
    ...more.map((text) => ({ text, aloud: text })),
  ];
}

/** The clauses of what happened without a die, where people would ask for one. */
function clausesOf(
  companion: Companion,
  session: Session,
  say: Say,
  { laid }: { readonly laid: LaidOut },
): readonly string[] {
  if (typeof laid !== 'number') return [];
  const events = session.view.value.entries
    .slice(Math.max(0, laid))
    .flatMap((entry) => entry.events)
    .filter(({ code }) => companion.deeds[code] === 'reason' && say.has(`onTable.reason.${code}`));
  return [...new Set(events.flatMap(({ clauses }) => clauses.slice(0, 1)))];
}

/** Whether the app has drawn for people what they have in their own pack. */
function mustLookFor(say: Say, session: Session): boolean {
  if (session.isFar || !say.has('onTable.lookFor')) return false;
  const last = session.table.match.log.at(-1);
  return last !== undefined && isDrawnForPeople(last);
}

/** Draws all that comes next and that nobody at the table can draw. */
function drawLots(companion: Companion, session: Session): void {
  const submit = (intent: Intent): boolean => session.submit(intent).ok;
  while (companion.drawsLots?.(session.now.view) === true)
    if (!drawForPeople(session, submit)) return;
}

/** In milliseconds: nobody reads and taps a card so soon. */
const UNSEEN = 400;

/** More marks than this are not rubbed out and drawn one by one. */
const MOST_MARKS = 6;

/** So few lines are written large, if none of them tells places row by row. */
const FEW = 2;

const isShort = ({ written, pictured = written }: TableLine): boolean =>
  !pictured.includes('\n') && pictured.length <= SHORT;

/** So many letters have room in three large lines. */
const SHORT = 60;

/**
 * How people say that what they have just entered, or done, is not right: no piece has been moved for it yet, so none has to
 * be moved back. Undefined where it was not theirs.
 */
function wrongEntry(
  say: Say,
  board: GameBoard,
  session: Session,
  { laid, changed }: { readonly laid: LaidOut; readonly changed: boolean },
): { readonly label: string; readonly change: () => void } | undefined {
  if (typeof laid !== 'number' || changed || !session.takesBack || !session.canUndo)
    return undefined;
  const { log } = session.table.match;
  const entered = lastEntered(say, board, session);
  if (entered !== undefined && entered.at >= laid && entered.byApp !== true)
    return {
      label: say(entered.faces === undefined ? 'onTable.wrong.other' : 'onTable.wrong'),
      change: () => void session.changeEntered(entered),
    };
  const isOwn = log.length > laid && session.people.includes(log.at(-1)?.actor ?? OVER);
  return isOwn
    ? {
        label: t('play.undo'),
        change: () => {
          // Who moves first and taps then has moved a piece: the card says where it goes back to.
          if (settings.value.ownMoves)
            session.layOut(session.secret ? session.seat : 0, log.length);
          session.submit({ type: 'undo', by: session.seat });
        },
      }
    : undefined;
}
