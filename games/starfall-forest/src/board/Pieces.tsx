import type { ComponentChildren } from 'preact';
import styles from './Pieces.module.css';
import type { Faces } from '../rules/view.ts';

// Everything is drawn about 0 0; neighbouring trees are 100 apart.

/** The class under which the pieces have their colours. */
export const PALETTE = styles.palette;

export const STAR =
  'M0-30L7.9-10.9L28.5-9.3L12.8 4.2L17.6 24.3L0 13.5L-17.6 24.3L-12.8 4.2L-28.5-9.3L-7.9-10.9Z';
export const HEART = 'M0 24C-34 2-26-24-11-22C-4-21 0-15 0-11C0-15 4-21 11-22C26-24 34 2 0 24Z';
const CONIFER = 'M0-52L17-28H9L25-7H14L31 16H-31L-14-7H-25L-9-28H-17Z';
const OAK =
  'M-9 20C-36 24-48 4-36-10C-46-28-30-46-14-40C-8-56 16-56 20-41C38-44 48-24 37-10C48 6 34 24 9 20Z';

interface TreeProps {
  /** A strong tree has a path in every direction, diagonally, too. */
  readonly strong: boolean;
  readonly down: boolean;
}

/** A tree that stands, broad when it is strong and slim when it is weak; or one that lies beside its stump. */
export function Tree({ strong, down }: TreeProps) {
  const size = strong ? 1 : 0.84;
  return (
    <g transform={`scale(${size})`}>
      <Rays strong={strong} />
      {down ? (
        <>
          <path class={styles.stump} d="M-40 26V8C-40 2-22 2-22 8V26C-22 31-40 31-40 26Z" />
          <ellipse class={styles.rings} cx="-31" cy="9" rx="9" ry="4.5" />
          <path class={styles.log} d="M-17 12L8 17V28L-17 25Z" />
          <path
            class={styles.lying}
            d={
              strong
                ? 'M6 14C10 2 26-2 34 6C46 6 50 22 42 28C40 38 20 40 14 33C4 33 0 20 6 14Z'
                : 'M8 8L24 14V9L48 22L24 35V30L8 37Z'
            }
          />
        </>
      ) : (
        <>
          <ellipse class={styles.shade} cx="0" cy="37" rx="27" ry="8" />
          <path class={styles.trunk} d="M-6 10H6L9 38C4 41-4 41-9 38Z" />
          <path class={strong ? styles.strong : styles.weak} d={strong ? OAK : CONIFER} />
          <path
            class={styles.shine}
            d={strong ? 'M-27-12C-30-26-20-34-10-30' : 'M-4-40L-10-31M-8-22L-16-11'}
          />
        </>
      )}
    </g>
  );
}

/** Eight rays round a strong tree, four round a weak one: that many paths can begin there. */
function Rays({ strong }: { readonly strong: boolean }) {
  return (
    <path
      class={styles.rays}
      d={`M0-44V-50M0 44V50M-44 0H-50M44 0H50${
        strong ? 'M-31-31L-36-36M31-31L36-36M-31 31L-36 36M31 31L36 36' : ''
      }`}
    />
  );
}

/** Each seat has wings and a dress of its own, so that no colour is needed. */
const WINGS = [
  'M-6-6C-30-40-56-14-40 2C-30 12-14 8-6 2ZM6-6C30-40 56-14 40 2C30 12 14 8 6 2Z',
  'M-6-4L-48-34L-40 12ZM6-4L48-34L40 12Z',
  'M-6-4C-20-34-48-34-44-14C-42-4-24 0-6-2C-26 2-42 12-34 22C-26 30-12 14-6 2ZM6-4C20-34 48-34 44-14C42-4 24 0 6-2C26 2 42 12 34 22C26 30 12 14 6 2Z',
  'M-6-6L-52-20L-50-8ZM-6 0L-50 10L-44 20ZM6-6L52-20L50-8ZM6 0L50 10L44 20Z',
] as const;
const DRESSES = [
  'M0-12A24 24 0 1 1-.1-12Z',
  'M-20-8H20V34H-20Z',
  'M0-18L28 36H-28Z',
  'M0-16L27 12L0 40L-27 12Z',
] as const;

interface FairyProps {
  readonly seat: number;
  readonly flat?: boolean;
  readonly hearts?: number;
  readonly stars?: number;
}

/** A fairy with its hearts below and its stars at its head; one that has fainted lies down. */
export function Fairy({ seat, flat = false, hearts, stars = 0 }: FairyProps) {
  return (
    <g class={`${styles[`seat${seat}`]} ${flat ? styles.flat : ''}`}>
      <g transform={flat ? 'translate(0 14) rotate(-90) scale(.86)' : undefined}>
        <path class={styles.wings} d={WINGS[seat] ?? WINGS[0]} />
        <path class={styles.dress} d={DRESSES[seat] ?? DRESSES[0]} />
        <circle class={styles.head} cx="0" cy="-26" r="15" />
        <path
          class={styles.face}
          d={
            flat ? 'M-9-29l6 6m0-6l-6 6M3-29l6 6m0-6l-6 6' : 'M-5-29v3M5-29v3M-5-20C-2-17 2-17 5-20'
          }
        />
        <text class={styles.seat} x="0" y={seat === 2 ? 30 : 23}>
          {seat + 1}
        </text>
      </g>
      {hearts !== undefined &&
        [0, 1, 2].map((i) => (
          <path
            key={i}
            class={i < hearts ? styles.heart : styles.noHeart}
            transform={`translate(${(i - 1) * 23} 50) scale(.42)`}
            d={HEART}
          />
        ))}
      {stars > 0 && (
        <g transform="translate(30 -36)">
          <path class={styles.held} transform="scale(.8)" d={STAR} />
          <text class={styles.number} x="0" y="9">
            {stars}
          </text>
        </g>
      )}
    </g>
  );
}

/** Stars at a tree, and how many there are when there are several. */
export function Stars({ count }: { readonly count: number }) {
  return (
    <>
      <circle class={styles.glow} r="34" />
      <path class={styles.star} d={STAR} transform="scale(.86)" />
      {count > 1 && (
        <text class={styles.number} x="0" y="10">
          {count}
        </text>
      )}
    </>
  );
}

const BODY = 'M-32 6C-26-10-18-10-12 2C-6 14 2 14 6 2C9-8 14-12 22-10';

/** A snake, its head up. */
export function Snake() {
  return (
    <>
      <path class={styles.under} d={BODY} />
      <path class={styles.snake} d={BODY} />
      <path class={styles.tongue} d="M32-11h7l4-3m-4 3l4 3" />
      <ellipse class={styles.snakeHead} cx="25" cy="-11" rx="10" ry="8" />
      <circle class={styles.eye} cx="28" cy="-13" r="2.4" />
    </>
  );
}

/** What the sides of the dice show, in a square from -30 to 30. */
export function Icon({ name }: { readonly name: string }) {
  return <g class={PALETTE}>{ICONS[name as keyof Faces]}</g>;
}

const ICONS: Readonly<Record<keyof Faces, ComponentChildren>> = {
  star: <path class={styles.dieStar} transform="scale(.8)" d={STAR} />,
  shooting: (
    <g class={styles.dieShooting}>
      <path d="M-4 2L-24 22M-8-8L-24 4M8 8L-4 24" />
      <path transform="translate(8 -8) scale(.52)" d={STAR} />
    </g>
  ),
  fairy: (
    <g class={styles.dieFairy} transform="translate(0 1) scale(.5)">
      <path class={styles.wings} d={WINGS[0]} />
      <path d="M0-16L26 38H-26Z" />
      <circle cx="0" cy="-28" r="15" />
    </g>
  ),
  snake: (
    <g transform="translate(-3 3) scale(.66)">
      <Snake />
    </g>
  ),
  tree: (
    <g transform="translate(0 4) scale(.52)">
      <path class={styles.trunk} d="M-7 10H7V42H-7Z" />
      <path class={styles.dieTree} d={CONIFER} />
    </g>
  ),
};
