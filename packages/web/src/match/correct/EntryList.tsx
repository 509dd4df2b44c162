import { CHANCE } from '@glade/engine';
import { tellProblem, type Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { listenerOf, seatName, tellLog } from '../../narration/narration.ts';
import { looksAt } from '../../seats/seat-looks.ts';
import type { Session } from '../session.ts';
import { EventPictureOf } from '../stage/EventPictureOf.tsx';
import { turnInBrief } from '../stage/happenings.ts';
import { CopiesBefore } from './CopiesBefore.tsx';
import { entryTexts } from './entry-text.ts';
import styles from './correct.module.css';
import { askerOf } from './who-asks.ts';

interface Props {
  readonly say: Say;
  readonly board: GameBoard;
  readonly session: Session;
  readonly onChoose: (at: number) => void;
  /** The last correction has been taken back, or that was asked of the others. */
  readonly onDone: () => void;
}

/** Every entry with its number, the latest first; those that may be put right have a button. */
export function EntryList({ say, board, session, onChoose, onDone }: Props) {
  const { entries, header } = session.view.value;
  const { canRestore } = session.secret ? session.view.value : session.table.view();
  const { match } = session.table;
  const { rules } = match;
  const looks = looksAt(header, say);
  const texts = entryTexts(say, board, match, (at) => entries[at]?.action !== undefined);
  const asks = entries.map(({ index }) => {
    const by = askerOf(session, index);
    return by === undefined ? { code: 'correct.nobody' } : session.host.mayCorrect(index, by);
  });
  const headings = new Map(
    tellLog(say, session.view.value, session.you).map(({ turn, heading }) => [turn, heading]),
  );
  const listener = listenerOf(say, session.view.value, session.you);
  const [why] = asks.includes(undefined) ? [] : asks.slice(-1);
  const note =
    entries.length === 0 ? say('log.empty') : why ? tellProblem(say, why) : say('right.list');
  return (
    <>
      <p class={styles.note}>{note}</p>
      {canRestore && (
        <button
          type="button"
          data-restore
          onClick={() => {
            if (session.submit({ type: 'restore', by: session.seat }).ok) onDone();
          }}
        >
          {say('right.restore')}
        </button>
      )}
      <p class={styles.copies}>
        <CopiesBefore game={match.game.id} session={session} />
      </p>
      <ol class={styles.entries}>
        {entries.toReversed().map(({ index, actor, turn, events }) => {
          const text = texts[index] ?? '';
          // What a throw has brought says what it was for.
          const brought =
            actor === CHANCE ? turnInBrief(say, rules.notation, events, listener) : '';
          const heading = entries[index + 1]?.turn === turn ? undefined : headings.get(turn);
          const who =
            actor === CHANCE ? undefined : seatName(say, header.options, actor, session.you);
          // Cards and tiles are compared with those on the table.
          const [first] = events;
          const shows =
            board.Draws !== undefined &&
            first !== undefined &&
            board.effects?.[first.code]?.picture === true;
          const may = asks[index] === undefined;
          return (
            <li key={index}>
              {heading !== undefined && <h3>{heading}</h3>}
              <div class={styles.entry}>
                <span class={styles.number}>{index + 1}.</span>
                {shows && (
                  <EventPictureOf
                    board={board}
                    view={session.view.value.view}
                    seats={looks}
                    event={first}
                  />
                )}
                <span class={styles.text}>
                  {who !== undefined && <b>{who}: </b>}
                  {text}
                  {brought !== '' && brought !== text && (
                    <span class={styles.brought}>{brought}</span>
                  )}
                </span>
                {may && (
                  <button
                    type="button"
                    data-entry={index + 1}
                    aria-label={say('right.change.which', { entry: index + 1, text })}
                    onClick={() => onChoose(index)}
                  >
                    {say('right.change')}
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}
