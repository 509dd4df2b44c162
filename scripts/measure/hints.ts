/**
 * `npm run hints [NAME …]`: asks for hints in positions of matches, compares each with all other actions, and writes the
 * section "Hints" of docs/bots.md. A name is that of a game or of a line of `PLANS`. `--positions N` (200 by default) sets how many;
 * each is from a match of its own, and they begin after `--from N`. `--out FILE` writes what was found of each position there, a line each, and leaves the page alone;
 * `--read FILE` writes the page from such files. So a long measurement can be made in parts and side by side.
 * `--follow N` instead plays N matches in which one seat follows every hint, and prints how often it wins.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseOptions, type OptionValues } from '@glade/engine';
import { chooseAtLevel } from '@glade/bots';
import { games } from '@glade/games';
import { askedIn, CLEAR, POINT, ROUNDS, SLIP, valueHint, type ValuedHint } from '@glade/lab/hints';
import { wilson } from '@glade/lab';
import { proverOf } from '../../packages/cli/src/shelf/provers.ts';
import { followHints } from './follow-hints.ts';

/** What people play, and the most futures in which a hint is measured: fewer where they take long. */
interface Plan {
  readonly title: string;
  readonly game: string;
  readonly options: OptionValues;
  readonly most: number;
}

/** What a new player plays of each game, and the other modes of Wildfire. */
const PLANS: Readonly<Record<string, Plan>> = {
  wildfire: { title: 'Wildfire', game: 'wildfire', options: {}, most: 8000 },
  x4: { title: 'Wildfire X4', game: 'wildfire', options: { mode: 'x4' }, most: 8000 },
  vs: { title: 'Wildfire VS', game: 'wildfire', options: { mode: 'vs' }, most: 8000 },
  'forest-fire': {
    title: 'Forest Fire',
    game: 'forest-fire',
    options: { firebreaks: 0, maxRounds: 200 },
    most: 600,
  },
  'leaf-climbers': {
    title: 'Lilliputian Leaf-Climbers',
    game: 'leaf-climbers',
    options: {},
    most: 6000,
  },
  'starfall-forest': {
    title: 'Starfall Forest',
    game: 'starfall-forest',
    options: { players: 2, goal: 3, setup: 'random' },
    most: 6000,
  },
  'war-kids': { title: 'War Kids', game: 'war-kids', options: {}, most: 1500 },
  'fair-verona': {
    title: 'Fair Verona',
    game: 'fair-verona',
    options: { difficulty: 'easy' },
    most: 1500,
  },
};

const FILE = new URL('../../docs/bots.md', import.meta.url);
const HEADING = '## Hints\n';
/** Marks a line of the page that was measured before hints changed; a line that is measured again loses it. */
const EARLIER = ' † |';

const CHANGED = `
† Measured before hints changed. Now an action that wastes something is no hint, and an action is only favoured if a bot proposed it. What
wins at once comes first. \`npm run hints -- NAME\` measures such a line again.
`;

/** What was found of one position. */
interface Found extends ValuedHint {
  readonly plan: string;
  readonly number: number;
  readonly position: string;
  readonly hint: string;
  readonly better: string;
}

async function* measured(name: string, from: number, positions: number): AsyncGenerator<Found> {
  const plan = PLANS[name]!;
  const game = games.find(({ id }) => id === plan.game)!;
  const options = parseOptions(game.options, plan.options);
  if (!options.ok) throw new Error(`${name}: ${options.problem.code}`);
  const { signal } = new AbortController();
  for (let number = from + 1; number <= from + positions; number++) {
    const asked = askedIn(game, options.value, number);
    // A match without any decision.
    if (asked === undefined) continue;
    const { rules, state } = asked;
    // As the app asks, with a new prover for each position.
    const prove = proverOf(game, rules);
    const hint = await chooseAtLevel(asked, asked.actor, 'hint', signal, prove);
    const valued = valueHint(game, rules, { state, hint, seed: `${name}/${number}` }, plan.most);
    if (valued === undefined) continue;
    const { notation } = rules;
    yield {
      plan: name,
      number,
      ...valued,
      position: notation.position(state),
      hint: notation.format(state, hint),
      better: notation.format(state, valued.rival),
    };
  }
}

const percent = (share: number, digits = 0): string => `${(100 * share).toFixed(digits)} %`;

function row(name: string, found: readonly Found[]): string {
  const n = found.length;
  const count = (test: (each: Found) => boolean): number => found.filter(test).length;
  const good = count(({ lead }) => lead <= POINT);
  const surely = count(({ lead, error }) => lead + CLEAR * error <= POINT);
  const worse = count(({ lead, error }) => lead - CLEAR * error > POINT);
  // The futures that measure have not chosen, so this is not flattered; where the hint itself was best nothing is lost.
  const lost = found.map(({ rivalLed, lead }) => (rivalLed ? 100 * lead : 0));
  const mean = lost.reduce((sum, each) => sum + each, 0) / n;
  const spread = Math.sqrt(lost.reduce((sum, each) => sum + (each - mean) ** 2, 0) / n);
  const { low, high } = wilson(good, n);
  const cells = [
    PLANS[name]!.title,
    n,
    `${good} = ${percent(good / n)}`,
    `${percent(low)} … ${percent(high)}`,
    surely,
    worse,
    `${mean.toFixed(2)} ± ${((1.96 * spread) / Math.sqrt(n)).toFixed(2)}`,
    percent(found.reduce((sum, { actions }) => sum + 1 / actions, 0) / n),
  ];
  return `| ${cells.join(' | ')} |`;
}

function writePage(found: readonly Found[]): void {
  const text = readFileSync(FILE, 'utf8');
  const at = text.indexOf(HEADING);
  const old = at < 0 ? [] : text.slice(at).split('\n');
  const rows = Object.entries(PLANS).flatMap(([name, { title }]) => {
    const own = found.filter(({ plan }) => plan === name);
    if (own.length > 0) return [row(name, own)];
    return old.filter((line) => line.replace(EARLIER, ' |').startsWith(`| ${title} |`)).slice(0, 1);
  });
  const most = Object.values(PLANS).map((plan) => `${plan.most} (${plan.title})`);
  const list = new Intl.ListFormat('en-GB');
  const futures = list.format(ROUNDS.map((each) => String(each.futures)));
  const about = `${HEADING}
\`npm run hints\` writes this section. \`npm run hints -- NAME --out FILE\` measures one line of it, and keeps each position.

To find a hint, actions are played out to the end of the match many times, first those that the bots of the game and a short search propose.
The hint is the action that does best (\`packages/bots/src/hint.ts\`). In the single game of Wildfire, actions that are proven to be worse
are left out, here as in the app ([value.md](value.md)). The usual bot plays each match up to the decision in which the hint is asked
for. In one of ${SLIP} decisions it takes any action, so that positions after mistakes are measured, too.

Each hint is compared with all actions that lead to another position. First, a best action is chosen: the bot with which matches are reviewed
plays all of them on to the end in the same futures, which means with the same dice. The worse ones are left out after ${futures} futures.
Then this best action and the hint are played on in other futures, which had no part in choosing it. That ends when the difference is
${CLEAR} standard errors from one percentage point of the chance to win (or of the expected result), or after this many futures: ${most.join(', ')}.

- **Good** hints give away at most one point, by the mean of these futures. The interval is that of a share. The aim is 90 %.
- **Surely** counts the good hints for which that is clear, and **worse** the other hints for which it is clear that they are not good. Where
  two actions are equally good, chance alone makes some hints look worse, so neither column counts these.
- **Lost** is what hints give away on average, in points, with a 95 % interval. Below 0, the hints are better than what the first futures chose.
- **Any** is how often an action drawn at random would be the one that the hint names. It says how much there is to choose from.

In War Kids a turn has many moves, in any order. There a hint also counts as worse if it names a good move, but another move is more urgent
and the bot would not find it later in the turn. The next hint may name that move. There hints also follow the plan of the strong bot as long as
no other action is better by more than luck explains. When they named the luckiest move, more of them were good by this measure (141 of 178),
but 13 of 89 steps of who followed them led straight back. Now it is 1 of 102.

| game | positions | good | 95 % interval | surely | worse | lost | any |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
${rows.some((each) => each.includes(EARLIER)) ? CHANGED : ''}`;
  writeFileSync(FILE, `${(at < 0 ? text : text.slice(0, at)).trimEnd()}\n\n${about}`);
}

/** The part of the win of who follows hints, with its 95 % interval, beside an even part where there are rivals. */
function followedLine(name: string, parts: readonly number[]): string {
  const n = parts.length;
  const mean = parts.reduce((sum, part) => sum + part, 0) / n;
  const { low, high } = wilson(mean * n, n);
  return `${PLANS[name]!.title}: followed in ${n} matches, won ${percent(mean)} (${percent(low)} … ${percent(high)})`;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    positions: { type: 'string', default: '200' },
    from: { type: 'string', default: '0' },
    follow: { type: 'string' },
    out: { type: 'string' },
    read: { type: 'string', multiple: true },
  },
});
const names = positionals.length > 0 ? positionals : Object.keys(PLANS);
const unknown = names.find((name) => !Object.hasOwn(PLANS, name));
if (unknown !== undefined) {
  console.error(`There is no “${unknown}”. Name some of: ${Object.keys(PLANS).join(', ')}.`);
  process.exitCode = 1;
} else if (values.follow !== undefined) {
  for (const name of names) {
    const plan = PLANS[name]!;
    const game = games.find(({ id }) => id === plan.game)!;
    const parts: number[] = [];
    for (let number = 1; number <= Number(values.follow); number++)
      parts.push(await followHints(game, plan.options, Number(values.from) + number));
    console.log(followedLine(name, parts));
  }
} else if (values.read === undefined) {
  const all: Found[] = [];
  for (const name of names) {
    const own: Found[] = [];
    for await (const found of measured(name, Number(values.from), Number(values.positions))) {
      own.push(found);
      if (values.out !== undefined) appendFileSync(values.out, `${JSON.stringify(found)}\n`);
    }
    console.log(row(name, own));
    all.push(...own);
  }
  if (values.out === undefined) writePage(all);
} else {
  const lines = values.read.flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'));
  const found = lines.map((line) => JSON.parse(line) as Found);
  // A position that was measured twice counts once.
  writePage([...new Map(found.map((each) => [`${each.plan} ${each.number}`, each])).values()]);
}
