import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../words/words.ts';
import { rematchQuery } from '../end/rematch.ts';
import type { Session } from '../session.ts';
import { announce } from '../../narration/announce.ts';
import styles from './ConfirmNewMatch.module.css';

interface Props {
  readonly session: Session;
  /** Whether the other match has the same dice. */
  readonly sameDice: boolean;
  readonly onNo: () => void;
  readonly onNew: (search: string) => void;
}

/** Asks before a match is left, so that nothing goes by a slip of a finger: the first answer under it is no. */
export function ConfirmNewMatch({ session, sameDice, onNo, onNew }: Props) {
  const no = useRef<HTMLButtonElement>(null);
  const { whenLeft } = session;
  const question = t(
    sameDice && whenLeft === 'saved' ? 'menu.restart.ask' : `menu.new.ask.${whenLeft}`,
  );
  useEffect(() => {
    announce(question, 'assertive');
    no.current?.focus();
  }, []);
  return (
    <div role="group" aria-labelledby="new-match" class={styles.ask}>
      <p id="new-match">{question}</p>
      <button type="button" ref={no} onClick={onNo}>
        {t('menu.new.no')}
      </button>
      <button type="button" onClick={() => onNew(rematchQuery(session, { sameDice }))}>
        {t(sameDice ? 'menu.restart.yes' : 'menu.new.yes')}
      </button>
    </div>
  );
}
