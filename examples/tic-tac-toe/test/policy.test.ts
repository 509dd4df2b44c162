import { withNotation, Xoshiro } from '@glade/engine';
import { readPosition } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { careful } from '../src/bots/careful.ts';
import { notation } from '../src/notation/index.ts';
import { rules } from '../src/rules/index.ts';

const game = withNotation(rules(), notation);

test.each([
  ['completes a line rather than stop one', 'xx./.../oo.', 'c3'],
  ['completes a line as the second player', 'xx./oo./x..', 'c2'],
  ['stops a line', 'o../.../xx.', 'c1'],
  ['takes the centre', 'x../.../...', 'b2'],
  ['takes a corner', '.../.x./...', 'a1 a3 c1 c3'],
])('%s: from %s %s', (_, position, wanted) => {
  const s = readPosition(game, position);
  for (let seed = 0; seed < 20; seed++) {
    const action = careful.choose(s, new Xoshiro(seed));
    expect(wanted.split(' ')).toContain(game.notation.format(s, action));
  }
});
