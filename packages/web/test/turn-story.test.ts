import { expect, test } from 'vitest';
import { bestTurn, biggestStep } from '../src/review/turn-story.ts';

const exactly = (value: number) => ({ value, low: value, high: value, n: 1 });

/** A match of one side with these values before and after its entries, two entries a turn. */
function matchOf(...values: number[]) {
  return {
    points: values.map((value, at) => ({ turn: at >> 1, values: [exactly(value)] })),
    steps: values.slice(1).map((value, at) => ({
      cause: 'luck' as const,
      actor: -1,
      changes: [exactly(value - values[at]!)],
      asTheBot: false,
    })),
  };
}

test('the reason for a turn that went up went up itself, though a setback in it was larger', () => {
  // Down by 30, then up by 41.
  const match = matchOf(0.5, 0.2, 0.61);
  expect(biggestStep(match, { from: 0, to: 2 }, 0)).toBe(1);
  // Up by 20, then up by 10, then down by 25: all in all up.
  const longer = { ...matchOf(0.5, 0.45, 0.8, 0.55) };
  expect(biggestStep(longer, { from: 0, to: 3 }, 0)).toBe(1);
});

test('the reason for a turn that went down went down itself', () => {
  expect(biggestStep(matchOf(0.5, 0.8, 0.3), { from: 0, to: 2 }, 0)).toBe(1);
  expect(biggestStep(matchOf(0.5, 0.1, 0.4), { from: 0, to: 2 }, 0)).toBe(0);
});

test('the best turn is the one that rose most; where none did, there is none', () => {
  expect(bestTurn(matchOf(0.5, 0.5, 0.6, 0.6, 0.9), 0)).toMatchObject({ turn: 1, from: 2, at: 3 });
  expect(bestTurn(matchOf(0.5, 0.4, 0.4, 0.2, 0.2), 0)).toBeUndefined();
});
