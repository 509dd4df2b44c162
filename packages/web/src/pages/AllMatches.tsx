import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { shelf } from 'virtual:shelf';
import { download } from '../record/download.ts';
import { matches } from '../record/matches.ts';
import { Page } from '../shell/Page.tsx';
import { t } from '../words.ts';
import { Matches, Unread } from './Matches.tsx';

/** All matches in this browser, game by game: where people make room. */
export function AllMatches() {
  const [, setCount] = useState(0);
  const all = matches.list();
  const strange = all.filter(({ game }) => !shelf.includes(game));
  return (
    <Page title={t('matches')}>
      {all.length === 0 && <p>{t('matches.none')}</p>}
      {shelf.map((game) => (
        <Matches
          key={game}
          game={game}
          title={t(`${game}/game.title`)}
          onRemove={() => setCount((count) => count + 1)}
        />
      ))}
      {strange.map(({ key, game, record }) => (
        <p key={key}>
          {t('matches.strange', { game })}{' '}
          <button type="button" onClick={() => download(`${game}-${key}.txt`, record)}>
            {t('record.save')}
          </button>
        </p>
      ))}
      <Unread />
      <p>
        <Link href="/">{t('notFound.home')}</Link>
      </p>
    </Page>
  );
}
