import { t } from '../../words/words.ts';
import { rematchQuery } from '../end/rematch.ts';
import type { Session } from '../session.ts';
import { AskFirst } from '../../asking/AskFirst.tsx';

interface Props {
  readonly session: Session;
  /** Whether the other match has the same dice. */
  readonly sameDice: boolean;
  readonly onNo: () => void;
  readonly onNew: (search: string) => void;
}

/** Asks before a match is left for another one. */
export function ConfirmNewMatch({ session, sameDice, onNo, onNew }: Props) {
  const { whenLeft } = session;
  return (
    <AskFirst
      question={t(
        sameDice && whenLeft === 'saved' ? 'menu.restart.ask' : `menu.new.ask.${whenLeft}`,
      )}
      no={t('menu.new.no')}
      yes={t(sameDice ? 'menu.restart.yes' : 'menu.new.yes')}
      onNo={onNo}
      onYes={() => onNew(rematchQuery(session, { sameDice }))}
    />
  );
}
