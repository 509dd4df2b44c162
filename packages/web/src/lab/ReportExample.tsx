import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { Say } from '@glade/text';
import styles from './ReportExample.module.css';

/** Made-up numbers. How many of 100 matches are won, and the range of that. */
const WON = { value: 62, low: 56, high: 68 };
/** Matches by their length, from the shortest. */
const LENGTHS = [2, 6, 13, 22, 30, 27, 19, 12, 7, 4, 2, 1];
/** In how many of 100 matches each of some rules came up. */
const RULES = [96, 71, 38, 12];

/** Width and height of a drawing, in its own units. */
const WIDTH = 100;
const HIGH = 36;
const BAR = 6;
const ROW = 9;

/** What a report looks like, drawn from made-up numbers: for who has not made one yet. */
export function ReportExample({ say }: { readonly say: Say }) {
  const id = useId();
  return (
    <figure class={styles.example} data-report-example aria-labelledby={id}>
      <figcaption id={id}>{say('lab.app.example')}</figcaption>
      <ul class={styles.parts}>
        <li>
          <span>{say('lab.app.example.ends')}</span>
          <Drawing>
            <rect class={styles.track} width={WIDTH} height={12} y={12} />
            <rect class={styles.bar} width={WON.value} height={12} y={12} />
            <path
              class={styles.range}
              d={`M${WON.low} 14v8M${WON.low} 18H${WON.high}M${WON.high} 14v8`}
            />
          </Drawing>
        </li>
        <li>
          <span>{say('lab.app.example.long')}</span>
          <Drawing>
            {LENGTHS.map((count, i) => (
              <rect
                key={i}
                class={styles.bar}
                x={(i * WIDTH) / LENGTHS.length + 0.5}
                y={HIGH - count}
                width={WIDTH / LENGTHS.length - 1}
                height={count}
              />
            ))}
          </Drawing>
        </li>
        <li>
          <span>{say('lab.app.example.rules')}</span>
          <Drawing>
            {RULES.map((share, i) => (
              <g key={i}>
                <rect class={styles.track} y={i * ROW} width={WIDTH} height={BAR} />
                <rect class={styles.bar} y={i * ROW} width={share} height={BAR} />
              </g>
            ))}
          </Drawing>
        </li>
      </ul>
    </figure>
  );
}

const Drawing = ({ children }: { readonly children: ComponentChildren }) => (
  <svg viewBox={`0 0 ${WIDTH} ${HIGH}`} aria-hidden="true">
    {children}
  </svg>
);
