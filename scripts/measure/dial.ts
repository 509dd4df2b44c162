/**
 * `npm run dial [GAME …]`: measures what each step of the dial wins, and writes `games/dial.json`, from which the page of a
 * game says it, and the section in docs/bots.md. If games are named, only these are measured. `--strong` measures the
 * strongest, in one preset, because that takes long.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { DIAL, parseOptions, type WholeGame } from '@glade/engine';
import { games } from '@glade/games';
import type { DialFigures, DialStep } from '@glade/games/dial';
import { labText, runStudy, winsOf, type Experiment, type Run } from '@glade/lab';
import { translator } from '@glade/text';
import { NumberFormats } from '../../packages/lab/src/text/numbers.ts';

const SHELF = import.meta.resolve('@glade/games/shelf');
const FILE = new URL('../../games/dial.json', import.meta.url);
const PAGE = new URL('../../docs/bots.md', import.meta.url);
const SEED = '1';

interface Sizes {
  /** Matches of a step. */
  readonly step: number;
  /** Matches of the strongest, and the one preset in which it plays them. */
  readonly strongest: number;
  readonly preset: string;
}

const SIZES: Readonly<Record<string, Sizes>> = {
  wildfire: { step: 4000, strongest: 4000, preset: 'default' },
  'forest-fire': { step: 400, strongest: 400, preset: 'default' },
  'leaf-climbers': { step: 12_000, strongest: 4000, preset: 'default' },
  'starfall-forest': { step: 1800, strongest: 60, preset: 'short' },
  'war-kids': { step: 1000, strongest: 2000, preset: 'default' },
  'fair-verona': { step: 1000, strongest: 480, preset: 'default' },
};

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { strong: { type: 'boolean' } },
});
const run: Run = (arms) => runStudy(SHELF, arms, { workers: availableParallelism() });
const figures: Record<string, DialFigures> = JSON.parse(readFileSync(FILE, 'utf8'));

/** What these steps of the dial win under the rules of a preset. */
async function measure(
  game: WholeGame,
  preset: string,
  bots: readonly string[],
  matches: number,
): Promise<readonly DialStep[]> {
  const options = parseOptions(game.options, {
    ...game.options.bulk,
    ...game.options.presets[preset],
  });
  if (!options.ok) throw new Error(`${game.id}: ${options.problem.code}`);
  const experiment: Experiment = {
    game: game.id,
    options: options.value,
    bots: ['like:4'],
    seed: SEED,
    games: matches,
  };
  const found = await winsOf(game, experiment, { bots, than: 'like:4' }, run);
  const rounded = (share: number): number => Math.round(1000 * share) / 1000;
  const steps = found.map(({ value, low, high, n }): DialStep => ({
    wins: rounded(value),
    low: rounded(low),
    high: rounded(high),
    n,
  }));
  console.log(game.id, preset, JSON.stringify(steps));
  return steps;
}

for (const game of games) {
  if (wanted.length > 0 && !wanted.includes(game.id)) continue;
  const { step, strongest, preset: one } = SIZES[game.id]!;
  const { version } = game;
  const old = figures[game.id];
  const presets: Record<string, readonly DialStep[]> = { ...old?.presets };
  const names = DIAL.map((_, i) => `like:${i + 1}`);
  for (const preset of Object.keys(game.options.presets)) {
    const strong = presets[preset]?.[4];
    const rest =
      values.strong === true
        ? presets[preset]!
        : await measure(game, preset, names.slice(0, 4), step);
    presets[preset] = [...rest.slice(0, 4), ...(strong === undefined ? [] : [strong])];
  }
  if (values.strong === true)
    presets[one] = [
      ...presets[one]!.slice(0, 4),
      ...(await measure(game, one, ['like:5'], strongest)),
    ];
  figures[game.id] = { version, presets };
  writeFileSync(FILE, `${JSON.stringify(figures, undefined, 2)}\n`);
}

// --- The section in docs/bots.md ---

const numbers = new NumberFormats('en');
const range = ({ wins, low, high, n }: DialStep): string =>
  `${numbers.percent(wins)} (${numbers.percent(low)} … ${numbers.percent(high)}; ${numbers.decimal(n)})`;
const rows = games.flatMap((game) =>
  Object.entries(figures[game.id]?.presets ?? {}).map(([preset, steps]) => {
    const { seats, kind } = game.rules({
      ...parsed(game, preset),
    });
    const title = translator('en', labText, game.text)('game.title');
    const who = kind === 'competitive' ? `one of ${seats}` : seats === 1 ? 'alone' : `all ${seats}`;
    const cells = DIAL.map((_, i) => (steps[i] === undefined ? '' : range(steps[i])));
    return `| ${[title, preset, who, ...cells].join(' | ')} |`;
  }),
);

function parsed(game: WholeGame, preset: string) {
  const options = parseOptions(game.options, game.options.presets[preset] ?? {});
  if (!options.ok) throw new Error(options.problem.code);
  return options.value;
}

const section = `## The dial

\`npm run dial\` writes this section and \`games/dial.json\`; \`npm run dial -- --strong\` measures the strongest, in one kind of
match only. Among rivals a figure is the share of matches that one bot of this step wins. It sits in each seat in turn, and all others
are \`like:4\`. An even share is 50 % with two seats, and 25 % with four. In a team, or alone, a figure is the share of matches that
are won if all play at this step. In brackets stand the 95 % interval and the number of independent observations, with seed ${SEED}.

\`like:1\`, \`like:2\` and \`like:3\` err as people do. They value each action as the usual bot of the game does, and then noise blurs each
value (\`packages/engine/src/judgement.ts\` names the sources). So small errors are frequent, and large ones are rare. The temperature says
how much noise there is. An action that is worse than the best one by five temperatures is never taken. The temperature of \`like:1\` in
Leaf-Climbers is so high that no action is so much worse; nor is one in games that name no temperatures. There a large error comes now and
then. \`like:4\` is the bot that people meet as steady, and \`like:5\` is the strongest.

| game | rules | who | like:1 | like:2 | like:3 | like:4 | like:5 |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
const parts = readFileSync(PAGE, 'utf8').split(/(?=^## )/m);
const at = parts.findIndex((part) => part.startsWith('## The dial\n'));
const before = parts.findIndex((part) => part.startsWith('## Hints\n'));
parts.splice(at < 0 ? before : at, at < 0 ? 0 : 1, `${section}\n`);
writeFileSync(PAGE, parts.join(''));
