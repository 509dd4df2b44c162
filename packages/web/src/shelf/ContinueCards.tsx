import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { ListedMatch } from '../storage/match-store.ts';
import { t } from '../words/words.ts';
import type { LiveMatch } from './live-match.tsx';
import { GamePicture } from './GamePicture.tsx';
import styles from './ContinueCards.module.css';

interface Props {
  readonly going: readonly ListedMatch[];
  /** On the page of their game they need not say its name. */
  readonly ofGame?: boolean;
}

/** The matches going on, the latest first: the board as it stands, whose turn it is, and the way back into each. */
export function ContinueCards({ going, ofGame = false }: Props) {
  return (
    <section aria-label={t('shelf.going')}>
      <ul class={styles.matches}>
        {going.map((saved) => (
          <ContinueCard key={saved.key} saved={saved} ofGame={ofGame} />
        ))}
      </ul>
    </section>
  );
}

function ContinueCard({
  saved,
  ofGame,
}: {
  readonly saved: ListedMatch;
  readonly ofGame: boolean;
}) {
  const { key, game, before } = saved;
  const live = useLiveMatch(saved);
  const title = t(ofGame ? 'shelf.going' : `${game}/game.title`);
  return (
    <li>
      <Link href={`/${game}/play?match=${key}`} class={styles.match}>
        <div class={styles.picture} aria-hidden="true">
          {live?.Thumbnail === undefined ? <GamePicture game={game} /> : <live.Thumbnail />}
        </div>
        <span class={styles.told}>
          <span class={styles.title}>
            <span class="visually-hidden">{t('shelf.continue')}: </span>
            {title}
          </span>
          <span class={styles.turn}>
            {live?.turn()}
            {live !== undefined && live.whose() !== '' && (
              <>
                <span class="visually-hidden"> · </span>
                <strong>{live.whose()}</strong>
              </>
            )}
            {before !== undefined && (
              <>
                <span class="visually-hidden"> · </span>
                {t('matches.before', { entry: before })}
              </>
            )}
          </span>
          <span class={styles.go} aria-hidden="true">
            {t('shelf.continue')}
          </span>
        </span>
      </Link>
    </li>
  );
}

/** The match as it stands. It comes once the page is shown and the browser has nothing else to do. */
function useLiveMatch({ game, record }: ListedMatch): LiveMatch | undefined {
  const [live, setLive] = useState<LiveMatch>();
  useEffect(() => {
    let gone = false;
    const load = async (): Promise<void> => {
      const { openLiveMatch } = await import('./live-match.tsx');
      const opened = await openLiveMatch(game, record);
      if (!gone) setLive(opened);
    };
    // Without it, because the match cannot be read or the browser is offline, the cover stays.
    const cancel = whenIdle(() => void load().catch(() => {}));
    return () => {
      gone = true;
      cancel();
    };
  }, [game, record]);
  return live;
}

/** Longest wait for an idle moment, and the wait where the browser cannot tell of one, in milliseconds. */
const PATIENCE = 2000;
const SOON = 300;

/** Calls this once the page has loaded and is painted, and the browser has nothing else to do. */
function whenIdle(run: () => void): () => void {
  let cancel = (): void => {};
  const wait = (): void => {
    const timer = setTimeout(() => {
      if (!('requestIdleCallback' in globalThis)) return run();
      const idle = requestIdleCallback(run, { timeout: PATIENCE });
      cancel = () => cancelIdleCallback(idle);
    }, SOON);
    cancel = () => clearTimeout(timer);
  };
  if (document.readyState === 'complete') wait();
  else {
    addEventListener('load', wait, { once: true });
    cancel = () => removeEventListener('load', wait);
  }
  return () => cancel();
}
