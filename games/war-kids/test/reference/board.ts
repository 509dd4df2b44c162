/** Section 4.1: hexes, their neighbours, and what lies on them. */
import type { BattleMap, Hex } from './scenario.ts';

export const NO_CELL = -1;

/** E, NE, NW, W, SW, SE as [q, r]. */
const DIRECTIONS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

export interface Axial {
  readonly q: number;
  readonly r: number;
}

export function cellOf(map: BattleMap, hex: Hex): number {
  return hex[1] * map.cols + hex[0];
}

export function cells(map: BattleMap): number[] {
  return Array.from({ length: map.cols * map.rows }, (_, cell) => cell).filter((cell) =>
    isOnMap(map, cell),
  );
}

export function isOnMap(map: BattleMap, cell: number): boolean {
  return terrainAt(map, cell) !== '#';
}

export function terrainAt(map: BattleMap, cell: number): string {
  return map.terrain[Math.floor(cell / map.cols)]?.[cell % map.cols] ?? '#';
}

export function elevationAt(map: BattleMap, cell: number): number {
  return Number(map.elevation[Math.floor(cell / map.cols)]?.[cell % map.cols] ?? 0);
}

export function isRoad(map: BattleMap, cell: number): boolean {
  return (map.roads ?? []).some((road) => road.path.some((hex) => cellOf(map, hex) === cell));
}

/** WK-29, WK-30: the hexes that cost more, and that a Pegasus keeps out of under A1. */
export function isRough(map: BattleMap, cell: number): boolean {
  return ['w', 'r'].includes(terrainAt(map, cell));
}

/** WK-R2: a contour line runs between hexes of different elevation. */
export function isContour(map: BattleMap, a: number, b: number): boolean {
  return elevationAt(map, a) !== elevationAt(map, b);
}

export function axialOf(map: BattleMap, cell: number): Axial {
  const row = Math.floor(cell / map.cols);
  return { q: (cell % map.cols) - (row - (row & 1)) / 2, r: row };
}

/** NO_CELL when the hex is not part of the map. */
export function cellAt(map: BattleMap, q: number, r: number): number {
  const col = q + (r - (r & 1)) / 2;
  if (col < 0 || col >= map.cols || r < 0 || r >= map.rows) return NO_CELL;
  const cell = r * map.cols + col;
  return isOnMap(map, cell) ? cell : NO_CELL;
}

/** The cell in this direction, 0 to 5. */
export function beside(map: BattleMap, cell: number, direction: number): number {
  const { q, r } = axialOf(map, cell);
  const [dq, dr] = DIRECTIONS[direction] ?? [0, 0];
  return cellAt(map, q + dq, r + dr);
}

export function neighbours(map: BattleMap, cell: number): number[] {
  return [0, 1, 2, 3, 4, 5]
    .map((direction) => beside(map, cell, direction))
    .filter((next) => next !== NO_CELL);
}

/** WK-R20: hexes from one to the other, the first not counted. */
export function distance(map: BattleMap, from: number, to: number): number {
  const a = axialOf(map, from);
  const b = axialOf(map, to);
  const [dq, dr] = [b.q - a.q, b.r - a.r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}
