import { readPosition } from '@glade/engine/testing';
import { engineText, translator } from '@glade/text';
import type { Host } from '@glade/ui';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Pace } from '../src/board/Pace.tsx';
import { starfallForest } from '../src/index.ts';
import { rulesWith } from './play.ts';

const GAME = rulesWith({ players: 2, forest: '3x3' });

/** What stands in the dock in the turn of seat 1, where these seats are people at this screen. */
function shown(people: readonly number[], busy: boolean, isFar = false): string {
  const view = GAME.view(
    readPosition(
      GAME,
      'move turn 1 seat 1 start 1 pool 5 rolled CFFNN left FFNN: 1,1 hearts 3 stars 0 ; 3,3 hearts 3 stars 0 ; added 4,1 4,2 ; snakes 4,1 4,2',
    ),
    0,
  );
  const say = translator('en', engineText, starfallForest.text);
  const match = { header: { dice: 'virtual' }, over: false };
  const host = { people, isFar, quiet: { value: false }, table: { match } } as unknown as Host;
  return renderToString(<Pace {...{ view, host, say, busy }} />);
}

test('while a bot has its turn there is a button that shows at once what it has done', () => {
  expect(shown([1], true)).toMatch(/data-skip(?!.*aria-disabled="true").*>Skip</);
  // It keeps its place while the bot thinks, and there is nothing to be skipped.
  expect(shown([1], false)).toMatch(/data-skip.*aria-disabled="true".*>Skip</);
});

test('nobody skips their own turn, nor that of a friend far away', () => {
  expect(shown([0], true)).toBe('');
  expect(shown([0, 1], false)).toBe('');
  expect(shown([1], true, true)).toBe('');
});
