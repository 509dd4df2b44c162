import { LANGUAGES, type Language } from '@glade/engine';
import { readPosition } from '@glade/engine/testing';
import { engineText, translator } from '@glade/text';
import { expect, test } from 'vitest';
import { board } from '../src/board/index.tsx';
import { leafClimbers } from '../src/index.ts';
import { rulesWith } from './play.ts';

// LC-15: up to two leaves can lie over one square.

const GAME = rulesWith();

/** What player 1 is told who stands on column 2, row 2, under so many leaves: what to do, and what the button asks first. */
function told(leaves: string, language: Language): readonly string[] {
  const rows = `000000/000000/000000/000000/11${leaves}2001/111001`;
  const position = `move round 9 order 1234 player 1 roll 4: ${rows} ; 2,2 ; 6,1 ; 6,1 ; 6,3`;
  const state = readPosition(GAME, position);
  const view = GAME.view(state, 0);
  const legal = Array.from({ length: GAME.count(state) }, (_, i) => GAME.nth(state, i));
  const say = translator(language, engineText, leafClimbers.text);
  const { key, args } = board.step(view, {});
  const [stay] = board.buttons(view, legal);
  return [say(key, args), say(`${key}.you`, args), say(stay!.ask!, stay!.args)];
}

test('LC-15: of two leaves above a climber two are told', () => {
  expect(told('++', 'en')).toEqual([
    'Player 1, 2 leaves hang above you! 4 points to get away.',
    '2 leaves hang above you! 4 points to get away.',
    '2 leaves are coming down here! Stay all the same?',
  ]);
  for (const language of LANGUAGES)
    for (const [i, text] of told('++', language).entries()) {
      expect(text).toMatch(/\b2 (leaves|foglie)\b/);
      expect(told('+', language)[i]).toMatch(/\b(a leaf|una foglia)\b/i);
    }
});
