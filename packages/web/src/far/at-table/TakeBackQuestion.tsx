import { useEffect, useRef } from 'preact/hooks';
import { Dialog } from '@glade/ui/dialog';
import { announce } from '../../narration/announce.ts';
import { t } from '../../words/words.ts';
import { far } from '../far-words.ts';
import styles from '../Far.module.css';

interface Props {
  /** What is asked. */
  readonly question: string;
  /** They ask whether the match may be ended, not whether they may take back. */
  readonly end: boolean;
  readonly onAnswer: (agree: boolean) => void;
  /** People want to look at the board first. */
  readonly onLater: () => void;
}

/** Somebody far away asks whether they may take back what the others have seen already, or end the match for all. */
export function TakeBackQuestion({ question, end, onAnswer, onLater }: Props) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Not a button: who presses Enter just now has not read the question.
    text.current?.focus();
    announce(question, 'assertive');
  }, [question]);
  return (
    <Dialog
      title={far(end ? 'far.end.title' : 'far.ask.title')}
      close={t('close')}
      onClose={onLater}
    >
      <p ref={text} tabIndex={-1} data-question>
        {question}
      </p>
      <p class={styles.go}>
        <button type="button" data-agree class={styles.main} onClick={() => onAnswer(true)}>
          {far('far.ask.agree')}
        </button>
        <button type="button" data-refuse onClick={() => onAnswer(false)}>
          {far('far.ask.refuse')}
        </button>
      </p>
    </Dialog>
  );
}
