import { Xoshiro, type OptionValues } from '@glade/engine';
import { legalOf, playOut, someOptions } from '@glade/engine/testing';
import { describe, expect, test } from 'vitest';
import { options } from '../src/options.ts';
import { battleWith, seated } from './play.ts';

/** How many of so many matches each side wins. */
function wins(
  names: readonly string[],
  matches: number,
  values: OptionValues,
): readonly [number, number] {
  const game = battleWith(values);
  const choose = seated(game, names, new Xoshiro(8));
  const counts: [number, number] = [0, 0];
  for (let i = 0; i < matches; i++) {
    const [winner] = game.outcome(playOut(game, choose)).winners;
    if (winner !== undefined) counts[winner]! += 1;
  }
  return counts;
}

const EVERYTHING: OptionValues = {
  ...options.presets['everything'],
};

describe('greedy beats chance', { timeout: 60_000 }, () => {
  test.each<[string, number, OptionValues]>([
    ['firstSkirmish', 60, {}],
    ['forestRoad', 40, {}],
    ['waterloo', 12, {}],
    ['firstSkirmish', 40, EVERYTHING],
    ['forestRoad', 30, EVERYTHING],
    ['forestRoad', 30, { wounded: true, princeHeals: true }],
    ['firstSkirmish', 30, { soldierDice: true }],
  ])('%s, %i matches, %j', (scenario, matches, more) => {
    const values = { ...more, scenario };
    expect(wins(['greedy', 'anybody'], matches, values)[0]).toBeGreaterThan(0.85 * matches);
    expect(wins(['anybody', 'greedy'], matches, values)[1]).toBeGreaterThan(0.85 * matches);
  });
});

test('who thinks ahead beats the greedy, and the greedy the careless', { timeout: 60_000 }, () => {
  const road = { scenario: 'forestRoad' };
  expect(wins(['planner', 'greedy'], 5, road)[0]).toBeGreaterThan(3);
  const [careful] = wins(['greedy', 'careless'], 60, road);
  expect(careful + wins(['careless', 'greedy'], 60, road)[1]).toBeGreaterThan(75);
});

test('greedy does only what is legal, and the same again from the same seed', () => {
  for (let match = 0; match < 12; match++) {
    const random = new Xoshiro(match);
    const values = { ...someOptions({ options }, random), mode: 'battle', turnLimit: 8 };
    const game = battleWith(values);
    const moves = [1, 2].map(() => {
      const list: number[] = [];
      const choose = seated(game, ['greedy', 'greedy'], new Xoshiro(match));
      playOut(game, (s) => {
        const a = choose(s);
        if (!legalOf(game, s).includes(a)) throw new Error(`${a} at ${game.notation.position(s)}`);
        list.push(a);
        return a;
      });
      return list;
    });
    expect(moves[0]).toEqual(moves[1]);
  }
});
