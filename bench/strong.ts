/**
 * Measures how much faster the strongest bots play than in another checkout of Glade, and whether they make the same moves:
 * the same matches are played by both in turn, each in a process of its own, and seconds of the processor are counted.
 *
 *   npm run bench -- strong ../glade-as-it-was [--rounds 3] [--games war-kids,fair-verona]
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    games: {
      type: 'string',
      default: 'wildfire,leaf-climbers,starfall-forest,war-kids,fair-verona',
    },
    one: { type: 'string' },
  },
});
const [other = ''] = positionals;

/** Matches of a round: some seconds of the slow ones. */
const MATCHES: Readonly<Record<string, number>> = { wildfire: 300, 'leaf-climbers': 100 };
const FEW = 2;

interface Round {
  readonly seconds: number;
  /** Of all logs: two that are alike are those of the same moves. */
  readonly moves: string;
}

type Modules = [
  typeof import('@glade/lab'),
  typeof import('@glade/engine'),
  typeof import('@glade/games'),
];

/** Plays the matches of a round with the code of a checkout. */
async function play(root: string, id: string, round: number): Promise<Round> {
  const at = (file: string): Promise<unknown> => import(pathToFileURL(join(root, file)).href);
  const [{ MatchPlayer }, { parseOptions }, { games }] = (await Promise.all([
    at('packages/lab/src/index.ts'),
    at('packages/engine/src/index.ts'),
    at('games/index.ts'),
  ])) as Modules;
  const game = games.find((each) => each.id === id)!;
  const players = id === 'starfall-forest' ? { players: 2 } : {};
  const options = parseOptions(game.options, { ...game.options.bulk, ...players });
  if (!options.ok) throw new Error(options.problem.code);
  const { seats } = game.rules(options.value);
  const matches = MATCHES[id] ?? FEW;
  const experiment = {
    game: id,
    options: options.value,
    bots: Array.from({ length: seats }, () => 'strong'),
    seed: 'bench',
    games: matches * (round + 1),
  };
  const player = new MatchPlayer(game, experiment);
  const hash = createHash('sha256');
  const before = process.cpuUsage();
  for (let match = matches * round; match < matches * (round + 1); match++)
    hash.update(JSON.stringify(player.logOf(match)));
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / 1e6, moves: hash.digest('hex') };
}

/** The same in a process of its own. */
const apart = (root: string, id: string, round: number): Round =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [import.meta.filename, root, '--one', id, '--rounds', String(round)],
      { encoding: 'utf8' },
    ),
  ) as Round;

if (values.one !== undefined)
  console.log(JSON.stringify(await play(resolve(other), values.one, Number(values.rounds))));
else if (other === '') {
  console.error('Say which checkout to compare with: npm run bench -- strong FOLDER');
  process.exitCode = 2;
} else {
  const here = join(import.meta.dirname, '..');
  console.log('| game | matches | before, a CPU-second | now | ratio | same moves |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const id of values.games.split(',')) {
    const rounds = Array.from({ length: Number(values.rounds) }, (_, round) => [
      apart(resolve(other), id, round),
      apart(here, id, round),
    ]);
    const [before, now] = [0, 1].map((which) =>
      rounds.reduce((sum, each) => sum + each[which]!.seconds, 0),
    );
    const matches = rounds.length * (MATCHES[id] ?? FEW);
    const same = rounds.every(([one, another]) => one!.moves === another!.moves) ? 'yes' : 'no';
    const rate = (seconds: number): string => (matches / seconds).toFixed(2);
    console.log(
      `| ${[id, matches, rate(before!), rate(now!), (before! / now!).toFixed(2), same].join(' | ')} |`,
    );
  }
}
