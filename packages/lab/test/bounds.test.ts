import { expect, test } from 'vitest';
import type { Report } from '../src/report/report.ts';
import { seatBalance } from '../src/report/seat-balance.ts';
import { boundedMean } from '../src/statistics/bounded-mean.ts';
import { answerSentences } from '../src/text/choose-outcome-message.ts';
import { NumberFormats } from '../src/text/numbers.ts';
import { boundAbove, boundBelow } from '../src/text/range-text.ts';
import { waitsSentences } from '../src/text/sentences/waits-sentence.ts';
import type { Say } from '../src/text/say.ts';

// What is told as “at least” is rounded down, and what is told as “at most” is rounded up.

/** Says each message as its key and its arguments. */
const say = Object.assign((key: string, args: object = {}) => `${key} ${JSON.stringify(args)}`, {
  language: 'en',
  has: () => false,
}) as unknown as Say;
const numbers = new NumberFormats('en');

test.each([
  [0.5799, 2, 0.57, 0.58],
  [0.5701, 2, 0.57, 0.58],
  // 0.57 × 100 is a little less than 57, and 0.29 × 100 too.
  [0.57, 2, 0.57, 0.57],
  [0.29, 2, 0.29, 0.29],
  [-0.123, 1, -0.2, -0.1],
  [95.2, 0, 95, 96],
  [-0.004, 2, -0.01, 0],
])('%s with %s decimals is at least %s and at most %s', (value, decimals, below, above) => {
  expect(boundBelow(value, decimals)).toBe(below);
  expect(boundAbove(value, decimals)).toBe(above);
});

test('the longest wait of 19 matches in 20 is rounded up', () => {
  const mean = { value: 1, low: null, high: null, n: 10 };
  const wait = (p95: number): string =>
    waitsSentences(
      { waits: { choices: mean, draws: mean, seconds: 10, longest: { mean: 130, p95 } } } as never,
      say,
      numbers,
    ).at(-1)!;
  expect(wait(30.2)).toContain('\\"seconds\\":31');
  expect(wait(181)).toContain('\\"minutes\\":3.1');
  expect(wait(180)).toContain('\\"minutes\\":3,');
});

test('the bounds within which the shares of seats lie are rounded outwards', () => {
  const shares = [0, 1, 2].map(() => boundedMean(new Map([[20, 100_000]]), 0, 60));
  const balance = seatBalance(shares, 0.03);
  expect(balance.shown).toBe(true);
  const report = { outcome: { balance }, seats: 3, bots: ['a', 'a', 'a'] } as unknown as Report;
  // A third less 3 points is 30.33 %, a third more 36.33 %.
  const [told] = answerSentences(report, say, numbers);
  expect(told).toContain('"low":"30.3%","high":"36.4%"');
});
