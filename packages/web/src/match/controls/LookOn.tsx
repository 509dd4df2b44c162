import { fromLastTurn } from '../../review/try-again.ts';
import { t } from '../../words/words.ts';
import type { Session } from '../session.ts';
import styles from './Controls.module.css';

interface Props {
  readonly session: Session;
  /** Opens another match. */
  readonly onNew: (search: string) => void;
}

/** For people who are out while others play on: watch them, or try again from their last turn, in a match of its own. */
export function LookOn({ session, onNew }: Props) {
  const watching = session.watching.value;
  return (
    <>
      <button
        // What it says does not move: it is another button.
        key={`${watching}`}
        type="button"
        class={watching ? styles.minor : styles.roll}
        data-watch={watching ? 'stop' : 'on'}
        onClick={() => (session.watching.value = !watching)}
      >
        {t(watching ? 'play.watch.stop' : 'play.watch')}
      </button>
      <button
        type="button"
        class={styles.minor}
        data-try-again
        onClick={() => onNew(fromLastTurn(session.table.match, session.people))}
      >
        {t('play.again')}
      </button>
    </>
  );
}
