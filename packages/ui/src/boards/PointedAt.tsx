import { cloneElement, type VNode } from 'preact';
import styles from './PointedAt.module.css';

interface Props {
  /** One SVG shape round what is pointed at. */
  readonly outline: VNode<{ class?: string; style?: object; 'data-pointed'?: '' }>;
  /** The path of a cross over it, and how thick it is, in the units of the board. */
  readonly cross: string;
  readonly crossWidth: number;
  /** The board's own classes of the frame, and of the broader one that lies under it: their widths and usual colours. */
  readonly look: { readonly frame: string | undefined; readonly under: string | undefined };
  /** How much later than the first one this frame begins to move, in milliseconds. */
  readonly delay?: number | undefined;
}

/**
 * What a message points at, the same on every board: a hint has a yellow frame, what was refused has a red one and is crossed
 * out. Anything else that is told has the frame of the board.
 */
export function PointedAt({ outline, cross, crossWidth, look, delay }: Props) {
  return (
    <>
      {cloneElement(outline, { class: `${styles.under} ${look.under}` })}
      {cloneElement(outline, {
        class: `${styles.frame} ${look.frame}`,
        'data-pointed': '',
        ...(delay === undefined ? {} : { style: { animationDelay: `${delay}ms` } }),
      })}
      <path
        class={`${styles.cross} ${styles.underCross}`}
        d={cross}
        stroke-width={crossWidth * 1.7}
      />
      <path class={styles.cross} data-cross d={cross} stroke-width={crossWidth} />
    </>
  );
}
