import { useEffect, useState } from 'preact/hooks';
import type { Section } from '@glade/engine';
import { t } from '../words/words.ts';
import styles from './Contents.module.css';

interface Props {
  /** All sections of the rulebook. */
  readonly sections: readonly Section[];
  /** Those that the search leaves, with the clauses that it found. */
  readonly shown: readonly Section[];
  /** What is searched for. */
  readonly wanted: string;
  readonly onWanted: (wanted: string) => void;
}

/** The search and the map of contents. It stays in sight while one reads, and says in which section one is. */
export function Contents({ sections, shown, wanted, onWanted }: Props) {
  const here = useSectionInSight(shown);
  const [open, setOpen] = useState(false);
  const found = shown.reduce((sum, { clauses }) => sum + clauses.length, 0);
  const searching = wanted.trim() !== '';
  return (
    <div class={styles.contents} data-open={open}>
      <div class={styles.search} role="search">
        <label class="visually-hidden" for="rules-search">
          {t('rules.search')}
        </label>
        <input
          id="rules-search"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autocomplete="off"
          maxLength={80}
          placeholder={t('rules.search')}
          value={wanted}
          onInput={({ currentTarget }) => onWanted(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Escape' && onWanted('')}
        />
        <button
          type="button"
          class={styles.toggle}
          aria-expanded={open}
          aria-controls="rules-contents"
          onClick={() => setOpen(!open)}
        >
          {t('rules.contents')}
        </button>
      </div>
      <p class={styles.found} role="status">
        {searching && t('rules.search.found', { n: found })}
      </p>
      <nav id="rules-contents" aria-label={t('rules.contents')}>
        <ul>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === here ? 'true' : undefined}
                onClick={() => setOpen(false)}
              >
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** The section that one reads: the last whose heading has come into the upper third of the page. */
function useSectionInSight(shown: readonly Section[]): string | undefined {
  const [here, setHere] = useState<string>();
  useEffect(() => {
    const look = (): void => {
      const line = innerHeight / 3;
      const passed = shown.findLast(({ id }) => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top < line;
      });
      setHere(passed?.id);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [shown]);
  return here;
}
