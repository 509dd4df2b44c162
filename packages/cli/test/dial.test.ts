import { parseOptions, type OptionValues } from '@glade/engine';
import { dialSteps, type DialStep } from '@glade/games/dial';
import { luck, people, winsOf, type PeopleMatch } from '@glade/lab';
import { LIMIT, sample, someOf } from '@glade/engine/testing';
import { describe, expect, test, vi } from 'vitest';
import { games } from '../src/shelf/games.ts';
import { gameById, optionsOf, playWithoutThreads } from './experiments.ts';

// What the pages say that each step of the dial wins, held against other matches than those it was measured with.

vi.setConfig({ testTimeout: 2 * LIMIT.timeout });

/**
 * Observations of a step in a test. Among rivals one is as many matches as there are seats, in which a bot sits in each in
 * turn. So many tell every step from those two away, and most from their neighbours.
 */
const OBSERVATIONS = { team: 120, rivals: 80 };
/** How far apart two shares may lie that are one, in standard errors of their difference. */
const APART = 3;
/** The ends of a 95 % interval, in standard errors. */
const ENDS = 1.96;

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
const usual = all.filter(([, preset]) => most > 1 || preset === 'default');
/** Another step of each game: what one of the others has come to lack is found in the long run. */
const asked = someOf('cli: steps of the dial that are measured again', usual, 10);

async function sampled(id: string, preset: OptionValues, step: number) {
  const game = gameById(id);
  const options = optionsOf(game, preset);
  const { kind, seats } = game.rules(options);
  const matches = kind === 'competitive' ? seats * OBSERVATIONS.rivals : OBSERVATIONS.team;
  const experiment = { game: id, options, bots: ['like:4'], seed: 'another', games: matches };
  const bots = [`like:${step + 1}`];
  const [found] = await winsOf(
    game,
    experiment,
    { bots, than: 'like:4' },
    playWithoutThreads(game),
  );
  return found!;
}

/** How far a share of `n` observations may lie from what was measured; the spread of one is as it was then, and never 0. */
function tolerance({ low, high, n: measured }: DialStep, n: number): number {
  const spread = Math.max(0.1, ((high - low) / (2 * ENDS)) * Math.sqrt(measured));
  return APART * spread * Math.sqrt(1 / n + 1 / measured);
}

test.each(asked)('%s, %s: step %i wins what is said', async (id, preset, step) => {
  const steps = stepsOf(id, preset);
  const said = steps[step]!;
  const found = await sampled(id, gameById(id).options.presets[preset]!, step);
  const within = tolerance(said, found.n);
  expect(Math.abs(found.value - said.wins)).toBeLessThan(within);
  if (preset !== 'default') return;
  // A step that played as one two away would be found. Steps that win nearly everything are alike.
  for (const other of [steps[step - 2], steps[step + 2]]) {
    if (other === undefined || (other.wins > 0.95 && said.wins > 0.95)) continue;
    expect(Math.abs(other.wins - said.wins)).toBeGreaterThan(within);
  }
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
