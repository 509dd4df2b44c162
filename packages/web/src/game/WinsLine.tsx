import { t } from '../words/words.ts';
import styles from './WinsLine.module.css';

const TEN = Array.from({ length: 10 }, (_, i) => i);

/** How often bots win, of ten matches: in dots and in words. */
export const WinsLine = ({ wins }: { readonly wins: number }) => (
  <span class={styles.wins}>
    <span class={styles.dots} aria-hidden="true">
      {TEN.map((i) => (
        <span key={i} class={i < wins ? styles.won : styles.lost} />
      ))}
    </span>
    {t('game.wins', { wins })}
  </span>
);
