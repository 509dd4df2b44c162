import type { ComponentChildren } from 'preact';
import type { Review, TurnSpan } from '@glade/lab/review';
import type { Say } from '@glade/text';
import { Plot, placedAt } from './Plot.tsx';
import styles from './TurnChart.module.css';

interface Props {
  readonly review: Review;
  readonly turns: readonly TurnSpan[];
  readonly side: number;
  /** The index of the turn that changed most; -1 if that is not told. */
  readonly turning: number;
  /** How many turns are over at the place that is looked at, and what is said of it. */
  readonly at: number;
  readonly told: string;
  /** What the first and the last turn are called. */
  readonly ends: readonly string[];
  /** The face of who walks along the curve; undefined for a team. */
  readonly face: ComponentChildren;
  readonly say: Say;
  /** Whether the bots still count. */
  readonly counting: boolean;
  /** Whether too little is counted for a curve. */
  readonly early: boolean;
  readonly onMove: (at: number) => void;
}

/** How near the face comes to the flag before it would hide it, as a part of the width. */
const NEAR = 0.1;

/** Where the foot of the flag then stands, from the top in hundredths: on the ground, or just below the top. */
const LOW = 100;
const HIGH = 18;

/** The chance after each turn as one hill: the higher, the better. A flag stands where it turned. */
export function TurnChart(props: Props) {
  const { review, turns, side, turning, at, told, ends, face, say, counting, early } = props;
  const { onMove } = props;
  const { points, stake } = review;
  const last = Math.max(1, turns.length);
  const values = [0, ...turns.map(({ to }) => to)].map((entry) => points[entry]!.values[side]!);
  const heights = values.map(({ value }) => 100 - 100 * value);
  const edge = (of: 'low' | 'high'): readonly string[] =>
    values.map((each, i) => `${i},${100 - 100 * each[of]}`);
  // The face does not hide the flag: where it comes near, the flag leaves the curve, and stays at its turn.
  const near = Math.abs(at - turning - 0.5) <= Math.max(0.5, NEAR * last);
  const clear = heights[at]! < 50 ? LOW : HIGH;
  const way = heights[turning + 1]! > heights[turning]! ? 'fell' : 'rose';
  const line = heights.map((y, i) => `${i},${y}`).join(' ');
  const title = say(`review.page.story.${stake}`);
  if (early)
    return (
      <figure class={styles.chart} data-turn-chart data-counting="early">
        <figcaption>{title}</figcaption>
        <p class={styles.early}>{say('review.page.counting')}</p>
      </figure>
    );
  return (
    <figure class={styles.chart} data-turn-chart data-counting={counting}>
      <figcaption>{title}</figcaption>
      <Plot
        title={title}
        scale={[say(`review.page.top.${stake}`), say(`review.page.bottom.${stake}`)]}
        last={last}
        at={at}
        told={told}
        onMove={onMove}
        drawing={
          <>
            <line class={styles.middle} x1={0} x2={last} y1={50} y2={50} />
            <polygon class={styles.hill} points={`0,100 ${line} ${last},100`} />
            <polygon
              class={styles.band}
              points={[...edge('high'), ...edge('low').toReversed()].join(' ')}
            />
            <path class={styles.line} d={`M${line.replaceAll(' ', 'L')}`} />
            {turning >= 0 && (
              <path
                class={styles.turn}
                data-way={way}
                d={`M${turning} ${heights[turning]!}L${turning + 1} ${heights[turning + 1]!}`}
              />
            )}
          </>
        }
      >
        {turning >= 0 && (
          <span
            class={styles.flag}
            data-way={way}
            style={placedAt(
              turning + 0.5,
              last,
              near ? clear : (heights[turning]! + heights[turning + 1]!) / 2,
            )}
            aria-hidden
          >
            <svg viewBox="0 0 24 24">
              <path d="M5 23V3h13l-4 4.500 4 4.500H5" />
            </svg>
          </span>
        )}
        <span
          class={face === undefined ? styles.dot : styles.face}
          data-walker
          style={placedAt(at, last, heights[at]!)}
          aria-hidden
        >
          {face}
        </span>
      </Plot>
      <p class={styles.ends} data-ends aria-hidden>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
      <p class={styles.keys} aria-hidden>
        {turning >= 0 && (
          <span class={styles.key} data-way={way}>
            <svg viewBox="0 0 24 24">
              <path d="M5 23V3h13l-4 4.500 4 4.500H5" />
            </svg>
            {say('review.page.flag')}
          </span>
        )}
        <span class={styles.key}>
          <svg viewBox="0 0 24 24">
            <path class={styles.band} d="M0 5h24v14H0z" />
          </svg>
          {say('review.page.key.range')}
        </span>
      </p>
    </figure>
  );
}
