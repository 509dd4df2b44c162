import { expect, test } from 'vitest';
import { dayOf, ofTheDay } from '../src/today/day.ts';

test('a day has the same number from its first minute to its last, and the next day the next', () => {
  const at = (day: number, hour: number): number => dayOf(new Date(2026, 10, day, hour, 30));
  expect(at(24, 0)).toBe(at(24, 23));
  expect(at(25, 0)).toBe(at(24, 23) + 1);
  expect(dayOf(new Date(1970, 0, 1, 12))).toBe(0);
});

test.each([1, 2, 35, 59, 60])('each of %i comes once before any comes again', (length) => {
  const list = Array.from({ length }, (_, at) => at);
  const round = list.map((day) => ofTheDay(list, 20_000 + day));
  expect(new Set(round).size).toBe(length);
});

test('an empty list has nothing for a day', () => expect(ofTheDay([], 20_000)).toBeUndefined());
