import { Link } from 'wouter-preact';
import { shelf } from '@glade/games/browser';
import { matches } from '../storage/stored-matches.ts';
import { Page } from '../app/Page.tsx';
import { t } from '../words/words.ts';
import { GamePicture } from './GamePicture.tsx';
import styles from './ShelfPage.module.css';

/** The games, as sheets of paper on a table. */
export function ShelfPage() {
  const all = matches.list();
  const going = all.filter(({ over, begun }) => begun && !over);
  return (
    <Page title="Glade" quiet>
      <p class={styles.lead}>{t('shelf.lead')}</p>
      <ul class={styles.table}>
        {shelf.map(({ id }) => {
          const open = going.find(({ game }) => game === id);
          return (
            <li key={id} class={styles.place}>
              <Link href={`/${id}`} class={styles.sheet}>
                <GamePicture game={id} />
                <span class={styles.title}>{t(`${id}/game.title`)}</span>
                <span class={styles.line}>{t(`${id}/game.line`)}</span>
              </Link>
              {open !== undefined && (
                <Link href={`/${id}/play?match=${open.key}`} class={styles.going}>
                  {t('shelf.continue', { game: t(`${id}/game.title`) })}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      {all.length + matches.broken().length > 0 && (
        <p class={styles.promise}>
          <Link href="/matches">{t('matches')}</Link>
        </p>
      )}
      <p class={styles.promise}>{t('shelf.promise')}</p>
    </Page>
  );
}
