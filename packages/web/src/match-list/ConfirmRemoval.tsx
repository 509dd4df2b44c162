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

/** Asks before matches are removed for good. */
export function ConfirmRemoval({ count, when, onAnswer }: Props) {
  const question =
    when === undefined ? t('matches.remove.ask.broken') : t('matches.remove.ask', { count, when });
  return (
    <Confirm
      question={question}
      yes={t('matches.remove.yes', { count })}
      no={t('matches.remove.no', { count })}
      onAnswer={onAnswer}
    />
  );
}

interface ConfirmProps {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onAnswer: (yes: boolean) => void;
}

/** Asks before something is removed for good. The first answer, with the focus, is no. */
export function Confirm({ question, yes, no: not, onAnswer }: ConfirmProps) {
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    announce(question, 'assertive');
    no.current?.focus();
  }, [question]);
  return (
    <div role="group" aria-labelledby="remove" class={styles.ask}>
      <p id="remove">{question}</p>
      <p class={styles.ways}>
        <button type="button" ref={no} onClick={() => onAnswer(false)}>
          {not}
        </button>
        <button type="button" onClick={() => onAnswer(true)}>
          {yes}
        </button>
      </p>
    </div>
  );
}
