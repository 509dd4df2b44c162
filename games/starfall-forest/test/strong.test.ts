import { defaults, KeyedDice, numberKey, type OptionValues, type SearchRules } from '@glade/engine';
import { playOut, readPosition } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { evaluation } from '../src/bots/evaluation.ts';
import { starfallForest } from '../src/index.ts';
import { numbers } from '../src/numbers.ts';
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

const { options } = starfallForest.options;
const isSearchedQuickly = (values: OptionValues): boolean =>
  evaluation(rulesWith({ players: 2, ...values })).search !== undefined;

/** Not measured one by one: they change how a match starts or is cut short. */
const FREE = ['first', 'setup', 'turnCap'];

test('who begins, who sets up and a limit of turns leave the quick search to two fairies', () => {
  expect(isSearchedQuickly({})).toBe(true);
  expect(isSearchedQuickly({ forest: '4x4' })).toBe(true);
  expect(isSearchedQuickly({ ownDice: true })).toBe(true);
  for (const name of FREE)
    for (const value of options[name]!.values.filter((each) => each !== 3 && each !== 4))
      expect([name, value, isSearchedQuickly({ [name]: value })]).toEqual([name, value, true]);
});

const others = Object.entries(options).flatMap(([name, option]) =>
  option.affects === 'rules' && !FREE.includes(name) && name !== 'forest'
    ? option.values
        .filter((value) => value !== (name === 'players' ? 2 : option.default))
        .map((value) => [name, value] as const)
    : [],
);

test.each([
  ...others,
  ...['3x3', '4x3', '5x3', '5x4', '5x5'].map((size) => ['forest', size] as const),
])(
  'other rules are searched with playouts, as matches have not shown that the strong bot is then no weaker: %s=%s',
  (name, value) => expect(isSearchedQuickly({ [name]: value })).toBe(false),
);

test.each(Object.entries(numbers))('so are rules with another number: %s', (name, number) => {
  const value = number.value === number.least ? number.most : number.least;
  const values = { ...defaults(starfallForest.options), players: 2 };
  const rules = starfallForest.rules({ ...values, [numberKey(name, number)]: value });
  expect(rules.search).toBeUndefined();
});
