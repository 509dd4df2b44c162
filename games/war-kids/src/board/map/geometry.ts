import { hexBox, hexCentre, hexCorners, type Point } from '@glade/boards/hex-shape';
import type { MapView } from '../../rules/view.ts';

/** Side of a hex, in units of the picture. */
const SIDE = 50;

/** Width and height of a map's picture. */
export const boxOf = (map: MapView): Point => scaled(hexBox(map));

/** The middle of a cell. */
export const middle = (map: MapView, cell: number): Point => scaled(hexCentre(map, cell));

const scaled = ([x, y]: Point): Point => [x * SIDE, y * SIDE];

const CORNERS = hexCorners().map(scaled);

/** A hex about a point, as large as `share` of a whole one. */
export const hexPath = ([x, y]: Point, share = 1): string =>
  `M${CORNERS.map(([dx, dy]) => `${fix(x + dx * share)} ${fix(y + dy * share)}`).join('L')}Z`;

/** The side of a hex in a direction, as two points. */
export function sideOf([x, y]: Point, direction: number, share = 1): readonly [Point, Point] {
  const [a, b] = [CORNERS[direction]!, CORNERS[(direction + 1) % 6]!];
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
