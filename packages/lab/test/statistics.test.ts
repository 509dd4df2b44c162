import { Xoshiro } from '@glade/engine';
import { describe, expect, test } from 'vitest';
import { equivalence, type Histogram } from '../src/index.ts';
import { holm } from '../src/statistics/holm.ts';
import { quantileInterval } from '../src/statistics/order.ts';
import { binomialAtMost, mcnemar, pairedShare } from '../src/statistics/paired.ts';
import { sprt, resultOfElo, eloOfResult } from '../src/statistics/sprt.ts';

describe('paired differences', () => {
  // Two-sided exact: 2 * P(X <= min) for n trials at a half.
  test.each([
    [2, 10, 0.038574],
    [0, 6, 0.03125],
    [5, 5, 1],
    [0, 0, 1],
    [1, 2, 1],
  ])('McNemar, %i against %i', (b, c, p) => {
    expect(mcnemar(b, c)).toBeCloseTo(p, 5);
    expect(mcnemar(c, b)).toBeCloseTo(p, 5);
  });

  test('a binomial sum by the beta function', () => {
    expect(binomialAtMost(3, 10, 0.5)).toBeCloseTo(176 / 1024, 10);
    expect(binomialAtMost(-1, 10, 0.5)).toBe(0);
    expect(binomialAtMost(10, 10, 0.5)).toBe(1);
  });

  // Bonett and Price's adjusted interval worked by hand: 45 of 100 pairs one way, 20 the other.
  test('of shares', () => {
    const found = pairedShare(
      new Map([
        [60, 45],
        [-60, 20],
        [0, 35],
      ]),
      60,
    );
    const [b, c] = [46 / 102, 21 / 102];
    const half = 1.959964 * Math.sqrt((b + c - (b - c) ** 2) / 102);
    expect(found.value).toBe(0.25);
    expect(found.low).toBeCloseTo(b - c - half, 6);
    expect(found.high).toBeCloseTo(b - c + half, 6);
    expect(found.p).toBeCloseTo(mcnemar(45, 20), 12);
  });

  test('few pairs that agree prove nothing', () => {
    const found = pairedShare(new Map([[0, 5]]), 60);
    expect(found.low).toBeLessThan(-0.3);
    expect(found.high).toBeGreaterThan(0.3);
    expect(pairedShare(new Map(), 60)).toMatchObject({ low: -1, high: 1, p: 1 });
  });

  test('the truth lies in the interval as often as is said', () => {
    const random = new Xoshiro(2012);
    const trials = 3000;
    for (const [n, up, down] of [
      [40, 0.3, 0.1],
      [300, 0.02, 0.01],
      [100, 0.4, 0.4],
    ] as const) {
      let covered = 0;
      for (let trial = 0; trial < trials; trial++) {
        const seen: Histogram = new Map();
        for (let i = 0; i < n; i++) {
          const u = random.below(100_000) / 100_000;
          const d = u < up ? 60 : u < up + down ? -60 : 0;
          seen.set(d, (seen.get(d) ?? 0) + 1);
        }
        const { low, high } = pairedShare(seen, 60);
        covered += low <= up - down && up - down <= high ? 1 : 0;
      }
      expect(covered / trials).toBeGreaterThan(0.93);
      expect(covered / trials).toBeLessThan(0.99);
    }
  });
});

test('Holm: the worked example of his method', () => {
  expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02]);
  expect(holm([])).toEqual([]);
  expect(holm([0.6, 0.9])).toEqual([1, 1]);
});

describe('equivalence', () => {
  test('is shown by a narrow interval inside the band only', () => {
    expect(equivalence(0.5, 0.005, 0.5, 0.03).shown).toBe(true);
    expect(equivalence(0.5, 0.03, 0.5, 0.03).shown).toBe(false);
    expect(equivalence(0.56, 0.001, 0.5, 0.03).shown).toBe(false);
  });

  test('at the edge of the band is claimed once in twenty', () => {
    const random = new Xoshiro(1987);
    const [trials, n, truth] = [2000, 4000, 0.53];
    let shown = 0;
    for (let trial = 0; trial < trials; trial++) {
      let won = 0;
      for (let i = 0; i < n; i++) won += random.below(1000) < truth * 1000 ? 1 : 0;
      const p = won / n;
      shown += equivalence(p, Math.sqrt((p * (1 - p)) / n), 0.5, 0.03).shown ? 1 : 0;
    }
    expect(shown / trials).toBeGreaterThan(0.035);
    expect(shown / trials).toBeLessThan(0.065);
  });
});

describe('the interval of a median', () => {
  test('from ranks: of 1 to 20 it is 6 to 15', () => {
    const seen: Histogram = new Map(Array.from({ length: 20 }, (_, i) => [i + 1, 1]));
    expect(quantileInterval(seen, 0.5)).toEqual({ low: 6, high: 15 });
  });

  test('of five there is none', () => {
    const seen: Histogram = new Map([[1, 5]]);
    expect(quantileInterval(seen, 0.5)).toBeUndefined();
    expect(quantileInterval(new Map(), 0.5)).toBeUndefined();
  });

  test('holds the median as often as is said, or more', () => {
    const random = new Xoshiro(7);
    let covered = 0;
    for (let trial = 0; trial < 3000; trial++) {
      const seen: Histogram = new Map();
      for (let i = 0; i < 61; i++) {
        // The square of a uniform number: skewed, with median a quarter.
        const value = random.below(1001) ** 2;
        seen.set(value, (seen.get(value) ?? 0) + 1);
      }
      const { low, high } = quantileInterval(seen, 0.5)!;
      covered += low <= 250_000 && 250_000 <= high ? 1 : 0;
    }
    expect(covered / 3000).toBeGreaterThan(0.94);
    expect(covered / 3000).toBeLessThan(0.985);
  });
});

describe('the sequential test', () => {
  test('Elo and results', () => {
    expect(resultOfElo(0)).toBe(0.5);
    expect(eloOfResult(resultOfElo(120))).toBeCloseTo(120, 9);
  });

  test('errs at most about once in twenty, either way', () => {
    const random = new Xoshiro(1945);
    const wrong = (truth: number, verdict: string): number => {
      let errors = 0;
      for (let trial = 0; trial < 300; trial++) {
        const seen: Histogram = new Map();
        for (;;) {
          for (let i = 0; i < 50; i++) {
            const value = random.below(1000) < truth * 1000 ? 1 : 0;
            seen.set(value, (seen.get(value) ?? 0) + 1);
          }
          const found = sprt([...seen], 0.5, 0.6);
          if (found.verdict === 'open') continue;
          errors += found.verdict === verdict ? 1 : 0;
          break;
        }
      }
      return errors;
    };
    expect(wrong(0.5, 'upper')).toBeLessThanOrEqual(22);
    expect(wrong(0.6, 'lower')).toBeLessThanOrEqual(22);
  });

  test('agrees with the plain ratio for results of all or nothing', () => {
    const found = sprt(
      [
        [1, 60],
        [0, 40],
      ],
      0.5,
      0.6,
    );
    expect(found.ratio).toBeCloseTo(60 * Math.log(0.6 / 0.5) + 40 * Math.log(0.4 / 0.5), 2);
    expect(found.verdict).toBe('open');
  });

  test('nothing seen, nothing said', () => {
    expect(sprt([], 0.5, 0.6)).toMatchObject({ ratio: 0, verdict: 'open' });
  });
});
