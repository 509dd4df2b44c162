import { useEffect, useRef, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { formatRecord, type Game } from '@glade/engine';
import { download } from '../record/download.ts';
import { ShareLink } from '../record/ShareLink.tsx';
import { t } from '../words.ts';
import { again } from './again.ts';
import type { Session } from './session.ts';
import { announce } from './voice.ts';
import styles from './MatchMenu.module.css';

interface Props {
  readonly game: Game;
  readonly session: Session;
  readonly onNew: (search: string) => void;
}

/** The rarer things: the rules, a link, a copy, another match. */
export function MatchMenu({ game, session, onNew }: Props) {
  const { match } = session.view.value;
  return (
    <section class={styles.menu} data-side aria-labelledby="menu">
      <h2 id="menu">{t('menu')}</h2>
      <div class={styles.items}>
        <Link href={`/${game.id}/rules`}>{t('game.rules')}</Link>
        <Link href={`/${game.id}`}>{t('end.other')}</Link>
        <NewMatch onYes={() => onNew(again(session, { sameDice: false }))} />
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

/** Asks before a match is left, so that nothing goes by a slip of a finger: the first answer under it is no. */
function NewMatch({ onYes }: { readonly onYes: () => void }) {
  const [asking, setAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const no = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (asking) {
      asked.current = true;
      announce(t('menu.new.ask'), 'assertive');
      no.current?.focus();
    } else if (asked.current) first.current?.focus();
  }, [asking]);
  if (!asking) {
    return (
      <button type="button" ref={first} onClick={() => setAsking(true)}>
        {t('menu.new')}
      </button>
    );
  }
  return (
    <div role="group" aria-labelledby="new-match" class={styles.ask}>
      <p id="new-match">{t('menu.new.ask')}</p>
      <button type="button" ref={no} onClick={() => setAsking(false)}>
        {t('menu.new.no')}
      </button>
      <button type="button" onClick={onYes}>
        {t('menu.new.yes')}
      </button>
    </div>
  );
}
