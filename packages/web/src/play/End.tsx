import { Link } from 'wouter-preact';
import type { Game } from '@glade/engine';
import type { Say } from '@glade/text';
import { t } from '../words.ts';
import { again } from './again.ts';
import { outcomeLines } from './narration.ts';
import type { Session } from './session.ts';
import styles from './End.module.css';

interface Props {
  readonly game: Game;
  readonly say: Say;
  readonly session: Session;
  readonly onNew: (search: string) => void;
}

/** How it ended, and what can be done now. */
export function End({ game, say, session, onNew }: Props) {
  const { outcome, rules, header } = session.view.value;
  if (outcome === undefined) return null;
  return (
    <section class={styles.end} aria-labelledby="end" data-won={outcome.winners.length > 0}>
      <h2 id="end">{say(`outcome.${outcome.code}`)}</h2>
      <ul class={styles.measures}>
        {outcomeLines(say, rules, outcome).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div class={styles.choices}>
        <button
          type="button"
          class={styles.again}
          data-again
          onClick={() => onNew(again(session, { sameDice: false }))}
        >
          {t('end.again')}
        </button>
        {header.seed !== undefined && (
          <button type="button" onClick={() => onNew(again(session, { sameDice: true }))}>
            {t('end.same')}
          </button>
        )}
        <Link href={`/${game.id}/replay?match=${session.key}`}>{t('end.replay')}</Link>
        <Link href={`/${game.id}`}>{t('end.other')}</Link>
      </div>
    </section>
  );
}
