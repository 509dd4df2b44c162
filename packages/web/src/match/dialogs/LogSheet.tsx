import { useState } from 'preact/hooks';
import type { Game } from '@glade/engine';
import type { Say } from '@glade/text';
import { ClauseLinks } from '../../rulebook/ClauseLinks.tsx';
import { t } from '../../words/words.ts';
import { tellLog, type NarratedTurn } from '../../narration/narration.ts';
import type { Session } from '../session.ts';
import { Sheet } from './Sheet.tsx';
import styles from './LogSheet.module.css';

interface Props {
  readonly game: Game;
  readonly say: Say;
  readonly session: Session;
  readonly onClose: () => void;
}

/** The log of a match in sentences, the latest turn first. */
export function LogSheet({ game, say, session, onClose }: Props) {
  const turns = tellLog(say, session.view.value, session.you, session.refusedThrows.value);
  const [numbered, setNumbered] = useState(false);
  return (
    <Sheet
      title={t('log')}
      onClose={onClose}
      tools={
        <button
          type="button"
          class={styles.numbers}
          aria-pressed={numbered}
          onClick={() => setNumbered(!numbered)}
        >
          {t('log.clauses')}
        </button>
      }
    >
      {turns.length === 0 && <p class={styles.empty}>{t('log.empty')}</p>}
      <Turns game={game} turns={turns.toReversed()} numbered={numbered} />
    </Sheet>
  );
}

interface TurnsProps {
  readonly game: Game;
  readonly turns: readonly NarratedTurn[];
  /** Whether to show the links to the rules. By default they are not there, because the Tab key would stop at each of them. */
  readonly numbered: boolean;
}

function Turns({ game, turns, numbered }: TurnsProps) {
  return (
    <div class={styles.turns} tabIndex={0} role="region" aria-label={t('log')}>
      {turns.map(({ turn, heading, lines }) => (
        <section key={turn} class={styles.turn}>
          <h3>{heading}</h3>
          <ul>
            {lines.map((line, i) => (
              <li key={i}>
                {line.text} {numbered && <ClauseLinks game={game.id} clauses={line.clauses} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
