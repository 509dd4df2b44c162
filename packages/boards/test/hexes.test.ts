import { expect, test } from 'vitest';
import {
  axialQ,
  columnLetters,
  HEX_DIRECTIONS,
  hexAtAxial,
  hexDistance,
  HexDistances,
  hexesWithin,
  hexName,
  hexNamed,
  hexNeighbours,
  hexRing,
  offsetColumn,
} from '../src/hexes.ts';

const COLUMNS = 7;
const ROWS = 6;
const hexes = Array.from({ length: COLUMNS * ROWS }, (_, hex) => hex);
const neighbours = hexNeighbours(COLUMNS, ROWS);

test('a hex of an even and one of an odd row have these neighbours', () => {
  const around = (name: string): readonly string[] => {
    const hex = hexNamed(COLUMNS, ROWS, name)!;
    return [...neighbours.subarray(6 * hex, 6 * hex + 6)].map((to) => hexName(COLUMNS, to));
  };
  expect(HEX_DIRECTIONS).toEqual(['E', 'NE', 'NW', 'W', 'SW', 'SE']);
  expect(around('C3')).toEqual(['D3', 'C2', 'B2', 'B3', 'B4', 'C4']);
  expect(around('C4')).toEqual(['D4', 'D3', 'C3', 'B4', 'C5', 'D5']);
});

test('neighbours are mutual, and missing only at the edge', () => {
  for (const hex of hexes) {
    const column = hex % COLUMNS;
    const edge = column === 0 || column === COLUMNS - 1 || hex < COLUMNS || hex >= 5 * COLUMNS;
    const around = [...neighbours.subarray(6 * hex, 6 * hex + 6)];
    expect(around.includes(-1)).toBe(edge);
    const back = around.map((to, d) => (to < 0 ? hex : neighbours[6 * to + ((d + 3) % 6)]));
    expect(new Set(back)).toEqual(new Set([hex]));
  }
});

test('the distance is the number of steps of a search in widening rings', () => {
  const distances = new HexDistances(COLUMNS, ROWS);
  for (const from of hexes) {
    const found = new Map([[from, 0]]);
    for (const [hex, steps] of found)
      for (const to of neighbours.subarray(6 * hex, 6 * hex + 6))
        if (to >= 0 && !found.has(to)) found.set(to, steps + 1);
    for (const to of hexes) {
      expect(hexDistance(COLUMNS, from, to)).toBe(found.get(to));
      expect(distances.between(from, to)).toBe(found.get(to));
    }
  }
});

test('looked up, the distance is that between the same hexes of any map', () => {
  for (const [columns, rows] of [
    [3, 40],
    [40, 3],
    [40, 40],
  ] as const) {
    const distances = new HexDistances(columns, rows);
    const last = columns * rows - 1;
    const corners = [0, columns - 1, last - columns + 1, last, last >> 1, columns];
    for (const from of corners)
      for (let to = 0; to <= last; to++)
        expect(distances.between(from, to)).toBe(hexDistance(columns, from, to));
  }
});

test('rings have six hexes for each step, and what lies within is all of them', () => {
  const middle = hexNamed(15, 15, 'H8')!;
  expect(hexRing(15, 15, middle, 3)).toHaveLength(18);
  expect(hexesWithin(15, 15, middle, 3)).toHaveLength(37);
  expect(hexRing(15, 15, middle, 0)).toEqual([middle]);
});

test('axial coordinates and columns turn into each other', () => {
  for (const hex of hexes) {
    const [column, row] = [hex % COLUMNS, Math.floor(hex / COLUMNS)];
    const q = axialQ(column, row);
    expect(offsetColumn(q, row)).toBe(column);
    expect(hexAtAxial(COLUMNS, ROWS, q, row)).toBe(hex);
  }
  expect(offsetColumn(2, -3)).toBe(0);
  expect(hexAtAxial(COLUMNS, ROWS, 0, -1)).toBe(-1);
  expect(hexAtAxial(COLUMNS, ROWS, 7, 0)).toBe(-1);
});

test('names are read as they are written, in any case', () => {
  for (const hex of hexes) expect(hexNamed(COLUMNS, ROWS, hexName(COLUMNS, hex))).toBe(hex);
  expect([0, 25, 26, 39].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AN']);
  expect(hexNamed(40, 40, 'an40')).toBe(1599);
  expect(hexNamed(COLUMNS, ROWS, 'H1')).toBe(-1);
  expect(hexNamed(COLUMNS, ROWS, 'A0')).toBe(-1);
  expect(hexNamed(COLUMNS, ROWS, '3,4')).toBeUndefined();
});
