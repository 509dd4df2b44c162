import { expect, test, vi } from 'vitest';
import { chanceOf, learnedEstimates } from '../src/value/learned-estimates.ts';
import { SteeredProver } from '../src/value/steered-prover.ts';

// The estimates that steer a proof decide which positions it opens, so its last digits: every machine must find the same ones.

/** What a machine may round as it likes. */
const UNSPECIFIED = ['exp', 'expm1', 'log', 'log1p', 'log2', 'log10', 'pow', 'tanh'] as const;

test('a proof uses no function that machines may round differently', () => {
  const home = 2 * 6 + 2;
  const prove = () => new SteeredProver({ home }, 200_000).prove(2 * 6, 0.1);
  const before = prove();
  const spies = UNSPECIFIED.map((name) => vi.spyOn(Math, name).mockReturnValue(Number.NaN));
  const estimate = learnedEstimates(home, 16)(1, 0, 2, 0);
  const again = prove();
  const called = UNSPECIFIED.filter((_, i) => spies[i]!.mock.calls.length > 0);
  for (const spy of spies) spy.mockRestore();
  expect(called).toEqual([]);
  expect(again).toEqual(before);
  expect(estimate).toBeGreaterThan(0);
});

test('the logarithm of odds as a chance is nearly the logistic function, between 0 and 1, and grows', () => {
  let before = chanceOf(-Infinity);
  expect(before).toBe(0);
  expect(chanceOf(0)).toBe(0.5);
  for (let x = -40; x <= 40; x += 0.125) {
    const chance = chanceOf(x);
    expect(Math.abs(chance - 1 / (1 + Math.exp(-x)))).toBeLessThan(0.0003);
    expect(Math.abs(chance + chanceOf(-x) - 1)).toBeLessThan(1e-12);
    expect(chance).toBeGreaterThanOrEqual(before);
    before = chance;
  }
  expect(before).toBeLessThanOrEqual(1);
  expect(chanceOf(Infinity)).toBe(1);
});
