import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { shelf } from '@glade/games/browser';
import { matches } from '../record/matches.ts';
import { Page } from '../shell/Page.tsx';
import { t } from '../words/words.ts';
import { AboutMatches, Matches, Unread } from './Matches.tsx';

/** All matches in this browser, game by game: where people make room. */
export function AllMatches() {
  const [, setCount] = useState(0);
  const update = (): void => setCount((count) => count + 1);
  const all = matches.list();
  const strange = all
    .filter(({ game }) => shelf.every(({ id }) => id !== game))
    .map(({ key, game, record }) => ({ key, text: record, why: t('matches.strange', { game }) }));
  return (
    <Page title={t('matches')}>
      {all.length === 0 && <p>{t('matches.none')}</p>}
      <AboutMatches />
      {shelf.map(({ id }) => (
        <Matches key={id} game={id} title={t(`${id}/game.title`)} onRemove={update} />
      ))}
      <Unread strange={strange} onRemove={update} />
      <p>
        <Link href="/">{t('notFound.home')}</Link>
      </p>
    </Page>
  );
}
