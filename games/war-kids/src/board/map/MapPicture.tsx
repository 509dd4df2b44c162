import type { Point } from '@glade/boards/hex-shape';
import { hexName } from '@glade/boards/hexes';
import { memo } from '@glade/ui/memo';
import { useMemo } from 'preact/hooks';
import type { MapView } from '../../rules/view.ts';
import { neighbours } from '../action-meanings.ts';
import { at, between, fix, hexPath, middle, sideOf } from './geometry.ts';
import { Landmarks } from './Landmarks.tsx';
import styles from './Map.module.css';

interface Props {
  readonly map: MapView;
  /** In a frame on a stage the meadow goes on to the rim. */
  readonly framed?: boolean;
}

/** A map without anybody on it: ground and its height, woods, rivers, roads, buildings. */
export const MapPicture = memo(({ map, framed = false }: Props) => (
  <g class={styles.map}>
    {framed && <rect class={styles.beyond} width="100%" height="100%" />}
    <Ground map={map} />
    {map.art.length > 0 && <Landmarks map={map} />}
  </g>
));

function Ground({ map }: Pick<Props, 'map'>) {
  return useMemo(() => {
    const cells = map.elevation.flatMap((_, cell) => (map.terrain[cell] === '#' ? [] : [cell]));
    const of = (sign: string): number[] => cells.filter((cell) => map.terrain[cell] === sign);
    const paths = (some: readonly number[]): string =>
      some.map((cell) => hexPath(map, cell)).join('');
    const { lines, hachures } = contours(map, cells);
    const water = river(map, cells);
    const roads = map.roads.map(({ path }) => road(map, path)).join('');
    const sunken = map.art.filter(({ tag }) => tag === 'sunken').map(({ cell }) => cell);
    return (
      <>
        {levels(map, cells).map(([share, some]) => (
          <path
            key={share}
            class={styles.ground}
            style={{ '--level': `${share}%` }}
            d={paths(some)}
          />
        ))}
        <path class={styles.marsh} d={paths(of('r'))} />
        <path class={styles.grove} d={paths(of('w'))} />
        <path class={styles.grid} d={paths(cells)} />
        <path class={styles.hachures} d={hachures} />
        <path class={styles.contour} d={lines} />
        <path class={styles.banks} d={water} />
        <path class={styles.water} d={water} />
        <path class={styles.lake} d={lakes(map, cells)} />
        <path
          class={styles.waves}
          d={of('r')
            .map((cell) => wave(middle(map, cell)))
            .join('')}
        />
        <path class={styles.sunken} d={sunkenBanks(map, sunken)} />
        <path class={styles.verge} d={roads} />
        <path class={styles.road} d={roads} />
        <Trees map={map} cells={of('w')} />
      </>
    );
  }, [map]);
}

/** The cells of each height, from the lowest, and where it lies between the lowest and the highest, in percent. */
function levels(map: MapView, cells: readonly number[]): [number, number[]][] {
  const heights = [...new Set(cells.map((cell) => map.elevation[cell]!))].toSorted((a, b) => a - b);
  const [low, high] = [heights[0] ?? 0, heights.at(-1) ?? 0];
  return heights.map((height) => [
    Math.round((100 * (height - low)) / Math.max(2, high - low)),
    cells.filter((cell) => map.elevation[cell] === height),
  ]);
}

/** Lines along the sides between different heights, with ticks that point downhill. */
function contours(map: MapView, cells: readonly number[]) {
  let [lines, hachures] = ['', ''];
  for (const cell of cells)
    for (const [d, other] of neighbours({ map }, cell).entries()) {
      if (other === undefined || map.elevation[other]! >= map.elevation[cell]!) continue;
      const [centre, down] = [middle(map, cell), middle(map, other)];
      const [a, b] = sideOf(map, cell, d);
      lines += `M${at(a)}L${at(b)}`;
      const away: Point = [(down[0] - centre[0]) * 0.11, (down[1] - centre[1]) * 0.11];
      for (const share of [0.14, 0.38, 0.62, 0.86]) {
        const from = between(a, b, share);
        hachures += `M${at(from)}l${at(away)}`;
      }
    }
  return { lines, hachures };
}

const isWater = (map: MapView, cell: number): boolean =>
  map.terrain[cell] === 'r' ||
  map.art.some((art) => art.cell === cell && (art.tag === 'bridge' || art.tag === 'ford'));

/** The river flows from each of its hexes into those beside it, under bridges and through fords, and off the map. */
function river(map: MapView, cells: readonly number[]): string {
  return cells
    .filter((cell) => isWater(map, cell))
    .map((cell) => {
      const centre = middle(map, cell);
      const ends = flows(map, cell).map((d) => {
        const [a, b] = sideOf(map, cell, d);
        return between(a, b);
      });
      if (ends.length === 2) return `M${at(ends[0]!)}Q${at(centre)} ${at(ends[1]!)}`;
      const [x, y] = centre;
      return (
        ends.map((end) => `M${at(centre)}L${at(end)}`).join('') || `M${fix(x - 11)} ${fix(y)}h22`
      );
    })
    .join('');
}

/** Between three hexes of water that touch each other there is water, too. */
function lakes(map: MapView, cells: readonly number[]): string {
  return cells
    .filter((cell) => isWater(map, cell))
    .flatMap((cell) => {
      const near = neighbours({ map }, cell);
      // Two directions are enough to find each three hexes once.
      return [0, 5].flatMap((d) => {
        const three = [cell, near[d], near[(d + 1) % 6]];
        if (three.some((each) => each === undefined || !isWater(map, each))) return [];
        return [`M${three.map((each) => at(middle(map, each!))).join('L')}Z`];
      });
    })
    .join('');
}

/** The directions in which water flows out of a cell or into it. */
function flows(map: MapView, cell: number): readonly number[] {
  const near = neighbours({ map }, cell);
  const wet = near.flatMap((other, d) => (other !== undefined && isWater(map, other) ? [d] : []));
  const off = near.flatMap((other, d) => (other === undefined ? [d] : []));
  if (wet.length > 1 || off.length === 0) return wet;
  // At the rim it goes on, as straight as it can.
  const from = wet[0] ?? 0;
  const turn = (d: number): number => Math.abs(3 - ((d - from + 6) % 6));
  return [...wet, off.reduce((a, b) => (turn(b) < turn(a) ? b : a))];
}

const wave = ([x, y]: Point): string =>
  [-16, 2, 19]
    .map((dy, i) => `M${fix(x - 24 + (i % 2) * 18)} ${fix(y + dy)}q7-7 14 0t14 0`)
    .join('');

/** A road through the middles of its hexes, with round bends, off the map at its ends. */
function road(map: MapView, path: readonly number[]): string {
  const points = path.map((cell) => middle(map, cell));
  const off = (cell: number): boolean =>
    neighbours({ map }, cell).some((other) => other === undefined);
  const [first, second] = points;
  if (first === undefined) return '';
  if (second === undefined) return `M${at(first)}h.1`;
  const [last, before] = [points.at(-1)!, points.at(-2)!];
  const start = off(path[0]!) ? between(first, second, -0.6) : first;
  const end = off(path.at(-1)!) ? between(last, before, -0.6) : last;
  const bends = points.slice(0, -1).map((point, i) => {
    const next = points[i + 1]!;
    return `Q${at(point)} ${at(between(point, next))}`;
  });
  return `M${at(start)}${bends.join('')}Q${at(last)} ${at(end)}`;
}

/** Steep banks on both sides of a sunken road. */
function sunkenBanks(map: MapView, cells: readonly number[]): string {
  return cells
    .map((cell) => {
      const [x, y] = middle(map, cell);
      return [-30, -15, 0, 15, 30]
        .map((dx) => `M${fix(x + dx)} ${fix(y - 10)}v-9M${fix(x + dx)} ${fix(y + 10)}v9`)
        .join('');
    })
    .join('');
}

/** Where trees stand in a hex of woods, and how tall; of two kinds in turn. */
const STANDS: readonly (readonly [x: number, y: number, size: number])[] = [
  [0, -20, 1],
  [-25, -6, 0.9],
  [25, -4, 1.05],
  [-12, 20, 1.1],
  [17, 24, 0.9],
];

function Trees({ map, cells }: { readonly map: MapView; readonly cells: readonly number[] }) {
  let [firs, oaks, trunks] = ['', '', ''];
  for (const cell of cells) {
    const [x, y] = middle(map, cell);
    for (const [i, [dx, dy, size]] of STANDS.entries()) {
      const [tx, ty] = [fix(x + dx + ((cell * 7 + i * 5) % 7) - 3), fix(y + dy)];
      const s = (n: number): string => fix(n * size);
      trunks += `M${tx} ${ty}v${s(13)}`;
      if ((cell + i) % 3 === 0)
        oaks += `M${tx} ${fix(y + dy + 6 * size)}m${s(-11)} 0a${s(8)} ${s(8)} 0 0 1 ${s(2)}${s(-13)}a${s(9)} ${s(9)} 0 0 1 ${s(18)} 0a${s(8)} ${s(8)} 0 0 1 ${s(2)} ${s(13)}Z`;
      else
        firs += `M${tx} ${fix(y + dy - 16 * size)}l${s(9)} ${s(12)}h${s(-4)}l${s(7)} ${s(11)}h${s(-24)}l${s(7)} ${s(-11)}h${s(-4)}Z`;
    }
  }
  return (
    <>
      <path class={styles.trunks} d={trunks} />
      <path class={styles.oaks} d={oaks} />
      <path class={styles.firs} d={firs} />
    </>
  );
}

interface NamesProps extends Pick<Props, 'map'> {
  /** The hexes whose names would be half covered: they have none. */
  readonly taken: readonly number[];
  /** They stand at the upper edge of the hex, above numbers and counters. */
  readonly high?: boolean;
}

/** Letter and number of each free hex, for where hexes are large enough to read them. */
export function Names({ map, taken, high = false }: NamesProps) {
  const { columns, rows } = map;
  return (
    <g class={styles.names}>
      {Array.from({ length: rows }, (_, row) => (
        <RowOfNames
          key={row}
          map={map}
          row={row}
          high={high}
          taken={taken.filter((cell) => Math.floor(cell / columns) === row).join()}
        />
      ))}
    </g>
  );
}

interface RowProps extends Pick<NamesProps, 'map' | 'high'> {
  readonly row: number;
  /** The hexes of this row on which somebody stands, with commas between them. */
  readonly taken: string;
}

/** A row of names: it is drawn again only when somebody has come to it, or left it. */
const RowOfNames = memo(({ map, row, taken, high }: RowProps) => {
  const { columns, terrain } = map;
  const hidden = new Set(taken.split(','));
  return (
    <>
      {Array.from({ length: columns }, (_, column) => {
        const cell = row * columns + column;
        if (terrain[cell] === '#' || hidden.has(String(cell))) return null;
        const [x, y] = middle(map, cell);
        return (
          <text key={cell} x={x} y={y + (high === true ? -17 : 39)}>
            {hexName(columns, cell)}
          </text>
        );
      })}
    </>
  );
});
