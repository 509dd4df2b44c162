import { useState } from 'preact/hooks';
import type { Review, ReviewTeller } from '@glade/lab/review';
import type { Say } from '@glade/text';
import type { ToldMatch } from './told-match.ts';
import styles from './ReviewScreen.module.css';

interface Props {
  readonly review: Review;
  readonly teller: ReviewTeller;
  readonly side: number;
  readonly told: ToldMatch;
  readonly say: Say;
}

/** All values of the picture as a table. It is made when somebody opens it. */
export function ReviewTable({ review, teller, side, told, say }: Props) {
  const [open, setOpen] = useState(false);
  const { points, steps } = review;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} data-review-table>
      <summary>{say('review.page.table')}</summary>
      {open && (
        <div
          class={styles.scrolls}
          role="region"
          aria-label={say('review.page.table')}
          tabIndex={0}
        >
          <table class={styles.table}>
            <thead>
              <tr>
                {['step', 'turn', 'what', 'value', 'luck', 'choice'].map((column) => (
                  <th key={column} scope="col">
                    {say(`review.page.column.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {steps.map(({ cause, changes, asTheBot }, at) => {
                const change = changes[side]!;
                const value = points[at + 1]!.values[side]!;
                const text = asTheBot
                  ? '0'
                  : `${teller.signed(change.value)} (${teller.range(change)})`;
                return (
                  <tr key={at}>
                    <th scope="row">{at + 1}</th>
                    <td>{told.turn(points[at]!.turn)}</td>
                    <td>{told.entry(at)}</td>
                    <td>{`${teller.share(value.value)} (${teller.shareRange(value)})`}</td>
                    <td>{cause === 'luck' ? text : ''}</td>
                    <td>{cause === 'choice' ? text : ''}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
