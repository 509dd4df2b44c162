import { useLayoutEffect, useRef } from 'preact/hooks';
import { announce } from '../narration/announce.ts';
import styles from './AskFirst.module.css';

interface Props {
  readonly question: string;
  readonly no: string;
  readonly yes: string;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** A question before something ends or is removed, so that nothing goes by a slip of a finger: the first answer is no. */
export function AskFirst({ question, no, yes, onNo, onYes }: Props) {
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    announce(question, 'assertive');
    first.current?.focus();
  }, []);
  return (
    <div role="group" aria-label={question} class={styles.ask}>
      <p>{question}</p>
      <button type="button" ref={first} onClick={onNo}>
        {no}
      </button>
      <button type="button" onClick={onYes}>
        {yes}
      </button>
    </div>
  );
}
