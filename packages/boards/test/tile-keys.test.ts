import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextOnTiles, rowOf } from '../src/tile-keys.ts';

/** A map with holes: some of its spaces have two banks, a little aside of each other. */
const map = fc
  .uniqueArray(fc.tuple(fc.integer({ min: -4, max: 4 }), fc.integer({ min: -4, max: 4 })), {
    minLength: 1,
    maxLength: 20,
    selector: String,
  })
  .map((spaces) =>
    spaces
      .flatMap(([x, y], i) =>
        i % 3 === 0
          ? [
              { x: x - 0.2, y: y + 0.2 },
              { x: x + 0.2, y: y - 0.2 },
            ]
          : [{ x, y }],
      )
      .toSorted((a, b) => rowOf(a) - rowOf(b) || a.x - b.x || a.y - b.y)
      .map((spot, id) => ({ ...spot, id })),
  );

describe('arrows on a map of tiles', () => {
  test('left and right stay in their row, up and down leave it, and every spot is reached', () => {
    fc.assert(
      fc.property(map, (spots) => {
        const reached = new Set([0]);
        for (const id of reached) {
          for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
            const to = nextOnTiles(spots, id, key)!;
            reached.add(to);
            const rows = Math.sign(rowOf(spots[to]!) - rowOf(spots[id]!));
            const way = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
            expect(to === id || rows === way).toBe(true);
          }
        }
        expect(reached.size).toBe(spots.length);
      }),
    );
  });

  test('up goes to the nearest spot of the next row that has one, over holes', () => {
    const spots = [
      { id: 7, x: -3, y: -1 },
      { id: 8, x: 1, y: -1 },
      { id: 9, x: -2, y: 1 },
    ];
    expect(nextOnTiles(spots, 9, 'ArrowUp')).toBe(7);
    expect(nextOnTiles(spots, 8, 'ArrowUp')).toBe(8);
    expect(nextOnTiles(spots, 8, 'ArrowLeft')).toBe(7);
    expect(nextOnTiles(spots, 9, 'Home')).toBe(7);
    expect(nextOnTiles(spots, 7, 'End')).toBe(9);
    expect(nextOnTiles(spots, 7, 'x')).toBeUndefined();
    expect(nextOnTiles(spots, 1, 'ArrowUp')).toBeUndefined();
  });
});
