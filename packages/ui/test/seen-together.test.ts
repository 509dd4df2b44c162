import { expect, test } from 'vitest';
import { fitTogether, goalIn, seenTogether } from '../src/boards/sight/tile-sight.ts';

const home = { x: 0, y: 0 };
const phone = [4.3, 4.1] as const;

test('a map shows the place of a tile together with the meeple where both fit', () => {
  const near = { x: 1, y: 3 };
  expect(seenTogether([home, near], phone)).toEqual([home, near]);
});

test('else it shows the place, and not the edge of both', () => {
  const far = { x: 0, y: 4 };
  expect(seenTogether([home, far], phone)).toEqual([far]);
});

test('a single place is always shown', () => {
  expect(seenTogether([home], [0.5, 0.5])).toEqual([home]);
});

test('a map fits where its outermost spaces are no farther apart than the window is wide and high', () => {
  expect(fitTogether([home, { x: 3, y: 3 }], phone)).toBe(true);
  expect(fitTogether([home, { x: 4, y: 0 }], phone)).toBe(false);
  expect(fitTogether([home, { x: 0, y: -4 }], phone)).toBe(false);
});

test('where the river runs on is in sight with the map, or with the newest tile, where it fits', () => {
  const newest = { x: 2, y: 1 };
  const river = { x: 3, y: 1 };
  const goal = (rest: typeof home, also: typeof home) =>
    goalIn({ show: [newest], rest: [rest], also }, phone);
  expect(goal(home, river)).toEqual({ goal: [newest, home, river], isWhole: true });
  // With it the map does not fit any more.
  expect(goal({ x: -1, y: 0 }, river)).toEqual({
    goal: [newest, { x: -1, y: 0 }],
    isWhole: true,
  });
  const far = { x: -9, y: 0 };
  expect(goal(far, river)).toEqual({ goal: [newest, river], isWhole: false });
  expect(goal(far, { x: 9, y: 1 })).toEqual({ goal: [newest], isWhole: false });
});
