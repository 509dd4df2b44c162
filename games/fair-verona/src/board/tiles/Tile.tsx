import type { Point } from '../../rules/tiles/banks.ts';
import { useMore } from '../Later.tsx';
import { at } from './curves.ts';
import { type Drawing, drawingOf, type Part } from './tile-drawing.ts';
import { shapeOf } from './tile-shape.ts';
import land from './Land.module.css';
import styles from './Tile.module.css';

// A tile is a box of 100 by 100. Its light comes from the top left, however it is turned.

/** The class under which tiles have their colours. */
export const LAND = land.land;

const known = new Map<number, Drawing>();

function cached(type: number, turn: number): Drawing {
  const key = type * 4 + turn;
  let drawing = known.get(key);
  if (drawing === undefined) known.set(key, (drawing = drawingOf(shapeOf(type), turn, type)));
  return drawing;
}

/** The cities and roads of a tile as it lies. */
export const partsOf = (type: number, turn: number): readonly Part[] => cached(type, turn).parts;

const each = (points: readonly Point[], part: string): string =>
  points.map((point) => `M${at(point)}${part}`).join('');

const FRONT = 'm-5 5.5v-6.4h10v6.4Z';
const ROOF = 'm-6.4 -.4l2.6-5.6h7.6l2.6 5.6Z';
const GABLE = 'm.2 -6h3.6l2.6 5.6h-3Z';
const WINDOW = 'm-3.2 1.2h1.9v2.4h-1.9Zm4.5 0h1.9v2.4h-1.9Z';
const TALL = 'm-3.2 5.5v-12.4h6.4v12.4Z';
const SPIRE = 'm-4.4 -6.6l4.4-6l4.4 6Z';
const SLIT = 'm-1.2 -4.4h2.4v3h-2.4Zm0 5.2h2.4v3h-2.4Z';
const CYPRESS = 'm0 6c-4.4-2.6-3.8-10.4 0-16c3.8 5.6 4.4 13.4 0 16Z';
const BUSH = 'm-4.6 2.6a3.2 3.2 0 0 1 1-5.6a4 4 0 0 1 7.2-.4a3.1 3.1 0 0 1 1 6Z';
const TUFT = 'm-2 1.4l-.9-3m2.9 3v-3.8m2 3.8l.9-3';
const TOWER = 'm-3.4 -4.4h6.8v8.2h-6.8Z';
const MERLON = 'm-4.2 -4.2v-2.6h1.9v1.2h1.4v-1.2h1.8v1.2h1.4v-1.2h1.9v2.6Z';

const LENT = { CYPRESS, styles };

/** Whether there is something on a tile that neither of the first two has. */
const isRich = ({ abbey, bridge, gates, square }: Drawing): boolean =>
  (abbey ?? bridge ?? square ?? gates[0]) !== undefined;

interface Props {
  readonly type: number;
  readonly turn: number;
}

/** A tile as it lies. */
export function Tile({ type, turn }: Props) {
  const drawing = cached(type, turn);
  const { lake, shield, houses, towers, gates } = drawing;
  const more = useMore(isRich(drawing));
  const low = houses.filter((_, i) => i % 6 !== 2);
  const high = houses.filter((_, i) => i % 6 === 2);
  return (
    <>
      <rect class={styles.field} width="100" height="100" />
      <path class={styles.furrow} d={drawing.furrows} />
      <path class={styles.tuft} d={each(drawing.tufts, TUFT)} />
      {drawing.river !== '' && (
        <>
          <path class={styles.shore} d={drawing.river} />
          {lake && (
            <circle class={styles.beach} cx={lake[0]} cy={lake[1]} r={isLake(type) ? 24.5 : 12} />
          )}
          <path class={styles.water} d={drawing.river} />
          {lake && (
            <circle class={styles.pool} cx={lake[0]} cy={lake[1]} r={isLake(type) ? 22 : 9} />
          )}
          <path class={styles.ripple} d={drawing.river} />
          {lake && <Pool at={lake} big={isLake(type)} />}
        </>
      )}
      {drawing.town !== '' && <path class={styles.town} d={drawing.town} />}
      {drawing.road !== '' && (
        <>
          <path class={styles.verge} d={drawing.road} />
          <path class={styles.road} d={drawing.road} />
          <path class={styles.ruts} d={drawing.road} />
        </>
      )}
      {more && <more.Under drawing={drawing} lent={LENT} />}
      {drawing.walls !== '' && (
        <>
          <path class={styles.wallFoot} d={drawing.walls} />
          <path class={styles.wall} d={drawing.walls} />
          <path class={styles.merlons} d={drawing.walls} />
        </>
      )}
      <path class={styles.shade} d={each(drawing.bushes, 'm-4 2.6a5 1.8 0 0 0 10 0Z')} />
      <path class={styles.bush} d={each(drawing.bushes, BUSH)} />
      <path class={styles.shade} d={each(drawing.cypresses, 'm-1 6a4.6 1.7 0 0 0 9-1Z')} />
      <path class={styles.cypress} d={each(drawing.cypresses, CYPRESS)} />
      {houses.length > 0 && (
        <>
          <path class={styles.front} d={each(low, FRONT) + each(high, TALL)} />
          <path class={styles.window} d={each(low, WINDOW) + each(high, SLIT)} />
          <path class={styles.roof} d={each(low, ROOF) + each(high, SPIRE)} />
          <path class={styles.gable} d={each(low, GABLE)} />
        </>
      )}
      {isHome(type) && <Home />}
      {more && <more.Over drawing={drawing} lent={LENT} />}
      {gates.length === 0 && towers.length > 0 && (
        <>
          <path class={styles.tower} d={each(towers, TOWER)} />
          <path class={styles.tower} d={each(towers, MERLON)} />
        </>
      )}
      {shield && <Shield at={shield} />}
    </>
  );
}

const isLake = (type: number): boolean => shapeOf(type).lake;
const isHome = (type: number): boolean => shapeOf(type).home;

interface At {
  readonly at: Point;
}

/** The lake lies still; the spring comes out between stones. */
function Pool({ at: [x, y], big }: At & { readonly big: boolean }) {
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
function Home() {
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
