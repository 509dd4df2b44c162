import { Xoshiro } from '@glade/engine';
import { describe, expect, test } from 'vitest';
import { meanInterval, type Histogram } from '../src/index.ts';
import { boundedMean } from '../src/statistics/bounded-mean.ts';
import { fisher } from '../src/statistics/fisher.ts';
import { holm } from '../src/statistics/multiple-tests.ts';
import { quantileInterval } from '../src/statistics/quantiles.ts';
import { binomialAtMost, pairedMean, pairedShare } from '../src/statistics/paired.ts';
import { sprt, resultOfElo, eloOfResult } from '../src/statistics/sprt.ts';

describe('paired differences', () => {
  test('a star and an interval never say the opposite', () => {
    const random = new Xoshiro(22);
    for (let trial = 0; trial < 500; trial++) {
      const seen: Histogram = new Map();
      for (const d of [-60, -30, 0, 30, 60]) seen.set(d, random.below(trial % 20));
      const { low, high, p } = pairedShare(seen, 60);
      expect(p < 0.05).toBe(low > 0 || high < 0);
    }
  });

  test('two pairs prove nothing, however alike they are', () => {
    const halves = pairedShare(new Map([[30, 2]]), 60);
    expect(halves.low).toBeLessThan(0);
    expect(halves.p).toBeGreaterThan(0.3);
    const turns = pairedMean(new Map([[10, 2]]));
    expect(turns).toMatchObject({ low: -Infinity, high: Infinity, p: 0.5 });
    // The sign test of seven alike.
    expect(pairedMean(new Map([[10, 7]]))).toMatchObject({ low: 10, high: 10, p: 2 / 128 });
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
    // By McNemar's exact test: twice the chance of at most 20 heads of 65. By the normal distribution it was 2 * (1 - Phi(3.26)).
    expect(found.p).toBeCloseTo(2 * binomialAtMost(20, 65, 0.5), 10);
    expect(found.p).toBeGreaterThan(0.0011);
  });

  test('of shares, where more differ than are counted one by one', () => {
    const found = pairedShare(
      new Map([
        [60, 80],
        [-60, 45],
        [0, 35],
      ]),
      60,
    );
    // 36 / 162 less its error: the square root of 127 - 35² / 162, by 162.
    const z = 35 / Math.sqrt(127 - 35 ** 2 / 162);
    expect(z).toBeCloseTo(3.2026, 4);
    // 2 * (1 - Phi(3.2026)).
    expect(found.p).toBeCloseTo(0.00136, 5);
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

describe('few matches of which one has something and its pair has not', () => {
  const seen = (up: number, down: number, all = 100): Histogram =>
    new Map([
      [1, up],
      [-1, down],
      [0, all - up - down],
    ]);

  test('must pass McNemar’s exact test', () => {
    // By the normal distribution 9 against 2 differ at the 5 % level: 7 pairs more one way are 1.98 standard errors.
    expect(7 / Math.sqrt(13 - 7 ** 2 / 102)).toBeGreaterThan(1.96);
    // Twice the chance of 9, 10 or 11 heads of 11.
    expect(pairedShare(seen(9, 2), 1).p).toBeCloseTo((2 * 67) / 2048, 10);
    expect(pairedShare(seen(2, 9), 1).p).toBeCloseTo((2 * 67) / 2048, 10);
    expect(pairedShare(seen(4, 4), 1).p).toBe(1);
    for (const [up, down] of [
      [30, 12],
      [12, 30],
      [0, 7],
    ] as const) {
      const exact = 2 * (1 - binomialAtMost(Math.max(up, down) - 1, up + down, 0.5));
      expect(pairedShare(seen(up, down), 1).p).toBeGreaterThanOrEqual(exact - 1e-12);
    }
  });

  test('also where they are matches won, in sixtieths, or sums of blocks with the same divisor', () => {
    for (const unit of [30, 60, 240]) {
      const won: Histogram = new Map([...seen(9, 2)].map(([each, times]) => [unit * each, times]));
      expect(pairedShare(won, 240).p).toBeGreaterThanOrEqual((2 * 67) / 2048 - 1e-12);
    }
  });

  test('the range holds 0 where the exact test proves nothing, and only there', () => {
    for (let up = 0; up <= 20; up++)
      for (let down = 0; down <= 20; down++) {
        const { low, high, p } = pairedShare(seen(up, down), 1);
        expect(low > 0 || high < 0, `${up} against ${down}`).toBe(p < 0.05);
      }
    expect(pairedShare(seen(9, 2), 1).low).toBe(0);
    expect(pairedShare(seen(2, 9), 1).high).toBe(0);
  });

  test('raise no more false alarms than the level says, however many differ', () => {
    for (const level of [0.05, 0.01, 0.001])
      for (let differ = 1; differ <= 60; differ++) {
        let alarms = 0;
        for (let up = 0; up <= differ; up++)
          if (pairedShare(seen(up, differ - up), 1).p < level)
            alarms += binomialAtMost(up, differ, 0.5) - binomialAtMost(up - 1, differ, 0.5);
        expect(alarms).toBeLessThanOrEqual(level + 1e-12);
      }
  });

  test('many are told by the normal distribution alone', () => {
    const z = 30 / Math.sqrt(132 - 30 ** 2 / 402);
    // 2 * (1 - Phi(2.6336)); by McNemar's exact test it would be 0.0107.
    expect(z).toBeCloseTo(2.6336, 4);
    expect(pairedShare(seen(80, 50, 400), 1).p).toBeCloseTo(0.00845, 5);
  });

  test('sums of blocks are flipped as wholes', () => {
    // Of 16 ways to sign 3, 2, 2 and 1 two are as far from 0 as all to one side; 6 of 16 are as far as 3 + 2 + 2 - 1 or farther.
    const sums: Histogram = new Map([
      [3, 1],
      [2, 2],
      [1, 1],
      [0, 2],
    ]);
    expect(pairedShare(sums, 3).p).toBeGreaterThanOrEqual(2 / 16);
    // By halves nothing else comes out, and where the unit is no whole number there is nothing to count.
    const doubled = new Map([...sums].map(([sum, times]) => [2 * sum, times]));
    expect(pairedShare(doubled, 6)).toEqual(pairedShare(sums, 3));
    expect(pairedShare(new Map([[Math.SQRT2, 7]]), 2).p).toBeGreaterThan(0);
  });
});

describe('two shares by Fisher’s exact test', () => {
  test('as he tasted tea: of 70 divisions of eight cups one is as good, and 17 are nearly', () => {
    expect(fisher(4, 4, 0, 4)).toBeCloseTo(2 / 70, 12);
    expect(fisher(3, 4, 1, 4)).toBeCloseTo(34 / 70, 12);
    expect(fisher(1, 4, 3, 4)).toBeCloseTo(34 / 70, 12);
    expect(fisher(0, 5, 0, 9)).toBe(1);
  });

  test('also of many', () => {
    expect(fisher(0, 400, 3000, 6000)).toBeLessThan(1e-60);
    expect(fisher(1, 10, 35, 5000)).toBeGreaterThan(0.1);
  });
});

test('Holm: the worked example of his method', () => {
  expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02]);
  expect(holm([])).toEqual([]);
  expect(holm([0.6, 0.9])).toEqual([1, 1]);
});

describe('a mean between bounds', () => {
  /** Histograms of `n` values drawn by a die of 10,000 faces. */
  const sample = (random: Xoshiro, n: number, valueOf: (face: number) => number): Histogram => {
    const seen: Histogram = new Map();
    for (let i = 0; i < n; i++) {
      const value = valueOf(random.below(10_000));
      seen.set(value, (seen.get(value) ?? 0) + 1);
    }
    return seen;
  };

  test.each([
    ['draws as a rule', 20, 0, 60, (face: number) => (face < 9000 ? 30 : 60), 33],
    ['hardly anything but draws', 100, 0, 60, (face: number) => (face < 9800 ? 30 : 60), 30.6],
    ['a rare difference', 100, 0, 3600, (face: number) => (face < 100 ? 3600 : 0), 36],
    ['a rarer one', 1000, 0, 3600, (face: number) => (face < 20 ? 3600 : 0), 7.2],
    ['a rare half', 100, 0, 3600, (face: number) => (face < 100 ? 900 : 0), 9],
    ['a rare win of a block of four', 10, 0, 240, (face: number) => (face < 300 ? 180 : 0), 5.4],
    ['the same, more blocks', 100, 0, 240, (face: number) => (face < 300 ? 180 : 60), 63.6],
    ['blocks of two', 30, 0, 120, (face: number) => 60 * Math.floor(face / 3334), 60],
  ])('holds the truth as often as is said: %s', (_, n, least, most, valueOf, truth) => {
    const random = new Xoshiro(2012);
    const trials = 1000;
    let covered = 0;
    for (let trial = 0; trial < trials; trial++) {
      const { low, high } = boundedMean(sample(random, n, valueOf), least, most).estimate;
      const share = (truth - least) / (most - least);
      covered += low <= share && share <= high ? 1 : 0;
    }
    // Wilson's own coverage of a chance of 1 % in 100 trials is 92 %.
    expect(covered / trials).toBeGreaterThan(0.915);
  });

  test('of one match, or of a few alike, proves nothing', () => {
    const one = boundedMean(new Map([[60, 1]]), 0, 60);
    expect(one.pDifferent(0.5)).toBeGreaterThan(0.05);
    const draws = boundedMean(new Map([[30, 2]]), 0, 60);
    expect(draws.estimate.high - draws.estimate.low).toBeGreaterThan(0.5);
    expect(draws.pOutside(0.5, 0.03)).toBeGreaterThan(0.05);
    const none = boundedMean(new Map(), 0, 60);
    expect(none.estimate).toEqual({ value: 0, low: 0, high: 1, n: 0 });
    expect([none.pDifferent(0.5), none.pOutside(0.5, 0.03)]).toEqual([1, 1]);
  });

  test('differs from a claim where its interval leaves it out, and only there', () => {
    const random = new Xoshiro(5);
    for (let trial = 0; trial < 500; trial++) {
      const seen: Histogram = new Map();
      for (const value of [0, 20, 60]) seen.set(value, random.below(10) + (value === 20 ? 1 : 0));
      const { estimate, pDifferent } = boundedMean(seen, 0, 60);
      const { low, high } = estimate;
      for (const claim of [1 / 6, 0.5, 0.8])
        expect(pDifferent(claim) < 0.05).toBe(claim < low || claim > high);
    }
  });

  test('at the edge of a band is thought within it once in twenty', () => {
    const random = new Xoshiro(1987);
    const [trials, n, truth] = [2000, 4000, 0.53];
    let shown = 0;
    for (let trial = 0; trial < trials; trial++) {
      let won = 0;
      for (let i = 0; i < n; i++) won += random.below(1000) < truth * 1000 ? 1 : 0;
      const share = boundedMean(
        new Map([
          [60, won],
          [0, n - won],
        ]),
        0,
        60,
      );
      shown += share.pOutside(0.5, 0.03) < 0.05 ? 1 : 0;
    }
    expect(shown / trials).toBeGreaterThan(0.035);
    expect(shown / trials).toBeLessThan(0.065);
  });

  test('is within a band that reaches beyond what is possible where it must be', () => {
    const rare = boundedMean(
      new Map([
        [60, 5],
        [0, 995],
      ]),
      0,
      60,
    );
    expect(rare.pOutside(0.01, 0.03)).toBeLessThan(0.05);
  });
});

test('the order in which values were first seen changes no digit', () => {
  const random = new Xoshiro(27);
  for (let trial = 0; trial < 300; trial++) {
    const entries = Array.from(
      { length: 12 },
      (_, i) => [i * 7 - 40, 1 + random.below(90)] as const,
    );
    const one = pairedMean(new Map(entries));
    expect(pairedMean(new Map(entries.toReversed()))).toEqual(one);
    expect(pairedShare(new Map(entries.toReversed()), 60)).toEqual(
      pairedShare(new Map(entries), 60),
    );
  }
});

test('billions of matches have the intervals they should', () => {
  const half = meanInterval(0, 1, 2e9)!.high * Math.sqrt(2e9);
  expect(half).toBeCloseTo(1.959964, 5);
  expect(binomialAtMost(1e8 / 5, 1e8, 0.2)).toBeCloseTo(0.5, 3);
  expect(binomialAtMost(1e9 / 5 - 20_000, 1e9, 0.2)).toBeCloseTo(0.0569, 3);
});

describe('the interval of a median', () => {
  test('from ranks: of 1 to 20 it is 6 to 15', () => {
    const seen: Histogram = new Map(Array.from({ length: 20 }, (_, i) => [i + 1, 1]));
    expect(quantileInterval(seen, 0.5)).toEqual({ low: 6, high: 15 });
  });

  test('of blocks that are all alike it is that of one match of each', () => {
    const seen: Histogram = new Map(Array.from({ length: 20 }, (_, i) => [i + 1, 4]));
    expect(quantileInterval(seen, 0.5, 20)).toEqual({ low: 6, high: 15 });
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
