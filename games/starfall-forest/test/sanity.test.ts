import { CHANCE, outcomeAt, Xoshiro, type OptionValues } from '@glade/engine';
import { anything, playOut, readPosition } from '@glade/engine/testing';
import { describe, expect, test, vi } from 'vitest';
import { Greedy } from '../src/bots/greedy.ts';
import { rulesWith } from './play.ts';

// The figures of the rules file, section 8, which another program found, and the chances of section 4. Its players chose
// at random, or greedily in a way that is only described: theirs and ours differ a little.

vi.setConfig({ testTimeout: 60_000 });

const RANDOM = 'random';
const GREEDY = 'greedy';
/** Standard errors that an honest figure may be off; with some forty figures one in thousands of runs would. */
const SURE = 4;

interface Figures {
  readonly mean: number;
  /** Standard error of the mean. */
  readonly error: number;
}

interface Sample {
  /** Share of matches won, by seat in order of play. */
  readonly won: readonly number[];
  readonly capped: number;
  readonly figures: (name: string) => Figures;
}

/** Matches with the forest drawn at random, seat 0 first. */
function sample(matches: number, bots: readonly string[], values: OptionValues = {}): Sample {
  const game = rulesWith({ players: bots.length, setup: 'random', first: 1, ...values });
  const random = new Xoshiro(2012);
  const any = anything(game, random);
  const policy = new Greedy(game);
  const outcomes = Array.from({ length: matches }, () => {
    const s = playOut(game, (state) => {
      const actor = game.actor(state);
      return actor >= 0 && bots[actor] === GREEDY ? policy.choose(state, random) : any(state);
    });
    return game.outcome(s);
  });
  const won = bots.map(
    (_, seat) => outcomes.filter(({ winners }) => winners.includes(seat)).length / matches,
  );
  return {
    won,
    capped: outcomes.filter(({ code }) => code === 'cap').length / matches,
    figures(name) {
      const all = outcomes.map(({ measures }) => measures[name] as number);
      const mean = all.reduce((a, b) => a + b, 0) / matches;
      const variance = all.reduce((a, b) => a + (b - mean) ** 2, 0) / (matches - 1);
      return { mean, error: Math.sqrt(variance / matches) };
    },
  };
}

const all = (bot: string, players: number): readonly string[] =>
  Array.from({ length: players }, () => bot);

describe('at random', () => {
  test.each([
    [2, 600, { turns: 132.7, fallen: 17.7, knocked: 3.0, bites: 2.5, swaps: 0.15, flats: 0.08 }],
    [3, 300, { turns: 239.4, fallen: 32.2, knocked: 5.0, bites: 4.7, swaps: 0.36, flats: 0.15 }],
    [4, 200, { turns: 354.1, fallen: 47.8, knocked: 7.3, bites: 6.9, swaps: 0.54, flats: 0.24 }],
  ])('%i players', (players, matches, told) => {
    const { won, figures } = sample(matches, all(RANDOM, players));
    const off: string[] = [];
    for (const [name, value] of Object.entries(told)) {
      const { mean, error } = figures(name);
      if (Math.abs(mean - value) > SURE * error + 0.06) off.push(`${name} ${mean}, not ${value}`);
    }
    expect(off).toEqual([]);
    const fair = Math.sqrt(((1 / players) * (1 - 1 / players)) / matches);
    for (const share of won) expect(Math.abs(share - 1 / players)).toBeLessThan(SURE * fair);
  });
});

describe('with sense', () => {
  test.each([
    [2, 400, 61.4],
    [3, 200, 116.9],
    [4, 150, 181.6],
  ])('%i players, %i matches: about %f turns, nobody stuck, no seat better', (players, n, told) => {
    const { won, capped, figures } = sample(n, all(GREEDY, players));
    const { mean, error } = figures('turns');
    expect(mean).toBeGreaterThan(told * 0.85 - SURE * error);
    expect(mean).toBeLessThan(told * 1.15 + SURE * error);
    expect(capped).toBeLessThan(0.02);
    const fair = Math.sqrt(((1 / players) * (1 - 1 / players)) / n);
    for (const share of won) expect(Math.abs(share - 1 / players)).toBeLessThan(SURE * fair);
  });

  test('skill counts: greedy beats random from either seat', () => {
    expect(sample(400, [GREEDY, RANDOM]).won[0]).toBeGreaterThan(0.99);
    expect(sample(400, [RANDOM, GREEDY]).won[1]).toBeGreaterThan(0.99);
  });

  test('SF-R1: other dice make longer games, SF-02: fewer stars shorter ones', () => {
    const turns = (values: OptionValues): number =>
      sample(150, all(GREEDY, 2), values).figures('turns').mean;
    const usual = turns({});
    expect(turns({ goal: 3 }) / usual).toBeLessThan(0.7);
    for (const die of ['fairy2', 'snake2', 'tree2'])
      expect(turns({ die }) / usual).toBeGreaterThan(1.6);
    expect(turns({ die: 'shooting2' }) / usual).toBeGreaterThan(2.4);
  });
});

// Section 4: of 6^k ways for the default die to fall, in how many so many stars are set aside.
test.each([
  [1, [4, 2]],
  [2, [20, 12, 4]],
  [3, [106, 66, 36, 8]],
  [4, [576, 360, 248, 96, 16]],
  [5, [3174, 1970, 1560, 800, 240, 32]],
])('%i dice set aside 0, 1, 2 … stars as often as they should', (dice, told) => {
  const game = rulesWith({ players: 2 });
  const s = readPosition(game, `roll pool ${dice}: 1,1 ; 4,4 ; snakes 2,1 2,1`);
  const ways = told.map(() => 0);
  for (let k = 0; k < game.count(s); k++) {
    const outcome = game.nth(s, k);
    const aside = Math.max(0, (outcome % 6) - (Math.floor(outcome / 6) % 6));
    ways[aside]! += game.weight(s, k);
  }
  expect(ways).toEqual(told);
  expect(game.totalWeight(s)).toBe(6 ** dice);
  expect(game.actor(s)).toBe(CHANCE);
  expect(outcomeAt(game, s, 0)).toBe(game.nth(s, 0));
});
