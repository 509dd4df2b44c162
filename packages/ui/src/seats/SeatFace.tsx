import { memo } from '../parts/memo.ts';
import { SEAT_SHAPES, type Face, type SeatColour } from '../contract/seat-look.ts';
import { PARTS, type Part } from './face-parts.ts';
import styles from './SeatFace.module.css';
import { SHAPES } from './shapes.ts';

interface Props {
  readonly face: Face;
  /** The ground is in this colour, and its shape stands at the lower right. Without one the ground is plain. */
  readonly colour?: SeatColour | undefined;
  /** A bot wears an aerial. */
  readonly bot?: boolean | undefined;
  /** Pale and with closed eyes: out of the game. */
  readonly out?: boolean | undefined;
}

/** A face on a round ground. It has no name of its own for a screen reader, and takes its size from around it. */
export const SeatFace = memo(function SeatFace({ face, colour, bot = false, out = false }: Props) {
  return (
    <svg
      class={styles.face}
      viewBox="-36 -36 72 72"
      aria-hidden="true"
      data-face={face}
      data-seat={colour}
      data-out={out}
      data-bot={bot}
    >
      <circle class={styles.ground} r="33.5" />
      <ellipse class={styles.shade} cx="3" cy="25" rx="20" ry="5" />
      {PARTS[face].map(drawn)}
      {bot && <path class={styles.aerial} d="M22 -24L28 -31" />}
      {bot && <circle class={styles.bulb} cx="28.5" cy="-31.5" r="4.5" />}
      {colour !== undefined && (
        <path class={styles.shape} transform="translate(24 24)" d={SHAPES[SEAT_SHAPES[colour]]} />
      )}
    </svg>
  );
});

function drawn([paint, outline]: Part, at: number) {
  if (typeof outline === 'string') return <path key={at} class={styles[paint]} d={outline} />;
  const [cx, cy, rx, ry] = outline;
  return <ellipse key={at} class={styles[paint]} cx={cx} cy={cy} rx={rx} ry={ry} />;
}
