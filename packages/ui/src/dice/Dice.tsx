import type { ComponentChildren } from 'preact';
import styles from './Dice.module.css';

// The places of the pips of each face on a 3x3 raster, counted from the top left.
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [2, 6],
  [2, 4, 6],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

interface Props {
  /** What each die shows; undefined before a throw. */
  readonly faces: readonly (number | undefined)[];
  /** What each die decides, in words: column, row. */
  readonly reads: readonly string[];
  /** Said by a screen reader, e.g. "column 3, row 4". */
  readonly label: string;
  /** Names the throw. With a new value the dice tumble, unless motion is off. */
  readonly thrown?: number | string;
  readonly motion: boolean;
  /** Draws a face that has no pips, in a square from -30 to 30. */
  readonly draw?: ((face: number, die: number) => ComponentChildren) | undefined;
}

/** Dice with pips, or with pictures. */
export function Dice({ faces, reads, label, thrown, motion, draw }: Props) {
  return (
    <div class={styles.dice} role="img" aria-label={label}>
      {faces.map((face, i) => (
        <figure class={styles.die} key={i}>
          <svg
            key={motion ? `${thrown}` : 'still'}
            class={motion && face !== undefined ? styles.tumbling : undefined}
            style={{ animationDelay: `${i * 90}ms` }}
            viewBox="0 0 60 60"
            aria-hidden="true"
          >
            <rect class={styles.body} x="3" y="3" width="54" height="54" rx="11" />
            {face === undefined ? (
              <path class={styles.blank} d="M20 30h20" />
            ) : draw ? (
              <g transform="translate(30 30)">{draw(face, i)}</g>
            ) : (
              PIPS[face]?.map((at) => (
                <circle
                  class={styles.pip}
                  key={at}
                  cx={15 + 15 * (at % 3)}
                  cy={15 + 15 * Math.floor(at / 3)}
                  r="5"
                />
              ))
            )}
          </svg>
          <figcaption>{reads[i]}</figcaption>
        </figure>
      ))}
    </div>
  );
}
