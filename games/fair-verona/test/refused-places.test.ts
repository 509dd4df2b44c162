import { refusalIn } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { moveAction, placeAction } from '../src/board/choices.ts';
import { rulesWith } from './play.ts';

// What is refused is crossed where it was tapped: the refusal names the place.

const game = rulesWith({ seats: 2 });
const PLACES =
  'place turn 3: QS home ; 4D home ; tiles spring/1@n1e1 ; hand river-two-caps ; clue 9C';
const CLEARS =
  'clear turn 5: 3D home met 10S 9S friends 0 ; 8C home met 2H ; tiles spring/1@n1e1 ; clue KD';

test.each([
  ['a move before the tile is laid', PLACES, moveAction({ x: 1, y: -1, bank: 0 }), 'n1e1'],
  ['a move before the Encounters', CLEARS, moveAction({ x: 1, y: -1, bank: 0 }), 'n1e1'],
  ['a tile where none is in hand', CLEARS, placeAction(1, 0, 0), 'e1'],
])('%s', (_, position, action, place) => {
  const refusal = refusalIn(game, position, action);
  expect(refusal?.code).toBe('otherStep');
  expect(refusal?.cells?.map((cell) => game.notation.place(cell))).toEqual([place]);
});

test('what has no place names none', () => {
  const refusal = refusalIn(game, PLACES, 'stop');
  expect(refusal?.code).toBe('otherStep');
  expect(refusal?.cells).toBeUndefined();
});
