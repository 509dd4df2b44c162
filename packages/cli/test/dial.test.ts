import { parseOptions, type OptionValues } from '@glade/engine';
import { dialSteps } from '@glade/games/dial';
import { luck, people, winsOf, type PeopleMatch } from '@glade/lab';
import { LIMIT, sample } from '@glade/engine/testing';
import { describe, expect, test, vi } from 'vitest';
import { games } from '../src/shelf/games.ts';
import { gameById, optionsOf, playWithoutThreads } from './experiments.ts';

// What the pages say that each step of the dial wins, held against other matches than those it was measured with.

vi.setConfig({ testTimeout: 2 * LIMIT.timeout });

/**
 * Matches of a step in a test. By the usual rules they tell all steps of Forest Fire apart, and most of Wildfire and Fair Verona.
 * Among rivals the matches in which a bot sits in every seat in turn are one observation, so there are 60 or 30: in War Kids
 * two of the first three steps pass as each other, in Leaf-Climbers and Starfall Forest any two. There only what is far from
 * all steps is found.
 */
const MATCHES = 120;
/** How far apart two shares may lie that are one, in standard errors of their difference. */
const APART = 4;

const stepsOf = (id: string, preset: string) => {
  const game = gameById(id);
  const options = parseOptions(game.options, game.options.presets[preset]!);
  return options.ok ? dialSteps(game, options.value) : [];
};

const all = games.flatMap((game) =>
  Object.keys(game.options.presets).flatMap((preset) =>
    stepsOf(game.id, preset)
      .slice(0, 4)
      .map((_, step) => [game.id, preset, step] as const),
  ),
);
/** The usual rules of each game, or all presets. */
const most = sample('cli: presets of each game whose dial is measured again', 1, 10);
const asked = all.filter(([, preset]) => most > 1 || preset === 'default');

async function sampled(id: string, preset: OptionValues, step: number) {
  const game = gameById(id);
  const options = optionsOf(game, preset);
  const experiment = { game: id, options, bots: ['like:4'], seed: 'another', games: MATCHES };
  const bots = [`like:${step + 1}`];
  const [found] = await winsOf(
    game,
    experiment,
    { bots, than: 'like:4' },
    playWithoutThreads(game),
  );
  return found!;
}

test.each(asked)('%s, %s: step %i wins what is said', async (id, preset, step) => {
  const said = stepsOf(id, preset)[step]!;
  const found = await sampled(id, gameById(id).options.presets[preset]!, step);
  // Of shares of a point the variance is at most that of wins.
  const error = Math.sqrt((said.wins * (1 - said.wins) + 0.02) * (1 / found.n + 1 / said.n));
  expect(Math.abs(found.value - said.wins)).toBeLessThan(APART * error);
});

describe('each step wins more than the one before it', () => {
  test.each(games.map(({ id }) => id))('%s', (id) => {
    const presets = Object.keys(gameById(id).options.presets);
    // The strongest is measured in one preset.
    const [steps = []] = presets
      .map((preset) => stepsOf(id, preset))
      .toSorted((a, b) => b.length - a.length);
    expect(stepsOf(id, 'default').length).toBeGreaterThanOrEqual(4);
    for (const [i, step] of steps.slice(1).entries()) {
      // Forest Fire’s steady bots save nearly every forest: hardly anything is left to win.
      if (steps[i]!.wins > 0.95) continue;
      expect(step.low).toBeGreaterThan(steps[i]!.high);
    }
  });

  test('in no preset does a step win clearly less than the one before it', () => {
    for (const [id, preset] of all) {
      const steps = stepsOf(id, preset);
      for (const [i, step] of steps.slice(1).entries())
        expect(step.high, `${id} ${preset} ${i}`).toBeGreaterThan(steps[i]!.low);
    }
  });
});

test('every game’s figures are those of its rules as they are', () => {
  for (const game of games) expect(stepsOf(game.id, 'default').length).toBeGreaterThan(0);
});

describe('in the lab', () => {
  const game = gameById('wildfire');
  const experiment = {
    game: 'wildfire',
    options: optionsOf(game, {}),
    bots: ['policy'],
    seed: '1',
    games: 300,
  };

  test('the curve of better play climbs along the dial, up to the usual bot', async () => {
    const { play } = await luck(game, experiment, ['random', 'policy'], playWithoutThreads(game));
    const { base, curve } = play!;
    expect(curve.map(({ bot }) => bot)).toEqual(['like:1', 'like:2', 'like:3', 'policy']);
    const shares = [base, ...curve.map(({ wins }) => wins)].map(({ value }) => value);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)! - shares[0]!).toBeGreaterThan(0.5);
  });

  test.each([
    [0, 'random'],
    [3, 'like:2'],
    [5, 'like:3'],
  ])('people who win %i of 10 are as strong as that step', async (wins, step) => {
    const matches = Array.from({ length: 400 }, (_, i): PeopleMatch => ({
      winners: i % 10 < wins ? [0] : [],
      measures: {},
    }));
    const { strength } = await people(game, experiment, matches, playWithoutThreads(game));
    expect(strength!.dial?.nearest).toBe(step);
  });
});
