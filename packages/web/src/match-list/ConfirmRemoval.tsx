import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../narration/announce.ts';
import { t } from '../words/words.ts';
import styles from './MatchList.module.css';

interface Props {
  /** How many matches are to be removed. */
  readonly count: number;
  /** What the first one is called; absent if it cannot be read. */
  readonly when?: string;
  readonly onAnswer: (remove: boolean) => void;
}

/** Asks before matches are removed for good. The first answer, with the focus, is no. */
export function ConfirmRemoval({ count, when, onAnswer }: Props) {
  const no = useRef<HTMLButtonElement>(null);
  const question =
    when === undefined ? t('matches.remove.ask.broken') : t('matches.remove.ask', { count, when });
  useEffect(() => {
    announce(question, 'assertive');
    no.current?.focus();
  }, [question]);
  return (
    <div role="group" aria-labelledby="remove" class={styles.ask}>
      <p id="remove">{question}</p>
      <p class={styles.ways}>
        <button type="button" ref={no} onClick={() => onAnswer(false)}>
          {t('matches.remove.no', { count })}
        </button>
        <button type="button" onClick={() => onAnswer(true)}>
          {t('matches.remove.yes', { count })}
        </button>
      </p>
    </div>
  );
}
