import { Xoshiro } from '@glade/engine';
import { optionsWith, playOut } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { policies } from '../src/bots/policies.ts';
import { leafClimbers } from '../src/index.ts';
import { options } from '../src/rules/options.ts';
import type { ClimberState } from '../src/rules/state.ts';
import { rulesWith, type ClimberRules } from './play.ts';

/** The usual rules but for numbers that are tried. */
const tried = (numbers: Readonly<Record<string, number>>): ClimberRules =>
  leafClimbers.rules({ ...optionsWith({ options }, {}), ...numbers }) as ClimberRules;

/** How much more often one bot survives that knows these rules than three of its kind that play as under the usual ones. */
function lead(name: string, numbers: Readonly<Record<string, number>>, matches: number): number {
  const game = tried(numbers);
  const [knows, guesses] = [game, rulesWith()].map((made) => policies(made)[name]!);
  const random = new Xoshiro(1);
  let sum = 0;
  for (let match = 0; match < matches; match++) {
    const own = match % 4;
    const choose = (s: ClimberState): number => {
      const actor = game.actor(s);
      if (actor < 0) return game.nth(s, random.below(game.count(s)));
      return (actor === own ? knows! : guesses!).choose(s, random);
    };
    for (const seat of game.outcome(playOut(game, choose)).winners)
      sum += seat === own ? 1 : -1 / 3;
  }
  return sum / matches;
}

// Measured over 800 matches: 7 points; over 4,000: 2 points.
test.each([
  ['strong', 400],
  ['greedy', 4000],
])('%s plays for the die that is tried', (name, matches) => {
  expect(lead(name, { 'LC-18.sides': 2 }, matches)).toBeGreaterThan(0.01);
});
