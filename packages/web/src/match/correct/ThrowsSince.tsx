import { useState } from 'preact/hooks';
import { CHANCE, type Seat } from '@glade/engine';
import type { Say } from '@glade/text';
import { Dialog } from '@glade/ui/dialog';
import type { GameBoard } from '@glade/ui';
import { t } from '../../words/words.ts';
import type { Session } from '../session.ts';
import { entryText } from './entry-text.ts';
import { PutRight } from './PutRight.tsx';
import styles from './correct.module.css';

interface Props {
  readonly say: Say;
  readonly board: GameBoard;
  readonly session: Session;
  /** Who is about to act. */
  readonly by: Seat;
}

/** The common throws that people entered since this person last acted, so that a mistyped one is seen before anybody acts. */
export function ThrowsSince({ say, board, session, by }: Props) {
  const [at, setAt] = useState<number>();
  const { match } = session.table;
  const since = match.log.findLastIndex(({ actor }) => actor === by) + 1;
  const throws = session.table
    .view()
    .entries.filter(
      ({ index, actor, action }) => index >= since && actor === CHANCE && action !== undefined,
    );
  if (throws.length === 0 || match.header.dice !== 'entered') return null;
  const close = (): void => setAt(undefined);
  return (
    <div class={styles.since} data-throws-since>
      <p>{say('echo')}</p>
      <ul>
        {throws.map(({ index }) => {
          const { rules, state } = match.at(index);
          const text = entryText(say, board, rules, state, match.log[index]!);
          return (
            <li key={index}>
              <span class={styles.text}>{text}</span>
              <button
                type="button"
                data-entry={index + 1}
                data-change={index === match.log.length - 1 ? '' : undefined}
                aria-label={say('right.change.which', { entry: index + 1, text })}
                onClick={() => setAt(index)}
              >
                {say('right.change')}
              </button>
            </li>
          );
        })}
      </ul>
      {at !== undefined && (
        <Dialog sheet title={t('right')} close={t('close')} onClose={close}>
          <PutRight
            say={say}
            board={board}
            session={session}
            at={at}
            by={by}
            onBack={close}
            onDone={close}
          />
        </Dialog>
      )}
    </div>
  );
}
