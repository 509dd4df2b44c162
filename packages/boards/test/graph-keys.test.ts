import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inReadingOrder, movesOnGraph, nextSpot, type Spot } from '../src/graph-keys.ts';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** The trees of a forest and the middles of the paths between them. */
function forest(width: number, height: number, paths: boolean, added: readonly Spot[] = []) {
  const trees = [...added];
  for (let i = 0; i < width * height; i++) trees.push({ x: i % width, y: Math.floor(i / width) });
  const middles = trees.flatMap((a, i) =>
    trees.slice(i + 1).flatMap((b) => {
      const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
      const strong = (a.x + a.y) % 2 === 0;
      const near = dx + dy === 1 || (dx === 1 && dy === 1 && strong);
      return near ? [{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }] : [];
    }),
  );
  return inReadingOrder(paths ? [...trees, ...middles] : trees).flat();
}

/** Expects the arrows to lead from every spot to every other. */
function expectAllReached(spots: readonly Spot[]): void {
  const move = movesOnGraph(spots);
  for (const from of spots.keys()) {
    const seen = new Set([from]);
    for (const at of seen) for (const key of ARROWS) seen.add(move(at, key)!);
    expect(seen.size).toBe(spots.length);
  }
}

describe('arrows', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 4, y: 3 },
    { x: 5, y: 9 },
    { x: -6, y: 2 },
  ];

  test.each([
    ['near and a little aside before far and straight', 0, 'ArrowRight', 1],
    ['within 45 degrees before outside', 2, 'ArrowUp', 0],
    ['the nearer of two', 0, 'ArrowDown', 3],
    ['the other side', 0, 'ArrowLeft', 4],
    ['nowhere', 3, 'ArrowDown', 3],
    ['outside the cone when nothing is inside', 4, 'ArrowUp', 0],
    ['first', 3, 'Home', 0],
    ['last', 1, 'End', 4],
  ])('%s', (_, from, key, to) => {
    expect(movesOnGraph(spots)(from, key)).toBe(to);
  });

  test('lead from id to id', () => {
    const named = spots.map((spot, i) => ({ ...spot, id: 10 * i }));
    expect(nextSpot(named, 0, 'ArrowRight')).toBe(10);
    expect(nextSpot(named, 10, 'Enter')).toBeUndefined();
    expect(nextSpot(named, 1, 'ArrowRight')).toBeUndefined();
  });

  test('a spot a little aside is taken when it is much nearer', () => {
    const row = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 3, y: 1 },
    ];
    expect(movesOnGraph(row)(0, 'ArrowRight')).toBe(2);
  });

  test.each([
    ['Q', 3],
    ['E', 5],
    ['A', 9],
    ['D', 11],
  ])('%s with Shift goes one step aslant in a forest, and stays at its rim', (key, to) => {
    // Three trees in a row, four rows; the middle of the third row.
    const trees = forest(3, 4, false);
    const at = trees.findIndex(({ x, y }) => x === 1 && y === 2);
    expect(movesOnGraph(trees)(at, key)).toBe(to);
    const corner = key === 'Q' || key === 'A' ? 0 : 2;
    expect(movesOnGraph(trees)(corner, key)).toBe(corner);
  });

  test('other keys move nothing', () => {
    expect(movesOnGraph(spots)(0, 'a')).toBeUndefined();
  });
});

describe('every spot is reached', () => {
  test.each([
    [3, 3],
    [4, 3],
    [5, 3],
    [4, 4],
    [5, 4],
    [5, 5],
  ])('in a forest of %i by %i', (width, height) => {
    const added = [
      { x: -1, y: 1 },
      { x: -2, y: 2 },
      { x: width, y: height - 1 },
      { x: 1, y: -1 },
    ];
    for (const paths of [false, true]) {
      const spots = forest(width, height, paths, added);
      expectAllReached(spots);
    }
  });

  test('in a forest where only some of the paths are of use', () => {
    const trees = forest(5, 5, false);
    const paths = forest(5, 5, true).filter(({ x, y }) => x % 1 !== 0 || y % 1 !== 0);
    fc.assert(
      fc.property(fc.subarray(paths), (some) => {
        const spots = inReadingOrder([...trees, ...some]).flat();
        expectAllReached(spots);
      }),
      { numRuns: 300 },
    );
  });

  test('among spots scattered anyhow', () => {
    const spot = fc.record({ x: fc.nat(30), y: fc.nat(30) });
    const scattered = fc.uniqueArray(spot, {
      minLength: 1,
      maxLength: 20,
      selector: ({ x, y }) => `${x},${y}`,
    });
    fc.assert(
      fc.property(scattered, (some) => {
        const spots = inReadingOrder(some).flat();
        expectAllReached(spots);
      }),
      { numRuns: 500 },
    );
  });
});

test('they are read row by row', () => {
  const rows = inReadingOrder([
    { x: 1, y: 1 },
    { x: 2, y: 0 },
    { x: 0, y: 0.5 },
    { x: 0, y: 1 },
  ]);
  expect(rows).toEqual([
    [{ x: 2, y: 0 }],
    [{ x: 0, y: 0.5 }],
    [
      { x: 0, y: 1 },
      { x: 1, y: 1 },
    ],
  ]);
});
