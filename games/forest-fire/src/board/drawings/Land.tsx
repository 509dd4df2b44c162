import styles from './Drawings.module.css';
import type { Growth } from './grove.ts';
import { GROWTH } from './Trees.tsx';

// The land around the forest: the forest is from 100 to 700, the road around it from 36 to 764.

/** Where the middle of the road is, beside the forest. */
const ROAD = 68;

/** A tent of the camp; its middle is at x, y. */
export function Tent({
  x,
  y,
  size = 1,
}: {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path class={styles.outline} fill="var(--ff-helmet)" d="M-20 14L0-16L20 14Z" />
      <path fill="var(--ff-helmet-light)" d="M-15 12L0-11L-4 12Z" />
      <path class={styles.outline} fill="var(--ff-wood-deep)" d="M-6 14L0-2L7 14Z" />
    </g>
  );
}

/** What grows outside the forest, between the places. */
const TREES: readonly (readonly [kind: Growth, x: number, y: number, size: number])[] = [
  ['pine', 98, 40, 0.62],
  ['tall', 206, 38, 0.6],
  ['pine', 304, 40, 0.56],
  ['tall', 402, 38, 0.6],
  ['pine', 500, 40, 0.6],
  ['tall', 602, 38, 0.56],
  ['pine', 694, 40, 0.6],
  ['bush', 20, 112, 0.8],
  ['oak', 16, 306, 0.62],
  ['birch', 18, 512, 0.62],
  ['oak', 20, 694, 0.6],
];

/** Meadow, hills, wheat and lake, and the road around the forest. Nothing of it changes during a match. */
export function Land() {
  return (
    <>
      <rect width="800" height="800" fill="var(--ff-meadow)" />
      <path
        fill="var(--ff-hill-far)"
        d="M0 0H800V30Q770 8 730 26T640 24T560 30T470 18T380 30T290 16T210 30T110 20T0 34Z"
      />
      <path
        fill="var(--ff-hill)"
        d="M90 40Q120 16 156 38Q190 22 240 40H330Q370 18 410 40H500Q540 24 580 40H640Q670 26 706 40V46H90Z"
      />
      <g fill="var(--ff-wheat)">
        <path d="M762 100H800V700H762Q770 400 762 100Z" />
        <path
          fill="none"
          stroke="var(--ff-wheat-deep)"
          stroke-width="3"
          stroke-linecap="round"
          stroke-dasharray="7 6"
          d="M773 106V694M783 110V690M793 106V694"
        />
      </g>
      <path
        fill="var(--ff-lake)"
        d="M96 800Q92 764 130 768T240 762T360 768T480 762T600 768T690 756Q700 690 730 700T800 690V800Z"
      />
      <path
        fill="none"
        stroke="var(--ff-lake-light)"
        stroke-width="3.500"
        stroke-linecap="round"
        d="M120 786q8-5 16 0t16 0M232 782q8-5 16 0t16 0M330 790q8-5 16 0M436 784q8-5 16 0t16 0M540 790q8-5 16 0M632 784q8-5 16 0t16 0M712 742q6-5 12 0t12 0M760 722q6-5 12 0M742 776q8-5 16 0t16 0"
      />
      <g fill="none" stroke-linejoin="round">
        <rect
          x={ROAD}
          y={ROAD}
          width={800 - 2 * ROAD}
          height={800 - 2 * ROAD}
          rx="44"
          stroke="var(--ff-road-edge)"
          stroke-width="54"
        />
        <rect
          x={ROAD}
          y={ROAD}
          width={800 - 2 * ROAD}
          height={800 - 2 * ROAD}
          rx="44"
          stroke="var(--ff-road)"
          stroke-width="47"
        />
        <rect
          x={ROAD}
          y={ROAD}
          width={800 - 2 * ROAD}
          height={800 - 2 * ROAD}
          rx="44"
          stroke="var(--ff-road-edge)"
          stroke-width="2.500"
          stroke-dasharray="16 12"
          opacity="0.8"
        />
      </g>
      <g fill="var(--ff-cloth)">
        <path d="M12 196a3 3 0 1 1 .1 0ZM24 206a3 3 0 1 1 .1 0ZM30 300a3 3 0 1 1 .1 0ZM12 408a3 3 0 1 1 .1 0ZM28 498a3 3 0 1 1 .1 0ZM14 602a3 3 0 1 1 .1 0Z" />
      </g>
      <g fill="var(--ff-helmet)">
        <path d="M18 210a3 3 0 1 1 .1 0ZM26 402a3 3 0 1 1 .1 0ZM16 512a3 3 0 1 1 .1 0ZM28 606a3 3 0 1 1 .1 0Z" />
      </g>
      {TREES.map(([kind, x, y, size]) => {
        const Plant = GROWTH[kind];
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
            <Plant />
          </g>
        );
      })}
      <Lookout />
      <Barn />
      <Camp />
      <Pier />
      <rect x="92" y="92" width="616" height="616" rx="30" fill="var(--ff-floor)" />
    </>
  );
}

function Lookout() {
  return (
    <g>
      <ellipse class={styles.shade} cx="42" cy="88" rx="34" ry="7" />
      <path
        class={styles.drawn}
        stroke-width="4.500"
        d="M20 86L30 44M62 86L52 44M24 70H58M22 84L54 56M60 84L28 56"
      />
      <path class={styles.outline} fill="var(--ff-wood-light)" d="M10 54H72V26H10Z" />
      <path class={styles.outline} fill="var(--ff-red)" d="M4 27L41 3L78 27Z" />
      <path fill="#fff" opacity="0.25" d="M13 25L40 7L38 25Z" />
    </g>
  );
}

function Barn() {
  return (
    <g transform="translate(706 4)">
      <ellipse class={styles.shade} cx="48" cy="80" rx="40" ry="7" />
      <path class={styles.outline} fill="var(--ff-red)" d="M16 78V36L44 14L72 36V78Z" />
      <path
        class={styles.outline}
        fill="var(--ff-wood-deep)"
        d="M8 40L44 8L80 40L74 44L44 18L14 44Z"
      />
      <path class={styles.outline} fill="var(--ff-cloth)" d="M32 78V52H56V78Z" />
      <path class={styles.drawn} d="M32 52L56 78M56 52L32 78M38 34H50V42H38Z" />
    </g>
  );
}

/** Where those wait who are not on the road or in the forest. */
function Camp() {
  return (
    <g>
      <Tent x={26} y={722} size={0.9} />
      <Tent x={28} y={782} size={0.8} />
      <g transform="translate(58 742)">
        <path class={styles.thin} fill="var(--ff-flame)" d="M0 4q-7-6 0-15 7 9 0 15Z" />
        <path class={styles.drawn} d="M-8 7L8 3M-8 3L8 7" />
      </g>
    </g>
  );
}

/** Where the seaplanes lie. */
function Pier() {
  return (
    <g class={styles.thin} fill="var(--ff-wood-light)">
      <path fill="var(--ff-wood-deep)" d="M736 782h6v14h-6ZM776 782h6v14h-6Z" />
      <path d="M728 774H796V783H728Z" />
    </g>
  );
}

/** The sign with the number of a place outside; its middle is at 0. */
export function Signpost({ number }: { readonly number: number | '' }) {
  return (
    <>
      <path class={styles.outline} fill="var(--ff-wood-deep)" d="M-3 10H3V20H-3Z" />
      <path
        class={styles.outline}
        fill="var(--ff-wood-light)"
        d="M-17-15Q0-17 17-15L18 12Q0 14-18 12Z"
      />
      <text class={styles.sign} x="0" y="8">
        {number}
      </text>
    </>
  );
}
