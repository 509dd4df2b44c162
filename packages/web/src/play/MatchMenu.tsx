import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { formatRecord, type Game } from '@glade/engine';
import { download } from '../record/download.ts';
import { ShareLink } from '../record/ShareLink.tsx';
import { t } from '../words.ts';
import { again } from './again.ts';
import type { Session } from './session.ts';
import styles from './MatchMenu.module.css';

interface Props {
  readonly game: Game;
  readonly session: Session;
  readonly onNew: (search: string) => void;
}

/** The rarer things: the rules, a link, a copy, another match. */
export function MatchMenu({ game, session, onNew }: Props) {
  const { match } = session.view.value;
  const [leaving, setLeaving] = useState(false);
  return (
    <section class={styles.menu} data-side aria-labelledby="menu">
      <h2 id="menu">{t('menu')}</h2>
      <div class={styles.items}>
        <Link href={`/${game.id}/rules`}>{t('game.rules')}</Link>
        <Link href={`/${game.id}`}>{t('end.other')}</Link>
        {leaving ? (
          <button type="button" onClick={() => onNew(again(session, { sameDice: false }))}>
            {t('menu.new.sure')}
          </button>
        ) : (
          <button type="button" onClick={() => setLeaving(true)}>
            {t('menu.new')}
          </button>
        )}
        {match === undefined ? (
          <p class={styles.note}>{t('menu.secret')}</p>
        ) : (
          <>
            <button
              type="button"
              onClick={() => download(`${game.id}-${session.key}.txt`, formatRecord(match))}
            >
              {t('record.save')}
            </button>
            <ShareLink match={match} />
          </>
        )}
      </div>
    </section>
  );
}
