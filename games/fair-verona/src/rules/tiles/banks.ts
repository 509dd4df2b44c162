import { TILES, TYPES } from './tiles.ts';

// The River parts some tiles in two banks. This says where on its tile each bank lies, in a box of 100 by 100.

export type Point = readonly [x: number, y: number];

/** A point turned by quarter turns, clockwise, about the middle of the tile. */
export function turned([x, y]: Point, quarters: number): Point {
  switch (quarters & 3) {
    case 1:
      return [100 - y, x];
    case 2:
      return [100 - x, 100 - y];
    case 3:
      return [y, 100 - x];
    default:
      return [x, y];
  }
}

/** How many banks a type of tile has: 1 or 2. */
export const bankCount = (type: number): number => (TILES[type]!.far.length > 0 ? 2 : 1);

/** The middle of half a side. */
const halfAt = (half: number): Point => turned([half & 1 ? 72 : 28, 0], half >> 1);

/** Where meeples on a bank of a tile stand. */
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

/** In which part of its tile a bank lies, by the compass. Both banks of a tile lie in different parts. */
export function windOf(type: number, turn: number, bank: number): (typeof WINDS)[number] {
  const [x, y] = bankAt(type, turn, bank);
  const eighth = Math.round((Math.atan2(y - 50, x - 50) * 4) / Math.PI);
  return WINDS[(eighth + 8) % 8]!;
}

/** The winds in the order in which events number them, from 1 on; 0 is a tile that no river parts. */
const NUMBERED = ['', ...WINDS] as const;

const WIND_NUMBERS = Uint8Array.from({ length: TYPES * 8 }, (_, spot) => {
  const type = spot >> 3;
  return bankCount(type) < 2 ? 0 : NUMBERED.indexOf(windOf(type, (spot >> 1) & 3, spot & 1));
});

/** Where on its tile somebody stands, as events number it: 0 for a tile with one bank, else 1 (east) clockwise to 8 (north-east). */
export const windNumber = (type: number, turn: number, bank: number): number =>
  WIND_NUMBERS[type * 8 + turn * 2 + bank]!;
