import { type Point, turned } from '../../rules/tiles/banks.ts';

// The curves of which tiles are drawn, in a box of 100 by 100, and how they are turned by quarter turns.

/** A chain of cubic curves: a start, then three points for each piece. */
export type Curve = readonly Point[];

export const turnedCurve = (curve: Curve, quarters: number): Curve =>
  curve.map((point) => turned(point, quarters));

const fix = (n: number): string => `${Math.round(n * 10) / 10}`;
export const at = ([x, y]: Point): string => `${fix(x)} ${fix(y)}`;

/** A curve as the path of an SVG. */
export const drawn = ([start, ...rest]: Curve): string =>
  start === undefined ? '' : `M${at(start)}${rest.length > 0 ? `C${rest.map(at).join(' ')}` : ''}`;

/** A closed path: along a curve, and from its end through these corners back to its start. */
export const closed = (curve: Curve, ...corners: readonly Point[]): string =>
  `${drawn(curve)}${corners.map((corner) => `L${at(corner)}`).join('')}Z`;

/** Points along a curve: `count` from each of its pieces, and its end. */
export function sampled(curve: Curve, count: number): readonly Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 3 < curve.length; i += 3)
    for (let j = 0; j < count; j++) points.push(along(curve.slice(i, i + 4), j / count));
  return [...points, curve.at(-1)!];
}

/** The point of a single cubic piece at a share of its way. */
export function along([a, b, c, d]: Curve, share: number): Point {
  const rest = 1 - share;
  const weights = [rest ** 3, 3 * rest * rest * share, 3 * rest * share * share, share ** 3];
  const sum = (axis: 0 | 1): number =>
    [a!, b!, c!, d!].reduce((all, point, i) => all + weights[i]! * point[axis], 0);
  return [sum(0), sum(1)];
}

/** Whether a point lies within a polygon. */
export function isWithin([x, y]: Point, polygon: readonly Point[]): boolean {
  let within = false;
  for (const [i, [ax, ay]] of polygon.entries()) {
    const [bx, by] = polygon.at(i - 1)!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

/** How far a point is from the nearest of these. */
export const distance = ([x, y]: Point, points: readonly Point[]): number =>
  points.reduce((least, [px, py]) => Math.min(least, Math.hypot(px - x, py - y)), Infinity);

/** Numbers in [0, 1) that are the same for the same seed. They only make a picture lively. */
export function scatter(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}

/** The walls of a city by the set of its sides, before it is turned: N, NW, EW, NEW or all of them. */
export const WALLS: Readonly<Record<number, readonly Curve[]>> = {
  0b0001: [
    [
      [0, 0],
      [18, 33],
      [82, 33],
      [100, 0],
    ],
  ],
  0b1001: [
    [
      [100, 0],
      [61, 29],
      [29, 61],
      [0, 100],
    ],
  ],
  0b1010: [
    [
      [0, 0],
      [22, 31],
      [78, 31],
      [100, 0],
    ],
    [
      [100, 100],
      [78, 69],
      [22, 69],
      [0, 100],
    ],
  ],
  0b1011: [
    [
      [100, 100],
      [82, 67],
      [18, 67],
      [0, 100],
    ],
  ],
  0b1111: [],
};

/** How a road or river runs through a tile: between opposite sides, or round the corner from S to W. */
export const STRAIGHT: Curve = [
  [50, 0],
  [46, 30],
  [54, 70],
  [50, 100],
];
export const BEND: Curve = [
  [50, 100],
  [50, 68],
  [32, 50],
  [0, 50],
];

/** A road or river that comes in from the south and ends inside the tile, at this height. */
export const deadEnd = (end: number): Curve => [
  [50, 100],
  [48, 100 - (100 - end) * 0.35],
  [52, 100 - (100 - end) * 0.7],
  [50, end],
];
