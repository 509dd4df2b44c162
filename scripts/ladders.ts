/**
 * `npm run ladders [GAME …]`: how strong the bots of every game are, each against the one below; writes docs/bots.md.
 * Hours on a small machine: only the games named are played again, the others keep what stands there.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseOptions, type Game, type OptionValues } from '@glade/engine';
import { games } from '@glade/games';
import { ladder, labText, runStudy, type Experiment, type Ladder, type Run } from '@glade/lab';
import { translator } from '@glade/text';
import { Numbers } from '../packages/lab/src/report/words.ts';

interface Plan {
  readonly title?: string;
  readonly options: OptionValues;
  /** Weakest first. */
  readonly rungs: readonly string[];
  /** Matches for each rung. */
  readonly games: readonly number[];
}

const PLANS: Readonly<Record<string, readonly Plan[]>> = {
  wildfire: [
    { options: {}, rungs: ['random', 'greedy', 'policy', 'strong'], games: [4000, 4000, 1000] },
  ],
  'forest-fire': [
    { options: {}, rungs: ['random', 'careless', 'policy'], games: [2000, 2000] },
    {
      title: 'Four fires',
      options: { game: 'full' },
      rungs: ['random', 'careless', 'policy'],
      games: [2000, 2000],
    },
  ],
  'leaf-climbers': [
    { options: {}, rungs: ['random', 'careful', 'greedy', 'strong'], games: [4000, 4000, 800] },
  ],
  'starfall-forest': [
    { options: { players: 2 }, rungs: ['random', 'greedy', 'strong'], games: [2000, 100] },
  ],
  'war-kids': [
    { options: {}, rungs: ['random', 'careless', 'greedy', 'planner'], games: [1000, 1000, 400] },
  ],
  'fair-verona': [{ options: {}, rungs: ['random', 'cautious', 'sitters'], games: [1000, 1000] }],
};

const SHELF = import.meta.resolve('@glade/games');
const FILE = new URL('../docs/bots.md', import.meta.url);
const SEED = '1';

const run: Run = (arms) => runStudy(SHELF, arms, { workers: availableParallelism() });

/** Rung by rung, since each has its own number of matches; Holm's correction over all of the game. */
async function climb(game: Game, { options: given, rungs, games: counts }: Plan): Promise<string> {
  const options = parseOptions(game.options, { ...game.options.bulk, ...given });
  if (!options.ok) throw new Error(`${game.id}: ${options.problem.code}`);
  const { seats } = game.rules(options.value);
  const found: Ladder[] = [];
  for (const [i, bot] of rungs.slice(1).entries()) {
    const experiment: Experiment = {
      game: game.id,
      options: options.value,
      bots: Array.from({ length: seats }, () => rungs[i]!),
      seed: SEED,
      games: counts[i]!,
    };
    found.push(await ladder(game, experiment, [rungs[i]!, bot], run));
  }
  return tableOf(found);
}

function tableOf(found: readonly Ladder[]): string {
  const numbers = new Numbers('en');
  const rows = found.map(({ rungs, games: matches, lowest }) => {
    const { bot, below, gain, share } = rungs[0]!;
    const won =
      share === undefined
        ? ''
        : `${numbers.percent(lowest!.value)} → ${numbers.percent(share.value)}`;
    const p = gain.p < 0.0001 ? '< 0.0001' : numbers.small(gain.p);
    return `| ${bot} | ${below} | ${matches} | ${numbers.points(gain.value)} | ${numbers.points(gain.low)} … ${numbers.points(gain.high)} | ${p} | ${won} |`;
  });
  return `| bot | over | matches | gain | 95 % interval | p | won |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}`;
}

const HEAD = `# How strong the bots are

Written by \`npm run ladders\`; seed ${SEED}, each bot against the one below it. Rivals: one of the stronger among weaker
ones, in every seat in turn with the same dice; the gain is its share of the points above an even share. One team: the
same matches with the same dice; the gain is how many more of them are won.
`;

const say = (game: Game) => translator('en', labText, game.text)('game.title');
const wanted = process.argv.slice(2);
const old = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
const parts: string[] = [HEAD];
for (const game of games) {
  const heading = `## ${say(game)}\n`;
  const kept = old.split(/(?=^## )/m).find((part) => part.startsWith(heading));
  if (wanted.length > 0 && !wanted.includes(game.id)) {
    if (kept !== undefined) parts.push(kept.trimEnd() + '\n');
    continue;
  }
  const tables: string[] = [];
  for (const plan of PLANS[game.id] ?? []) {
    tables.push((plan.title === undefined ? '' : `${plan.title}:\n\n`) + (await climb(game, plan)));
    console.log(game.id, tables.at(-1));
  }
  parts.push(`${heading}\n${tables.join('\n\n')}\n`);
}
writeFileSync(FILE, parts.join('\n'));
