import { placed, type EndSceneProps } from '@glade/ui';
import { BESIDE, HillTree, Landscape } from '@glade/ui/landscape';
import type { GridView, WildfireView } from '../rules/view.ts';
import styles from './EventPicture.module.css';
import { flame, flameHeart, house, slash, triangle } from './sheet/strokes.ts';

/** The homes after the fire: one in the middle, or those of all beside the faces. No sun shines where all of them burn. */
export function EndScene({ view, won, faces }: EndSceneProps<WildfireView>) {
  const homes = view.grids.map(({ burnt }) => burnt);
  const burntLand = view.grids.every(({ burnt }) => burnt);
  return (
    <Landscape
      won={won && !burntLand}
      far={
        <>
          <HillTree x={78} y={158} size={0.8} burnt />
          <HillTree x={112} y={154} size={0.7} burnt={!won} />
          <HillTree x={372} y={152} size={0.8} burnt={burntLand} />
          <HillTree x={412} y={152} size={0.9} burnt />
        </>
      }
    >
      {spots(homes.length, faces).map(([x, y, size], i) => (
        <Home key={i} x={x} y={y} size={size} grid={view.grids[i]!} />
      ))}
    </Landscape>
  );
}

type Spot = readonly [x: number, y: number, size: number];

/** Where this many homes stand. */
function spots(count: number, faces: boolean): readonly Spot[] {
  if (faces) return BESIDE.slice(0, count).map(([x, y]) => [x, y, 0.7]);
  if (count === 1) return [[240, 220, 1.15]];
  return Array.from({ length: count }, (_, i): Spot => [60 + (360 * i) / (count - 1), 212, 0.85]);
}

interface HomeProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly grid: GridView;
}

/** A home that stands, or one that the fire has reached. */
function Home({ x, y, size, grid: { burnt } }: HomeProps) {
  return (
    <g class={styles.picture}>
      {placed(
        x - 50 * size,
        y - 88 * size,
        size,
        <>
          <path class={styles.home} d={house.chimney} />
          <path class={styles.home} d={triangle(7)} />
          <path class={styles.thin} d={`${house.door}${house.window}`} />
          {burnt ? (
            <>
              <path class={styles.burnt} d={slash(7)} />
              <g transform="translate(46 34) scale(.62)">
                <path class={styles.flame} d={flame(7)} />
                <path class={styles.heart} d={flameHeart} />
              </g>
            </>
          ) : (
            <path class={styles.smoke} d={house.smoke} />
          )}
        </>,
      )}
    </g>
  );
}
