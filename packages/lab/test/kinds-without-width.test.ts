import { expect, test } from 'vitest';
import type { Experiment } from '../src/index.ts';
import { EDGE_SCALE } from '../src/play/choice-analysis.ts';
import { choicesReport } from '../src/report/choices-report.ts';
import type { Tally } from '../src/tally/tally.ts';

/** What is known of a kind of moves that wins more than others by this share in every one of so many matches. */
function kindOf(edge: number, matches: number) {
  const groups = Array.from({ length: 50 }, (_, i) => Math.floor((matches + 49 - i) / 50));
  const sums = (per: number) => groups.map((n) => n * per);
  const weighed = new Map(
    Object.entries({
      weight: sums(2),
      matches: sums(1),
      'by.policy': sums(1),
      worth: sums(0),
      gap: sums(0),
      decides: sums(0),
      even: sums(2),
      cut: sums(0),
      'kind.move.weight': sums(2),
      'kind.move.matches': sums(1),
      'kind.move.edge': sums(2 * EDGE_SCALE * edge),
    }),
  );
  const experiment = { choices: { matches, playouts: 64 }, bots: ['a'] };
  const report = choicesReport(
    experiment as unknown as Experiment,
    { weighed } as unknown as Tally,
  );
  return report.choices!.kinds[0]!;
}

test('where all matches were alike, the range is as wide as the rule of three has it', () => {
  // One match of ten may still be another: a difference of 5 in 100 is not ruled out.
  const ten = kindOf(0, 10);
  expect([ten.low, ten.high]).toEqual([-0.3, 0.3]);
  expect(ten.adjusted).toBe(1);
  const many = kindOf(0, 100);
  expect([many.low, many.high]).toEqual([-0.03, 0.03]);
});

test('and what won in all of them is proven to win more', () => {
  const { low, high, adjusted } = kindOf(1, 10);
  expect(low).toBeCloseTo(0.4);
  expect(high).toBe(1);
  expect(adjusted).toBeCloseTo(2 * 0.5 ** 10);
});
