import { describe, expect, test } from 'vitest';
import { testedChanges, type Change, type UntestedChange } from '../src/questions/changes.ts';
import { isIdentical } from '../src/questions/compare.ts';
import { seatBalance } from '../src/report/seat-balance.ts';
import { boundedMean } from '../src/statistics/bounded-mean.ts';

const change = (of: string, marks: readonly number[], more: Partial<UntestedChange> = {}) => ({
  of,
  before: 0.5,
  after: 0.6,
  value: 0.1,
  low: 0.05,
  high: 0.15,
  n: 50,
  p: 0.01,
  differing: 20,
  marks,
  ...more,
});

describe('what counts as a test of its own', () => {
  test('of two rivals one gains what the other loses', () => {
    const [changes] = testedChanges([
      [change('points.0', [7, 8]), change('points.1', [8, 7]), change('length', [1, 2])],
    ]);
    expect(changes!.map((each) => each.test)).toEqual([true, false, true]);
    // Two tests: Holm doubles the smaller p-value, and what is no test of its own shares that of its twin.
    expect(changes!.map(({ adjusted }) => adjusted)).toEqual([0.02, 0.02, 0.02]);
  });

  test('the same number of another variant does', () => {
    const variants = testedChanges([[change('points.0', [7, 8])], [change('points.0', [7, 8])]]);
    expect(variants.flat().map((each) => each.test)).toEqual([true, true]);
  });

  test('what differed in five blocks at most is none, and is never sure', () => {
    const [changes] = testedChanges([
      [change('ending.rare', [3, 4], { differing: 5, p: 1e-9 }), change('length', [1, 2])],
    ]);
    expect(changes!.map(({ adjusted }) => adjusted)).toEqual([1, 0.01]);
  });

  test('what was named beforehand is not corrected for the rest, under any of its names', () => {
    const variants = [
      [change('points.0', [7, 8]), change('points.1', [8, 7]), change('length', [1, 2])],
      [change('points.0', [5, 6], { p: 0.04 }), change('nobody', [3, 4], { p: 0.02 })],
    ];
    const one = testedChanges(variants.slice(0, 1), 'points.1')[0]!;
    expect(one.map(({ adjusted }) => adjusted)).toEqual([0.01, 0.01, 0.01]);
    expect(one.map(({ asked }) => asked)).toEqual([true, true, undefined]);
    // With two variants it is two tests, and so are the others.
    const both = testedChanges(variants, 'points.0').flat();
    expect(both.map(({ adjusted }) => adjusted)).toEqual([0.02, 0.02, 0.02, 0.04, 0.02]);
    expect(testedChanges(variants).flat()[0]!.adjusted).toBe(0.04);
  });

  test('what was named beforehand is tested even if few blocks differ', () => {
    const rare = change('ending.rare', [3, 4], { differing: 5, p: 0.0625 });
    const [[tested]] = testedChanges([[rare]], 'ending.rare') as [[Change]];
    expect(tested).toMatchObject({ test: true, adjusted: 0.0625 });
  });

  test('what was named and did not change asks nothing of the others', () => {
    const [changes] = testedChanges([[change('length', [1, 2])]], 'shared');
    expect(changes).toMatchObject([{ adjusted: 0.01, test: true }]);
    expect(changes![0]!.asked).toBeUndefined();
  });

  test('what went alike in every match is no variant', () => {
    const alike = { value: 1, low: 0.9, high: 1, n: 50 };
    expect(isIdentical({ alike, differing: [], changes: [] })).toBe(true);
    // The same moves, and yet others win.
    const [changes] = testedChanges([[change('points.0', [7, 8])]]);
    expect(isIdentical({ alike, differing: [], changes: changes! })).toBe(false);
    // With swapped seats the changes of a round can cancel.
    expect(isIdentical({ alike, differing: [3], changes: [] })).toBe(false);
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

  test.each([
    // By its own range alone the first would look uneven.
    { shares: [0.2, 0.26, 0.27, 0.27], uneven: [] },
    { shares: [0.15, 0.28, 0.29, 0.28], uneven: [0] },
    { shares: [0.1, 0.4, 0.25, 0.25], uneven: [0, 1] },
  ])('of seats with $shares, the ranges show what the tests prove', ({ shares, uneven }) => {
    const n = 300;
    const points = (share: number) =>
      boundedMean(
        new Map([
          [60, n * share],
          [0, n * (1 - share)],
        ]),
        0,
        60,
      );
    const { seats } = seatBalance(shares.map(points), 0.03);
    const outside = seats.flatMap(({ share }, i) =>
      share.low > 0.25 || share.high < 0.25 ? [i] : [],
    );
    const proven = seats.flatMap((each, i) => (each.uneven < 0.05 ? [i] : []));
    expect(outside).toEqual(uneven);
    expect(proven).toEqual(uneven);
    expect(points(0.2).estimate.high).toBeLessThan(0.25);
  });
});
