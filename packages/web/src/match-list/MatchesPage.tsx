import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { Game } from '@glade/engine';
import { shelf } from '@glade/games/browser';
import { findGame } from '../loading/games.ts';
import { matches } from '../storage/stored-matches.ts';
import { Page } from '../app/Page.tsx';
import { t } from '../words/words.ts';
import { KeepingNote, MatchList, UnreadableMatches } from './MatchList.tsx';

/** All matches in this browser, by game. People come here to make room. */
export function MatchesPage() {
  const [, setCount] = useState(0);
  const update = (): void => setCount((count) => count + 1);
  const all = matches.list();
  const strange = all
    .filter(({ game }) => shelf.every(({ id }) => id !== game))
    .map(({ key, game, record }) => ({ key, text: record, why: t('matches.strange', { game }) }));
  return (
    <Page title={t('matches')}>
      {all.length === 0 && <p>{t('matches.none')}</p>}
      <KeepingNote />
      {shelf
        .filter(({ id }) => all.some(({ game }) => game === id))
        .map(({ id }) => (
          <MatchesOf key={id} id={id} onRemove={update} />
        ))}
      <UnreadableMatches strange={strange} onRemove={update} />
      <p>
        <Link href="/">{t('notFound.home')}</Link>
      </p>
    </Page>
  );
}

/** The matches of one game. The names of their rules appear once the game is loaded. */
function MatchesOf({ id, onRemove }: { readonly id: string; readonly onRemove: () => void }) {
  const [game, setGame] = useState<Game>();
  useEffect(() => {
    // If it cannot be loaded, the list does without these names.
    findGame(id).then(setGame, () => {});
  }, [id]);
  return <MatchList id={id} game={game} title={t(`${id}/game.title`)} onRemove={onRemove} />;
}
