import { withNotation, Xoshiro } from '@glade/engine';
import { readPosition } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { Careful } from '../src/bots/careful.ts';
import { notation } from '../src/notation/index.ts';
import { rules } from '../src/rules/index.ts';

const game = withNotation(rules(), notation);

test.each([
  ['completes a line', '......./......./......./......./ooo..../xxx....', 'd'],
  ['stops a line', '......./......./......./......./......./xxx.o.o', 'd'],
  ['does not lift the other', '......./......./......./...xx../...ooo./...xxo.', 'a b d e f'],
  ['begins in the middle', '......./......./......./......./......./.......', 'd'],
])('%s: from %s %s', (_, position, wanted) => {
  const s = readPosition(game, position);
  for (let seed = 0; seed < 20; seed++) {
    const action = new Careful().choose(s, new Xoshiro(seed));
    expect(wanted.split(' ')).toContain(game.notation.format(s, action));
  }
});
