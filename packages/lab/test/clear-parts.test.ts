import { Xoshiro } from '@glade/engine';
import { expect, test } from 'vitest';
import { clearParts } from '../src/review/clear-parts.ts';

const FUTURES = 128;

/** By future: the changes of as many entries as there are functions. */
const futuresOf = (...entries: readonly ((future: number) => number)[]) =>
  Array.from({ length: FUTURES }, (_, future) => entries.map((change) => change(future)));

test('what clearly helped and what clearly cost are told apart', () => {
  const { helped, cost } = clearParts(
    futuresOf(
      () => 0.5,
      () => 0.25,
      () => -0.75,
      (future) => (future % 2 === 0 ? 1 : -1),
    ),
  );
  expect(helped.value).toBeCloseTo(0.75, 8);
  expect(cost.value).toBeCloseTo(-0.75, 8);
});

test('what was chosen for looking large is measured in other futures', () => {
  const { helped } = clearParts(futuresOf((future) => (future < FUTURES / 2 ? 0.75 : 0.25)));
  expect(helped.value).toBeCloseTo(0.25, 8);
});

test('of many choices that changed nothing, none is said to have clearly helped or cost', () => {
  const random = new Xoshiro(1);
  const noise = Array.from({ length: 400 }, () => () => random.below(3) - 1);
  const { helped, cost } = clearParts(futuresOf(...noise));
  // Some of them look clear by chance.
  expect(helped.n).toBeGreaterThan(0);
  expect(cost.n).toBeGreaterThan(0);
  expect(helped.low).toBeLessThanOrEqual(0);
  expect(cost.high).toBeGreaterThanOrEqual(0);
});
