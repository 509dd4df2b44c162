import { chosenBy, playOut, sample } from '@glade/engine/testing';
import { games } from '@glade/games';
import {
  compare,
  people,
  skillOf,
  Study,
  type Experiment,
  type PeopleMatch,
  type Run,
} from '@glade/lab';
import { parseOptions, Xoshiro, type WholeGame } from '@glade/engine';
import { expect, test, vi } from 'vitest';
import { gameById, playWithoutThreads, randomExperiment } from './experiments.ts';

vi.setConfig({ testTimeout: 3_600_000 });

const MATCHES = 40;
/** Studies of each game. */
const STUDIES = sample('lab: studies of nothing against nothing, of each game', 1, 60);

/** Plays each arm with dice of its own, so that nothing but luck differs between them. */
const apart =
  (game: WholeGame): Run =>
  async (arms) => {
    const study = new Study(
      game,
      arms.map((arm, i) => ({ ...arm, seed: `${arm.seed}.${i}` })),
    );
    study.play({ from: 0, to: arms[0]!.games });
    return study.result();
  };

function experimentOf(game: WholeGame, seed: string): Experiment {
  const options = parseOptions(game.options, game.options.bulk);
  if (!options.ok) throw new Error(options.problem.code);
  const { seats } = game.rules(options.value);
  const bots = Array.from({ length: seats }, () => 'random');
  return { game: game.id, options: options.value, bots, seed, games: MATCHES };
}

test('nothing against nothing is said to change, or to play better, in at most one of twenty studies of all games', async () => {
  const alarms: Record<string, { readonly changes: number; readonly skill: number }> = {};
  for (const game of games) {
    let changes = 0;
    let skill = 0;
    for (let i = 0; i < STUDIES; i++) {
      const experiment = experimentOf(game, `${game.id} ${i}`);
      const { options } = experiment;
      const found = await compare(
        game,
        experiment,
        ['one', 'same'].map((name) => ({ name, options })),
        apart(game),
      );
      if (found.variants[0]!.changes.some(({ adjusted, test: is }) => is && adjusted < 0.05))
        changes += 1;
      // A random player who plays at random in some decisions is the same player.
      const players = { better: 'random@50', than: 'random' };
      const { verdict } = await skillOf(game, experiment, players, apart(game));
      if (verdict !== 'open') skill += 1;
    }
    alarms[game.id] = { changes, skill };
  }
  const total = games.length * STUDIES;
  // So many that more would come in fewer than one of a hundred runs where one study of twenty alarms.
  const most = 0.05 * total + 2.6 * Math.sqrt(0.05 * 0.95 * total);
  const sum = (of: 'changes' | 'skill'): number =>
    Object.values(alarms).reduce((all, each) => all + each[of], 0);
  if (STUDIES > 10) console.log(JSON.stringify({ studies: STUDIES, matches: MATCHES, alarms }));
  expect(sum('changes')).toBeLessThanOrEqual(most);
  expect(sum('skill')).toBeLessThanOrEqual(most);
});

const EVENINGS = sample(
  'lab: matches of bots beside those of the same bots, of each number',
  12,
  200,
);

/** Matches of one bot in all seats, as people would write them down. */
function writtenDown(
  game: WholeGame,
  { options }: Experiment,
  bot: string,
  n: number,
  seed: number,
): readonly PeopleMatch[] {
  const rules = game.rules(options);
  const random = new Xoshiro(seed);
  const policy = game.policies(rules)[bot]!;
  return Array.from({ length: n }, () => {
    const end = playOut(rules, chosenBy(rules, random, policy));
    const { winners, measures } = rules.outcome(end);
    const single = Object.entries(measures).filter(
      (each): each is [string, number] => typeof each[1] === 'number',
    );
    return { winners, turns: rules.turn(end), measures: Object.fromEntries(single) };
  });
}

test.each([2, 4, 10, 20])(
  '%i matches by people who play as the bots do are said to differ in at most one of twenty evenings',
  async (n) => {
    const game = gameById('leaf-climbers');
    const { seats } = game.rules(randomExperiment(game, 1).options);
    const bots = Array.from({ length: seats }, () => 'careful');
    let alarms = 0;
    const told: Record<string, number> = {};
    for (let i = 0; i < EVENINGS; i++) {
      const experiment = randomExperiment(game, EVENINGS > 20 ? 200 : 60, {
        bots,
        seed: `bots ${i}`,
      });
      const own = writtenDown(game, experiment, 'careful', n, 1000 * n + i);
      const { lines } = await people(game, experiment, own, playWithoutThreads(game));
      expect(lines.length).toBeGreaterThan(seats);
      for (const { of, sure } of lines) if (sure) told[of] = (told[of] ?? 0) + 1;
      alarms += Number(lines.some(({ sure }) => sure));
    }
    if (EVENINGS > 20) console.log(JSON.stringify({ n, alarms, told, of: EVENINGS }));
    expect(alarms).toBeLessThanOrEqual(0.05 * EVENINGS + 2.6 * Math.sqrt(0.05 * 0.95 * EVENINGS));
  },
);
