/**
 * `npm run ladders [GAME …]`: measures each bot of every game against the one below it, and writes docs/bots.md. All
 * games take hours on a small machine. If games are named, only these are measured; the others stay as they are in the file.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import {
  chosen,
  parseOptions,
  spell,
  type WholeGame,
  type OptionValues,
  type ValueBounds,
} from '@glade/engine';
import { games } from '@glade/games';
import {
  commandLine,
  isBounded,
  labText,
  ladder,
  runStudy,
  type Estimate,
  type Experiment,
  type Ladder,
  type Run,
} from '@glade/lab';
import { translator } from '@glade/text';
import { possibleShare } from '../../packages/cli/src/experiments/possible-share.ts';
import { perfectPlay } from './ladders/perfect-play.ts';
import { holm } from '../../packages/lab/src/statistics/multiple-tests.ts';
import { NumberFormats } from '../../packages/lab/src/text/numbers.ts';

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
    {
      options: {},
      rungs: ['random', 'greedy', 'policy', 'mcts:5000/policy', 'strong'],
      games: [4000, 4000, 1000, 1000],
    },
  ],
  'forest-fire': [
    { options: { firebreaks: 0 }, rungs: ['random', 'careless', 'policy'], games: [1000, 1000] },
  ],
  'leaf-climbers': [
    { options: {}, rungs: ['random', 'careful', 'greedy', 'strong'], games: [4000, 4000, 2000] },
  ],
  'starfall-forest': [
    {
      options: { players: 2 },
      rungs: ['random', 'greedy', 'mcts:100', 'mcts:1000', 'strong'],
      games: [1000, 400, 400, 400],
    },
  ],
  'war-kids': [
    {
      options: {},
      rungs: ['random', 'careless', 'greedy', 'planner', 'captain'],
      games: [1000, 1000, 200, 200],
    },
  ],
  'fair-verona': [
    {
      options: { difficulty: 'hard' },
      rungs: ['random', 'cautious', 'sitters', 'family'],
      games: [2000, 2000, 2000],
    },
  ],
};

const SHELF = import.meta.resolve('@glade/games/shelf');
const FILE = new URL('../../docs/bots.md', import.meta.url);
const SEED = '1';

const run: Run = (arms) => runStudy(SHELF, arms, { workers: availableParallelism() });

/** One rung as it was played: with the name of what it belongs to. */
interface Climbed {
  readonly plan: Plan;
  readonly options: OptionValues;
  readonly found: readonly Ladder[];
}

/** Plays each rung as a ladder of its own, because each has its own number of matches. */
async function climb(game: WholeGame, plan: Plan): Promise<Climbed> {
  const { options: given, rungs, games: counts } = plan;
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
    console.log(game.id, bot);
  }
  return { plan, options: options.value, found };
}

/** All tables of a game. Holm's correction is made over all of its rungs together. */
function tablesOf(game: WholeGame, climbed: readonly Climbed[]): string {
  const adjusted = holm(climbed.flatMap(({ found }) => found.map(({ rungs }) => rungs[0]!.gain.p)));
  let next = 0;
  const tables = climbed.map(({ plan, options, found }) => {
    const head = headOf(game, plan, options);
    const possible = possibleShare(game, options);
    const shares = found.flatMap(({ rungs }) => {
      const { bot, share } = rungs[0]!;
      return share === undefined ? [] : [{ bot, low: share.low }];
    });
    const known = possible === undefined ? '' : ` ${perfectPlay(possible, shares)}`;
    // Without an upper bound nothing is known of how near a bot comes.
    const bounded = possible !== undefined && isBounded(possible) ? possible : undefined;
    return `${head}${known}\n\n${tableOf(found, bounded, () => adjusted[next++]!)}`;
  });
  return tables.join('\n\n');
}

/** The rules version, the seats, the options that are not the default, and the command that plays a rung again. */
function headOf(game: WholeGame, { title = 'Played with' }: Plan, options: OptionValues): string {
  const { seats, kind } = game.rules(options);
  const set = Object.entries(chosen(game.options, options))
    .map(([name, value]) => `\`${name}=${spell(value)}\``)
    .join(', ');
  const rivals = kind === 'competitive' ? 'rivals' : 'one team';
  const players = seats === 1 ? 'alone' : `${seats} seats, ${rivals}`;
  const example: Experiment = { game: game.id, options, bots: [], seed: SEED, games: 1000 };
  const command = commandLine('ladder', game, example, ['--rungs LOWER,UPPER']);
  return `${title}: rules version ${game.version}, ${players}, ${set === '' ? 'default options' : `options ${set}`}. One rung: \`${command}\` with the bots and the number of matches of that line.`;
}

/** Of what perfect play wins, the share that this bot wins, between its worst and its best case. */
function ofPossible({ low, high }: Estimate, { lower, upper }: ValueBounds): string {
  const percent = (share: number): string => (share * 100).toFixed(1);
  const [least, most] = [low / upper, Math.min(1, high / lower)];
  return `${percent(Math.floor(least * 1000) / 1000)} … ${percent(Math.ceil(most * 1000) / 1000)}%`;
}

function tableOf(
  found: readonly Ladder[],
  possible: ValueBounds | undefined,
  adjusted: () => number,
): string {
  const numbers = new NumberFormats('en');
  const rows = found.map(({ rungs, games: matches, lowest }) => {
    const { bot, below, gain, share } = rungs[0]!;
    const won =
      share === undefined
        ? []
        : [`${numbers.percent(lowest!.value)} → ${numbers.percent(share.value)}`];
    const cells = [
      bot,
      below,
      numbers.decimal(matches),
      numbers.decimal(gain.n),
      numbers.points(gain.value),
      `${numbers.points(gain.low)} … ${numbers.points(gain.high)}`,
      numbers.pValue(adjusted()),
      ...won,
      ...(share === undefined || possible === undefined ? [] : [ofPossible(share, possible)]),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const team = found[0]?.rungs[0]?.share !== undefined;
  const heads = [
    'bot',
    'over',
    'matches',
    'n',
    'gain',
    '95 % interval',
    'p',
    ...(team ? ['won'] : []),
    ...(team && possible !== undefined ? ['of what is possible'] : []),
  ];
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows].join('\n');
}

const HEAD = `# How strong the bots are

\`npm run ladders\` writes this page: it plays each bot against the one below it, with seed ${SEED}. A game that is not here
has not been measured yet; \`npm run ladders GAME\` measures it.

The columns:

- **gain** is in percentage points. Among rivals, one stronger bot plays against weaker ones, in each seat in turn with the same dice.
  The gain is its share of wins above an even share. With four seats, a bot that wins 35 % has a gain of 10. In a team, both bots play
  the same matches with the same dice. The gain is how many more of them the stronger bot wins.
- **95 % interval** is that of the gain. It holds for its line alone.
- **won** has the shares of both bots in a team: the weaker one's, then the stronger one's.
- **of what is possible** compares the stronger bot with perfect play: 90 % means that it wins nine of ten matches that perfect play
  wins. Both numbers have intervals, so the column has the worst and the best case. It is left out where no useful upper bound of perfect
  play is known. The line above the table says what perfect play wins, and whether that is proven or known from samples, 99 % sure
  ([value.md](value.md)). Rivals have no such column, because what one of them wins the others lose. For Leaf-Climbers, value.md bounds
  something else: how many of four climbers win if one player decides for all.
- **n** is the number of independent observations. In a team that is the number of matches. Among rivals it is the number of
  blocks: in a block the bots swap seats, and all its matches have the same dice.
- **p** is the probability that bots of equal strength give so large a gain, after Holm's correction for all lines of the game. A star
  marks values below 5 %.

The bots:

- \`random\` takes any legal action.
- \`policy\`, \`greedy\` and other bots of a game's own play by rules of thumb. \`glade games GAME\` lists them.
- \`flat:N\` tries every action in N random matches altogether.
- \`mcts:N\` grows a search tree by N random matches. \`ismcts:N\` does so in games with secrets: it knows only what its seat sees.
- \`expectimax:N\` looks N decisions ahead over all outcomes of chance.
- \`response:1000/policy\` answers \`policy\`: it is a tree search in which the others play as that bot does ([value.md](value.md)).
- \`strong\` is the strongest bot that people meet. \`like:1\` to \`like:5\` are the dial, which has a section below.
- \`mcts:1000/policy\` names a policy after the slash: that policy plays the random matches.
- \`policy@70\` plays like \`policy\` in 70 of 100 decisions, drawn by chance, and at random in the other 30. \`strong@70@policy\` plays like
  \`strong\` in 70 of 100 decisions, and like \`policy\` in the other 30.
`;

const say = (game: WholeGame) => translator('en', labText, game.text)('game.title');
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
  const climbed: Climbed[] = [];
  for (const plan of PLANS[game.id] ?? []) climbed.push(await climb(game, plan));
  parts.push(`${heading}\n${tablesOf(game, climbed)}\n`);
}
// What `npm run dial` and `npm run hints` have written stays.
for (const title of ['## The dial\n', '## Hints\n']) {
  const kept = old.split(/(?=^## )/m).find((part) => part.startsWith(title));
  if (kept !== undefined) parts.push(`${kept.trimEnd()}\n`);
}
writeFileSync(FILE, parts.join('\n'));
