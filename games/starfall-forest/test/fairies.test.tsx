import { readPosition } from '@glade/engine/testing';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Fairies } from '../src/board/forest/Fairies.tsx';
import { frameOf } from '../src/board/frame.ts';
import { rulesWith } from './play.ts';

const GAME = rulesWith({ players: 2, forest: '3x3' });

/** How large the fairies are drawn where the second one stands here. */
function sizes(second: string): readonly number[] {
  const view = GAME.view(
    readPosition(
      GAME,
      `move turn 1 seat 1 start 1 pool 5 rolled CCCFN left FN: 1,1 hearts 3 stars 0 ; ${second} hearts 3 stars 0 ; added 4,1 4,2 ; snakes 4,1 4,2`,
    ),
    0,
  );
  const drawn = renderToString(
    <Fairies view={view} frame={frameOf(view)} events={[]} seats={[]} />,
  );
  return [...drawn.matchAll(/translate\([^)]*\) scale\(([\d.]+)\);?"/g)].map(([, size]) =>
    Number(size),
  );
}

test('two fairies at one tree are nearly as large as one alone: their numbers are read', () => {
  const [alone] = sizes('3,3');
  const together = sizes('1,1');
  expect(together).toHaveLength(2);
  for (const size of together) expect(size).toBeGreaterThan(0.9 * alone!);
});
