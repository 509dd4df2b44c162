import { useState } from 'preact/hooks';
import type { Decision, Review, ReviewTeller } from '@glade/lab/review';
import type { Say } from '@glade/text';
import { botName } from './bot-name.ts';
import { costInFull, GoThere, wellInFull } from './DecisionList.tsx';
import { ReviewChart } from './charts/ReviewChart.tsx';
import { ReviewTable } from './ReviewTable.tsx';
import type { ToldMatch } from './told-match.ts';
import styles from './ReviewScreen.module.css';

interface Props {
  readonly review: Review;
  readonly teller: ReviewTeller;
  readonly told: ToldMatch;
  readonly say: Say;
  readonly side: number;
  readonly costs: readonly Decision[];
  /** Whether the match had secrets. */
  readonly secret: boolean;
}

/** All figures with their ranges, step by step, and how they were found: for who wants to know exactly. */
export function Figures({ review, teller, told, say, side, costs, secret }: Props) {
  const [at, setAt] = useState(review.steps.length);
  const placed = toldAt(review, teller, told, { say, side, at });
  return (
    <details class={styles.figures} data-review-figures>
      <summary>{say('review.page.figures')}</summary>
      <div class={styles.folded}>
        <ul class={styles.summary} data-review-summary>
          {[
            ...teller.summary(side),
            ...teller.well(side).map((each) => wellInFull(each, teller, told, say)),
            ...costs.map((each) => costInFull(each, teller, told, say)),
          ].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <ReviewChart
          review={review}
          teller={teller}
          side={side}
          at={at}
          told={placed}
          costs={costs}
          title={say(`review.page.chart.${review.stake}`)}
          say={say}
          onMove={setAt}
        />
        <div class={styles.place} data-review-place>
          <p>{placed}</p>
          <GoThere {...{ at, told, say }} apart />
        </div>
        <ReviewTable review={review} teller={teller} side={side} told={told} say={say} />
        <h2>{say('review.page.how')}</h2>
        <ul>
          {teller.method(side, botName(say, told.match.game, review.by), secret).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {review.progress === 1 && <li>{say('review.page.done')}</li>}
        </ul>
      </div>
    </details>
  );
}

interface Place {
  readonly say: Say;
  readonly side: number;
  readonly at: number;
}

/** What is said of the position after `at` entries: what the last of them was, what it changed, and the value. */
function toldAt(
  { points, steps }: Review,
  teller: ReviewTeller,
  told: ToldMatch,
  { say, side, at }: Place,
): string {
  const value = points[at]!.values[side]!;
  const now = say('review.page.value', {
    value: teller.share(value.value),
    range: teller.shareRange(value),
  });
  if (at === 0) return `${say('review.page.begin')}. ${now}`;
  const { cause, changes, asTheBot } = steps[at - 1]!;
  const change = changes[side]!;
  const by = asTheBot
    ? say('review.page.by.bot')
    : say(`review.page.by.${cause}`, {
        change: teller.signed(change.value),
        range: teller.range(change),
      });
  const place = say('review.page.at', { at, length: steps.length });
  const actor = told.actor(at - 1);
  return [
    actor === undefined ? `${place}.` : `${place}, ${actor}.`,
    told.entry(at - 1),
    ...(cause === 'forced' ? [] : [by]),
    now,
  ].join(' ');
}
