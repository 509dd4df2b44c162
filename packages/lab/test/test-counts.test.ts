import { describe, expect, test } from 'vitest';
import { isIdentical, independentDifferences, testCount } from '../src/questions/compare.ts';
import { seatBalance } from '../src/report/seat-balance.ts';
import { boundedMean } from '../src/statistics/bounded-mean.ts';

const difference = (value: number) => ({
  value,
  low: value - 0.1,
  high: value + 0.1,
  n: 50,
  p: 0.5,
});
const variant = (alike: number, differences: readonly number[], longer: number) => ({
  alike: { value: alike, low: 0, high: 1, n: 50 },
  differences: differences.map(difference),
  longer: difference(longer),
});

describe('what counts as a test of its own', () => {
  test('of two rivals one gains what the other loses', () => {
    expect(independentDifferences([1, -1])).toEqual([1]);
    expect(independentDifferences([1, 2, -3])).toEqual([1, 2, -3]);
    expect(testCount([variant(0.5, [0.2, -0.2], 1)])).toBe(2);
    expect(testCount([variant(0.5, [0.2, 0.1, -0.3], 1)])).toBe(4);
  });

  test('what went alike in every match is none', () => {
    const same = variant(1, [0, 0], 0);
    expect(isIdentical(same)).toBe(true);
    // The same moves, and yet others win.
    expect(isIdentical(variant(1, [0.1, -0.1], 0))).toBe(false);
    expect(testCount([same, variant(0.5, [0.2], 1), same])).toBe(2);
  });

  test('two seats are uneven by one test', () => {
    const points = (share: number) =>
      boundedMean(
        new Map([
          [60, 100 * share],
          [0, 100 * (1 - share)],
        ]),
        0,
        60,
      );
    const first = points(0.62);
    const { seats } = seatBalance([first, points(0.38)], 0.03);
    expect(seats[0]!.uneven).toBe(first.pDifferent(0.5));
    expect(seats[1]!.uneven).toBe(seats[0]!.uneven);
  });
});
