import { OVER, withNotation } from '@glade/engine';
import { expect, test } from 'vitest';
import { notation } from '../src/notation/index.ts';
import { rules } from '../src/rules/index.ts';

// Known since long: 255,168 matches and 5,478 positions. https://en.wikipedia.org/wiki/Game_complexity, “Example: tic-tac-toe”.

test('there are as many matches and positions as are known', () => {
  const game = withNotation(rules(), notation);
  const matches = new Map<string, number>();
  const count = (s: ReturnType<typeof game.create>): number => {
    const position = game.notation.position(s);
    const known = matches.get(position);
    if (known !== undefined) return known;
    const moves = game.actor(s) === OVER ? 0 : game.count(s);
    let n = moves === 0 ? 1 : 0;
    for (let k = 0; k < moves; k++) {
      const after = game.create();
      game.copy(s, after);
      game.apply(after, game.nth(s, k));
      n += count(after);
    }
    matches.set(position, n);
    return n;
  };
  expect(count(game.create())).toBe(255_168);
  expect(matches.size).toBe(5478);
});
