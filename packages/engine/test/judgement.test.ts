import { expect, test } from 'vitest';
import { EXACT, Judgement, Xoshiro } from '../src/index.ts';

/** How often each of these values looks best, of so many decisions. */
function shares(temperature: number, values: readonly number[], times: number): readonly number[] {
  const judgement = new Judgement(temperature);
  const random = new Xoshiro(1);
  const counts = values.map(() => 0);
  for (let i = 0; i < times; i++) {
    const seen = values.map((value) => judgement.see(value, random));
    counts[seen.indexOf(Math.max(...seen))]! += 1;
  }
  return counts.map((count) => count / times);
}

test('each action is chosen in proportion to exp(value / temperature)', () => {
  const values = [3, 2, 0];
  const weights = values.map((value) => Math.exp(value / 2));
  const sum = weights.reduce((a, b) => a + b);
  for (const [i, share] of shares(2, values, 40_000).entries())
    expect(Math.abs(share - weights[i]! / sum)).toBeLessThan(0.02);
});

test('the larger an error, the rarer it is; one of five temperatures is never made', () => {
  const [best, small, large, nonsense] = shares(1, [10, 9, 7.5, 4.9], 40_000);
  expect(best).toBeGreaterThan(small!);
  expect(small).toBeGreaterThan(3 * large!);
  expect(large).toBeGreaterThan(0);
  expect(nonsense).toBe(0);
});

test('an exact judgement draws nothing', () => {
  const random = new Xoshiro(1);
  expect([1, -Infinity, 0.1].map((value) => EXACT.see(value, random))).toEqual([1, -Infinity, 0.1]);
  expect(random.below(1000)).toBe(new Xoshiro(1).below(1000));
});
