import type { Moment } from '@glade/ui/ending';
import type { Say } from '@glade/text';
import { useMemo } from 'preact/hooks';
import { highlightsOf } from '../match/end/highlights.ts';
import { EventPictureOf } from '../match/stage/EventPictureOf.tsx';
import { looksAt } from '../seats/seat-looks.ts';
import { GoThere, Step } from './DecisionList.tsx';
import type { ToldMatch } from './told-match.ts';
import styles from './ReviewScreen.module.css';

/** So many moments are shown while the bots count. */
const MOST = 8;

/** The moments of the match that mattered most. They need no counting: they are there at once. */
export function MatchMoments({ told, say }: { readonly told: ToldMatch; readonly say: Say }) {
  const { match, board } = told;
  const moments = useMemo(() => {
    const textOf = ({ step }: Moment): string => told.entry(step - 1);
    return highlightsOf(told.entries, board, textOf, MOST).map((moment) => ({
      step: moment.step,
      event: moment.events[0],
      text: textOf(moment),
      view: match.rules.view(match.at(moment.step).state, undefined),
    }));
  }, [told]);
  const looks = looksAt(match.header, say);
  const apart = told.apart(moments.map(({ step }) => step - 1));
  if (moments.length === 0) return null;
  return (
    <section aria-labelledby="review-moments">
      <h2 id="review-moments">{say('review.page.moments')}</h2>
      <ol class={styles.decisions} data-review-moments>
        {moments.map(({ step, event, text, view }) => (
          <li key={step}>
            <div class={styles.moment}>
              <EventPictureOf board={board} view={view} seats={looks} event={event} />
              <p>{text}</p>
            </div>
            <Step at={step} what={text} say={say}>
              <GoThere
                at={step}
                {...{ told, say }}
                turn={told.entries[step - 1]!.turn}
                apart={apart(step - 1)}
              />
            </Step>
          </li>
        ))}
      </ol>
    </section>
  );
}
