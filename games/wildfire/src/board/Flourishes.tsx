import type { ComponentChildren } from 'preact';
import styles from './Board.module.css';

/** What is seen for a moment where something happens, in a square of 100 by 100, after some milliseconds. */
export function Flourishes({ code, ms }: { readonly code: string; readonly ms: number }) {
  const drawing = DRAWINGS[code];
  if (drawing === undefined) return null;
  const { movement, parts } = drawing;
  return (
    <g class={styles[movement]} style={{ animationDelay: `${ms}ms` }} data-flourish={code}>
      {parts}
    </g>
  );
}

const RAYS = 'M50 34V2M50 66V98M34 50H2M66 50H98M39 39L16 16M61 39L84 16M39 61L16 84M61 61L84 84';
const DROPS =
  'M50 8q7 11 0 15q-7-4 0-15M17 28q9 6 5 13q-8-2-5-13M83 28q-9 6-5 13q8-2 5-13M22 76q9-5 13 2q-5 7-13-2M78 76q-9-5-13 2q5 7 13-2';
const CRUMBS = 'M30 16h9v8h-9zM60 6h10v9h-10zM76 34h8v8h-8zM16 40h8v8h-8z';

interface Drawing {
  readonly movement: string;
  readonly parts: ComponentChildren;
}

const burst: Drawing = { movement: 'burst', parts: <path class={styles.rays} d={RAYS} /> };
const wiggle: Drawing = {
  movement: 'nudge',
  parts: <circle class={styles.ring} cx="50" cy="50" r="40" />,
};

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  flareUp: burst,
  homeLit: burst,
  homeLitByFlare: burst,
  sparks: {
    movement: 'blown',
    parts: (
      <>
        <path class={styles.gust} d="M-60 8C-40-6-24 20 0 8S34 18 46 34M-50 40C-34 30-20 50 2 40" />
        <path class={styles.spark} d="M44 40h9v9h-9zM20 22h7v7h-7zM12 50h6v6h-6zM-12 26h6v6h-6z" />
      </>
    ),
  },
  doused: { movement: 'splash', parts: <path class={styles.drops} d={DROPS} /> },
  dug: { movement: 'crumble', parts: <path class={styles.crumbs} d={CRUMBS} /> },
  extraAction: { movement: 'burst', parts: <path class={styles.glow} d={RAYS} /> },
  burntOut: wiggle,
  alreadyDoused: wiggle,
  alreadyDug: wiggle,
};
