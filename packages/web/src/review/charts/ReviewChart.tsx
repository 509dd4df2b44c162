import type { Decision, Review, ReviewTeller } from '@glade/lab/review';
import { Plot, placedAt } from './Plot.tsx';
import styles from './ReviewChart.module.css';

interface Props {
  readonly review: Review;
  readonly teller: ReviewTeller;
  readonly side: number;
  /** How many entries have happened at the place that is looked at, and what is said of it. */
  readonly at: number;
  readonly told: string;
  readonly costs: readonly Decision[];
  readonly title: string;
  readonly say: (key: string) => string;
  readonly onMove: (at: number) => void;
}

/** Lines across the picture, in percent. */
const GRID = [0, 25, 50, 75, 100];

/** The value after each entry as a line, with the interval around it. Choices are drawn solid, luck dotted. */
export function ReviewChart(props: Props) {
  const { review, teller, side, at, told, costs, title, say, onMove } = props;
  const { points, steps } = review;
  const last = Math.max(1, points.length - 1);
  const values = points.map(({ values: all }) => all[side]!);
  const y = (value: number): number => 100 - 100 * value;
  const line = (cause: 'luck' | 'choice'): string =>
    steps
      .flatMap((step, i) =>
        (step.cause === 'luck') === (cause === 'luck')
          ? [`M${i} ${y(values[i]!.value)}L${i + 1} ${y(values[i + 1]!.value)}`]
          : [],
      )
      .join('');
  const band = [
    ...values.map(({ high }, i) => `${i},${y(high)}`),
    ...values.map(({ low }, i) => `${i},${y(low)}`).toReversed(),
  ].join(' ');
  return (
    <figure class={styles.chart} data-review-chart>
      <figcaption>{title}</figcaption>
      <Plot
        title={title}
        scale={[1, 0.5, 0].map((value) => teller.share(value))}
        last={last}
        at={at}
        told={told}
        onMove={onMove}
        drawing={
          <>
            {GRID.map((value) => (
              <line key={value} class={styles.grid} x1={0} x2={last} y1={value} y2={value} />
            ))}
            <polygon class={styles.band} points={band} />
            <path class={styles.luck} d={line('luck')} />
            <path class={styles.choice} d={line('choice')} />
          </>
        }
      >
        {costs.map((decision, i) => (
          <span
            key={decision.at}
            class={styles.flag}
            style={placedAt(decision.at + 1, last, y(values[decision.at + 1]!.value))}
            aria-hidden
          >
            {i + 1}
          </span>
        ))}
        <span class={styles.dot} style={placedAt(at, last, y(values[at]!.value))} aria-hidden />
      </Plot>
      <ul class={styles.key} aria-hidden>
        <li>
          <svg viewBox="0 0 24 8" class={styles.sign}>
            <path class={styles.choice} d="M0 4h24" />
          </svg>
          {say('review.page.key.choice')}
        </li>
        <li>
          <svg viewBox="0 0 24 8" class={styles.sign}>
            <path class={styles.luck} d="M0 4h24" />
          </svg>
          {say('review.page.key.luck')}
        </li>
        <li>
          <svg viewBox="0 0 24 8" class={styles.sign}>
            <path class={styles.band} d="M0 0h24v8h-24z" />
          </svg>
          {say('review.page.key.range')}
        </li>
        {costs.length > 0 && (
          <li>
            <span class={styles.sample}>1</span>
            {say('review.page.key.cost')}
          </li>
        )}
      </ul>
    </figure>
  );
}
