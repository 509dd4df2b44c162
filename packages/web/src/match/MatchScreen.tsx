import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { CHANCE, OVER, type Action, type Game } from '@glade/engine';
import { placeArgs, tellProblem, type Manner, type Say } from '@glade/text';
import { throwsMissing, type Intent } from '@glade/table';
import { companions } from '@glade/games/browser';
import { canSpeak, hush, type Entering, type GameBoard, type Quest } from '@glade/ui';
import { Lazy } from '../loading/Lazy.tsx';
import { Icon, ICONS } from '../app/Icon.tsx';
import { offerHeaderMenu } from '../app/header-menu.ts';
import { showStageBar } from '../app/stage.ts';
import { useTurnedView } from '../app/turned-view.ts';
import { motionAllowed, settings } from '../settings/settings.ts';
import { SeatFace, seatVariables } from '@glade/ui/seats';
import { looksAt } from '../seats/seat-looks.ts';
import { seatAtTurn } from '../seats/seat-at-turn.ts';
import { Seats } from '../seats/Seats.tsx';
import { hasSides, wordsAt } from '../seats/table-words.ts';
import { loadRightWords, loadTableWords, t } from '../words/words.ts';
import { rollIntent } from './app-throws.ts';
import { Controls } from './Controls.tsx';
import { Sheets, type Opened } from './dialogs/Sheets.tsx';
import { listenerOf, tellLast, whyNot } from '../narration/narration.ts';
import { Notice, type NoticeContent } from './Notice.tsx';
import { happeningsSince, type Happening } from './happenings.ts';
import type { Session } from './session.ts';
import { canCount, countOrNot, shownView } from './shown-view.ts';
import { Strip } from './Strip.tsx';
import { stepNotes, stepSentence, tellAloud } from '../narration/current-step.ts';
import { speakAll, announce, speakNow } from '../narration/announce.ts';
import { playSound } from '../sound/play-sounds.ts';
import { useAutoRoll } from './hooks/use-auto-roll.ts';
import { useShortcuts } from './hooks/use-shortcuts.ts';
import { useStepFocus } from './hooks/use-step-focus.ts';
import { useWakeLock } from './hooks/use-wake-lock.ts';
import styles from './MatchScreen.module.css';

interface Props {
  readonly game: Game;
  readonly board: GameBoard;
  readonly session: Session;
  /** Begins another match with the set-up in this query. */
  readonly onNew: (search: string) => void;
}

/** The card of a real table, with what the game says on it. */
async function loadOnTable(game: string) {
  const { load } = companions[game]!;
  const [card, companion] = await Promise.all([
    import('./on-table/OnTable.tsx'),
    load(),
    loadTableWords(game),
  ]);
  return [card, companion] as const;
}

const loadConsent = () => Promise.all([import('./correct/Consent.tsx'), loadRightWords()]);
const loadHandover = () => import('./dialogs/Handover.tsx');

/** A match. If people with secrets share the screen, the code that hides them is loaded before the match is shown. */
export function MatchScreen(props: Props) {
  if (!props.session.sharesScreen) return <Desk {...props} />;
  return (
    <Lazy key="handover" name="handover" load={loadHandover}>
      {() => <Desk {...props} />}
    </Lazy>
  );
}

/** Everything on the page of a match, as high as the window: seats, board, what just happened, the current step, dice and buttons. */
function Desk({ game, board, session, onNew }: Props) {
  const words = (): Say => wordsAt(session.table.match.header, session.you);
  const say = words();
  const [message, setMessage] = useState<NoticeContent>();
  // What just happened is not lit any more once somebody begins at entry `begun`.
  const [begun, setBegun] = useState(0);
  const [picked, setPicked] = useState<string>();
  const [opened, setOpened] = useState<Opened>();
  const [typing, setTyping] = useState(false);
  const [ended, setEnded] = useState(false);
  // Where a piece is to be put on the real table.
  const [placed, setPlaced] = useState<readonly number[]>();
  const here = useRef<HTMLDivElement>(null);
  const view = session.view.value;
  const { options } = view.header;
  const over = view.actor === OVER;
  const enters = view.header.dice === 'entered';
  const quest = session.quest.value;
  const sentence = stepSentence(board, session, 'written');
  const notes = over ? [] : stepNotes(board, session);
  const seats = looksAt(session.table.match.header, say);
  const turn = seatAtTurn(board, view.actor, view.view);
  // Sides, such as Blue and Pink, have their own colours, not those of the seats.
  const sides = hasSides(say);
  const turnColour = turn === undefined || sides ? {} : { '--turn': `var(--cloak${turn})` };
  const thinker = turn === undefined || session.people.includes(turn) ? undefined : seats[turn];
  const length = view.entries.length;
  const happenings = useMemo(
    () => happeningsSince(say, board, view, session.people, listenerOf(say, view, session.you)),
    [view, say],
  );
  const again = happenings.find(({ id }) => id === picked)?.cells;
  const fresh = begun === length ? [] : happenings.flatMap(notablePlaces);
  const lit = placed ?? message?.lit ?? again ?? fresh;

  function notablePlaces({ event, cells }: Happening): readonly number[] {
    return board.isNotable?.(event) === true ? cells : [];
  }

  const asks = view.proposal !== undefined;
  const covered = asks || session.handover.value !== undefined || session.passing.value;
  useEffect(() => setMessage(undefined), [view]);
  useLayoutEffect(
    () => (covered ? undefined : offerHeaderMenu(() => setOpened('menu'))),
    [covered],
  );
  useLayoutEffect(
    () => showStageBar({ title: say('game.title'), back: `/${game.id}` }),
    [game, say],
  );
  const right = session.corrected.value;
  useEffect(() => {
    if (right === undefined || covered) return;
    void Promise.all([import('./correct/entry-text.ts'), loadRightWords()]).then(
      ([{ rightText }]) => tell({ kind: 'news', text: rightText(words(), view, right) }),
      () => tell({ kind: 'problem', text: t('loading.failed') }),
    );
  }, [right, covered]);
  const late = session.notDone.value;
  useEffect(() => late && tellWhyNot(late), [late]);
  useStepFocus(session, here, covered, ended);
  useWakeLock(session.onRealTable && !over && settings.value.stayAwake);
  useTurnedView();
  useAutoRoll(session, () => void submit({ type: 'roll' }));

  function tell(next: NoticeContent): void {
    setMessage(next);
    announce(next.spoken ?? next.text, 'assertive');
  }

  /** What happened last, in full sentences, and what lies there to be used. */
  function tellMore(): void {
    const aloud = tellAloud(board, session, true);
    const told = (manner: Manner): string =>
      [tellLast(say, view, session.you, manner), ...aloud].filter((one) => one !== '').join(' ');
    const text = told('written');
    if (text === '') return tell({ kind: 'news', text: t('log.empty') });
    tell({ kind: 'news', text, spoken: told('spoken'), lit: happenings.at(-1)?.cells ?? [] });
  }

  function putAway(): void {
    setMessage(undefined);
    setPicked(undefined);
  }

  /** Carries an intent out, or tells why not; says whether it was accepted. */
  function submit(intent: Intent): boolean {
    hush();
    const answer = session.submit(intent);
    if (answer.ok) setMessage(undefined);
    else tellWhyNot(answer);
    return answer.ok;
  }

  function tellWhyNot(answer: NonNullable<typeof session.notDone.value>): void {
    if ('problem' in answer)
      return tell({ text: tellProblem(say, answer.problem), kind: 'problem' });
    const { refusal } = answer;
    playSound('refused');
    const seen = session.view.value;
    tell({
      kind: 'refusal',
      text: whyNot(say, seen, refusal, 'written'),
      spoken: whyNot(say, seen, refusal, 'spoken'),
      clauses: [refusal.clause],
      lit: refusal.cells ?? [],
    });
  }

  /** Where the board takes taps for what real dice or lots have brought. */
  function enteringOnBoard(): Entering | undefined {
    const waits = enters && view.actor === CHANCE && !session.busy.value;
    if (!waits || throwsMissing(view)) return undefined;
    if (board.entersOnBoard?.(view.view) !== true) return undefined;
    const { rules, state } = session.table.match;
    return {
      outcomes: Array.from({ length: rules.count(state) }, (_, k) => rules.nth(state, k)),
      onOutcome: (action) => submit({ type: 'outcome', action }),
    };
  }

  function find({ cell, clues }: Quest, tapped: number): void {
    if (tapped === cell) return session.questFound();
    tell({ kind: 'hint', text: say('step.tap.wrong'), lit: clues });
  }

  async function hint(): Promise<void> {
    setMessage({ kind: 'hint', text: t('play.hint.thinking') });
    const found = await session.hint();
    if (!found.ok) return tell({ kind: 'problem', text: tellProblem(say, found.problem) });
    const { view: seen } = session.view.value;
    // Offline, if the reasons were not loaded before, the hint is told without one.
    const reason = await board.extras?.().then(
      ({ hintReason }) => hintReason(seen, found.value, say),
      () => undefined,
    );
    if (session.view.value.view === seen) tell(hintMessage(found.value, reason));
  }

  function hintMessage(action: Action, reason: string | undefined): NoticeContent {
    const { rules, view: seen } = session.view.value;
    const { key, args, cells } = board.name(seen, action);
    const hinted = (manner: Manner): string =>
      [t('play.hint', { move: name(manner) }), ...(reason === undefined ? [] : [reason])].join(' ');
    const name = (manner: Manner): string =>
      say(key, { ...args, ...placeArgs(say, rules.notation, cells, manner) });
    return {
      kind: 'hint',
      text: hinted('written'),
      spoken: hinted('spoken'),
      lit: cells,
    };
  }

  const play = (action: Action): void => void submit({ type: 'play', by: session.seat, action });
  const undo = (): void => void submit({ type: 'undo', by: session.seat });
  const roll = (): void => void submit(rollIntent(session));
  const redo = (): void => void submit({ type: 'redo', by: session.seat });
  const keys = {
    r: () => view.actor === CHANCE && view.thrown !== undefined && roll(),
    u: undo,
    'Shift+u': redo,
    'Ctrl+y': redo,
    'Ctrl+Shift+z': redo,
    s: () => session.skip(),
    h: () => void hint(),
    c: () => void (canCount(board, session) && countOrNot(session)),
    m: () => setOpened('menu'),
    l: () => setOpened('log'),
    t: tellMore,
    '?': () => setOpened('help'),
    '/': () => setTyping(true),
    Escape: putAway,
  };
  // Under the sheet that hides a person's secrets no key does anything.
  useShortcuts(covered ? {} : keys);

  // Who taps the board while something is still being shown wants to see where it leads.
  function skipScenes(event: MouseEvent): void {
    if (!session.busy.value || session.quiet.value || quest !== undefined) return;
    event.stopPropagation();
    session.skip();
  }

  if (asks) {
    return (
      <Lazy key="consent" name="consent" load={loadConsent}>
        {([{ Consent }]) => <Consent say={say} board={board} session={session} />}
      </Lazy>
    );
  }
  if (covered) {
    return (
      <Lazy key="handover" name="handover" load={loadHandover}>
        {({ Handover }) => <Handover say={say} board={board} session={session} />}
      </Lazy>
    );
  }
  const aside = board.Aside !== undefined && !over;
  return (
    <div
      class={styles.desk}
      style={seatVariables(seats)}
      ref={here}
      data-stage
      data-over={over}
      data-entering={enters}
      data-throws={view.actor === CHANCE}
      data-notes={board.notes !== undefined}
    >
      {(session.unsaved.value !== undefined || session.storedAgain.value) && (
        <Lazy key="unsaved" name="unsaved" load={() => import('./UnsavedWarning.tsx')}>
          {({ UnsavedWarning }) => <UnsavedWarning session={session} class={styles.unsaved} />}
        </Lazy>
      )}
      <Seats
        class={styles.seats}
        say={say}
        board={board}
        position={view}
        you={session.you}
        seats={seats}
      />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the key S does it, too */}
      <div
        class={styles.board}
        data-board={game.id}
        data-message={message?.kind}
        onClickCapture={skipScenes}
      >
        <board.Board
          view={shownView(board, session)}
          legal={session.busy.value ? [] : view.legal}
          events={session.freshEvents.value}
          lit={lit}
          say={say}
          seats={seats}
          options={options}
          settings={{
            motion: motionAllowed(),
            forecast: options['forecast'] === true,
            score: options['showScore'] === true,
            speech: settings.value.speech || speakAll.value,
          }}
          onAction={play}
          onBegin={() => {
            if (message?.kind === 'refusal') setMessage(undefined);
            setBegun(length);
          }}
          onFind={quest && ((cell) => find(quest, cell))}
          entering={enteringOnBoard()}
        />
      </div>
      <div class={styles.strip}>
        <Strip
          board={board}
          view={view.view}
          seats={seats}
          happenings={happenings}
          picked={picked}
          onPick={setPicked}
          onMore={tellMore}
        />
      </div>
      <div class={styles.now} style={turnColour} data-now>
        {/* With a key it is replaced, and does not move. */}
        <p
          key={sentence}
          id="step-now"
          class={styles.step}
          data-step
          data-length={lengthOf(sentence)}
        >
          {thinker && (
            <span class={styles.face}>
              <SeatFace
                face={thinker.face}
                colour={sides ? undefined : thinker.colour}
                bot={session.table.players[turn!]?.who === 'bot'}
              />
            </span>
          )}
          {sentence}
        </p>
        {board.Sign && <board.Sign view={view.view} />}
        {canSpeak() && (
          <button
            type="button"
            class={styles.say}
            aria-label={t('play.say')}
            onClick={() => speakNow(stepSentence(board, session, 'spoken'))}
          >
            <Icon path={ICONS.say} />
          </button>
        )}
        {notes.length > 0 && (
          // With a key they are replaced, and do not move.
          <div class={styles.notes} key={notes.map(({ text }) => text).join()}>
            {notes.map(({ text, urgent }) => (
              <p key={text} class={urgent ? styles.urgent : styles.note} data-note>
                {text}
              </p>
            ))}
          </div>
        )}
      </div>
      <div class={styles.told}>
        <Notice game={game} message={message} onClose={putAway} />
      </div>
      {aside && (
        // It may scroll, so the keyboard must be able to reach it.
        <div class={styles.aside} data-side role="region" aria-label={t('play.aside')} tabIndex={0}>
          {board.Aside && (
            <board.Aside view={shownView(board, session)} options={options} say={say} />
          )}
        </div>
      )}
      <div class={styles.dock} data-dock data-over={over}>
        {over ? (
          <Lazy key="end" name="end" load={() => import('./MatchEnd.tsx')}>
            {({ MatchEnd }) => (
              <MatchEnd
                game={game}
                board={board}
                session={session}
                say={say}
                onNew={onNew}
                onShown={() => setEnded(true)}
              />
            )}
          </Lazy>
        ) : (
          <Controls
            say={say}
            board={board}
            session={session}
            onSubmit={submit}
            onPlay={play}
            onHint={() => void hint()}
            onHelp={() => setOpened('help')}
            onAside={aside ? () => setOpened('aside') : undefined}
          />
        )}
      </div>
      {session.laidOut.value !== undefined && companions[game.id] !== undefined && (
        <Lazy key="table" name={`table/${game.id}`} load={() => loadOnTable(game.id)}>
          {([{ OnTable }, companion]) => (
            <OnTable
              board={board}
              companion={companion}
              session={session}
              say={wordsAt(session.table.match.header, session.you)}
              seats={seats}
              onLight={setPlaced}
            />
          )}
        </Lazy>
      )}
      {typing && (
        <Lazy key="typing" name="typing" load={() => import('./command/CommandLine.tsx')}>
          {({ CommandLine }) => (
            <CommandLine
              game={game}
              say={say}
              session={session}
              onSubmit={submit}
              onTell={tell}
              onHint={() => void hint()}
              onHelp={() => setOpened('help')}
              onLog={() => setOpened('log')}
              onNew={onNew}
              onClose={() => setTyping(false)}
            />
          )}
        </Lazy>
      )}
      <Sheets
        game={game}
        board={board}
        say={say}
        session={session}
        seats={seats}
        view={view}
        opened={opened}
        onOpened={setOpened}
        onNew={onNew}
        onRedo={redo}
        onType={() => setTyping(true)}
        onShow={({ text, cells }) => tell({ kind: 'hint', text, lit: cells })}
      />
    </div>
  );
}

/** How long a sentence is: longer ones are written smaller, so that each fits into its room. */
const lengthOf = (sentence: string): 'short' | 'long' | 'longest' =>
  sentence.length <= 55 ? 'short' : sentence.length <= 90 ? 'long' : 'longest';
