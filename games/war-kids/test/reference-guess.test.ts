import { expect, test } from 'vitest';
import {
  CHANCE,
  OVER,
  refActor,
  refApply,
  refGuess,
  refLegal,
  refOutcome,
  refView,
  refWeight,
  type RefState,
} from './reference.ts';
import { TIME_UP } from './reference/guess.ts';
import { drawFrom, oneOf } from './reference/policies.ts';
import { after } from './reference/tables.ts';

// The appendix game.

const [S3, S8, P1, M2] = [2, 7, 8, 15];
const [SOLDIER, PEGASUS, SILENCE] = [0, 1, TIME_UP];
const game = (guessTimer = '10') => refGuess({ guessTimer });
const withMiddle = (...middle: number[]): RefState => ({ ...game(), middle }) as RefState;

test('T-60 a round with three counters', () => {
  const s = withMiddle(2, 0, 1, 0);
  expect(refLegal(s)).not.toContain(P1);
  const end = after(s, S3, SOLDIER, M2, SILENCE, S8, PEGASUS);
  expect(refOutcome(end)).toMatchObject({ code: 'adult', winners: [1] });
  expect(refView(end)).toMatchObject({ piles: [1, 2], middle: [0, 0, 0, 0], step: 'over' });
});

test('WK-101, WK-107 one army in the middle, 20 phrases', () => {
  const s = game();
  expect(refActor(s)).toBe(CHANCE);
  expect(refLegal(s)).toEqual(Array.from({ length: 20 }, (_, i) => i));
  expect(refWeight(s, 19)).toBe(1);
  expect(refView(s)).toMatchObject({ middle: [4, 2, 1, 1], piles: [0, 0] });
});

test('WK-R53 only types still there, no phrase twice', () => {
  const s = after(game(), M2, SOLDIER);
  expect(refLegal(s)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 18, 19]);
  const again = after(withMiddle(0, 0, 0, 3), 18, SILENCE);
  expect(refLegal(again)).toEqual([19]);
  expect(refLegal(after(again, 19, SILENCE))).toEqual([18, 19]);
});

test('WK-R54 without a clock silence is no answer', () => {
  expect(refLegal(after(game('off'), S3))).toEqual([0, 1, 2, 3]);
  expect(refLegal(after(game('20'), S3))).toEqual([0, 1, 2, 3, 4]);
});

test('WK-R55 equal piles are a tie', () => {
  const end = after(withMiddle(2, 0, 0, 0), S3, SOLDIER, S8, SILENCE);
  expect(refOutcome(end)).toMatchObject({ code: 'tie', winners: [] });
  const won = after(withMiddle(1, 0, 0, 0), S3, SOLDIER);
  expect(refOutcome(won)).toMatchObject({ code: 'child', winners: [0] });
});

test('every game ends after eight answers', () => {
  const draw = drawFrom(3);
  for (let round = 0; round < 50; round += 1) {
    let s = game();
    while (refActor(s) !== OVER) s = refApply(s, oneOf(refLegal(s), draw));
    const { code, measures } = refOutcome(s);
    const [child, adult] = measures['points'] as [number, number];
    expect(child + adult).toBe(8);
    expect(code).toBe(child === adult ? 'tie' : child > adult ? 'child' : 'adult');
  }
});
