import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
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
  /** Draws a face that has no pips, in a square from -30 to 30; also a die before a throw, if it is no cube. */
  readonly draw?: ((face: number | undefined, die: number) => ComponentChildren) | undefined;
}

/** Dice with pips, or with pictures. */
export function Dice({ faces, reads, label, thrown, motion, draw }: Props) {
  // Two names for one movement: with the other one it begins again, and the dice need not be made again for that.
  const last = useRef({ thrown, again: false });
  if (last.current.thrown !== thrown) last.current = { thrown, again: !last.current.again };
  const tumbling = last.current.again ? styles.again : styles.tumbling;
  return (
    <div class={styles.dice} role="img" aria-label={label}>
      {faces.map((face, i) => {
        const drawn = draw?.(face, i);
        return (
          <figure class={styles.die} key={i}>
            <svg
              class={motion && face !== undefined ? tumbling : undefined}
              style={{ animationDelay: `${i * 90}ms` }}
              viewBox="0 0 60 63"
              aria-hidden="true"
            >
              <ellipse class={styles.shadow} cx="32" cy="57" rx="26" ry="5" />
              <rect class={styles.body} x="3" y="2" width="54" height="54" rx="11" />
              <path class={styles.side} d="M57 14V45A11 11 0 0 1 46 56H15C37 53 54 36 57 14Z" />
              {drawn ? (
                <g transform="translate(30 29)">{drawn}</g>
              ) : face === undefined ? (
                <path class={styles.blank} d="M20 29h20" />
              ) : (
                PIPS[face]?.map((at) => (
                  <circle
                    class={styles.pip}
                    key={at}
                    cx={15 + 15 * (at % 3)}
                    cy={14 + 15 * Math.floor(at / 3)}
                    r="5"
                  />
                ))
              )}
            </svg>
            <figcaption>{reads[i]}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}
