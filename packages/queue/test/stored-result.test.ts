import { parseOptions, type BotGame, type OptionValues } from '@glade/engine';
import { games } from '@glade/games';
import { Study, type Experiment } from '@glade/lab';
import { someOf } from '@glade/engine/testing';
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

/** An experiment of a few blocks of random bots. */
function experimentOf(id: string, preset: OptionValues): { game: BotGame; arm: Experiment } {
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
  return { game, arm };
}

test.each(someOf('queue: results of presets', settings, 3))(
  'what %s (%s) comes to is taken as it was written',
  (id, _, preset) => {
    const { game, arm } = experimentOf(id, preset);
    const arms = [arm, arm];
    const shard = { from: 0, to: arm.games };
    const study = new Study(game, arms);
    study.play(shard);
    const text = formatResult(study.result());
    expect(formatResult(resultReader(game, arms)(text, shard))).toBe(text);
  },
);

test.each<[string, (tally: StoredTally) => void]>([
  ['fewer matches with seconds', (tally) => tally.seconds.pop()],
  ['fewer matches of a place in the order of play', (tally) => tally.places[0]!.pop()],
  ['more matches with seats alike than ended', (tally) => (tally.alike = 900)],
])('%s: refused', (_, damage) => {
  const { game, arm } = experimentOf('starfall-forest', { turnCap: 100 });
  const shard = { from: 0, to: arm.games };
  const study = new Study(game, [arm]);
  study.play(shard);
  const read = resultReader(game, [arm]);
  const stored = JSON.parse(formatResult(study.result())) as { tallies: [StoredTally] };
  expect(() => read(JSON.stringify(stored), shard)).not.toThrow();
  damage(stored.tallies[0]);
  expect(() => read(JSON.stringify(stored), shard)).toThrow('no result of this shard');
});

interface StoredTally {
  readonly seconds: unknown[];
  readonly places: unknown[][];
  alike: number;
}
