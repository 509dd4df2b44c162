import { withNotation, Xoshiro } from '@glade/engine';
import { readPosition } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { Careful } from '../src/bots/careful.ts';
import { notation } from '../src/notation/index.ts';
import { rules } from '../src/rules/index.ts';

const game = withNotation(rules(), notation);

test.each([
  [
    'gets through',
    'turn 41: ......../x......./......../......../......../......../.......o/........',
    'a7-a8 a7-b8',
  ],
  [
    'takes whoever would get through',
    'turn 41: ......../......../x......./......../......../......../......o./.......x',
    'h1-g2',
  ],
  [
    'takes what is free',
    'turn 41: o......./......../......../...o..../..x...../......../......../x.......',
    'c4-d5',
  ],
])('%s: from %s %s', (_, position, wanted) => {
  const s = readPosition(game, position);
  for (let seed = 0; seed < 20; seed++) {
    const action = new Careful().choose(s, new Xoshiro(seed));
    expect(wanted.split(' ')).toContain(game.notation.format(s, action));
  }
});
