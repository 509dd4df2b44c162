import { ReviewTeller, reviewText } from '@glade/lab/review';
import { engineText, translator } from '@glade/text';
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
  expect(biggestStep(matchOf(0.5, 0.7, 0.8, 0.55), { from: 0, to: 3 }, 0)).toBe(0);
});

test('the reason for a turn that went down went down itself', () => {
  expect(biggestStep(matchOf(0.5, 0.8, 0.3), { from: 0, to: 2 }, 0)).toBe(1);
  expect(biggestStep(matchOf(0.5, 0.1, 0.4), { from: 0, to: 2 }, 0)).toBe(0);
});

test('where choices did most, the entry is a choice, though a single stroke of luck did more', () => {
  const match = matchOf(0.8, 0.6, 0.3);
  const steps = match.steps.map((step, at) => ({
    ...step,
    cause: at === 0 ? 'choice' : step.cause,
  }));
  const reviewed = { ...match, steps } as Parameters<typeof biggestStep>[0];
  const span = { from: 0, to: 2 };
  expect(biggestStep(reviewed, span, 0)).toBe(1);
  expect(biggestStep(reviewed, span, 0, ({ cause }) => cause === 'choice')).toBe(0);
});

test('the best turn is told with the entry that did most of it; where there is none, none is told', () => {
  const match = matchOf(0.5, 0.5, 0.6, 0.6, 0.9);
  const zero = exactly(0);
  const best = { turn: 1, change: exactly(0.3), ahead: true, luck: zero, own: zero, others: zero };
  const about = (found: object | undefined) => {
    const review = {
      ...match,
      stake: 'win',
      team: false,
      progress: 1,
      sides: [{ bestTurn: found }],
    };
    const say = translator('en', engineText, reviewText).at({ you: 0 });
    return bestTurn(match, new ReviewTeller(say, review as never), 0);
  };
  expect(about(best)).toEqual({
    turn: 1,
    from: 2,
    to: 4,
    at: 3,
    about: 'Nothing helped more in this match.',
  });
  expect(about(undefined)).toBeUndefined();
});
