import { memo } from '@glade/ui/memo';
import type { Point } from '../../rules/tiles/banks.ts';
import {
  Bridge,
  CYPRESS,
  Gate,
  Monastery,
  Pool,
  Shield,
  VeronasHouse,
  Well,
} from './Buildings.tsx';
import { at } from './curves.ts';
import land from './Land.module.css';
import { knownDrawing } from './known-drawings.ts';
import { shapeOf } from './tile-shape.ts';
import styles from './Tile.module.css';

// A tile is drawn in a box of 100 by 100. The light comes from the top left however the tile is turned.

/** The class of an element within which tiles have their colours. */
export const LAND = land.land;

const each = (points: readonly Point[], part: string): string =>
  points.map((point) => `M${at(point)}${part}`).join('');

const FRONT = 'm-5 5.5v-6.4h10v6.4Z';
const ROOF = 'm-6.4 -.4l2.6-5.6h7.6l2.6 5.6Z';
const GABLE = 'm.2 -6h3.6l2.6 5.6h-3Z';
const WINDOW = 'm-3.2 1.2h1.9v2.4h-1.9Zm4.5 0h1.9v2.4h-1.9Z';
const TALL = 'm-3.2 5.5v-12.4h6.4v12.4Z';
const SPIRE = 'm-4.4 -6.6l4.4-6l4.4 6Z';
const SLIT = 'm-1.2 -4.4h2.4v3h-2.4Zm0 5.2h2.4v3h-2.4Z';
const BUSH = 'm-4.6 2.6a3.2 3.2 0 0 1 1-5.6a4 4 0 0 1 7.2-.4a3.1 3.1 0 0 1 1 6Z';
const TUFT = 'm-2 1.4l-.9-3m2.9 3v-3.8m2 3.8l.9-3';
const TOWER = 'm-3.4 -4.4h6.8v8.2h-6.8Z';
const MERLON = 'm-4.2 -4.2v-2.6h1.9v1.2h1.4v-1.2h1.8v1.2h1.4v-1.2h1.9v2.6Z';

interface Props {
  readonly type: number;
  readonly turn: number;
}

/** A tile as it lies. */
export const Tile = memo(function Tile({ type, turn }: Props) {
  const drawing = knownDrawing(type, turn);
  const { lake, shield, houses, towers, gates, bridge, square, abbey } = drawing;
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
      {bridge && <Bridge {...bridge} />}
      {square && <Well at={square} />}
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
      {isHome(type) && <VeronasHouse />}
      {gates.map((gate) => (
        <Gate key={gate[0]} at={gate} />
      ))}
      {abbey && <Monastery at={abbey} />}
      {gates.length === 0 && towers.length > 0 && (
        <>
          <path class={styles.tower} d={each(towers, TOWER)} />
          <path class={styles.tower} d={each(towers, MERLON)} />
        </>
      )}
      {shield && <Shield at={shield} />}
    </>
  );
});

const isLake = (type: number): boolean => shapeOf(type).lake;
const isHome = (type: number): boolean => shapeOf(type).home;
