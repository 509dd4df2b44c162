import { useState } from 'preact/hooks';
import type { Game } from '@glade/engine';
import type { Say } from '@glade/text';
import { Dialog } from '@glade/ui/dialog';
import type { GameBoard } from '@glade/ui';
import { Lazy } from '../../loading/Lazy.tsx';
import { ClauseLinks } from '../../rulebook/ClauseLinks.tsx';
import { loadRightWords, t } from '../../words/words.ts';
import { listenerOf, tellLog, type NarratedTurn } from '../../narration/narration.ts';
import { turnInBrief } from '../stage/happenings.ts';
import type { Session } from '../session.ts';
import styles from './LogSheet.module.css';
import { askerOf } from '../correct/who-asks.ts';

interface Props {
  readonly game: Game;
  readonly board: GameBoard;
  readonly say: Say;
  readonly session: Session;
  /** It begins with the list of entries that can be put right. */
  readonly rights: boolean;
  readonly onClose: () => void;
}

const loadCorrecting = () =>
  Promise.all([
    import('../correct/EntryList.tsx'),
    import('../correct/PutRight.tsx'),
    loadRightWords(),
  ]);

/** The log of a match, the latest turn first: each turn in one line of counts, that opens to all its sentences. */
export function LogSheet({ game, board, say, session, rights, onClose }: Props) {
  const view = session.view.value;
  const turns = tellLog(say, view, session.you, session.refusedThrows.value);
  const listener = listenerOf(say, view, session.you);
  const [numbered, setNumbered] = useState(false);
  const [entries, setEntries] = useState(rights);
  const [at, setAt] = useState<number>();
  const asker = at === undefined ? undefined : askerOf(session, at);
  return (
    <Dialog
      sheet
      title={t('log')}
      close={t('close')}
      onClose={onClose}
      tools={
        <>
          {/* While one is put right, its own buttons lead back: nothing that was chosen is lost by a tap beside it. */}
          {session.takesBack && !session.isFar && at === undefined && (
            <button
              type="button"
              class={styles.numbers}
              data-right
              aria-pressed={entries}
              onClick={() => {
                setEntries(!entries);
                setAt(undefined);
              }}
            >
              {t('right')}
            </button>
          )}
          {!entries && (
            <button
              type="button"
              class={styles.numbers}
              aria-pressed={numbered}
              onClick={() => setNumbered(!numbered)}
            >
              {t('log.clauses')}
            </button>
          )}
        </>
      }
    >
      {entries ? (
        <Lazy key="right" name="right" load={loadCorrecting}>
          {([{ EntryList }, { PutRight }]) =>
            at === undefined || asker === undefined ? (
              <EntryList
                say={say}
                board={board}
                session={session}
                onChoose={setAt}
                onDone={onClose}
              />
            ) : (
              <PutRight
                say={say}
                board={board}
                session={session}
                at={at}
                by={asker}
                onBack={() => setAt(undefined)}
                onDone={onClose}
              />
            )
          }
        </Lazy>
      ) : (
        <>
          {turns.length === 0 && <p class={styles.empty}>{t('log.empty')}</p>}
          <Turns
            game={game}
            turns={turns.toReversed()}
            numbered={numbered}
            summary={({ events }) => turnInBrief(say, view.rules.notation, events, listener)}
          />
        </>
      )}
    </Dialog>
  );
}

interface TurnsProps {
  readonly game: Game;
  readonly turns: readonly NarratedTurn[];
  /** Whether to show the links to the rules. By default they are not there, because the Tab key would stop at each of them. */
  readonly numbered: boolean;
  readonly summary: (turn: NarratedTurn) => string;
}

function Turns({ game, turns, numbered, summary }: TurnsProps) {
  return (
    <div role="region" aria-label={t('log')}>
      {turns.map((told, i) => (
        <details key={told.turn} class={styles.turn} open={i === 0}>
          <summary>
            <h3>{told.heading}</h3>
            <p class={styles.summary}>{summary(told)}</p>
          </summary>
          <ul>
            {told.lines.map((line, k) => (
              <li key={k}>
                {line.text} {numbered && <ClauseLinks game={game.id} clauses={line.clauses} />}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
