import { expect, test } from 'vitest';
import { moveOnGrid } from '../src/index.ts';

test.each([
  [0, 'ArrowRight', false, 1],
  [5, 'ArrowRight', false, 5],
  [6, 'ArrowLeft', false, 6],
  [7, 'ArrowUp', false, 1],
  [1, 'ArrowUp', false, 1],
  [30, 'ArrowDown', false, 30],
  [8, 'Home', false, 6],
  [8, 'End', false, 11],
  [8, 'Home', true, 0],
  [8, 'End', true, 35],
  [20, 'PageUp', false, 2],
  [8, 'PageDown', false, 32],
])('from square %i by %s (control: %s) to %i', (from, key, control, to) => {
  expect(moveOnGrid(from, 6, 6, key, control)).toBe(to);
});

test('other keys move nothing', () => {
  expect(moveOnGrid(8, 6, 6, 'a', false)).toBeUndefined();
});
