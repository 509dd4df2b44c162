import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { Game } from '@glade/engine';
import { matches } from '../record/matches.ts';
import { download } from '../record/download.ts';
import type { Saved } from '../record/store.ts';
import { language, t } from '../words.ts';
import styles from './Matches.module.css';

/** The matches of a game in this browser: to go on with, to look at again, to throw away. */
export function Matches({ game }: { readonly game: Game }) {
  const [, setCount] = useState(0);
  const all = matches.list(game.id);
  const going = all.filter(({ over, begun }) => begun && !over);
  const over = all.filter((each) => each.over);
  const broken = matches.broken();
  const remove = (key: string): void => {
    matches.remove(key);
    setCount((count) => count + 1);
  };
  if (going.length + over.length + broken.length === 0) return null;

  return (
    <section class={styles.matches} aria-labelledby="matches">
      <h2 id="matches">{t('matches')}</h2>
      {going.length > 0 && (
        <ul>
          {going.map((saved) => (
            <li key={saved.key}>
              <Link href={`/${game.id}/play?match=${saved.key}`}>
                {t('matches.continue', { when: when(saved) })}
              </Link>
              <Remove saved={saved} onRemove={remove} />
            </li>
          ))}
        </ul>
      )}
      {over.length > 0 && (
        <details>
          <summary>{t('matches.over', { count: over.length })}</summary>
          <ul>
            {over.map((saved) => (
              <li key={saved.key}>
                <Link href={`/${game.id}/replay?match=${saved.key}`}>
                  {t('matches.replay', { when: when(saved) })}
                </Link>
                <Remove saved={saved} onRemove={remove} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {broken.map(({ key, text }) => (
        <p key={key} role="alert">
          {t('matches.broken')}{' '}
          <button type="button" onClick={() => download(`glade-${key}.txt`, text)}>
            {t('matches.broken.keep')}
          </button>{' '}
          <button type="button" onClick={() => remove(key)}>
            {t('matches.broken.remove')}
          </button>
        </p>
      ))}
    </section>
  );
}

function Remove({
  saved,
  onRemove,
}: {
  readonly saved: Saved;
  readonly onRemove: (key: string) => void;
}) {
  return (
    <button
      type="button"
      class={styles.remove}
      aria-label={t('matches.remove.which', { when: when(saved) })}
      onClick={() => onRemove(saved.key)}
    >
      {t('matches.remove')}
    </button>
  );
}

function when({ changed }: Saved): string {
  const format = new Intl.DateTimeFormat(language.value, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return format.format(new Date(changed));
}
