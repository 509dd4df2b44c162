import { readPosition } from '@glade/engine/testing';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Fairies } from '../src/board/forest/Fairies.tsx';
import { Forest } from '../src/board/forest/Forest.tsx';
import { frameOf } from '../src/board/frame.ts';
import { cellOf } from '../src/rules/cells.ts';
import { FIRST_PATH } from '../src/rules/forest.ts';
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

test('rings round a tree and the path beside it do not lie over each other; alone they are larger', () => {
  const view = GAME.view(
    readPosition(
      GAME,
      'move turn 1 seat 1 start 1 pool 5 rolled CCCFN left FN: 1,1 hearts 3 stars 0 ; 3,3 hearts 3 stars 0 ; added 4,1 4,2 ; snakes 4,1 4,2',
    ),
    0,
  );
  const none: ReadonlySet<number> = new Set();
  const path = view.paths.findIndex(([a, b]) => {
    const [[x, y], [toX, toY]] = [view.trees[a]!, view.trees[b]!];
    return Math.hypot(x - toX, y - toY) === 1;
  });
  const [tree] = view.paths[path]!;
  const radii = (locations: readonly number[]): readonly number[] => {
    const drawn = renderToString(
      <Forest
        view={view}
        events={[]}
        hinted={undefined}
        lit={locations.map((location) => cellOf(view, location))}
        settings={{ motion: false } as never}
        seats={[]}
        still={false}
        frame={frameOf(view)}
        close={undefined}
        choices={{ place: none, go: none, take: none, to: none }}
        held={undefined}
        aim={undefined}
        tapped={undefined}
        snakes={view.snakes}
      />,
    );
    return [...drawn.matchAll(/data-ring[^>]* r="(\d+)"/g)].map(([, r]) => Number(r));
  };
  const alone = radii([tree]);
  const both = radii([tree, FIRST_PATH + path]);
  const [large] = alone;
  expect(large).toBe(45);
  const [first, , second] = both;
  expect(first! + second!).toBeLessThan(50);
});
