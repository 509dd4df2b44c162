import {
  ACROSS,
  hexBox,
  hexCentre,
  hexCorners,
  type HexShape,
  type Point,
} from '@glade/boards/hex-shape';
import type { MapView } from '../../rules/view.ts';

/** A map as it is drawn here: as it lies, or turned a quarter. */
export interface DrawnMap extends MapView, Pick<HexShape, 'turned' | 'short'> {}

type Turned = NonNullable<HexShape['turned']>;

const drawn = new WeakMap<MapView, Map<Turned, DrawnMap>>();

/** A map turned or as it lies, without the half hexes at its right where nothing is. The same object for the same map. */
export function drawnMap(map: MapView, turned: Turned): DrawnMap {
  const known = drawn.get(map) ?? new Map<Turned, DrawnMap>();
  drawn.set(map, known);
  const made = known.get(turned) ?? { ...map, turned, short: hasShortRows(map) };
  known.set(turned, made);
  return made;
}

/** Whether every shifted row ends off the map. */
function hasShortRows({ columns, rows, terrain }: MapView): boolean {
  for (let row = 1; row < rows; row += 2)
    if (terrain[row * columns + columns - 1] !== '#') return false;
  return rows > 1;
}

/** Side of a hex, in units of the picture. */
const SIDE = 50;
/** Width of a hex between two parallel sides, in units of the picture. */
export const HEX = ACROSS * SIDE;

/** Width and height of a map's picture. */
export const boxOf = (map: DrawnMap): Point => scaled(hexBox(map));

/** The middle of a cell. */
export const middle = (map: DrawnMap, cell: number): Point => scaled(hexCentre(map, cell));

const scaled = ([x, y]: Point): Point => [x * SIDE, y * SIDE];

const LYING = hexCorners().map(scaled);
const LEFT = hexCorners(false, 'left').map(scaled);
const RIGHT = hexCorners(false, 'right').map(scaled);
const cornersOf = ({ turned }: Pick<DrawnMap, 'turned'>) =>
  turned === 'left' ? LEFT : turned === 'right' ? RIGHT : LYING;

/** The way of a spell from one point to another, as the path of a drawing. */
export function arc([ax, ay]: Point, [bx, by]: Point): string {
  const up = 0.16 * Math.hypot(bx - ax, by - ay);
  return `M${fix(ax)} ${fix(ay)}Q${fix((ax + bx) / 2)} ${fix((ay + by) / 2 - up)} ${fix(bx)} ${fix(by)}`;
}

/** The hex of a cell, as large as `share` of a whole one. */
export function hexPath(map: DrawnMap, cell: number, share = 1): string {
  const [x, y] = middle(map, cell);
  const corners = cornersOf(map).map(([dx, dy]) => `${fix(x + dx * share)} ${fix(y + dy * share)}`);
  return `M${corners.join('L')}Z`;
}

/** The side of a cell's hex in a direction, as two points. */
export function sideOf(
  map: DrawnMap,
  cell: number,
  direction: number,
  share = 1,
): readonly [Point, Point] {
  const [x, y] = middle(map, cell);
  const corners = cornersOf(map);
  const [a, b] = [corners[direction]!, corners[(direction + 1) % 6]!];
  return [
    [x + a[0] * share, y + a[1] * share],
    [x + b[0] * share, y + b[1] * share],
  ];
}

/** A number as it is written into a picture. */
export const fix = (n: number): string => `${Math.round(n * 10) / 10}`;
/** A point as it is written into a picture. */
export const at = ([x, y]: Point): string => `${fix(x)} ${fix(y)}`;
/** The point a share of the way from one to another. */
export const between = (a: Point, b: Point, share = 0.5): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
