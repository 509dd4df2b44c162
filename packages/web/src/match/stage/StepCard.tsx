import type { ReadonlySignal } from '@preact/signals';
import { CHANCE } from '@glade/engine';
import type { TableView } from '@glade/table';
import type { Say } from '@glade/text';
import { canSpeak, type GameBoard, type SeatLook, type Task } from '@glade/ui';
import { SeatFace } from '@glade/ui/seats';
import { Icon, ICONS } from '../../app/Icon.tsx';
import { speakNow } from '../../narration/announce.ts';
import { othersAtOnce, stepNotes, stepSentence } from '../../narration/current-step.ts';
import { seatAtTurn } from '../../seats/seat-at-turn.ts';
import { hasSides } from '../../seats/table-words.ts';
import { t } from '../../words/words.ts';
import type { Session } from '../session.ts';
import type { AbsentAt } from './absent.ts';
import styles from '../MatchScreen.module.css';

interface Props {
  readonly board: GameBoard;
  readonly session: Session;
  readonly say: Say;
  readonly seats: readonly SeatLook[];
  readonly absent?: AbsentAt | undefined;
  readonly task: ReadonlySignal<TaskOf | undefined>;
  /** A question that is asked in place of the step; its answers are in the dock. */
  readonly question: ReadonlySignal<TaskOf | undefined>;
}

/** What to do with what somebody has in hand, at this position. */
export interface TaskOf {
  readonly message: Task;
  readonly view: TableView;
}

/** What to do now, on a card in the colour of whose turn it is. */
export function StepCard({ board, session, say, seats, absent, task, question }: Props) {
  const view = session.view.value;
  const inHand = [question.value, task.value].find((each) => each?.view === view)?.message;
  const notes = view.outcome === undefined ? stepNotes(board, session) : [];
  // Where all act at the same time anybody may be waited for, and nobody is named.
  const atOnce = othersAtOnce(session);
  const turn = atOnce ? undefined : seatAtTurn(board, view.actor, view.view);
  const server = session.onItsWay.value ? [CHANCE] : [];
  const awaited = [...server, ...(atOnce ? seats.keys() : [turn ?? view.actor, view.actor])];
  const gone = firstOf(awaited, (seat) => absent?.(seat));
  const told = inHand && say(inHand.key, inHand.args);
  const sentence = gone?.sentence ?? told ?? stepSentence(board, session, 'written');
  // Sides, such as Blue and Pink, have their own colours, not those of the seats.
  const sides = hasSides(say);
  const own = sides ? board.sideColour?.(view.view, turn ?? 0) : `var(--cloak${turn})`;
  const colour = turn === undefined || own === undefined ? {} : { '--turn': own };
  // Where several people share a screen, each is called by face and colour, as bots are.
  const person = turn !== undefined && session.people.includes(turn);
  const passed = person && session.people.length > 1;
  const shown = turn === undefined || (person && !passed) ? undefined : seats[turn];
  return (
    // With a key it is another card for each of several people, and seen to turn over.
    <div key={passed && turn} class={styles.now} style={colour} data-now data-passed={passed}>
      {/* With a key it is replaced, and does not move. */}
      <p
        key={sentence}
        id="step-now"
        class={styles.step}
        data-step
        data-length={lengthOf(sentence)}
      >
        {shown && (
          <span class={styles.face} data-person={person}>
            <SeatFace
              face={shown.face}
              colour={sides ? undefined : shown.colour}
              bot={gone?.bot === true || session.host.players[turn!]?.who === 'bot'}
            />
          </span>
        )}
        {sentence}
      </p>
      {gone !== undefined && <div class={styles.offer}>{gone.offer}</div>}
      {board.Sign && <board.Sign view={view.view} />}
      {gone === undefined && canSpeak() && (
        <button
          type="button"
          class={styles.say}
          aria-label={t('play.say')}
          onClick={() => speakNow(told ?? stepSentence(board, session, 'spoken'))}
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
  );
}

/** How long a sentence is: longer ones are written smaller, so that each fits into its room. */
const lengthOf = (sentence: string): 'short' | 'long' | 'longest' =>
  sentence.length <= 44 ? 'short' : sentence.length <= 90 ? 'long' : 'longest';

function firstOf<T, V>(all: Iterable<T>, find: (each: T) => V | undefined): V | undefined {
  for (const each of all) {
    const found = find(each);
    if (found !== undefined) return found;
  }
  return undefined;
}
