import { momentsOf } from '@glade/ui/ending';
import type { Say } from '@glade/text';
import { useMemo } from 'preact/hooks';
import { GoThere } from './DecisionList.tsx';
import type { ToldMatch } from './told-match.ts';
import styles from './ReviewScreen.module.css';

/** The moments of the match that mattered most. They need no counting: they are there at once. */
export function MatchMoments({ told, say }: { readonly told: ToldMatch; readonly say: Say }) {
  const moments = useMemo(() => momentsOf(told.entries, true, told.board), [told]);
  return (
    <section aria-labelledby="review-moments">
      <h2 id="review-moments">{say('review.page.moments')}</h2>
      <ol class={styles.decisions} data-review-moments>
        {moments.map(({ step }) => (
          <li key={step}>
            <h3>{told.turn(told.entries[step - 1]!.turn)}</h3>
            <p class={styles.moment}>{told.entry(step - 1)}</p>
            <div class={styles.ways}>
              <GoThere at={step} told={told} say={say} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
