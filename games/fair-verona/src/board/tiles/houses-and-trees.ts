import type { Point } from '../../rules/tiles/banks.ts';
import { type Curve, distance, isWithin, sampled } from './curves.ts';
import type { Shape } from './tile-shape.ts';

// What fills a tile: houses in its cities, trees and furrows in its fields. All lies in the box of the tile before it
// is turned.

export interface City {
  readonly fill: string;
  readonly walls: readonly Curve[];
  readonly polygon: readonly Point[];
  readonly middle: Point;
}

export interface Scene {
  readonly shape: Shape;
  readonly cities: readonly City[];
  readonly roads: readonly Curve[];
  readonly rivers: readonly Curve[];
  readonly abbey: Point | undefined;
  readonly gate: Point | undefined;
  readonly next: () => number;
}

const CENTRE: Point = [50, 50];

/** Where houses stand in the cities: clear of walls, sides, shield and each other. */
export function housesOf(
  { shape, cities, gate, next }: Scene,
  shield: Point | undefined,
): readonly Point[] {
  const houses: Point[] = [];
  for (const { polygon, walls } of cities) {
    const rim = walls.flatMap((wall) => sampled(wall, 14));
    for (let row = 0; row < 8; row++)
      for (let column = 0; column < 8; column++) {
        const spot: Point = [
          7 + column * 12.4 + (row % 2) * 5 + next() * 3.4,
          8 + row * 12.3 + next() * 2.4,
        ];
        const fits =
          isWithin(spot, polygon) &&
          spot.every((n) => n > 6 && n < 94) &&
          (rim.length === 0 || distance(spot, rim) > 8) &&
          (shield === undefined || distance(spot, [shield]) > 14) &&
          (!shape.home || distance(spot, [[50, 40]]) > 25) &&
          (gate === undefined || distance(spot, [gate]) > 13) &&
          (houses.length === 0 || distance(spot, houses) > 12);
        if (fits && next() > 0.06) houses.push(spot);
      }
  }
  return houses;
}

export interface Trees {
  readonly cypresses: readonly Point[];
  readonly bushes: readonly Point[];
  readonly tufts: readonly Point[];
  readonly furrows: readonly Curve[];
}

/** What grows in the fields, where there is room. */
export function treesOf({ shape, cities, roads, rivers, abbey, next }: Scene): Trees {
  const lines = [...roads, ...rivers].flatMap((way) => sampled(way, 12));
  const rim = cities.flatMap(({ walls }) => walls).flatMap((wall) => sampled(wall, 12));
  const water: readonly Point[] = shape.lake || shape.spring ? [CENTRE] : [];
  const taken: Point[] = [];
  const free = (spot: Point, room: number): boolean =>
    spot.every((n) => n > room * 0.9 && n < 100 - room * 0.9) &&
    !cities.some(({ polygon }) => isWithin(spot, polygon)) &&
    distance(spot, lines) > room + (rivers.length > 0 ? 9 : 5) &&
    distance(spot, rim) > room + 2 &&
    distance(spot, water) > room + 22 &&
    (abbey === undefined || distance(spot, [abbey]) > room + 19) &&
    distance(spot, taken) > room + 4;
  const find = (wanted: number, room: number): Point[] => {
    const found: Point[] = [];
    for (let i = 0; i < 50 && found.length < wanted; i++) {
      const spot: Point = [next() * 100, next() * 100];
      if (!free(spot, room)) continue;
      found.push(spot);
      taken.push(spot);
    }
    return found;
  };
  const patches = find(next() > 0.35 ? 1 : 2, 13);
  return {
    furrows: patches.flatMap((spot) => furrowsAt(spot, next())),
    cypresses: find(4, 6),
    bushes: find(3, 5),
    tufts: find(9, 3),
  };
}

/** Four soft lines side by side: a ploughed strip. */
function furrowsAt([x, y]: Point, share: number): readonly Curve[] {
  const slope = (share - 0.5) * 10;
  return [-7.5, -2.5, 2.5, 7.5].map((dy) => [
    [x - 10, y + dy - slope / 2],
    [x - 4, y + dy - 2.4],
    [x + 4, y + dy - 2.4 + slope / 4],
    [x + 10, y + dy + slope / 2],
  ]);
}
