import { KeyedDice } from '@glade/engine';
import { describe, expect, test } from 'vitest';
import { ratioOf, shareOfGroups, type RatioGroup } from '../src/statistics/ratio.ts';

/** Matches of 5 to 14 decisions. In some matches many decisions are forced, in others few: 3 of 10 overall. */
function groupsOf(seed: string, matches: number): readonly RatioGroup[] {
  const groups = Array.from({ length: 50 }, () => ({ numerator: 0, denominator: 0 }));
  for (let match = 0; match < matches; match++) {
    const random = new KeyedDice(seed, match).random('match');
    const decisions = 5 + random.below(10);
    const easy = random.below(2) === 0 ? 1 : 5;
    const group = groups[match % 50]!;
    group.denominator += decisions;
    for (let i = 0; i < decisions; i++) if (random.below(10) < easy) group.numerator += 1;
  }
  return groups;
}

describe('a share of decisions', () => {
  test.each([20, 60, 500])('is in its interval as often as is said: %i matches', (matches) => {
    const trials = 300;
    let covered = 0;
    for (let trial = 0; trial < trials; trial++) {
      const { low, high } = shareOfGroups(groupsOf(`s${trial}`, matches), matches);
      if (low <= 0.3 && 0.3 <= high) covered += 1;
    }
    expect(covered / trials).toBeGreaterThan(0.91);
    expect(covered / trials).toBeLessThan(0.985);
  });

  test('that was never or always so may still be otherwise', () => {
    const never = shareOfGroups(
      [
        { numerator: 0, denominator: 40 },
        { numerator: 0, denominator: 60 },
      ],
      10,
    );
    expect(never).toMatchObject({ value: 0, low: 0, n: 10 });
    expect(never.high).toBeGreaterThan(0.2);
    const always = shareOfGroups(
      [
        { numerator: 40, denominator: 40 },
        { numerator: 60, denominator: 60 },
      ],
      10,
    );
    expect(always).toMatchObject({ value: 1, high: 1 });
    expect(always.low).toBeLessThan(0.8);
  });

  test('of one group, or of none, says little', () => {
    expect(
      ratioOf(
        [
          { numerator: 30, denominator: 10 },
          { numerator: 0, denominator: 0 },
        ],
        1,
      ),
    ).toEqual({
      value: 3,
      low: null,
      high: null,
      n: 1,
    });
    expect(shareOfGroups([], 0)).toEqual({ value: 0, low: 0, high: 1, n: 0 });
  });
});

test('a ratio is that of the sums, and needs no spread where there is none', () => {
  const { value, low, high } = ratioOf(
    [
      { numerator: 30, denominator: 10 },
      { numerator: 60, denominator: 20 },
    ],
    5,
  );
  expect([value, low, high]).toEqual([3, 3, 3]);
});
