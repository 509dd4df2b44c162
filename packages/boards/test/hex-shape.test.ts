import { describe, expect, test } from 'vitest';
import {
  hexBox,
  hexCentre,
  hexCorners,
  hexSize,
  moveOnHexes,
  type HexShape,
} from '../src/hex-shape.ts';
import { HEX_DIRECTIONS, hexNeighbours } from '../src/hexes.ts';

const shapes: readonly HexShape[] = [
  { columns: 9, rows: 7 },
  { columns: 5, rows: 4, flat: true },
  { columns: 8, rows: 5, turned: 'left' },
  { columns: 8, rows: 5, turned: 'right' },
];
const cells = ({ columns, rows }: HexShape): number[] =>
  Array.from({ length: columns * rows }, (_, i) => i);
const always = (): boolean => true;

describe.each(shapes)('a map of $columns by $rows, turned: $turned', (shape) => {
  test('lies within its box and touches all four sides of it', () => {
    const corners = cells(shape).flatMap((hex) => {
      const [x, y] = hexCentre(shape, hex);
      return hexCorners(shape.flat, shape.turned).map(([dx, dy]) => [x + dx, y + dy] as const);
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

test.each([false, 'left', 'right'] as const)(
  'side d lies between corners d and d + 1, turned: %s',
  (turned) => {
    const shape = { columns: 5, rows: 5, turned };
    const [x, y] = hexCentre(shape, 12);
    const corners = hexCorners(false, turned);
    for (const d of HEX_DIRECTIONS.keys()) {
      const [toX, toY] = hexCentre(shape, hexNeighbours(5, 5)[6 * 12 + d]!);
      const [[ax, ay], [bx, by]] = [corners[d]!, corners[(d + 1) % 6]!];
      expect(ax + bx).toBeCloseTo(toX - x);
      expect(ay + by).toBeCloseTo(toY - y);
    }
  },
);

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

describe('a turned map', () => {
  const shape = { columns: 4, rows: 3, turned: 'left' } as const;
  const lying = { columns: 4, rows: 3 };

  test('has its first column at the bottom and its first row at the left', () => {
    const [width, height] = hexBox(shape);
    expect([height, width]).toEqual(hexBox(lying));
    expect(hexCentre(shape, 0)).toEqual([1, expect.closeTo(height - Math.sqrt(3) / 2)]);
    expect(hexCentre(shape, 3)[1]).toBeLessThan(hexCentre(shape, 0)[1]);
    expect(hexCentre(shape, 8)[0]).toBeGreaterThan(hexCentre(shape, 0)[0]);
  });

  test('arrows and the ends of lines lead to where they point', () => {
    const to = (key: string, from: number): number | undefined =>
      moveOnHexes(shape, always, from, key);
    expect([to('ArrowUp', 5), to('ArrowDown', 5)]).toEqual([6, 4]);
    expect([to('ArrowLeft', 5), to('ArrowRight', 5)]).toEqual([1, 9]);
    expect([to('Home', 5), to('End', 5)]).toEqual([1, 9]);
    expect([to('PageUp', 5), to('PageDown', 5)]).toEqual([7, 4]);
    expect([to('W', 5), to('s', 5)]).toEqual([6, 4]);
    expect(to('x', 5)).toBeUndefined();
  });
});

test('a map turned to the right has its last column at the bottom, and its keys lead there', () => {
  const shape = { columns: 4, rows: 3, turned: 'right' } as const;
  const [, height] = hexBox(shape);
  expect(hexCentre(shape, 3)[1]).toBeGreaterThan(height / 2);
  expect(hexCentre(shape, 0)[1]).toBeLessThan(height / 2);
  const to = (key: string, from: number): number | undefined =>
    moveOnHexes(shape, always, from, key);
  expect([to('ArrowUp', 5), to('ArrowDown', 5)]).toEqual([4, 6]);
  expect([to('ArrowLeft', 5), to('ArrowRight', 5)]).toEqual([9, 1]);
  expect([to('Home', 5), to('End', 5)]).toEqual([9, 1]);
  expect([to('PageUp', 5), to('PageDown', 5)]).toEqual([4, 7]);
  expect([to('W', 5), to('s', 5)]).toEqual([4, 6]);
});

test('a map whose shifted rows are short is half a hex narrower, and its hexes stand where they stood', () => {
  const shape = { columns: 4, rows: 3 };
  const short = { ...shape, short: true };
  expect(hexBox(shape)[0] - hexBox(short)[0]).toBeCloseTo(Math.sqrt(3) / 2);
  expect(hexCentre(short, 6)).toEqual(hexCentre(shape, 6));
  const bottom = hexCentre({ ...short, turned: 'left' }, 0)[1] + Math.sqrt(3) / 2;
  expect(bottom).toBeCloseTo(hexBox(short)[0]);
});
