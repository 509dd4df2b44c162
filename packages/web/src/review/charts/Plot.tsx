import type { ComponentChildren } from 'preact';
import styles from './Plot.module.css';

interface Props {
  readonly title: string;
  /** What stands beside the picture, from its top to its bottom. */
  readonly scale: readonly string[];
  /** The number of places, from left to right, less one. */
  readonly last: number;
  /** The place that is looked at, and what is said of it. */
  readonly at: number;
  readonly told: string;
  readonly onMove: (at: number) => void;
  /** Drawn in a box of `last` by 100, which is stretched to the picture. */
  readonly drawing: ComponentChildren;
  /** What lies over the drawing and is not stretched. */
  readonly children?: ComponentChildren;
}

/**
 * A curve over a match. An invisible slider lies over the picture, so that a place is chosen by tapping, dragging or the
 * arrow keys.
 */
export function Plot({ title, scale, last, at, told, onMove, drawing, children }: Props) {
  return (
    <div class={styles.picture}>
      <div class={styles.scale} aria-hidden>
        {scale.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
      <div class={styles.plot}>
        <svg viewBox={`0 0 ${last} 100`} preserveAspectRatio="none" aria-hidden>
          {drawing}
          <line class={styles.cursor} x1={at} x2={at} y1={0} y2={100} />
        </svg>
        {children}
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={title}
          aria-valuetext={told}
          onInput={(event) => onMove(Number(event.currentTarget.value))}
        />
      </div>
    </div>
  );
}

/** Where something stands in a picture that is `last` places wide; `y` counts from its top, from 0 to 100. */
export const placedAt = (at: number, last: number, y: number) => ({
  insetInlineStart: `${(100 * at) / last}%`,
  insetBlockStart: `${y}%`,
});
