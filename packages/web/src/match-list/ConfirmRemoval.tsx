import { AskFirst } from '../asking/AskFirst.tsx';
import { t } from '../words/words.ts';

interface Props {
  /** How many matches are to be removed. */
  readonly count: number;
  /** What the first one is called; absent if it cannot be read. */
  readonly when?: string;
  readonly onAnswer: (remove: boolean) => void;
}

/** Asks before matches are removed for good. */
export function ConfirmRemoval({ count, when, onAnswer }: Props) {
  return (
    <AskFirst
      question={
        when === undefined
          ? t('matches.remove.ask.broken')
          : t('matches.remove.ask', { count, when })
      }
      no={t('matches.remove.no', { count })}
      yes={t('matches.remove.yes', { count })}
      onNo={() => onAnswer(false)}
      onYes={() => onAnswer(true)}
    />
  );
}
