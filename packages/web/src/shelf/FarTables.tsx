import { Link } from 'wouter-preact';
import { shelf } from '@glade/games/browser';
import { myTables } from '../far/my-tables.ts';
import { t } from '../words/words.ts';
import styles from './ShelfPage.module.css';

/** How many tables the shelf shows. */
const SHOWN = 4;

/** The tables far away at which somebody here sits. Nothing where there are none. */
export function FarTables() {
  const going = myTables().filter(({ over, game }) => !over && shelf.some(({ id }) => id === game));
  if (going.length === 0) return null;
  return (
    <nav aria-label={t('shelf.far')} class={styles.far}>
      <h2>{t('shelf.far')}</h2>
      <ul>
        {going.slice(0, SHOWN).map(({ table, game }) => (
          <li key={table}>
            <Link href={`/t/${table}`}>{t(`${game}/game.title`)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
