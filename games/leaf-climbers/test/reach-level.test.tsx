import { readPosition } from '@glade/engine/testing';
import { engineText, translator } from '@glade/text';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import styles from '../src/board/Board.module.css';
import { Squares } from '../src/board/Picture.tsx';
import { leafClimbers } from '../src/index.ts';
import { rulesWith } from './play.ts';

/** The frame of a square within reach, and that of one on which a leaf lands. */
const FRAMES: readonly (string | undefined)[] = [styles['open'], styles['risky']];
const GAME = rulesWith();
const say = translator('en', engineText, leafClimbers.text).at({});

test('the level of a square within reach lies above its veil and its frame', () => {
  const position =
    'move round 9 order 1234 player 1 roll 4: 000000/000000/000000/000000/11+2001/111001 ; 2,2 ; 6,1 ; 6,1 ; 6,3';
  const view = GAME.view(readPosition(GAME, position), 0);
  const drawn = renderToString(
    <Squares
      view={view}
      before={view}
      legal={[]}
      events={[]}
      lit={[]}
      say={say}
      settings={{ motion: false, forecast: false, score: false }}
      reach={new Set(view.elevation.keys())}
      gone={[]}
    />,
  );
  const marks = [...drawn.matchAll(/class="([^"]+)"/g)]
    .map(([, name]) => name!)
    .filter((name) => FRAMES.includes(name) || name === styles['height']);
  const levels = marks.flatMap((name, i) => (name === styles['height'] ? [i] : []));
  expect(levels).toHaveLength(view.elevation.filter((height) => height > 0).length);
  for (const i of levels) expect(FRAMES).toContain(marks[i - 1]);
});
