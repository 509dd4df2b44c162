import { KeyedDice, type SearchRules } from '@glade/engine';
import { playOut, readPosition } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { evaluation } from '../src/bots/evaluation.ts';
import type { StarfallState } from '../src/rules/state.ts';
import { rulesWith } from './play.ts';

// The strong bot of two looks at positions without playing on: so it must see at once what a position is worth.

const game = rulesWith({ players: 2, first: 1 });
const whole: SearchRules<StarfallState> = { ...game, ...evaluation(game) };

const worth = (s: StarfallState): number => {
  const out = new Float64Array(2);
  whole.search!.score(s, out);
  expect(out[0]! + out[1]!).toBeCloseTo(1, 12);
  expect(Math.min(...out)).toBeGreaterThanOrEqual(0);
  return out[0]!;
};

/** Seat 1 is two steps from the only star; nobody is near enough to snakes to be bitten. */
const position = (stars: string, snakes: string): StarfallState =>
  readPosition(
    game,
    `move turn 13 seat 1 start 1 pool 5 rolled CCCFF left FF: 1,1 hearts 3 stars 1 ; 4,4 hearts 3 stars 1 ; added 0,0 5,1 ; down 2,2 3,3 ; stars ${stars} ; snakes ${snakes} ; counted 5 0 0 0 0`,
  );

test('a star in the own hand, near, on an open way, and within the steps of this turn is worth something', () => {
  const far = worth(position('4,3', '4,1 2,4'));
  const near = position('1,3', '4,1 2,4');
  expect(worth(near)).toBeGreaterThan(far);
  // A snake at the star closes the last step.
  expect(worth(position('1,3', '4,1 1,3'))).toBeLessThan(worth(near));
  const tired = game.create();
  game.copy(near, tired);
  tired.left.fill(0);
  expect(worth(tired)).toBeLessThan(worth(near));
  game.copy(near, tired);
  tired.held[0]! += 1;
  expect(worth(tired)).toBeGreaterThan(worth(near));
});

test('what a match is worth at its end is who won', () => {
  const dice = new KeyedDice('ends', 0).random('all');
  const s = playOut(game, (state) => game.nth(state, dice.below(game.count(state))));
  const { winners } = game.outcome(s);
  expect(worth(s)).toBe(winners.length === 2 ? 0.5 : winners[0] === 0 ? 1 : 0);
});

test('other rules are searched with playouts: matches have not shown that the strong bot is then no weaker', () => {
  expect(evaluation(game).search).toBeDefined();
  const others = [{ players: 3 }, { players: 4 }, { goal: 3 }, { goal: 4 }, { starFluke: true }];
  for (const other of others)
    expect(evaluation(rulesWith({ players: 2, ...other })).search).toBeUndefined();
});
