import { useRef } from 'preact/hooks';
import { CHANCE, OVER, type Action, type Event, type Game } from '@glade/engine';
import { tellPlace, type Manner, type Say } from '@glade/text';
import { throwsMissing } from '@glade/table';
import { cellOf } from '@glade/ui/cell-of';
import type { Entering, GameBoard, Quest, SeatLook, Task } from '@glade/ui';
import { askAgain, goOn, isEarly, speakAll } from '../../narration/announce.ts';
import { isPlain, motionAllowed, settings } from '../../settings/settings.ts';
import type { Happened } from '../hooks/use-happenings.ts';
import type { Session } from '../session.ts';
import type { NoticeContent } from './Notice.tsx';
import { shownView } from './shown-view.ts';
import { tagOf } from '../../words/words.ts';
import styles from '../MatchScreen.module.css';

const NONE: readonly number[] = [];

interface Props {
  readonly game: Game;
  readonly board: GameBoard;
  readonly session: Session;
  readonly say: Say;
  readonly seats: readonly SeatLook[];
  /** What kind of message is told now. */
  readonly message: NoticeContent['kind'] | undefined;
  /** Places that are lit, whatever has happened. */
  readonly lit: readonly number[] | undefined;
  /** The action that a hint advises. */
  readonly hinted: Action | undefined;
  /** The places of a guide; undefined where none leads. */
  readonly guided: readonly number[] | undefined;
  /** What a puzzle asks for, in few words. */
  readonly aim: string | undefined;
  /** The card of a real table waits to be carried out: a tap on the board enters nothing. */
  readonly waits: boolean;
  readonly happened: Happened;
  readonly onTell: (message: NoticeContent) => void;
  readonly onPlay: (action: Action) => void;
  readonly onOutcome: (action: Action) => void;
  /** Somebody begins to do something at a place of the board. */
  readonly onBegin: (cell: number) => void;
  /** What to do with what is in hand. */
  readonly onTask: (task: Task | undefined) => void;
}

/** The board of a match in its box. */
export function BoardBox(props: Props) {
  const { game, board, session, say, seats, message, guided, waits, happened } = props;
  const { onTell, onPlay, onOutcome, onBegin, onTask } = props;
  const view = session.view.value;
  const { options } = view.header;
  const quest = session.quest.value;
  const tapped = useRef<number>(undefined);
  // A move that this page cannot show yet leaves its trace where it was tapped.
  const sent =
    session.onItsWay.value && tapped.current !== undefined ? [tapped.current] : undefined;
  // At the end the scene tells what happened.
  const lit =
    sent ??
    props.lit ??
    happened.again.value ??
    guided ??
    (view.actor === OVER ? NONE : happened.fresh.value);

  // Who taps the board while something is still being shown wants to see where it leads.
  function beforeTap(event: MouseEvent): void {
    tapped.current = cellOf(event);
    const mine = session.people.includes(view.actor);
    // A key that was meant for what was there before does nothing with what nobody has heard.
    if (mine && !session.busy.value && isEarly(event)) return event.stopPropagation();
    // What the dice have brought is said before what comes of them.
    goOn();
    if (!session.busy.value || session.quiet.value || quest !== undefined) return;
    event.stopPropagation();
    session.skip();
  }

  function takeTask(task: Task | undefined): void {
    if (task?.asksAgain === true) askAgain();
    onTask(task);
  }

  function find({ cell, clues }: Quest, found: number): void {
    if (found === cell) return session.questFound();
    const told = (manner: Manner): string =>
      say('step.tap.wrong', { place: tellPlace(say, view.rules.notation, cell, manner) });
    onTell({ kind: 'hint', text: told('written'), spoken: told('spoken'), lit: clues });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the key S does it, too
    <div
      class={styles.board}
      data-board={game.id}
      lang={tagOf(game.id)}
      data-message={message}
      onClickCapture={beforeTap}
    >
      <board.Board
        view={shownView(board, session)}
        legal={waits || session.busy.value ? NONE : view.legal}
        events={shownEvents(session)}
        lit={lit}
        hinted={props.hinted}
        say={say}
        seats={seats}
        you={session.you}
        options={options}
        aim={props.aim}
        settings={{
          motion: motionAllowed(),
          forecast: options['forecast'] === true,
          score: options['showScore'] === true,
          speech: settings.value.speech || speakAll.value,
          plain: isPlain(),
          atTable: session.laidOut.value !== undefined,
        }}
        onAction={onPlay}
        onBegin={onBegin}
        onTask={takeTask}
        onFind={quest && ((cell) => find(quest, cell))}
        entering={waits ? undefined : enteringOnBoard(board, session, onOutcome)}
      />
    </div>
  );
}

/** What the last entry caused; at the end also where the match is opened again, so that the board shows what ended it. */
function shownEvents(session: Session): readonly Event[] {
  const fresh = session.freshEvents.value;
  const { actor, entries } = session.view.value;
  return actor === OVER && fresh.length === 0 ? (entries.at(-1)?.events ?? fresh) : fresh;
}

/** Where the board takes taps for what real dice or lots have brought. */
function enteringOnBoard(
  board: GameBoard,
  session: Session,
  onOutcome: (action: Action) => void,
): Entering | undefined {
  const view = session.view.value;
  const enters = view.header.dice === 'entered';
  if (!enters || view.actor !== CHANCE || session.busy.value || throwsMissing(view))
    return undefined;
  if (board.entersOnBoard?.(view.view) !== true) return undefined;
  const { rules, state } = session.table.match;
  return {
    outcomes: Array.from({ length: rules.count(state) }, (_, k) => rules.nth(state, k)),
    onOutcome,
  };
}
