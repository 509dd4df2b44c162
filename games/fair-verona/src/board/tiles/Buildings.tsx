import type { Point } from '../../rules/tiles/banks.ts';
import styles from './Tile.module.css';

// What stands on some tiles only. Each lies round its own middle, in the box of the tile of 100 by 100.

/** A cypress, from its foot. */
export const CYPRESS = 'm0 6c-4.4-2.6-3.8-10.4 0-16c3.8 5.6 4.4 13.4 0 16Z';

interface At {
  readonly at: Point;
}

/** Planks across the river; unturned the road goes north and south. */
export function Bridge({ at: [x, y], quarters }: At & { readonly quarters: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${quarters * 90})`}>
      <path class={styles.deck} d="M-7-14H7V14H-7Z" />
      <path class={styles.plank} d="M-7-10.5H7M-7-7H7M-7-3.5H7M-7 0H7M-7 3.5H7M-7 7H7M-7 10.5H7" />
      <path class={styles.rail} d="M-7.5-15V15M7.5-15V15" />
    </g>
  );
}

/** Where roads meet: a little square with a well. */
export function Well({ at: [x, y] }: At) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle class={styles.verge2} r="12" />
      <circle class={styles.square} r="10.4" />
      <path class={styles.front} d="M-5.4 0V3.4A5.4 2.6 0 0 0 5.4 3.4V0Z" />
      <ellipse class={styles.pool} rx="5.4" ry="2.6" />
      <path class={styles.post} d="M-4.4 0V-7M4.4 0V-7" />
      <path class={styles.roof} d="M-6.8-6.4L0-11.4L6.8-6.4Z" />
    </g>
  );
}

/** The gatehouse where a road enters a city, between two towers. */
export function Gate({ at: [x, y] }: At) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class={styles.gatehouse} d="M-8 5V-7H8V5Z" />
      <path class={styles.gate} d="M-4 5V-.5A4 4 0 0 1 4-.5V5Z" />
      <path class={styles.tower} d="M-10-9H-5V6H-10ZM5-9H10V6H5Z" />
      <path class={styles.cap} d="M-11.5-8.4L-7.5-15L-3.5-8.4ZM3.5-8.4L7.5-15L11.5-8.4Z" />
    </g>
  );
}

/** A chapel with a bell tower, within its hedge. */
export function Monastery({ at: [x, y] }: At) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse class={styles.garden} cy="5" rx="20" ry="12.5" />
      <path class={styles.cypress} d={`M-16 5${CYPRESS}M17 6${CYPRESS}`} />
      <path class={styles.front} d="M-11-3H13V11H-11Z" />
      <path class={styles.roof} d="M-13-2.5L-9-10H11L15-2.5Z" />
      <path class={styles.front} d="M-11-15H-3V11H-11Z" />
      <path class={styles.roof} d="M-12.6-14.4L-7-23L-1.4-14.4Z" />
      <path class={styles.cross} d="M-7-23V-30M-9.6-27.6H-4.4" />
      <path class={styles.window} d="M1 2.5a2 2.6 0 0 1 4 0V7H1ZM7.5 2.5a2 2.6 0 0 1 4 0V7h-4Z" />
      <path
        class={styles.window}
        d="M-9-9.5a2 2.4 0 0 1 4 0V-6h-4ZM-9.5 11V6.5a2.5 3 0 0 1 5 0V11Z"
      />
    </g>
  );
}

/** The lake lies still; the spring comes out between stones. */
export function Pool({ at: [x, y], big }: At & { readonly big: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {big ? (
        <>
          <path class={styles.glint} d="M-12-5h9M2-9h7M-4 5h11M-13 9h6" />
          <path class={styles.reed} d="M-17 12v-11m2.6 11v-8M15 15v-10m2.6 9v-7" />
        </>
      ) : (
        <path
          class={styles.stone}
          d="M-11 1a4 3.6 0 0 1 7-3.6a4 3.6 0 0 1 1 6Zm5-9a4.4 3.8 0 0 1 8-1a4 3.4 0 0 1-1 5Zm8 15a4 3.4 0 0 1 2-6a4 3 0 0 1 3 5Z"
        />
      )}
    </g>
  );
}

/** The banner of a city. */
export function Shield({ at: [x, y] }: At) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class={styles.shield} d="M-9-11H9V0C9 6.5 4 10.5 0 12.5C-4 10.5-9 6.5-9 0Z" />
      <path class={styles.half} d="M0-11H9V0C9 6.5 4 10.5 0 12.5Z" />
      <path
        class={styles.star}
        d="M0-6.5L1.8-1.9L6.6-1.5L2.9 1.6L4.1 6.3L0 3.8L-4.1 6.3L-2.9 1.6L-6.6-1.5L-1.8-1.9Z"
      />
      <path class={styles.shieldRim} d="M-9-11H9V0C9 6.5 4 10.5 0 12.5C-4 10.5-9 6.5-9 0Z" />
    </g>
  );
}

/** Verona's house in the Old Town: a balcony, roses and a lamp in the window. */
export function VeronasHouse() {
  return (
    <g transform="translate(50 40)">
      <ellipse class={styles.square} cy="15" rx="24" ry="7" />
      <path class={styles.shade} d="M-15 17H22L18 20H-15Z" />
      <path class={styles.villa} d="M-15-6H15V17H-15Z" />
      <path class={styles.roof} d="M-18-5.5L-13-15H13L18-5.5Z" />
      <path class={styles.gable} d="M4-15H13L18-5.5H9Z" />
      <path class={styles.villa} d="M-5-13H5V-24H-5Z" />
      <path class={styles.roof} d="M-7-23.5L0-31L7-23.5Z" />
      <path class={styles.flagpole} d="M0-31V-40" />
      <path class={styles.flag} d="M0-40L11-37.5L0-34Z" />
      <path
        class={styles.window}
        d="M-2.2-18a2.2 2.6 0 0 1 4.4 0V-14H-2.2ZM-11-1H-7V4H-11ZM7-1H11V4H7ZM-11 9H-7V14H-11ZM7 9H11V14H7Z"
      />
      <path class={styles.door} d="M-4 17V10a4 4 0 0 1 8 0V17Z" />
      <path class={styles.window} d="M-3 5V-.500a3 3 0 0 1 6 0V5Z" />
      <path class={styles.balcony} d="M-6.5 5.5H6.5M-6 5V2M-3 5V2M0 5V2M3 5V2M6 5V2M-6.5 2H6.5" />
      <path
        class={styles.rose}
        d="M-14 14.5h.01M-12.5 11.5h.01M-14 8h.01M-12.8 4.5h.01M13.5 13h.01M12.5 16h.01M14 9.5h.01"
      />
    </g>
  );
}

/** A bed of roses: newer editions of the River have one on a bend (FV-R56). */
export const GardenBed = () => (
  <g class={styles.bed}>
    <rect x="-17" y="-11" width="34" height="22" rx="3" />
    <path d="M-12-6h.1m7.9 0h.1m7.9 0h.1m7.9 0h.1M-8 0h.1m7.9 0h.1m7.9 0h.1M-12 6h.1m7.9 0h.1m7.9 0h.1m7.9 0h.1" />
  </g>
);
