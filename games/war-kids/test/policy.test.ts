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

test('the greedy beats the careless', { timeout: 60_000 }, () => {
  const road = { scenario: 'forestRoad' };
  const [careful] = wins(['greedy', 'careless'], 60, road);
  expect(careful + wins(['careless', 'greedy'], 60, road)[1]).toBeGreaterThan(75);
});

// Of 400 matches it took 78 in 100, draws counted half; three standard errors of 20 matches below that are a good half.
test('who thinks ahead beats the greedy', { timeout: 240_000 }, () => {
  const [ahead, lost] = wins(['planner', 'greedy'], 10, {});
  const [lostToo, aheadToo] = wins(['greedy', 'planner'], 10, {});
  const draws = 20 - ahead - lost - lostToo - aheadToo;
  expect(ahead + aheadToo + draws / 2).toBeGreaterThan(10);
});

test.each<[string, number, number]>([
  ['greedy', 12, 8],
  ['planner', 2, 2],
])(
  '%s does only what is legal, and the same again from the same seed',
  { timeout: 60_000 },
  (name, matches, turns) => {
    for (let match = 0; match < matches; match++) {
      const random = new Xoshiro(match);
      const values = { ...someOptions({ options }, random), mode: 'battle', turnLimit: turns };
      const game = battleWith(values);
      const moves = [1, 2].map(() => {
        const list: number[] = [];
        const choose = seated(game, [name, name], new Xoshiro(match));
        playOut(game, (s) => {
          const a = choose(s);
          if (!legalOf(game, s).includes(a))
            throw new Error(`${a} at ${game.notation.position(s)}`);
          list.push(a);
          return a;
        });
        return list;
      });
      expect(moves[0]).toEqual(moves[1]);
    }
  },
);
