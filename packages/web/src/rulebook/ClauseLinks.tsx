import { Link } from 'wouter-preact';
import type { ClauseId } from '@glade/engine';
import { t } from '../words/words.ts';
import styles from './ClauseLinks.module.css';

interface Props {
  readonly game: string;
  readonly clauses: readonly ClauseId[];
  /** Without their numbers, which say nothing to who plays: the links only say that there is a rule, and their names say which. */
  readonly unnumbered?: boolean;
}

/** Links to clauses of the rulebook. */
export function ClauseLinks({ game, clauses, unnumbered = false }: Props) {
  if (clauses.length === 0) return null;
  return (
    <span class={styles.links}>
      {clauses.map((clause) => (
        <Link
          key={clause}
          href={`/${game}/rules#${clause}`}
          class={styles.link}
          aria-label={t('clause', { clause })}
        >
          {unnumbered ? t('clause.only') : clause}
        </Link>
      ))}
    </span>
  );
}
