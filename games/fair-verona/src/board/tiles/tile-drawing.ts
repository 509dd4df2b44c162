import { type Point, turned } from '../../rules/tiles/banks.ts';
import {
  along,
  at,
  BEND,
  closed,
  type Curve,
  deadEnd,
  distance,
  drawn,
  sampled,
  scatter,
  STRAIGHT,
  turnedCurve,
  WALLS,
} from './curves.ts';
import { type City, housesOf, type Scene, type Trees, treesOf } from './houses-and-trees.ts';
import type { Shape } from './tile-shape.ts';

/** A city or a road of a tile as it lies: the sides that it reaches, and its area or its course as a path. */
export interface Part {
  readonly kind: 'city' | 'road';
  readonly sides: number;
  readonly path: string;
}

/**
 * Paths and points of a drawing, turned as the tile lies. Buildings stand upright on their points however it is
 * turned.
 */
export interface Drawing {
  readonly parts: readonly Part[];
  readonly town: string;
  readonly walls: string;
  readonly towers: readonly Point[];
  readonly gates: readonly Point[];
  readonly road: string;
  readonly river: string;
  readonly lake: Point | undefined;
  readonly square: Point | undefined;
  readonly bridge: { readonly at: Point; readonly quarters: number } | undefined;
  readonly abbey: Point | undefined;
  readonly shield: Point | undefined;
  readonly houses: readonly Point[];
  readonly cypresses: readonly Point[];
  readonly bushes: readonly Point[];
  readonly furrows: string;
  readonly tufts: readonly Point[];
}

const CANONICAL = [0b0001, 0b1001, 0b1010, 0b1011, 0b1111];

/** The set of sides that has walls of its own, and the quarter turns that bring it to this one. */
function canonical(sides: number): { readonly base: number; readonly quarters: number } {
  for (const base of CANONICAL)
    for (let quarters = 0; quarters < 4; quarters++)
      if ((((base << quarters) | (base >> (4 - quarters))) & 15) === sides)
        return { base, quarters };
  return { base: 0b1111, quarters: 0 };
}

const count = (sides: number): number => [1, 2, 4, 8].filter((side) => sides & side).length;

/**
 * The course of a road or river between the sides of a set. With one side only, it ends at this height (from the
 * south).
 */
function courseOf(sides: number, end: number): Curve {
  if (count(sides) === 1) return turnedCurve(deadEnd(end), [1, 2, 4, 8].indexOf(sides) + 2);
  if (sides === 0b0101) return STRAIGHT;
  if (sides === 0b1010) return turnedCurve(STRAIGHT, 1);
  const bends = [0b1100, 0b1001, 0b0011, 0b0110];
  return turnedCurve(BEND, Math.max(0, bends.indexOf(sides)));
}

/** Corners of the tile that lie in a city beyond its walls, in the order of its outline. */
const CORNERS: Readonly<Record<number, readonly Point[]>> = {
  0b1001: [[0, 0]],
  0b1011: [
    [0, 0],
    [100, 0],
  ],
};

const MIDDLES: Readonly<Record<number, Point>> = {
  0b0001: [50, 11],
  0b1001: [27, 26],
  0b1010: [50, 50],
  0b1011: [50, 42],
  0b1111: [50, 50],
};

function cityOf(sides: number): City {
  const { base, quarters } = canonical(sides);
  const walls = WALLS[base]!.map((wall) => turnedCurve(wall, quarters));
  const corners = (CORNERS[base] ?? []).map((corner) => turned(corner, quarters));
  const middle = turned(MIDDLES[base]!, quarters);
  if (walls.length === 0) return { fill: 'M0 0H100V100H0Z', walls, middle, polygon: BOX };
  if (walls.length === 2) {
    const [a, b] = [walls[0]!, walls[1]!];
    const polygon = [...sampled(a, 12), ...sampled(b, 12)];
    return { fill: `${drawn(a)}L${drawn(b).slice(1)}Z`, walls, middle, polygon };
  }
  const polygon = [...sampled(walls[0]!, 16), ...corners];
  return { fill: closed(walls[0]!, ...corners), walls, middle, polygon };
}

const BOX: readonly Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];
const CENTRE: Point = [50, 50];
/** The height at which a road ends: in the middle, and at a monastery. */
const AT_CENTRE = 50;
const AT_ABBEY = 61;

/** Where the wall of a city is pierced by a road from this side: in the middle of the wall that faces it. */
function gateOf(city: City, side: number): Point | undefined {
  const from = turned([50, 100], side + 2);
  const gates = city.walls.map((wall) => along(wall, 0.5));
  return gates.toSorted((a, b) => distance(a, [from]) - distance(b, [from]))[0];
}

/**
 * The drawing of a tile turned by quarter turns. `seed` decides where trees and houses stand: the same ones each
 * time.
 */
export function drawingOf(shape: Shape, quarters: number, seed: number): Drawing {
  const cities = shape.cities.map(cityOf);
  const lone = shape.roads.find((sides) => count(sides) === 1);
  const side = lone === undefined ? 0 : [1, 2, 4, 8].indexOf(lone);
  const gate = shape.end === 'city' && lone !== undefined ? gateOf(cities[0]!, side) : undefined;
  const far = gate && Math.hypot(gate[0] - CENTRE[0], gate[1] - CENTRE[1]);
  const beyond = gate && distance(gate, [turned([50, 100], side + 2)]) > 50;
  const end = {
    city: 50 + (far ?? 0) * (beyond ? -1 : 1),
    monastery: shape.river ? 40 : AT_ABBEY,
    none: AT_CENTRE,
  }[shape.junction ? 'none' : (shape.end ?? 'none')];
  const roads = shape.roads.map((sides) => courseOf(sides, end));
  const rivers = shape.river === 0 ? [] : [courseOf(shape.river, shape.lake ? 56 : 44)];
  const abbey = !shape.abbey
    ? undefined
    : turned(shape.river ? [50, 24] : CENTRE, shape.river ? side + 2 : 0);
  const scene: Scene = { shape, cities, roads, rivers, abbey, gate, next: scatter(seed) };
  const turn = (point: Point): Point => turned(point, quarters);
  const some = (point: Point | undefined): Point | undefined => point && turn(point);
  const line = (curves: readonly Curve[]): string =>
    curves.map((curve) => drawn(turnedCurve(curve, quarters))).join('');
  const shield = shape.pennant ? shieldOf(scene) : undefined;
  const houses = housesOf(scene, shield);
  const trees = treesOf(scene);
  const areas = cities.map(({ fill }) => turnedPath(fill, quarters));
  const sidesOf = (sides: number): number => ((sides << quarters) | (sides >> (4 - quarters))) & 15;
  const part = (kind: Part['kind'], sides: readonly number[], paths: readonly string[]): Part[] =>
    paths.map((path, i) => ({ kind, sides: sidesOf(sides[i]!), path }));
  return {
    parts: [
      ...part('city', shape.cities, areas),
      ...part(
        'road',
        shape.roads,
        roads.map((way) => line([way])),
      ),
    ],
    town: areas.join(''),
    walls: line(cities.flatMap(({ walls }) => walls)),
    towers: cities.flatMap(({ walls }) => walls).flatMap((wall) => towersOf(wall).map(turn)),
    gates: gate === undefined ? [] : [turn(gate)],
    road: line(roads),
    river: line(rivers),
    lake: shape.lake || shape.spring ? turn(CENTRE) : undefined,
    square: shape.junction ? turn(CENTRE) : undefined,
    bridge: shape.bridge
      ? { at: turn(CENTRE), quarters: (quarters + (shape.river & 0b0101 ? 1 : 0)) & 1 }
      : undefined,
    abbey: some(abbey),
    shield: some(shield),
    houses: houses.map(turn).toSorted((a, b) => a[1] - b[1]),
    ...placed(trees, turn),
    furrows: line(trees.furrows),
  };
}

const placed = (trees: Trees, turn: (point: Point) => Point) => ({
  cypresses: trees.cypresses.map(turn).toSorted((a, b) => a[1] - b[1]),
  bushes: trees.bushes.map(turn),
  tufts: trees.tufts.map(turn),
});

/**
 * A path turned. It works for the paths of cities, which have only M, L, C with pairs of numbers, or are the whole
 * tile.
 */
function turnedPath(path: string, quarters: number): string {
  if (path.includes('H')) return path;
  return path.replace(/(-?[\d.]{1,24}) (-?[\d.]{1,24})/g, (_, x: string, y: string) =>
    at(turned([Number(x), Number(y)], quarters)),
  );
}

/** Towers stand near both ends of a wall and between them. */
const towersOf = (wall: Curve): readonly Point[] =>
  [0.09, 0.5, 0.91].map((share) => along(wall, share));

/** A shield hangs in the middle of its city; where that is the whole tile, beside the middle. */
function shieldOf({ cities }: Scene): Point {
  const { middle } = cities[0]!;
  return cities[0]!.walls.length === 0 ? [76, 25] : middle;
}
