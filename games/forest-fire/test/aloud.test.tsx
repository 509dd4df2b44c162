import { readPosition } from '@glade/engine/testing';
import { engineText, translator } from '@glade/text';
import { expect, test } from 'vitest';
import { tellBoard } from '../src/board/aloud.tsx';
import { forestFire } from '../src/index.ts';
import { rulesWith } from './play.ts';

test('who asks for more hears where it burns and where each piece stands', () => {
  const rules = rulesWith({ game: 'mixed', firebreaks: 0 });
  const told = (text: string, language: 'en' | 'it' = 'en'): readonly string[] =>
    tellBoard(
      rules.view(readPosition(rules, `turns round 2 seat 1 left 0: ${text}`), 0),
      translator(language, engineText, forestFire.text),
    );
  const fires = '1...../....../..1.../..2.../....../...... ; H 2,3 moves 2 ; P hand moves 1';
  expect(told(fires)).toEqual([
    'Fires: 1 down, 1 across; 3 down, 3 across; and 4 down, 3 across.',
    'Player 1: 2 down, 3 across.',
  ]);
  expect(told(fires, 'it')[0]).toMatch(/^Fuochi: /);
});
