import { SIDE } from '@glade/boards/squares36';
import { memo } from '@glade/ui/memo';
import styles from '../Board.module.css';

export { SIDE };
/** How wide a square is drawn. */
export const UNIT = 100;
/** Room for the numbers at the left and above. */
export const MARGIN = 46;

/** The numbers of the columns above a grid, and of the rows at its left. */
export const Numbers = memo(function Numbers({
  x,
  y,
  only,
}: {
  readonly x: number;
  readonly y: number;
  readonly only?: 'columns' | 'rows';
}) {
  const numbers = Array.from({ length: SIDE }, (_, i) => i + 1);
  return (
    <g class={styles.numbers}>
      {only !== 'rows' &&
        numbers.map((n) => (
          <text key={n} x={x + (n - 0.5) * UNIT} y={y - 14}>
            {n}
          </text>
        ))}
      {only !== 'columns' &&
        numbers.map((n) => (
          <text key={n} x={x - 24} y={y + (n - 0.5) * UNIT + 12}>
            {n}
          </text>
        ))}
    </g>
  );
});

/** The lines between the four quarters of X4. */
export const Seams = () => (
  <path
    class={styles.seam}
    d={`M${MARGIN + SIDE * UNIT} ${MARGIN}v${2 * SIDE * UNIT}M${MARGIN} ${MARGIN + SIDE * UNIT}h${2 * SIDE * UNIT}`}
  />
);
