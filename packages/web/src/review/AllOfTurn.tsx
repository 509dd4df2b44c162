import { useState } from 'preact/hooks';
import type { TurnSpan } from '@glade/lab/review';
import type { Say } from '@glade/text';
import type { ToldMatch } from './told-match.ts';
import styles from './ReviewScreen.module.css';

interface Props {
  readonly span: TurnSpan;
  readonly told: ToldMatch;
  readonly say: Say;
}

/** All that happened in a turn, behind a door: told as soon as somebody opens it. */
export function AllOfTurn({ span: { from, to }, told, say }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <details
      class={styles.all}
      data-review-all
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{say('review.page.all')}</summary>
      {open && (
        <ul>
          {told.all(from, to).map((text, i) => (
            <li key={i}>{text}</li>
          ))}
        </ul>
      )}
    </details>
  );
}
