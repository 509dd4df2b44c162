import { type Point, turned } from './strokes.ts';
import type { Shape } from './strokes-tile.ts';
import { LAKE, OLD_TOWN, SPRING, TILES, type Tile, WATER } from './tiles.ts';

// What the data of the tiles means for whoever draws them.

const lone = (sides: number): boolean => (sides & (sides - 1)) === 0;

const waterOf = ({ edges }: Tile): number =>
  edges.reduce((sides, kind, side) => (kind === WATER ? sides | (1 << side) : sides), 0);

/** What a type is drawn from. */
export function shapeOf(type: number): Shape {
  const tile = TILES[type]!;
  const { cities, roads, shield, far, name } = tile;
  const river = waterOf(tile);
  const abbey = name.includes('abbey');
  const ends = roads.length === 1 && lone(roads[0]!);
  return {
    cities,
    roads,
    river,
    abbey,
    pennant: shield,
    junction: roads.length > 1,
    end: !ends ? undefined : abbey ? 'monastery' : 'city',
    bridge: river !== 0 && roads.length > 0 && far.length === 0,
    spring: type === SPRING,
    lake: type === LAKE,
    home: type === OLD_TOWN,
  };
}

export const banksOf = (type: number): number => (TILES[type]!.far.length > 0 ? 2 : 1);

/** Where half a side is: half a is the first one, walking the rim clockwise. */
const halfAt = (half: number): Point => turned([half & 1 ? 72 : 28, 0], half >> 1);

/** Where those stand who are on this bank of a tile. */
export function bankAt(type: number, turn: number, bank: number): Point {
  const { far } = TILES[type]!;
  if (far.length === 0) return [50, 62];
  const halves = [0, 1, 2, 3, 4, 5, 6, 7].filter((half) => far.includes(half) === (bank === 1));
  const points = halves.map(halfAt);
  const mean = (axis: 0 | 1): number =>
    points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const share = 26 / Math.max(14, Math.hypot(x - 50, y - 50));
  return turned([50 + (x - 50) * share, 50 + (y - 50) * share], turn);
}

const WINDS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;

/** In which part of its tile a bank lies, by the compass. */
export function windOf(type: number, turn: number, bank: number): (typeof WINDS)[number] {
  const [x, y] = bankAt(type, turn, bank);
  const eighth = Math.round((Math.atan2(y - 50, x - 50) * 4) / Math.PI);
  return WINDS[(eighth + 8) % 8]!;
}
