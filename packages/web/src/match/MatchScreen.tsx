import { computed, signal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { CHANCE, OVER, type Game, type Seat } from '@glade/engine';
import type { Say } from '@glade/text';
import type { GameBoard, Message, Task } from '@glade/ui';
import type { Guided } from '../learn/match-guide.ts';
import { Lazy } from '../loading/Lazy.tsx';
import { offerHeaderMenu } from '../app/header/header-menu.ts';
import { showStageBar } from '../app/stage.ts';
import { useTurnedView } from '../app/turned-view.ts';
import { settings } from '../settings/settings.ts';
import { seatVariables } from '@glade/ui/seats';
import { sayText } from '../narration/announce.ts';
import { othersAtOnce, stepSentence } from '../narration/current-step.ts';
import { looksAt } from '../seats/seat-looks.ts';
import { Seats } from '../seats/Seats.tsx';
import { wordsAt } from '../seats/table-words.ts';
import { loadHelpWords, loadRightWords, t } from '../words/words.ts';
import { Controls } from './controls/Controls.tsx';
import { Sheets, type Opened } from './stage/Sheets.tsx';
import { Notice, type NoticeContent } from './stage/Notice.tsx';
import type { Session } from './session.ts';
import { Strip } from './stage/Strip.tsx';
import { useActs } from './hooks/use-acts.ts';
import { useAutoRoll } from './hooks/use-auto-roll.ts';
import { useNothingLeft } from './hooks/use-nothing-left.ts';
import { useHappenings } from './hooks/use-happenings.ts';
import { useShortcuts } from './hooks/use-shortcuts.ts';
import { useSteady } from './hooks/use-steady.ts';
import { useStepFocus } from './hooks/use-step-focus.ts';
import { useTelling } from './hooks/use-telling.ts';
import { useWakeLock } from './hooks/use-wake-lock.ts';
import { RealTable } from './on-table/RealTable.tsx';
import type { AbsentAt } from './stage/absent.ts';
import { owesTable } from './on-table/table-now.ts';
import { Aside } from './stage/Aside.tsx';
import { BoardBox } from './stage/BoardBox.tsx';
import { StepCard, type TaskOf } from './stage/StepCard.tsx';
import styles from './MatchScreen.module.css';

interface Props {
  readonly game: Game;
  readonly board: GameBoard;
  readonly session: Session;
  /** Begins another match with the set-up in this query. */
  readonly onNew: (search: string) => void;
  /** Who of the people at a table far away is absent. */
  readonly absent?: AbsentAt | undefined;
  /** Leads through the match, if somebody has asked to be shown. */
  readonly guide?: Guided | undefined;
}

const loadConsent = () => Promise.all([import('./correct/Consent.tsx'), loadRightWords()]);
const loadTyping = () => Promise.all([import('./command/CommandLine.tsx'), loadHelpWords()]);
const loadHandover = () =>
  Promise.all([import('./dialogs/Handover.tsx'), loadHelpWords()]).then(([parts]) => parts);
const loadEnd = () => Promise.all([import('./end/MatchEnd.tsx'), loadHelpWords()]);
const loadUnsaved = () => Promise.all([import('./UnsavedWarning.tsx'), loadHelpWords()]);

/** A match. If people with secrets share the screen, the code that hides them is loaded before the match is shown. */
export function MatchScreen(props: Props) {
  if (!props.session.sharesScreen) return <Desk {...props} />;
  return (
    <Lazy key="handover" name="handover" load={loadHandover}>
      {() => <Desk {...props} />}
    </Lazy>
  );
}

/** What covers everything: the others are asked whether they agree, or the device is passed on. */
function Cover(props: Pick<Props, 'board' | 'session'> & { readonly say: Say }) {
  if (props.session.view.value.proposal !== undefined) {
    return (
      <Lazy key="consent" name="consent" load={loadConsent}>
        {([{ Consent }]) => <Consent {...props} />}
      </Lazy>
    );
  }
  return (
    <Lazy key="handover" name="handover" load={loadHandover}>
      {({ Handover }) => <Handover {...props} />}
    </Lazy>
  );
}

/** Everything on the page of a match, as high as the window: seats, board, what just happened, the current step, dice and buttons. */
function Desk({ game, board, session, absent, onNew, guide: guided }: Props) {
  const say = wordsAt(session.host.header, session.you);
  const [opened, setOpened] = useState<Opened>();
  const [typing, setTyping] = useState(false);
  const [ended, setEnded] = useState(false);
  // Where a piece is to be put on the real table.
  const [placed, setPlaced] = useState<readonly number[]>();
  // Whose move the card of the real table tells.
  const [carriedOut, setCarriedOut] = useState<Seat>();
  // Whether the card of the real table waits to be carried out.
  const [waits, setWaits] = useState(false);
  // Why no piece is moved for a throw.
  const [idle, setIdle] = useState<string>();
  const here = useRef<HTMLDivElement>(null);
  const view = session.view.value;
  const over = view.actor === OVER;
  const enters = view.header.dice === 'entered';
  // The same until somebody changes how they look: what shows them is drawn again only then.
  const seats = useMemo(
    () => computed(() => looksAt(session.host.header, say)),
    [session, say],
  ).value;
  const happened = useHappenings(board, session, say);
  // What is in hand changes often: only the card that says it is drawn again.
  const task = useMemo(() => signal<TaskOf>(), [session]);
  /** The question that is asked in place of the step. */
  const question = useMemo(() => signal<TaskOf>(), [session]);
  const ask = useSteady((message: Message | undefined): void => {
    question.value = message && { message, view: session.view.peek() };
  });
  const [unasked, setUnasked] = useState(0);
  const setTask = useSteady((message: Task | undefined): void => {
    // Who goes on with the board has answered what was asked: no.
    if (message !== undefined && question.peek() !== undefined) setUnasked(unasked + 1);
    const putBack = message === undefined && task.peek()?.view === session.view.peek();
    if (putBack && board.saysStep?.(view.view) !== true)
      sayText(stepSentence(board, session, 'spoken'), 'step');
    task.value = message && { message, view: session.view.peek() };
  });
  // The key leads back into a line that is open already.
  const typeLine = (): void => {
    setTyping(true);
    here.current?.querySelector<HTMLInputElement>('[data-command]')?.focus();
  };
  const asks = view.proposal !== undefined;
  // People carry out on their tables what came of it, and pass the device on then.
  const passes = session.handover.value !== undefined || session.passing.value;
  const covered = asks || (passes && !owesTable(session));
  const guide = guided?.guide;
  // At the end of a guided match the result says its card.
  const guides =
    guide !== undefined &&
    (guide.isStrict || !over) &&
    (guide.card.value !== undefined || guide.solved.value);
  const solved = guide?.isStrict === true && guide.solved.value;
  const telling = useTelling(board, session, say, covered);
  const why: NoticeContent | undefined =
    idle === undefined ? undefined : { kind: 'news', text: idle };
  const message = telling.message ?? why;
  // What was said to one card is not true of the next. Who asks for a hint as soon as the next can be seen still gets it.
  const card = guide?.card.value;
  useLayoutEffect(() => telling.clear(), [card]);
  const acts = useActs({
    board,
    session,
    say,
    guide,
    telling,
    happened,
    putIdleAway: () => setIdle(undefined),
    asked: () => [question, task].find((each) => each.peek()?.view === view)?.peek()?.message,
    onOpen: setOpened,
    onType: typeLine,
  });
  const { submit, play, hint, help, tell } = acts;
  useLayoutEffect(
    () =>
      covered || guide?.isStrict === true ? undefined : offerHeaderMenu(() => setOpened('menu')),
    [covered, guide],
  );
  useLayoutEffect(
    () =>
      showStageBar({
        title: say('game.title'),
        back: guide?.isStrict === true ? guide.back : `/${game.id}`,
      }),
    [game, say],
  );
  useStepFocus(session, here, covered, ended, board.saysStep?.(view.view) === true);
  useWakeLock(session.onRealTable && !over && settings.value.stayAwake);
  useTurnedView();
  useAutoRoll(session, () => {
    if (guide?.objection({ type: 'roll' }) === undefined) void acts.submit({ type: 'roll' });
  });

  useNothingLeft(board, session, waits || covered, play);
  // Under the sheet that hides a person's secrets no key does anything.
  useShortcuts(covered ? {} : acts.keys);

  const strip = useMemo(
    () => (
      <div class={styles.strip}>
        <Strip board={board} seats={seats} happened={happened} onMore={acts.tellMore} />
      </div>
    ),
    [board, seats, happened],
  );

  if (covered) return <Cover say={say} board={board} session={session} />;
  const shared = { board, session, say };
  const aside = board.Aside !== undefined && !over;
  return (
    <div
      class={styles.desk}
      style={seatVariables(seats)}
      ref={here}
      data-stage
      // While the last move is carried out on the table, the board stays as it is.
      data-over={over && !waits}
      data-entering={enters}
      data-laid={session.laidOut.value !== undefined}
      data-throws={view.actor === CHANCE}
      data-room={board.needsRoom}
      data-short={board.shortEntry}
      data-notes={board.notes !== undefined}
      data-seated={view.rules.seats > 1}
      data-beside={aside}
      data-tells={message !== undefined}
      data-aside={aside && board.asideTellsSeats === true ? 'seats' : undefined}
      data-guided={guides}
    >
      {(session.unsaved.value !== undefined || session.storedAgain.value) && (
        <Lazy key="unsaved" name="unsaved" load={loadUnsaved}>
          {([{ UnsavedWarning }]) => <UnsavedWarning session={session} class={styles.unsaved} />}
        </Lazy>
      )}
      <Seats
        class={styles.seats}
        say={say}
        board={board}
        position={view}
        you={session.you}
        seats={seats}
        carriedOut={carriedOut}
        several={othersAtOnce(session)}
        absent={absent}
      />
      <BoardBox
        {...shared}
        game={game}
        seats={seats}
        message={message?.kind}
        lit={message?.lit ?? placed}
        hinted={message?.action}
        guided={guides ? guide.lit : undefined}
        aim={guide?.aim}
        waits={waits}
        happened={happened}
        onTell={tell}
        onPlay={play}
        onOutcome={acts.enter}
        onBegin={acts.begin}
        onTask={setTask}
      />
      {guided !== undefined && guides ? (
        <guided.Card game={game.id} say={say} />
      ) : (
        <>
          {strip}
          <StepCard {...shared} seats={seats} absent={absent} task={task} question={question} />
        </>
      )}
      <div class={styles.told}>
        <Notice game={game} message={message} onClose={acts.putAway} />
      </div>
      {aside && (
        // It may scroll, so the keyboard must be able to reach it.
        <div class={styles.aside} data-side role="region" aria-label={t('play.aside')} tabIndex={0}>
          <Aside {...shared} seats={seats} happened={happened} onShow={telling.tellWhere} />
        </div>
      )}
      <div class={styles.dock} data-dock data-over={over}>
        {solved ? null : over ? (
          <Lazy key="end" name="end" load={loadEnd}>
            {([{ MatchEnd }]) => (
              <MatchEnd
                {...shared}
                game={game}
                guide={guide?.isStrict === true ? undefined : guide?.spoken}
                onNew={onNew}
                onCorrect={() => setOpened('entries')}
                onShown={() => setEnded(true)}
              />
            )}
          </Lazy>
        ) : (
          <Controls
            {...shared}
            sure={guide?.isStrict === true}
            advised={message?.action}
            onSubmit={submit}
            onEarlier={() => setOpened('entries')}
            onPlay={play}
            onAsk={ask}
            task={task}
            unasked={unasked}
            onHint={hint}
            onHelp={help}
            onNew={onNew}
            onAside={aside ? acts.aboutBoard : undefined}
          />
        )}
      </div>
      <RealTable
        {...shared}
        game={game.id}
        say={() => wordsAt(session.host.header, session.you)}
        seats={seats}
        onLight={setPlaced}
        onIdle={setIdle}
        onCarriedOut={setCarriedOut}
        onWaits={setWaits}
      />
      {typing && (
        <Lazy key="typing" name="typing" load={loadTyping}>
          {([{ CommandLine }]) => (
            <CommandLine
              {...shared}
              game={game}
              onSubmit={submit}
              onTell={telling.tell}
              onHint={hint}
              onHelp={help}
              onLog={() => setOpened('log')}
              onNew={onNew}
              onClose={() => setTyping(false)}
            />
          )}
        </Lazy>
      )}
      <Sheets
        {...shared}
        game={game}
        seats={seats}
        view={view}
        opened={opened}
        onOpened={setOpened}
        onNew={onNew}
        onPlay={play}
        onRedo={acts.redo}
        onType={typeLine}
        onShow={telling.tellWhere}
      />
    </div>
  );
}
