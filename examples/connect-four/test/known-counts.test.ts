import { OVER, withNotation } from '@glade/engine';
import { LIMIT, sample } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { notation } from '../src/notation/index.ts';
import { rules } from '../src/rules/index.ts';

// John Tromp, OEIS A212693: how many positions of Connect Four can come up after so many moves. https://oeis.org/A212693
const KNOWN = [1, 7, 49, 238, 1120, 4263, 16_422, 54_859, 184_275, 558_186, 1_662_623];

test('after n moves there are as many positions as are known', LIMIT, () => {
  const game = withNotation(rules(), notation);
  const moves = sample('connect-four: moves before positions are counted', 7, 10);
  let reached = new Map([[game.notation.position(game.create()), game.create()]]);
  const found = [reached.size];
  while (found.length <= moves) {
    const next = new Map<string, ReturnType<typeof game.create>>();
    for (const s of reached.values()) {
      if (game.actor(s) === OVER) continue;
      for (let k = 0; k < game.count(s); k++) {
        const after = game.create();
        game.copy(s, after);
        game.apply(after, game.nth(s, k));
        next.set(game.notation.position(after), after);
      }
    }
    reached = next;
    found.push(reached.size);
  }
  expect(found).toEqual(KNOWN.slice(0, moves + 1));
});
