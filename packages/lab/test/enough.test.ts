import { expect, test } from 'vitest';
import { enoughMatches } from '../src/statistics/enough.ts';

test('twice as near takes four times as many matches', () => {
  const range = { value: 1, low: 0, high: 2 };
  expect(enoughMatches(100, range, 1.5)).toBe(400);
  expect(enoughMatches(100, range, 0.75)).toBe(2000);
});

test('half as many again at least, and no number where none is worth telling', () => {
  expect(enoughMatches(100, { value: 1, low: 0.9, high: 1.1 }, 1.1)).toBe(200);
  expect(enoughMatches(100, { value: 1, low: 0, high: 2 }, 1)).toBeUndefined();
  expect(enoughMatches(100, { value: 1, low: -Infinity, high: Infinity }, 2)).toBeUndefined();
});
