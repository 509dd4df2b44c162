import { memo } from '@glade/ui/memo';
import type { ComponentChildren } from 'preact';
import { BY_CITY, BY_ROAD, BY_TERRAIN } from '../../rules/map/walking.ts';
import styles from './Pieces.module.css';

// Figures stand on the point 0 0; signs lie round it.

/** The class of an element within which pieces have their colours. */
export const PALETTE = styles.palette;

/** The token shows a key: a piece of the mystery. */
export const KEY = 'M-3.5 0A2.6 2.6 0 1 0-3.51 .01M-1 0H7M4 0V3.5M7 0V3';

/** Each seat has a hat of its own, so that meeples can be told apart without colours. */
const HATS = [
  'M-10-27C-9-35 7-37 11-29C6-26-4-25-10-27ZM-1-34.5V-37.5',
  'M-9-26L0-44L9-26C4-23.5-4-23.5-9-26Z',
  'M-15-27C-8-31-8-36 0-36C8-36 8-31 15-27C8-24-8-24-15-27Z',
  'M-10-26V-33H10V-26ZM-14-36.5L0-41L14-36.5L0-32ZM12-36V-27',
  'M-9-27V-36L-4.5-31.5L0-38L4.5-31.5L9-36V-27Z',
  'M-12-31L0-38L12-31L0-26ZM9-30.5V-23',
] as const;
const FIRST_HAT = HATS[0];

interface MeepleProps {
  readonly seat: number;
  /** Whether it holds Encounters and so cannot move. */
  readonly mired?: boolean;
  readonly token?: boolean;
}

/** An aunt or uncle of Verona. */
export const Meeple = memo(function Meeple({ seat, mired = false, token = false }: MeepleProps) {
  return (
    <g class={styles[`seat${seat}`]}>
      <ellipse class={styles.shadow} cx="3.5" cy="1" rx="14" ry="4.5" />
      <path class={styles.cloak} d="M-13 0C-13-10-9-16-6-18H6C9-16 13-10 13 0C8 2.5-8 2.5-13 0Z" />
      <path class={styles.light} d="M-11.500-1C-11-9-8-14-5-16.500H-1C-6-13-8-7-8 0Z" />
      <circle class={styles.head} cy="-23.5" r="8.4" />
      <path class={styles.eyes} d="M-3-24h.1M3-24h.1" />
      <path class={styles.mouth} d="M-2.600-20.500C-1-19 1-19 2.600-20.500" />
      <path class={styles.hat} d={HATS[seat] ?? FIRST_HAT} />
      <text class={styles.number} y="-3.5">
        {seat + 1}
      </text>
      {mired && (
        <g class={styles.mired} transform="translate(-13 -21)">
          <rect x="-5.5" y="-8" width="11" height="15" rx="2" />
          <path d="M0-5V1M0 4h.1" />
        </g>
      )}
      {token && (
        <g transform="translate(12 -17) scale(.62)">
          <Token />
        </g>
      )}
    </g>
  );
});

/** The Clue Token, or the place where one will lie. */
export function Token({ empty = false }: { readonly empty?: boolean }) {
  return (
    <g class={empty ? styles.noToken : styles.token}>
      <circle r="12" />
      <path d={KEY} transform="translate(-1.5 -.5)" />
    </g>
  );
}

const WAYS: readonly (readonly [bit: number, path: string])[] = [
  [BY_TERRAIN, 'M-4-7V2.5H-2L0 4H7C7.5 0 3-1 1.5-2V-7Z'],
  [BY_CITY, 'M-6 6V-4H-3.5V-1.5H-1.2V-4H1.2V-1.5H3.5V-4H6V6Z'],
  [BY_ROAD, 'M-6 6.5L-2-6.5H2L6 6.5ZM0-4.5V-2M0 .5V3.5'],
];

/** How a place can be reached: a boot for any terrain, a wall for cities, a road. */
export const Ways = memo(function Ways({ ways }: { readonly ways: number }) {
  const shown = WAYS.filter(([bit]) => ways & bit);
  return (
    <g class={styles.ways}>
      {shown.map(([bit, path], i) => (
        <g key={bit} transform={`translate(${(i - (shown.length - 1) / 2) * 23} 0)`}>
          <circle r="11" />
          <path d={path} />
        </g>
      ))}
    </g>
  );
});

interface IconProps {
  readonly children: ComponentChildren;
  readonly box?: string;
}

/** A figure or sign among words. */
export function Icon({ children, box = '-18 -42 36 46' }: IconProps) {
  return (
    <svg class={`${styles.icon} ${PALETTE}`} viewBox={box} aria-hidden="true">
      {children}
    </svg>
  );
}
