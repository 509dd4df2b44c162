import type { Falling } from '@glade/ui';
import styles from './Leaves.module.css';

// What falls, drawn about 0 0. How many, where and when is computed from the index: the same at every end.

const SHAPES = {
  leaf: 'M0 -11C8 -6 9 4 0 11C-9 4 -8 -6 0 -11ZM0 -7V14',
  petal: 'M0 -9C6 -7 8 2 0 8C-8 2 -6 -7 0 -9Z',
  star: 'M0 -10L2.900 -4L9.500 -3.100L4.700 1.500L5.900 8.100L0 5L-5.900 8.100L-4.700 1.500L-9.500 -3.100L-2.900 -4Z',
  ember: 'M0 -8C4 -3 5 0 3 4C1 7 -2 7 -4 4C-5 1 -2 -2 0 -8Z',
} as const satisfies Record<Falling, string>;

const COUNT = 14;

interface Props {
  readonly what: Falling;
  /** Whether anybody has won: they are grey only where all have lost. */
  readonly won: boolean;
}

/** Some leaves fall over the board and are gone. */
export function Leaves({ what, won }: Props) {
  return (
    <div class={styles.air} data-air data-won={won} aria-hidden="true">
      {Array.from({ length: COUNT }, (_, i) => (
        <svg
          key={i}
          class={styles.leaf}
          data-hue={i % 3}
          viewBox="-15 -15 30 30"
          style={{
            insetInlineStart: `${(i * 37 + 11) % 96}%`,
            '--turn': `${((i * 83) % 360) - 180}deg`,
            '--drift': `${((i * 53) % 9) - 4}rem`,
            animationDelay: `${((i * 7) % COUNT) * 190}ms`,
            animationDuration: `${3200 + ((i * 3) % 5) * 420}ms`,
          }}
        >
          <path d={SHAPES[what]} />
        </svg>
      ))}
    </div>
  );
}
