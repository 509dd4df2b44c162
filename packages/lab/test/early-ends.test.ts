import { expect, test } from 'vitest';
import { countEarlyEnds, EarlyEndCounter, emptyEarlyEnds } from '../src/tally/early-ends.ts';

const counter = new EarlyEndCounter((choices, draws) => 10 * choices + 5 * draws);

test('who is out waits for what comes after, until the end', () => {
  counter.begin();
  counter.advance(1, 0, 1, 0);
  counter.advance(4, 1, 2, 1);
  counter.note(2);
  counter.advance(9, 2, 3, 1);
  counter.note(0);
  counter.note(2);
  counter.advance(16, 3, 6, 3);
  const ends = counter.close(16);
  expect(ends).toEqual([
    { seat: 2, turn: 4, turns: 12, seconds: 50 },
    { seat: 0, turn: 9, turns: 7, seconds: 40 },
  ]);
  const counted = emptyEarlyEnds();
  countEarlyEnds(counted, ends, 16);
  // How early, and how long the wait is, is counted of the first.
  expect([...counted.seats]).toEqual([[2, 1]]);
  expect([...counted.after]).toEqual([[25, 1]]);
  expect([...counted.turns]).toEqual([[12, 1]]);
  expect([...counted.seconds]).toEqual([[50, 1]]);
});

test('who is out with the end of the match is not out before it', () => {
  counter.begin();
  counter.advance(3, 0, 1, 0);
  counter.note(1);
  expect(counter.close(3)).toEqual([]);
  const counted = emptyEarlyEnds();
  countEarlyEnds(counted, [], 3);
  expect([...counted.seats]).toEqual([[0, 1]]);
  expect(counted.after.size).toBe(0);
});
