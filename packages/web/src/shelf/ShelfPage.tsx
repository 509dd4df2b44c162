import { Link } from 'wouter-preact';
import { shelf } from '@glade/games/browser';
import { hasTables } from '../storage/has-tables.ts';
import { Lazy } from '../loading/Lazy.tsx';
import { matches } from '../storage/stored-matches.ts';
import { BoxFacts } from '../game/BoxFacts.tsx';
import { Page } from '../app/Page.tsx';
import { loadFarWords, t, tagOfCard } from '../words/words.ts';
import { ContinueCards } from './ContinueCards.tsx';
import { GamePicture } from './GamePicture.tsx';
import { familyGame, firstGame } from './first-game.ts';
import styles from './ShelfPage.module.css';

/** How many matches the shelf shows; all others are on their own page. */
const SHOWN = 3;

interface Props {
  /** Whether a game is chosen to playtest, not to play. */
  readonly lab: boolean;
}

/** The matches going on, and the games with their covers. */
export const ShelfPage = ({ lab }: Props) => (lab ? <LabShelf /> : <PlayShelf />);

/** The games, each of which leads to its playtest. */
const LabShelf = () => (
  <Page title={t('game.lab')}>
    <Games page="/lab" />
  </Page>
);

/** The games with their covers. `page`: which page of a game each leads to. */
const Games = ({ page }: { readonly page: '' | '/lab' }) => (
  <ul class={styles.shelf}>
    {shelf.map(({ id, box }) => (
      <li key={id}>
        <div class={styles.box}>
          <GamePicture game={id} />
          {/* A heading that is a link by itself, so that keys and ears find the games quickly; a tap may be anywhere. */}
          <h2 class={styles.title} lang={tagOfCard(id, 'game.title')}>
            <Link href={`/${id}${page}`}>{t(`${id}/game.title`)}</Link>
          </h2>
          <span class={styles.line} lang={tagOfCard(id, 'game.line')}>
            {t(`${id}/game.line`)}
          </span>
          <BoxFacts box={box} />
        </div>
      </li>
    ))}
  </ul>
);

function PlayShelf() {
  const all = matches.list();
  const going = matches.goingOn().filter(({ game }) => shelf.some(({ id }) => id === game));
  const stored = all.length + matches.broken().length;
  return (
    <Page title="Glade" quiet>
      {going.length > 0 ? (
        <ContinueCards going={going.slice(0, SHOWN)} />
      ) : (
        <p class={styles.lead}>{t('shelf.lead')}</p>
      )}
      {stored === 0 && (
        <p class={styles.first}>
          <span>
            <Link href={firstGame.address}>
              {t('shelf.new', { game: t(`${firstGame.id}/game.title`) })}
            </Link>{' '}
            {t('shelf.new.why', { minutes: firstGame.box.minutes })}
          </span>{' '}
          <span>
            <Link href={familyGame.address}>
              {t('shelf.children', { game: t(`${familyGame.id}/game.title`) })}
            </Link>{' '}
            {t('shelf.children.why', { least: familyGame.box.ages?.[0] ?? '' })}
          </span>
        </p>
      )}
      {hasTables() && (
        <Lazy
          key="far"
          name="shelf/far"
          load={() => Promise.all([import('./FarTables.tsx'), loadFarWords()])}
        >
          {([{ FarTables }]) => <FarTables />}
        </Lazy>
      )}
      <Games page="" />
      <p class={styles.more}>
        {stored > 0 && <Link href="/matches">{t('matches.all', { count: stored })}</Link>}{' '}
        <Link href="/my-shelf">{t('mine')}</Link> <Link href="/lab">{t('game.lab')}</Link>
      </p>
      <p class={styles.promise}>{t('shelf.promise')}</p>
    </Page>
  );
}
