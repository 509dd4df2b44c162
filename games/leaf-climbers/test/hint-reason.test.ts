import type { Language } from '@glade/engine';
import { squareAt } from '@glade/boards/rows36';
import { readPosition } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { hintReason } from '../src/board/hint-reason.ts';
import { leafClimbers } from '../src/index.ts';
import { rulesWith } from './play.ts';

const GAME = rulesWith();
const RESTLESS = rulesWith({ standStill: false });

/** What is said of going to a square in a position. */
function reason(
  position: string,
  to: number,
  language: Language = 'en',
  game = GAME,
): string | undefined {
  const view = game.view(readPosition(game, position), 0);
  return leafClimbers.text[language][hintReason(view, to)];
}

/** Player 1 on column 2, row 2, with four points; the others are far away. */
const onPile = (rows: string): string =>
  `move round 9 order 1234 player 1 roll 4: ${rows} ; 2,2 ; 6,1 ; 6,1 ; 6,3`;

test('whoever stands under a leaf is told to get away, and where to', () => {
  const position = onPile('000000/000000/000000/000000/11+2001/111001');
  expect(reason(position, squareAt(1, 2))).toMatch(/^A leaf will land on you here, but not there/);
  expect(reason(position, squareAt(1, 2), 'it')).toMatch(/^Qui ti cadrà addosso una foglia, lì no/);
});

test('a free square is better when it is higher', () => {
  const position = onPile('000000/000000/000000/000000/112001/11100+1');
  expect(reason(position, squareAt(3, 2))).toMatch(/you get higher/);
  expect(reason(position, squareAt(1, 2))).toMatch(/a good place to go on from/);
  expect(reason(position, squareAt(2, 2))).toBe('No leaf will land here.');
});

test('a blue top is safe for good, and so is who stays there', () => {
  const beside = onPile('000000/000000/000000/000000/456001/11100+1');
  expect(reason(beside, squareAt(3, 2))).toBe('There you are safe for good.');
  const onTop = onPile('000000/000000/000000/000000/465001/11100+1');
  expect(reason(onTop, squareAt(2, 2))).toBe('You are safe for good here.');
});

test('LC-R9: where nobody may stand still, a blue top is only higher', () => {
  const position = onPile('000000/000000/000000/000000/456001/11100+1');
  expect(reason(position, squareAt(3, 2), 'en', RESTLESS)).toMatch(/you get higher/);
});

test('where every square has a leaf the hint says so', () => {
  const position = onPile('000000/000000/000000/000000/11+2001/11+1001');
  expect(reason(position, squareAt(2, 1))).toBe('Wherever you can go, a leaf will land.');
});
