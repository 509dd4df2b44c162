import type { Event } from '@glade/engine';
import { placed } from '@glade/ui';
import type { ComponentChildren } from 'preact';
import styles from './EventPicture.module.css';
import {
  backslash,
  circle,
  flame,
  flameHeart,
  house,
  slash,
  square,
  triangle,
} from './sheet/strokes.ts';

// The marks of the board, each in a square of 100 by 100 that is made small enough for the picture.

interface PictureProps {
  readonly event: Event;
}

/** What happened, as the board draws it. From -30 to 30. */
export function EventPicture({ event }: PictureProps) {
  const draw = PICTURES[event.code];
  return draw === undefined ? null : <g class={styles.picture}>{draw(event)}</g>;
}

interface MarkProps {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly children: ComponentChildren;
}

/** Something of 100 by 100 with its middle here. */
const Mark = ({ x = 0, y = 0, scale = 0.52, children }: MarkProps) =>
  placed(x - 50 * scale, y - 50 * scale, scale, children);

const Fire = () => (
  <>
    <path class={styles.flame} d={flame(7)} />
    <path class={styles.heart} d={flameHeart} />
  </>
);
const Slash = () => <path class={styles.fire} d={slash(7)} />;
const Cross = () => <path class={styles.burnt} d={`${slash(7)}${backslash(7)}`} />;
const Doused = () => (
  <>
    <path class={styles.burnt} d={slash(7)} />
    <path class={styles.water} d={circle(7)} />
  </>
);
const Dug = () => <path class={styles.earth} d={square(7)} />;
const Home = () => (
  <>
    <path class={styles.home} d={house.chimney} />
    <path class={styles.home} d={triangle(7)} />
    <path class={styles.thin} d={`${house.door}${house.window}`} />
  </>
);
const Spade = ({ x }: { readonly x: number }) => (
  <path
    class={styles.tool}
    transform={`translate(${x} 0)`}
    d="M0-24V0M-6-24H6M-9 0H9V10A9 9 0 0 1-9 10Z"
  />
);
const Quiet = () => <path class={styles.ink} d="M-8-12H6L-8 6H6M10 4H20L10 16H20" />;
const Burst = () => (
  <path
    class={styles.ray}
    d="M0-29V-22M0 29V22M-29 0H-22M29 0H22M-21-21L-16-16M21-21L16-16M-21 21L-16 16M21 21L16 16"
  />
);
const Gust = () => (
  <path
    class={styles.ink}
    d="M-28-16C-16-24-10-8 2-16M-28-4C-18-10-12 4-2-4M-28 8C-20 4-16 14-8 8"
  />
);
const Tick = () => <path class={styles.good} d="M2 14L10 22L26-2" />;

const flaming = (
  <>
    <Mark y={-4}>
      <Home />
    </Mark>
    <Mark y={10} scale={0.34}>
      <Fire />
    </Mark>
  </>
);

const line = <path class={styles.seam} d="M0-28V28" />;
const across = (
  <>
    <Mark x={-15} scale={0.28}>
      <Cross />
    </Mark>
    {line}
    <Mark x={14} scale={0.36}>
      <Fire />
    </Mark>
  </>
);

/** The four quadrants, with one of them marked. */
const quarters = (quadrant: number, content: ComponentChildren) => (
  <>
    <path class={styles.frame} d="M-24-24H24V24H-24ZM0-24V24M-24 0H24" />
    <g transform={`translate(${[-12, 12, 12, -12][quadrant]} ${[-12, -12, 12, 12][quadrant]})`}>
      {content}
    </g>
  </>
);

const nothing = (mark: ComponentChildren) => (
  <>
    <Mark scale={0.5}>{mark}</Mark>
    <path class={styles.ink} d="M-28 26H28" />
  </>
);

const PICTURES: Readonly<Record<string, (event: Event) => ComponentChildren>> = {
  home: () => (
    <Mark>
      <Home />
    </Mark>
  ),
  noDigs: () => (
    <>
      <Spade x={0} />
      <path class={styles.burnt} transform="scale(.5)" d="M-44-44L44 44" />
    </>
  ),
  oneDig: () => <Spade x={0} />,
  twoDigs: () => (
    <>
      <Spade x={-13} />
      <Spade x={13} />
    </>
  ),
  fire: () => (
    <Mark>
      <Slash />
      <Fire />
    </Mark>
  ),
  turn: () => (
    <>
      <Mark scale={0.34}>
        <Fire />
      </Mark>
      <path class={styles.ray} d="M0-18V-28M0 18V28M-18 0H-28M18 0H28" />
    </>
  ),
  quadrant: ({ args }) =>
    quarters(
      args['quadrant']!,
      <Mark scale={0.22}>
        <Fire />
      </Mark>,
    ),
  quiet: ({ args }) =>
    quarters(
      args['quadrant']!,
      <g transform="scale(.38) translate(-6 -2)">
        <Quiet />
      </g>,
    ),
  turned: () => (
    <Mark>
      <Cross />
    </Mark>
  ),
  lit: () => (
    <Mark>
      <Slash />
      <Fire />
    </Mark>
  ),
  crossed: () => across,
  crossedByFlare: () => (
    <>
      {across}
      <g transform="translate(14 0) scale(.55)">
        <Burst />
      </g>
    </>
  ),
  homeLit: () => flaming,
  event: ({ args }) => {
    const at = args['cell']! % 36;
    const [x, y] = [(at % 6) * 8 - 24, Math.floor(at / 6) * 8 - 24];
    return (
      <>
        <path class={styles.band} d={`M${x}-24h8v48h-8zM-24 ${y}h48v8h-48z`} />
        <path class={styles.frame} d="M-24-24H24V24H-24Z" />
        <path class={styles.target} d={`M${x} ${y}h8v8h-8z`} />
      </>
    );
  },
  sparks: () => (
    <>
      <Gust />
      <Mark x={12} y={8} scale={0.4}>
        <Fire />
      </Mark>
    </>
  ),
  flareUp: () => (
    <>
      <Burst />
      <Mark scale={0.4}>
        <Fire />
        <Cross />
      </Mark>
    </>
  ),
  homeLitByFlare: () => (
    <>
      <Burst />
      {flaming}
    </>
  ),
  burntOut: () => nothing(<Cross />),
  alreadyDoused: () => nothing(<Doused />),
  alreadyDug: () => nothing(<Dug />),
  extraAction: () => (
    <>
      <Mark y={4} scale={0.44}>
        <Home />
      </Mark>
      <path class={styles.good} d="M20-26V-12M13-19H27M-20-26V-12M-27-19H-13" />
    </>
  ),
  doused: () => (
    <Mark>
      <Doused />
    </Mark>
  ),
  dug: () => (
    <Mark>
      <Dug />
    </Mark>
  ),
  passed: () => <path class={styles.ink} d="M-20 0H14M4-10L16 0L4 10" />,
  fireOut: () => (
    <>
      <Mark scale={0.5}>
        <Cross />
      </Mark>
      <path class={styles.smoke} d="M-6-14C-12-20 0-22-6-29M6-14C0-20 12-22 6-29" />
    </>
  ),
  won: () => (
    <>
      <Mark x={-4} y={-4} scale={0.46}>
        <Home />
      </Mark>
      <Tick />
    </>
  ),
  lost: () => flaming,
  points: () => (
    <>
      <path class={styles.frame} d="M-24-24H24V24H-24ZM-8-24V24M8-24V24M-24-8H24M-24 8H24" />
      <Tick />
    </>
  ),
  playedOn: () => <path class={styles.ink} d="M-12-16L18 0L-12 16Z" />,
  stopped: () => <path class={styles.ink} d="M-15-15H15V15H-15Z" />,
  saved: () => (
    <>
      <Mark x={-10} y={-6} scale={0.36}>
        <Home />
      </Mark>
      <Mark x={10} y={4} scale={0.36}>
        <Home />
      </Mark>
    </>
  ),
  // A sheet that lies face down.
  actionsOver: () => (
    <>
      <path class={styles.frame} d="M-20-26H20V26H-20Z" />
      <Tick />
    </>
  ),
  finished: () => <Tick />,
  ranked: () => (
    <>
      <path class={styles.frame} d="M-26-22H-2V2H-26ZM2-22H26V2H2ZM-12 6H12V28H-12Z" />
    </>
  ),
};
