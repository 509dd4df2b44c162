import { describe, expect, test } from 'vitest';
import { hexBox, hexCentre, hexCorners, hexSize, moveOnHexes } from '../src/hex-shape.ts';
import { HEX_DIRECTIONS, hexNeighbours } from '../src/hexes.ts';

const shapes = [
  { columns: 9, rows: 7 },
  { columns: 5, rows: 4, flat: true },
];
const cells = ({ columns, rows }: { columns: number; rows: number }): number[] =>
  Array.from({ length: columns * rows }, (_, i) => i);
const always = (): boolean => true;

describe.each(shapes)('a map of $columns by $rows', (shape) => {
  test('lies within its box and touches all four sides of it', () => {
    const corners = cells(shape).flatMap((hex) => {
      const [x, y] = hexCentre(shape, hex);
      return hexCorners(shape.flat).map(([dx, dy]) => [x + dx, y + dy] as const);
    });
    const [width, height] = hexBox(shape);
    expect(Math.min(...corners.map(([x]) => x))).toBeCloseTo(0);
    expect(Math.min(...corners.map(([, y]) => y))).toBeCloseTo(0);
    expect(Math.max(...corners.map(([x]) => x))).toBeCloseTo(width);
    expect(Math.max(...corners.map(([, y]) => y))).toBeCloseTo(height);
  });

  test('each slanting key goes to a neighbour on its side', () => {
    const across = Math.min(...hexSize(shape.flat));
    const ways = { q: [-1, -1], e: [1, -1], a: [-1, 1], d: [1, 1] } as const;
    for (const hex of cells(shape))
      for (const [key, [dx, dy]] of Object.entries(ways)) {
        const to = moveOnHexes(shape, always, hex, key)!;
        if (to === hex) continue;
        const [[x, y], [toX, toY]] = [hexCentre(shape, hex), hexCentre(shape, to)];
        expect(Math.hypot(toX - x, toY - y)).toBeCloseTo(across);
        expect([Math.sign(toX - x), Math.sign(toY - y)]).toEqual([dx, dy]);
      }
  });

  test('arrows lead to every hex', () => {
    const seen = new Set([0]);
    for (const at of seen)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
        seen.add(moveOnHexes(shape, always, at, key)!);
    expect(seen.size).toBe(shape.columns * shape.rows);
  });
});

test('side d lies between corners d and d + 1', () => {
  const shape = { columns: 5, rows: 5 };
  const [x, y] = hexCentre(shape, 12);
  const corners = hexCorners();
  for (const d of HEX_DIRECTIONS.keys()) {
    const [toX, toY] = hexCentre(shape, hexNeighbours(5, 5)[6 * 12 + d]!);
    const [[ax, ay], [bx, by]] = [corners[d]!, corners[(d + 1) % 6]!];
    expect([ax + bx, ay + by].map((at) => at.toFixed(6))).toEqual(
      [toX - x, toY - y].map((at) => at.toFixed(6)),
    );
  }
});

test('keys pass over holes to the side only, and stop at the edge', () => {
  const shape = { columns: 4, rows: 3 };
  const has = (hex: number): boolean => hex !== 5;
  const to = (key: string, from: number, whole?: boolean): number | undefined =>
    moveOnHexes(shape, has, from, key, whole);
  expect(to('ArrowRight', 4)).toBe(6);
  expect(to('ArrowDown', 1)).toBe(1);
  expect(to('ArrowLeft', 0)).toBe(0);
  expect(to('A', 2)).toBe(2);
  expect(to('D', 2)).toBe(6);
  expect(to('Home', 6)).toBe(4);
  expect(to('End', 0, true)).toBe(11);
  expect(to('PageDown', 1)).toBe(9);
  expect(to('x', 0)).toBeUndefined();
});
