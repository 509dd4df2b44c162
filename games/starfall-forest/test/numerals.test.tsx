import { LANGUAGES } from '@glade/engine';
import { readPosition } from '@glade/engine/testing';
import { engineText, translator } from '@glade/text';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { board } from '../src/board/index.tsx';
import { starfallForest } from '../src/index.ts';
import { cellParts } from '../src/notation/index.ts';
import { cellOf } from '../src/rules/cells.ts';
import { rulesWith } from './play.ts';

const GAME = rulesWith({ players: 3, forest: '3x3' });

/** Trees have been planted one and two places left of row 3, and one above column 2. */
const VIEW = GAME.view(
  readPosition(
    GAME,
    'move turn 1 seat 1 start 1 pool 5 rolled CCCFN left FN: 1,1 hearts 3 stars 0 ; 3,3 hearts 3 stars 0 ; 3,1 hearts 3 stars 0 ; added 0,3 -1,3 2,0 ; snakes 1,2 2,2 2,1',
  ),
  0,
);

test.each(LANGUAGES)(
  'the board counts as sentences do what was planted outside: %s',
  (language) => {
    const say = translator(language, engineText, starfallForest.text);
    const drawn = renderToString(
      <board.Board
        view={VIEW}
        {...{ say, options: {}, events: [], lit: [], seats: [], still: true, legal: [] }}
        settings={{ motion: false, forecast: false, score: false }}
      />,
    );
    const [, numerals = ''] = /data-numbers[^>]*>(.*?)<\/g>/.exec(drawn) ?? [];
    const shown = [...numerals.matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text);
    expect(shown).toHaveLength(9);
    expect(new Set(shown)).toEqual(new Set(['←1', '←2', '↑1', '1', '2', '3']));
    for (const tree of VIEW.trees.keys()) {
      const parts = cellParts(cellOf(VIEW, tree), VIEW);
      const outside = [parts['left'], parts['above']].filter((count) => Number(count) > 0);
      for (const count of outside) expect(shown).toContain(`${parts['left'] ? '←' : '↑'}${count}`);
      expect(say('place.spoken', parts)).not.toMatch(/(column|row|colonna|riga) (0|-)/);
    }
  },
);
