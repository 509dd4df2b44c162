import { t } from '../words/words.ts';
import styles from './WinsLine.module.css';

const TEN = Array.from({ length: 10 }, (_, i) => i);

interface Props {
  readonly wins: number;
  /** `yes`: bots play it as a team. */
  readonly team: 'yes' | 'no';
}

/** How often bots win, of ten matches: in dots and in words. That all or none are won, dots do not tell better. */
export const WinsLine = ({ wins, team }: Props) => (
  <span class={styles.wins}>
    {wins > 0 && wins < 10 && (
      <span class={styles.dots} aria-hidden="true">
        {TEN.map((i) => (
          <span key={i} class={i < wins ? styles.won : styles.lost} />
        ))}
      </span>
    )}
    {t('game.wins', { wins, team })}
  </span>
);
