import { expect, test } from 'vitest';
import { SYMMETRIES, turnedPoint } from '../src/symmetries.ts';

test('the eight symmetries take a point to eight places, and neighbours to neighbours', () => {
  const all = Array.from({ length: SYMMETRIES }, (_, symmetry) => symmetry);
  expect(new Set(all.map((symmetry) => turnedPoint([1, 2], symmetry, 5).join())).size).toBe(8);
  for (const symmetry of all) {
    const [x, y] = turnedPoint([1, 2], symmetry, 5);
    const [u, v] = turnedPoint([1, 3], symmetry, 5);
    expect(Math.abs(x - u) + Math.abs(y - v)).toBe(1);
  }
  expect(turnedPoint([1, 2], 0, 5)).toEqual([1, 2]);
});
