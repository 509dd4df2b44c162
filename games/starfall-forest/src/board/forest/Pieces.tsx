import { seatColour, SEAT_SHAPES, type SeatColour } from '@glade/ui';
import { memo } from '@glade/ui/memo';
import type { ComponentChildren } from 'preact';
import styles from './Pieces.module.css';
import type { Faces } from '../../rules/view.ts';

// Everything is drawn about 0 0, with the light from the upper left; neighbouring trees are 100 apart.

/** The class under which the pieces have their colours. */
export const PALETTE = styles.palette;

export const STAR =
  'M0-30L7.9-10.9L28.5-9.3L12.8 4.2L17.6 24.3L0 13.5L-17.6 24.3L-12.8 4.2L-28.5-9.3L-7.9-10.9Z';
const STAR_LIGHT = 'M0-30L-7.9-10.9L-28.5-9.3L-12.8 4.2L0-2Z';
export const HEART = 'M0 24C-34 2-26-24-11-22C-4-21 0-15 0-11C0-15 4-21 11-22C26-24 34 2 0 24Z';
const FIR = 'M0-40L14-22H8L21-5H13L27 14H-27L-13-5H-21L-8-22H-14Z';
const FIR_LIGHT = 'M0-40L-14-22H-8L-21-5H-13L-27 14H-12L-5-5H-9L-2-22H-6Z';
const OAK =
  'M-7 17C-27 22-38 8-31-4C-39-18-28-33-14-31C-7-43 14-42 19-31C35-32 41-16 32-4C40 9 27 22 7 17Z';
const OAK_LIGHT =
  'M-29-5C-36-18-26-30-13-28C-7-39 8-38 13-30C3-30-4-24-5-16C-13-19-22-14-21-5C-24-3-27-3-29-5Z';

interface TreeProps {
  /** A strong tree has a path in every direction, diagonally, too. */
  readonly strong: boolean;
  readonly down: boolean;
}

/** A tree that stands, a broad oak when it is strong and a slim fir when it is weak; or one that lies beside its stump. */
export const Tree = memo(function Tree({ strong, down }: TreeProps) {
  if (down) return <FallenTree strong={strong} />;
  return (
    <>
      <ellipse class={styles.shade} cx="7" cy="31" rx="24" ry="7" />
      <path class={styles.trunk} d="M-5 10H5L8 30C4 33-4 33-8 30Z" />
      <path class={strong ? styles.strong : styles.weak} d={strong ? OAK : FIR} />
      <path class={styles.shine} d={strong ? OAK_LIGHT : FIR_LIGHT} />
      {strong && (
        <path class={styles.leaves} d="M-2-6q4 4 8 0M12-18q4 4 8 0M14 4q4 4 8 0M-14 6q4 4 8 0" />
      )}
    </>
  );
});

function FallenTree({ strong }: { readonly strong: boolean }) {
  return (
    <>
      <ellipse class={styles.shade} cx="6" cy="12" rx="36" ry="9" />
      <path
        class={styles.lying}
        d={
          strong
            ? 'M6-8C8-20 22-22 28-14C38-14 42-2 36 4C36 14 20 16 14 10C4 10 0-1 6-8Z'
            : 'M10-12L22-6V-11L42 1L22 13V8L10 14Z'
        }
      />
      <path class={styles.log} d="M-12-5L14-3V7L-12 8Z" />
      <path class={styles.stump} d="M-37 10V-8C-37-14-19-14-19-8V10C-19 15-37 15-37 10Z" />
      <ellipse class={styles.rings} cx="-28" cy="-8" rx="9" ry="4.5" />
      <ellipse class={styles.ring} cx="-28" cy="-8" rx="4.5" ry="2" />
    </>
  );
}

/** Each shape of a seat has wings and a dress of its own, so that no colour is needed. */
const ROUND_WINGS = 'M-6-6C-30-40-56-14-40 2C-30 12-14 8-6 2ZM6-6C30-40 56-14 40 2C30 12 14 8 6 2Z';
const KITE_WINGS = 'M-6-4L-48-34L-40 12ZM6-4L48-34L40 12Z';
const LEAF_WINGS =
  'M-6-4C-20-34-48-34-44-14C-42-4-24 0-6-2C-26 2-42 12-34 22C-26 30-12 14-6 2ZM6-4C20-34 48-34 44-14C42-4 24 0 6-2C26 2 42 12 34 22C26 30 12 14 6 2Z';
const FAN_WINGS =
  'M-6-6L-52-20L-50-8ZM-6 0L-50 10L-44 20ZM6-6L52-20L50-8ZM6 0L50 10L44 20ZM-6-8L-42-38L-34-42ZM6-8L42-38L34-42Z';
const LOOKS = {
  circle: [ROUND_WINGS, 'M0-14A25 25 0 1 1-.1-14Z'],
  square: [KITE_WINGS, 'M-17-14H17L23 36H-23Z'],
  triangle: [LEAF_WINGS, 'M0-20L29 38H-29Z'],
  diamond: [FAN_WINGS, 'M0-18L28 12L0 42L-28 12Z'],
  star: [KITE_WINGS, 'M0-22L9 0L32 2L15 17L20 40L0 28L-20 40L-15 17L-32 2L-9 0Z'],
  hexagon: [ROUND_WINGS, 'M-13-14H13L27 12L13 38H-13L-27 12Z'],
  drop: [LEAF_WINGS, 'M0-22C8-8 27 4 27 18A27 22 0 0 1-27 18C-27 4-8-8 0-22Z'],
  cross: [FAN_WINGS, 'M-11-14H11V0H27V24H11V38H-11V24H-27V0H-11Z'],
} as const satisfies Record<(typeof SEAT_SHAPES)[SeatColour], readonly [string, string]>;

interface FairyProps {
  readonly seat: number;
  readonly colour?: SeatColour;
  readonly flat?: boolean;
  readonly hearts?: number | undefined;
  readonly stars?: number | undefined;
}

/** A fairy, where asked with its hearts below and its stars at its head; one that has fainted lies down with closed eyes. */
export const Fairy = memo(function Fairy({
  seat,
  colour = seatColour(undefined, seat),
  flat = false,
  hearts,
  stars = 0,
}: FairyProps) {
  const [wings, dress] = LOOKS[SEAT_SHAPES[colour]];
  return (
    <g
      class={flat ? styles.flat : styles.fairy}
      style={{ '--dress': `var(--seat-${colour})`, '--on-dress': `var(--on-seat-${colour})` }}
    >
      <g transform={flat ? 'translate(0 14) rotate(-90) scale(.86)' : undefined}>
        <g class={styles.wings}>
          <path d={wings} />
        </g>
        <path class={styles.dress} d={dress} />
        <path class={styles.arms} d="M-12 0C-20 4-24 2-27-5M12 0C20 4 24 2 27-5" />
        <path class={styles.wand} d="M27-5L33-17" />
        <path class={styles.spark} transform="translate(34-20)scale(.26)" d={STAR} />
        <circle class={styles.head} cy="-27" r="15.5" />
        <path
          class={styles.hair}
          d="M-15-25C-18-46 18-46 15-25C12-33 6-36-1-35C-7-34-12-31-15-25Z"
        />
        <path
          class={styles.face}
          d={
            flat
              ? 'M-9-24c2 2 4 2 6 0M3-24c2 2 4 2 6 0M-3-17h6'
              : 'M-5.500-25v2M5.500-25v2M-5-18.500C-2-15.500 2-15.500 5-18.500'
          }
        />
        <text class={styles.seat} y="27">
          {seat + 1}
        </text>
      </g>
      {hearts !== undefined &&
        [0, 1, 2].map((i) => (
          <path
            key={i}
            class={i < hearts ? styles.heart : styles.noHeart}
            transform={`translate(${(i - 1) * 23} 53) scale(.42)`}
            d={HEART}
          />
        ))}
      {stars > 0 && (
        <g transform="translate(30 -40)">
          <path class={styles.held} transform="scale(.8)" d={STAR} />
          <text class={styles.number} x="0" y="9">
            {stars}
          </text>
        </g>
      )}
    </g>
  );
});

/** Stars at a tree, and how many there are when there are several. */
export const Stars = memo(function Stars({ count }: { readonly count: number }) {
  return (
    <>
      <circle class={styles.glow} r="34" />
      <path class={styles.star} d={STAR} transform="scale(.86)" />
      <path class={styles.starLight} d={STAR_LIGHT} transform="scale(.86)" />
      {count > 1 && (
        <text class={styles.number} x="0" y="10" transform="scale(1.25)">
          {count}
        </text>
      )}
    </>
  );
});

/** A heart, from -25 to 25. */
export const Heart = () => <path class={styles.heart} d={HEART} />;

/** A coiled snake with its head up, within a circle of 30. */
export const Snake = memo(function Snake() {
  return (
    <>
      <ellipse class={styles.shade} cx="3" cy="20" rx="26" ry="9" />
      <path class={styles.snake} d="M-24 12C-32 10-31 0-25-1C-23 3-22 6-18 8Z" />
      <ellipse class={styles.snake} cy="14" rx="25" ry="12" />
      <path class={styles.scales} d="M-17 17q4 5 9 5M-2 24q5 0 9-2M13 19q4-2 6-5" />
      <ellipse class={styles.snake} cy="4" rx="18" ry="9.5" />
      <ellipse class={styles.coil} cx="1" cy="2" rx="8" ry="3.6" />
      <path class={styles.snake} d="M-6 3C-8-6-8-12-5-17L9-13C6-8 6-3 8 3C4 6-2 6-6 3Z" />
      <path class={styles.tongue} d="M17-14h6l4-3m-4 3l4 3" />
      <path class={styles.snake} d="M-10-17C-11-28 4-31 12-25C18-22 21-18 19-14C15-8-8-6-10-17Z" />
      <path class={styles.shine} d="M-7-18C-7-25 2-28 9-24C3-24-3-22-5-17Z" />
      <circle class={styles.eye} cx="7" cy="-19" r="3" />
      <path class={styles.smile} d="M6-11.500C10-10 14-11 17-13.500" />
    </>
  );
});

/** What the sides of the dice show, in a square from -30 to 30. */
export const Icon = memo(function Icon({ name }: { readonly name: string }) {
  return <g class={PALETTE}>{ICONS[name as keyof Faces]}</g>;
});

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
      <g class={styles.wings}>
        <path d={ROUND_WINGS} />
      </g>
      <path d="M0-16L26 38H-26Z" />
      <circle cx="0" cy="-28" r="15" />
    </g>
  ),
  snake: (
    <g transform="translate(0 0) scale(.8)">
      <Snake />
    </g>
  ),
  tree: (
    <g transform="translate(0 3) scale(.66)">
      <path class={styles.trunk} d="M-6 10H6V32H-6Z" />
      <path class={styles.dieTree} d={FIR} />
    </g>
  ),
};
