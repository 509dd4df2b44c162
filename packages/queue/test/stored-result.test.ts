import { parseOptions } from '@glade/engine';
import { games } from '@glade/games';
import { Study, type Experiment } from '@glade/lab';
import { expect, test, vi } from 'vitest';
import { resultReader, formatResult } from '../src/stored-result.ts';

// A whole study of each game: on a busy machine that takes a while.
vi.setConfig({ testTimeout: 60_000 });

const ROUNDS = 2;

/** Each preset of each game, and where wins are shared out. */
const settings = [
  ...games.flatMap((game) =>
    Object.entries(game.options.presets).map(([name, preset]) => [game.id, name, preset] as const),
  ),
  ['leaf-climbers', 'shared wins', { credit: 'split' }] as const,
];

test.each(settings)('what %s (%s) comes to is taken as it was written', (id, _, preset) => {
  const game = games.find((each) => each.id === id)!;
  const options = parseOptions(game.options, { ...game.options.bulk, ...preset });
  if (!options.ok) throw new Error(options.problem.code);
  const { kind, seats } = game.rules(options.value);
  const rotates = kind === 'competitive';
  const arm: Experiment = {
    game: id,
    options: options.value,
    bots: Array.from({ length: seats }, () => 'random'),
    seed: '1',
    games: ROUNDS * seats,
    ...(rotates ? { rotate: true } : {}),
    looks: { matches: seats, playouts: 1 },
    // Analysed choices take some hundred playouts each.
    ...(id === 'wildfire' ? { choices: { matches: 1, playouts: 2 } } : {}),
  };
  const arms = [arm, arm];
  const shard = { from: 0, to: arm.games };
  const study = new Study(game, arms);
  study.play(shard);
  const text = formatResult(study.result());
  expect(formatResult(resultReader(game, arms)(text, shard))).toBe(text);
});
