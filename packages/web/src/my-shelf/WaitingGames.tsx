import { Link } from 'wouter-preact';
import { shelf } from '@glade/games/browser';
import { GamePicture } from '../shelf/GamePicture.tsx';
import { t } from '../words/words.ts';
import styles from './WaitingGames.module.css';

/** A shelf where nothing has been played yet: the covers of all games, each the way to its game. */
export function WaitingGames() {
  return (
    <ul class={styles.waiting} data-waiting>
      {shelf.map(({ id }) => (
        <li key={id}>
          <Link class={styles.game} href={`/${id}`}>
            <span class={styles.cover}>
              <GamePicture game={id} />
            </span>
            {t(`${id}/game.title`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
