import type { ReadonlySignal } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { CHANCE, type Action, type Throw } from '@glade/engine';
import { tellProblem, type Say } from '@glade/text';
import { throwsMissing, type Intent, type TableView } from '@glade/table';
import { Dice, type BoardButton, type GameBoard, type Message } from '@glade/ui';
import { Lazy } from '../../loading/Lazy.tsx';
import { Icon, ICONS } from '../../app/Icon.tsx';
import { motionAllowed } from '../../settings/settings.ts';
import { loadEntryWords, loadHelpWords, t } from '../../words/words.ts';
import { drawForPeople, rollIntent } from './app-throws.ts';
import { faceName } from './face-name.ts';
import { Onward, useOnward } from './Onward.tsx';
import type { Session } from '../session.ts';
import { canCount, countOrNot } from '../stage/shown-view.ts';
import type { TaskOf } from '../stage/StepCard.tsx';
import { announce, isEarly } from '../../narration/announce.ts';
import { hearsAll } from '../../narration/few-words.ts';
import styles from './Controls.module.css';

interface Props {
  readonly say: Say;
  readonly board: GameBoard;
  readonly session: Session;
  /** Carries an intent out and says whether it was accepted. */
  readonly onSubmit: (intent: Intent) => boolean;
  readonly onPlay: (action: Action) => void;
  /** Shows a question in place of the step; without one, the step again. */
  readonly onAsk: (question: Message | undefined) => void;
  /** What the board says is to be done, in the position in which it said so. */
  readonly task: ReadonlySignal<TaskOf | undefined>;
  /** It changes when a question is taken back, because somebody goes on with the board. */
  readonly unasked: number;
  readonly onHint: () => void;
  readonly onHelp: () => void;
  /** Shows all entries, to put an earlier one right. */
  readonly onEarlier: () => void;
  /** Opens another match, by its set-up or as it is stored. */
  readonly onNew: (search: string) => void;
  /** Whether nothing is asked before something ends: only what a lesson or a puzzle accepts is played. */
  readonly sure: boolean;
  /** What a hint on the screen says to do: who then does it is not asked whether they mean it. */
  readonly advised?: Action | undefined;
  /** Shows what the game has beside the board, where there is no room for it. */
  readonly onAside?: (() => void) | undefined;
}

const loadLookOn = () =>
  Promise.all([import('./LookOn.tsx'), loadHelpWords()]).then(([parts]) => parts);
const loadEntry = () => Promise.all([import('../entry/index.ts'), loadEntryWords()]);

/** Dice and buttons. The button to press next is the largest. */
export function Controls(props: Props) {
  const { say, board, session, sure, onSubmit, onPlay, onHint, onHelp, onAside } = props;
  const { onEarlier, onNew } = props;
  const view = session.view.value;
  const legal = session.busy.value ? [] : view.legal;
  const enters = view.header.dice === 'entered';
  const buttons = board.buttons(view.view, legal);
  const boardCalls = callsOnBoard(buttons, legal);
  const onward = useOnward(session, props.task);
  // What the board asks is answered first.
  const answers = onward?.some(({ minor }) => minor) || undefined;
  const canWatch = session.playOn.value !== undefined && !session.watching.value;
  const leads = onward?.some((button) => button.leads) === true;
  const chooses = session.held.value || canWatch || leads || (legal.length > 0 && !boardCalls);
  // What no dice decide can be drawn for those who have neither cards nor lots. There is no hint for it.
  const draws = enters && view.actor === CHANCE && view.thrown === undefined;
  // Who wants to hear all answers by a key only what has been said, and sees to its end what is shown before they roll.
  function beforePress(event: MouseEvent): void {
    if (!hearsAll()) return;
    const rolls = (event.target as Element).closest('[data-roll]') !== null;
    const skips = session.busy.peek() && rolls && event.detail === 0;
    if (skips) session.skip();
    if (skips || (!session.busy.peek() && isEarly(event))) event.stopPropagation();
  }
  return (
    <div class={styles.controls} data-enters={enters}>
      {enters && (
        <div class={styles.echo}>
          <Lazy key="echo" name="entry" load={loadEntry}>
            {([{ Echo }]) => (
              <Echo say={say} board={board} session={session} onEarlier={onEarlier} />
            )}
          </Lazy>
        </div>
      )}
      <div class={styles.main}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only leaves the focus where it is, and holds keys back */}
        <div
          class={styles.acts}
          data-choices={chooses}
          data-answers={answers}
          onMouseDown={leaveFocus}
          onClickCapture={beforePress}
        >
          {session.playOn.value === undefined ? (
            <Throwing say={say} board={board} session={session} onSubmit={onSubmit} />
          ) : (
            <Lazy key="look-on" name="look-on" load={loadLookOn}>
              {({ LookOn }) => <LookOn session={session} onNew={onNew} />}
            </Lazy>
          )}
          <Actions
            say={say}
            view={view}
            buttons={answers ? [] : buttons.filter(({ inMenu }) => inMenu !== true)}
            boardCalls={boardCalls}
            sure={sure}
            advised={props.advised}
            onAsk={props.onAsk}
            unasked={props.unasked}
            onPlay={onPlay}
          />
          {onward && <Onward say={say} buttons={onward} />}
          {board.Pace && (
            <div class={styles.pace}>
              <board.Pace view={view.view} host={session} say={say} busy={session.busy.value} />
            </div>
          )}
          {view.failed !== undefined && (
            <div role="alert" class={styles.failed}>
              {tellProblem(say, view.failed)}
              <button
                type="button"
                class={styles.other}
                onClick={() => onSubmit({ type: 'think' })}
              >
                {t('play.think')}
              </button>
            </div>
          )}
        </div>
        {/* Nobody here throws any more: the choices have the room. */}
        {!enters && !canWatch && board.showsDice?.(view.view) !== true && (
          <Thrown say={say} board={board} session={session} />
        )}
      </div>
      <div class={styles.extra} role="toolbar" aria-label={t('play.tools')}>
        {session.takesBack && (
          <button
            type="button"
            aria-disabled={!session.canUndo && session.halfEntered.value === undefined}
            onClick={() => onSubmit({ type: 'undo', by: session.seat })}
          >
            <Icon path={ICONS.undo} />
            {t('play.undo')}
          </button>
        )}
        {draws ? (
          <button
            key="draw"
            type="button"
            data-draw
            aria-disabled={session.busy.value}
            onClick={() => !session.busy.value && drawForPeople(session, onSubmit)}
          >
            <Icon path={ICONS.draw} />
            {t('dice.draw')}
          </button>
        ) : (
          <button key="hint" type="button" aria-disabled={legal.length === 0} onClick={onHint}>
            <Icon path={ICONS.hint} />
            {t('play.hint.ask')}
          </button>
        )}
        {onAside !== undefined && (
          <button type="button" class={styles.more} data-aside onClick={onAside}>
            <Icon path={ICONS.aside} />
            {say.has('aside.title') ? say('aside.title') : t('play.aside')}
          </button>
        )}
        {canCount(board, session) && (
          <button
            type="button"
            data-count
            aria-pressed={session.counts.value}
            onClick={() => countOrNot(session)}
          >
            <Icon path={ICONS.count} />
            {t('play.count')}
          </button>
        )}
        <button type="button" onClick={onHelp}>
          <Icon path={ICONS.help} />
          {t('play.help')}
        </button>
      </div>
    </div>
  );
}

/**
 * A tap on a button that goes with its step leaves the focus where it is. When what has the focus goes away, the browser lays
 * out the page before it is ready, and again for the next picture.
 */
function leaveFocus(event: MouseEvent): void {
  if ((event.target as HTMLElement).closest('button') !== null) event.preventDefault();
}

/** Whether something can be done on the board. Then the board calls, and the buttons are quiet. */
function callsOnBoard(buttons: readonly BoardButton[], legal: readonly Action[]): boolean {
  return legal.some((each) => !buttons.some(({ action }) => action === each));
}

interface ActionsProps extends Pick<
  Props,
  'say' | 'sure' | 'advised' | 'onAsk' | 'unasked' | 'onPlay'
> {
  readonly view: TableView;
  readonly buttons: readonly BoardButton[];
  readonly boardCalls: boolean;
}

/** The actions that need a button. Before one that ends something a question is asked, whose first answer is no. */
function Actions(props: ActionsProps) {
  const { say, view, buttons, boardCalls, sure, advised, onAsk, unasked, onPlay } = props;
  // A new position ends the question.
  const [about, setAbout] = useState<{ readonly action: Action; readonly of: TableView }>();
  const asked = about?.of === view ? about.action : undefined;
  useLayoutEffect(() => setAbout(undefined), [unasked]);
  const no = useRef<HTMLButtonElement>(null);
  const asker = useRef<HTMLButtonElement>(null);
  const refused = useRef<Action | undefined>(undefined);
  // Questions about what is left that have been answered with yes.
  const answered = useRef(new Set<string>());
  const asking = buttons.find(({ action }) => action === asked);
  const question = asking?.ask;
  const asks = ({ action, ask, left }: BoardButton): boolean =>
    !sure &&
    action !== advised &&
    ask !== undefined &&
    (left === undefined || (left > 0 && !answered.current.has(ask)));
  // In a layout effect, so that the next key already goes to the new focus.
  useLayoutEffect(() => {
    onAsk(
      question === undefined
        ? undefined
        : { key: question, ...(asking?.args && { args: asking.args }) },
    );
    if (question === undefined) return;
    announce(say(question, asking?.args), 'assertive');
    // At once: its button has gone, and a lost focus would be led to the board.
    no.current?.focus();
  }, [question]);
  useLayoutEffect(() => {
    if (asked !== undefined || refused.current === undefined) return;
    asker.current?.focus();
    refused.current = undefined;
  }, [asked]);
  if (asked !== undefined && question !== undefined) {
    const refuse = (): void => {
      refused.current = asked;
      setAbout(undefined);
    };
    const confirm = (): void => {
      if (asking?.left !== undefined) answered.current.add(question);
      // Before the action, so that its new step finds the buttons as they will be.
      setAbout(undefined);
      onPlay(asked);
    };
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      refuse();
    };
    return (
      <div role="group" aria-label={t('play.question')} class={styles.asked} data-asked>
        {/* The step says it, too. */}
        <p aria-hidden="true">{say(question, asking?.args)}</p>
        <button type="button" class={styles.other} ref={no} onKeyDown={hear} onClick={refuse}>
          {say(`${question}.no`)}
        </button>
        <button type="button" class={styles.other} onKeyDown={hear} onClick={confirm}>
          {say(`${question}.yes`)}
        </button>
      </div>
    );
  }
  return (
    <>
      {buttons.map((button, i) => (
        <button
          // A button that looks different, or stands elsewhere, is another one: it does not move.
          key={`${i} ${button.action} ${boardCalls}`}
          type="button"
          ref={button.action === refused.current ? asker : null}
          class={looks(button, boardCalls, buttons.length === 1)}
          data-act={button.action}
          onClick={() =>
            asks(button) ? setAbout({ action: button.action, of: view }) : onPlay(button.action)
          }
        >
          {say(button.label, button.args)}
        </button>
      ))}
    </>
  );
}

const looks = (
  { minor, best }: BoardButton,
  boardCalls: boolean,
  only: boolean,
): string | undefined => {
  if (minor === true) return styles.minor;
  // The only thing that is left to do calls as loudly as dice.
  if (only && !boardCalls) return styles.roll;
  return boardCalls && best !== true ? styles.quiet : styles.action;
};

/** The dice of the last throw; blank before the first, and before one of dice that are somebody's own. */
function Thrown({ say, board, session }: Pick<Props, 'say' | 'board' | 'session'>) {
  const { thrown, actor, view } = session.view.value;
  // The tray has room for the most dice so far.
  const most = useRef(0);
  const lines = useRef(1);
  const letters = useRef(0);
  const waiting = actor === CHANCE && thrown !== undefined && !session.busy.value;
  const own = waiting && board.throwers?.(view).length;
  const cast = own ? undefined : session.dice.value;
  const shown = cast ?? (thrown && { thrown, faces: [], id: '' });
  if (shown === undefined) return null;
  const { dice, reads: told, faces: names } = shown.thrown;
  const reads = names ? [] : told.map((read) => say(`reads.${read}`));
  const faces = dice.map((_, i) => shown.faces[i]);
  const spoken = faces.flatMap((face, i) =>
    face === undefined ? [] : [faceName(say, names, face) ?? `${reads[i]} ${face}`],
  );
  const label = spoken.join(', ');
  const before = label === '' ? t('dice.waiting') : t('dice.last', { faces: label });
  most.current = Math.max(most.current, dice.length);
  lines.current = Math.max(lines.current, ...reads.map((read) => read.split(' ').length));
  const words = reads.flatMap((read) => read.split(' '));
  letters.current = Math.max(letters.current, ...words.map((word) => word.length));
  return (
    <div
      class={styles.tray}
      style={{ '--dice': most.current, '--lines': lines.current, '--letters': letters.current }}
      data-long={letters.current > LONG_WORD}
      data-many={most.current > 3}
    >
      <Dice
        key={shown.thrown.code}
        faces={faces}
        reads={reads}
        label={waiting ? before : label}
        thrown={shown.id}
        motion={motionAllowed()}
        draw={drawer(board, shown.thrown)}
      />
    </div>
  );
}

/** Words of more letters than this stand below the dice in smaller ones. */
const LONG_WORD = 7;

/** A cube has pips, unless its faces have names. */
const drawer = ({ Face }: GameBoard, { dice, faces }: Throw) =>
  Face &&
  ((face: number | undefined, die: number) => {
    const name = face && faces?.[face - 1];
    if (dice[die] === 6 && !name) return undefined;
    return <Face name={`${name ?? face ?? '–'}`} sides={dice[die]!} />;
  });

/** What is to be done with dice now: roll them, find what they brought, or enter what real dice show. */
function Throwing({
  say,
  board,
  session,
  onSubmit,
}: Pick<Props, 'say' | 'board' | 'session' | 'onSubmit'>) {
  const { thrown, actor, header, entries } = session.view.value;
  if (actor !== CHANCE) return null;
  if (header.dice === 'entered' && !throwsMissing(session.view.value)) {
    return (
      <Lazy key="entry" name="entry" load={loadEntry}>
        {([{ EntryForm }]) => (
          <EntryForm say={say} board={board} session={session} onSubmit={onSubmit} />
        )}
      </Lazy>
    );
  }
  if (thrown === undefined) return null;
  if (session.quest.value !== undefined) {
    return (
      <button
        key="show"
        type="button"
        class={styles.minor}
        data-show
        onClick={() => session.questFound()}
      >
        {say('step.tap.show')}
      </button>
    );
  }
  // Nobody here throws: a bot does, or where only bots play, the page; far away the server.
  if (session.rolling.value !== undefined || session.people.length === 0 || session.isFar)
    return null;
  return (
    <button
      key="roll"
      type="button"
      class={styles.roll}
      data-roll
      aria-disabled={session.busy.value}
      onClick={() => onSubmit(rollIntent(session))}
    >
      {/* With a key the words are replaced, and do not move from place to place. */}
      <span key={`${thrown.code} ${entries.length}`}>{say(`throw.${thrown.code}`)}</span>
    </button>
  );
}
