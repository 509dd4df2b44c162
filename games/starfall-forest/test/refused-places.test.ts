import { refusalIn } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { rulesWith } from './play.ts';

// What is refused is crossed where it was tapped: the refusal names the place.

const ALL_DONE = 'move turn 9 seat 1 pool 3 rolled FNT: 1,1 ; 4,4 ; snakes 4,1 4,1';
const HOME = 'move turn 34 seat 1 left FNT: home 1 stars 5 ; 5,4 ; 3,2 ; snakes 5,1 5,1 5,1';
const FAINT = 'move turn 9 seat 1 left FNT: 1,1 hearts 0 stars 0 flat ; 4,4 ; snakes 4,1 4,1';

test.each([
  ['a step without a fairy or a tree on the dice', ALL_DONE, 'go 2,1', 'noFairyStep', '2,1'],
  ['a step of a fairy at home', HOME, 'go 2,1', 'fairyHome', '2,1'],
  ['a step of a fairy that has fainted', FAINT, 'go 2,1', 'fairyFlat', '2,1'],
  ['a snake without a step on the dice', ALL_DONE, 'snake 4,1 > 3,1', 'noSnakeStep', '3,1'],
])('%s', (_, position, text, code, place) => {
  const game = rulesWith({ players: position === HOME ? 3 : 2 });
  const refusal = refusalIn(game, position, text);
  expect(refusal?.code).toBe(code);
  expect(refusal?.cells?.map((cell) => game.notation.place(cell))).toEqual([place]);
});
