import { expect, test } from 'vitest';
import { board } from '../src/board/index.tsx';

test('a loss is told of the side whose unit is lost', () => {
  const lost = (piece: number) =>
    board.sideOf!({ code: 'eliminated', args: { piece, cell: 0 }, clauses: [] });
  // Soldier, Pegasus, Mage and Prince are blue; those with the Princess are pink.
  expect([0, 1, 2, 3].map(lost)).toEqual([0, 0, 0, 0]);
  expect([4, 5, 6, 7].map(lost)).toEqual([1, 1, 1, 1]);
  expect(board.sideOf!({ code: 'limit', args: {}, clauses: [] })).toBeUndefined();
});

test('what the dice of a spell have done is told of the side that casts', () => {
  const cast = (target: number) =>
    board.sideOf!({ code: 'missed', args: { target, cell: 0, roll: 1, distance: 3 }, clauses: [] });
  expect([0, 3, 4, 7].map(cast)).toEqual([1, 1, 0, 0]);
});
