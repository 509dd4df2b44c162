import type { ComponentChildren } from 'preact';
import { placed } from '../parts/placed.tsx';
import styles from './Landscape.module.css';

/** The size in which the picture of an end is drawn. Where its box is lower, its upper part is cut. */
export const LANDSCAPE = { width: 480, height: 240 } as const;

/** Where pieces stand beside the faces of those who won, from the nearest to the farthest; their feet are here. */
export const BESIDE: readonly (readonly [x: number, y: number])[] = [
  [52, 212],
  [428, 212],
  [100, 200],
  [380, 200],
  [20, 192],
  [460, 192],
];

interface Props {
  readonly won: boolean;
  /** The sky of a game that is played by night. */
  readonly night?: boolean;
  /** What stands on the far hill. */
  readonly far?: ComponentChildren;
  /** What stands on the near one. */
  readonly children: ComponentChildren;
}

/** Two hills below a sky: the sun rises over those who won, and clouds pass where nobody has. */
export function Landscape({ won, night = false, far, children }: Props) {
  return (
    <g class={styles.landscape} data-won={won} data-night={night}>
      <rect class={styles.sky} x="-480" y="-240" width="1440" height="720" />
      {night && <path class={styles.stars} d={STARS} />}
      {won && !night && (
        <>
          <circle class={styles.light} cx="240" cy="128" r="118" />
          <path class={styles.rays} d={RAYS} />
          <circle class={styles.sun} cx="240" cy="128" r="70" />
        </>
      )}
      {!night && (
        <>
          <path class={styles.cloud} transform="translate(54 104) scale(1.1)" d={CLOUD} />
          <path class={styles.cloud} transform="translate(350 108) scale(1.3)" d={CLOUD} />
          {!won && (
            <path class={styles.cloud} transform="translate(176 112) scale(1.3)" d={CLOUD} />
          )}
        </>
      )}
      <path
        class={styles.far}
        d="M-480 190Q-340 195-240 176Q40 122 190 158T500 140T720 170Q740 198 960 190V480H-480Z"
      />
      {far}
      <path
        class={styles.near}
        d="M-480 206Q-360 214-240 200Q120 158 300 178T720 196Q840 195 960 196V480H-480Z"
      />
      <path class={styles.grass} d={GRASS} />
      {children}
    </g>
  );
}

const CLOUD = 'M0 0Q4-14 18-10Q28-22 42-10Q58-12 58 0Z';
const STARS =
  'M40 40h.1M92 78h.1M130 30h.1M178 62h.1M214 24h.1M262 50h.1M300 92h.1M338 34h.1M390 70h.1M438 40h.1M24 104h.1M456 112h.1M150 110h.1M354 116h.1';
const RAYS = Array.from({ length: 9 }, (_, i) => {
  const angle = Math.PI * (1 + (i + 0.5) / 9);
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const at = (r: number) => `${(240 + r * x).toFixed(1)} ${(128 + r * y).toFixed(1)}`;
  return `M${at(82)}L${at(102)}`;
}).join('');
const GRASS = [
  [30, 226],
  [126, 220],
  [150, 232],
  [330, 222],
  [348, 234],
  [452, 228],
]
  .map(([x, y]) => `M${x} ${y}l-4-9m5 9l1-12m3 12l5-8`)
  .join('');

interface TreeProps {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  /** A slim one, as in the south. */
  readonly slim?: boolean;
  readonly burnt?: boolean;
}

/** A tree on a hill; its foot is at `x` and `y`. */
export function HillTree({ x, y, size = 1, slim = false, burnt = false }: TreeProps) {
  return placed(
    x,
    y,
    size,
    <g class={styles.tree}>
      <ellipse class={styles.shade} cx="4" cy="0" rx={slim ? 8 : 14} ry="4" />
      {burnt ? (
        <path class={styles.char} d="M-4 1L-3-20L-10-27M-3-16L8-27M4 1L2-34" />
      ) : (
        <>
          <path class={styles.trunk} d="M-3 0L-2-14H2L3 0Z" />
          <path
            class={styles.crown}
            d={slim ? 'M0-58Q10-34 8-16Q6-6 0-6T-8-16Q-10-34 0-58Z' : 'M0-50A20 20 0 1 1-.1-50Z'}
          />
          <path
            class={styles.shine}
            d={slim ? 'M-1-52Q-9-32-6-14Q-3-30-1-52Z' : 'M-15-31A16 16 0 0 1 3-46Q-9-42-15-31Z'}
          />
        </>
      )}
    </g>,
  );
}
