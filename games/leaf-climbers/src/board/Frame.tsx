import type { Say } from '@glade/text';
import { memo } from '@glade/ui/memo';
import styles from './Board.module.css';
import { HEAD, LEFT, RIGHT, SIDE, THICK, UNIT, WIDTH } from './geometry.ts';

/** How far the frame reaches round the squares. */
const RIM = 30;
const UPPER_RIM = 18;
const LOWER_RIM = 34;

/** A frame of wood with earth in it. */
export const Frame = memo(function Frame() {
  const [x, y, side] = [LEFT - RIM, HEAD - UPPER_RIM, SIDE * UNIT];
  const box = { width: side + 2 * RIM, height: side + UPPER_RIM + LOWER_RIM, rx: 14 };
  return (
    <>
      <rect class={styles.cast} x={x + 7} y={y + 10} {...box} />
      <rect class={styles.frame} x={x} y={y} {...box} />
      <path
        class={styles.edge}
        d={`M${x + 10} ${y + 5}h${box.width - 20}M${x + 5} ${y + 10}v${box.height - 20}`}
      />
      <rect
        class={styles.soil}
        x={LEFT - 5}
        y={HEAD - 5}
        width={side + 10}
        height={side + 10}
        rx="12"
      />
    </>
  );
});

interface CounterProps {
  readonly of: 'column' | 'row';
  readonly n: number;
  readonly x: number;
  readonly y: number;
}

/** A number at the edge, on a counter of the colour of its die. */
const Counter = memo(({ of, n, x, y }: CounterProps) => (
  <g transform={`translate(${x} ${y})`} class={styles[of]}>
    <rect x="-13" y="-14" width="26" height="28" rx="8" />
    <text x="0" y="8">
      {n}
    </text>
  </g>
));

interface NumbersProps {
  /** How high each pile is. */
  readonly elevation: readonly number[];
  readonly say: Say;
}

/**
 * Columns in green, rows in blue like the dice; the number of a row stands as high as the piles at its ends, so the word for
 * them stands below the lowest, where none ever is.
 */
export function Numbers({ elevation, say }: NumbersProps) {
  const rise = (square: number): number => elevation[square]! * THICK;
  return (
    <g class={styles.along}>
      {Array.from({ length: SIDE }, (_, i) => {
        const y = HEAD + (SIDE - i) * UNIT - 48;
        return (
          <g key={i}>
            <Counter of="column" n={i + 1} x={LEFT + i * UNIT + 50} y={HEAD + SIDE * UNIT + 19} />
            <Counter of="row" n={i + 1} x={LEFT - RIM / 2} y={y - rise(i * SIDE)} />
            <Counter
              of="row"
              n={i + 1}
              x={WIDTH - RIGHT + RIM / 2}
              y={y - rise(i * SIDE + SIDE - 1)}
            />
          </g>
        );
      })}
      <text class={styles.axis} x={LEFT + 3 * UNIT} y={HEAD + SIDE * UNIT + 24}>
        {say('board.column')}
      </text>
      <text
        class={styles.axis}
        transform={`translate(${LEFT - RIM / 2 + 5} ${HEAD + SIDE * UNIT - 3}) rotate(-90)`}
      >
        {say('board.row')}
      </text>
    </g>
  );
}
