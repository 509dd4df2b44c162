/**
 * `npm run hints [GAME …]`: asks for hints in positions of matches, compares each with what stronger searches find, and writes
 * the section "Hints" of docs/bots.md. `--positions N` (80 by default) sets how many; each is from a match of its own. With `--from N`
 * the matches begin with that number, and what the page says already is added to: so a long measurement can be made in parts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  CHANCE,
  KeyedDice,
  Xoshiro,
  drawOutcome,
  parseOptions,
  type Action,
  Match,
  type OptionValues,
  type Policy,
  type SearchRules,
  type WholeGame,
} from '@glade/engine';
import { botFor, chooseAtLevel } from '@glade/bots';
import { games } from '@glade/games';
import { labText } from '@glade/lab';
import { translator } from '@glade/text';
import { playout } from '../packages/engine/src/testing/checks/lessons/compare-actions.ts';
import { wilson } from '../packages/lab/src/statistics/intervals.ts';

/** What a new player plays. */
const PLANS: Readonly<Record<string, OptionValues>> = {
  wildfire: {},
  'forest-fire': { firebreaks: 0, maxRounds: 200 },
  'leaf-climbers': {},
  'starfall-forest': { players: 2, goal: 3, setup: 'random' },
  'war-kids': {},
  'fair-verona': { difficulty: 'easy' },
};
/** The searches that look for something better, beside the game's own bots: twice as long as the strongest that people meet. */
const STRONGER = ['mcts:10000/policy'];
/** One action in so many is any action, as people play. */
const SLIP = 10;
/** A hint is good if it gives away at most one percentage point of the chance to win. */
const POINT = 0.01;
/** Pairs of playouts that find the best candidate, and at most so many others that measure it. */
const SCREEN = 60;
const MOST = 1_200;
const BATCH = 60;
/** The standard errors by which a difference is clear. */
const CLEAR = 2;
/** No other action was better in the pairs that look for it. */
const SAME = { mean: 0, error: 0 };

const FILE = new URL('../docs/bots.md', import.meta.url);
const HEADING = '## Hints\n';

/** One decision of the match with this number, each equally likely; undefined if there is none. */
function askedIn(
  game: WholeGame,
  options: OptionValues,
  number: number,
): Match<WholeGame> | undefined {
  const players = Array.from({ length: game.rules(options).seats }, () => 'person');
  const header = { options, dice: 'virtual', seed: `hints-${number}`, players } as const;
  const building = Match.start(game, header).build();
  const { rules } = building;
  const [policy] = Object.values(game.policies(rules));
  const random = new Xoshiro(number);
  const dice = new KeyedDice(`hints-${number}`);
  const drawn = rules.streams.map(() => 0);
  let asked = -1;
  let decisions = 0;
  for (let entry = 0; !building.over && entry < rules.bounds.steps; entry++) {
    const { actor, state } = building;
    let action: Action;
    if (actor === CHANCE) {
      const stream = rules.stream(state);
      action = drawOutcome(rules, state, dice, drawn[stream]!++).action;
    } else {
      const count = rules.count(state);
      if (count > 1 && random.below(++decisions) === 0) asked = entry;
      const slips = random.below(SLIP) === 0;
      action = slips ? rules.nth(state, random.below(count)) : policy!.choose(state, random);
    }
    const refused = building.play(action, actor);
    if (refused !== undefined) throw new Error(`${game.id}: ${refused.code}`);
  }
  return asked < 0 ? undefined : building.match().at(asked);
}

/**
 * How much better `other` is than the hint, on a scale of 0 to 1, with the same dice, and the error of that. It stops once
 * the difference is clearly more or less than a point.
 */
function lead(
  rules: SearchRules,
  policy: Policy,
  state: object,
  [other, hint]: readonly [Action, Action],
  from: number,
): { readonly mean: number; readonly error: number } {
  let sum = 0;
  let squares = 0;
  for (let n = 0; ;) {
    for (const end = n + BATCH; n < end; n++) {
      const by =
        playout(rules, policy, state, other, from + n) -
        playout(rules, policy, state, hint, from + n);
      sum += by;
      squares += by * by;
    }
    const mean = sum / n;
    const error = Math.sqrt(Math.max(squares / n - mean * mean, 1 / n) / n);
    if (n >= MOST || Math.abs(mean - POINT) > CLEAR * error) return { mean, error };
  }
}

interface Measured {
  readonly positions: number;
  readonly same: number;
  /** Within one point: by the mean, and by more than chance explains; and beyond it by more than chance explains. */
  readonly good: number;
  readonly surely: number;
  readonly worse: number;
  readonly lost: number;
}

async function measure(
  game: WholeGame,
  given: OptionValues,
  from: number,
  positions: number,
): Promise<Measured> {
  const read = parseOptions(game.options, given);
  if (!read.ok) throw new Error(`${game.id}: ${read.problem.code}`);
  const found = { positions: 0, same: 0, good: 0, surely: 0, worse: 0, lost: 0 };
  const { signal } = new AbortController();
  for (let i = from; i < from + positions; i++) {
    const asked = askedIn(game, read.value, i);
    // A match without any decision.
    if (asked === undefined) continue;
    const { rules, state } = asked;
    const hint = await chooseAtLevel(asked, asked.actor, 'hint', signal);
    const random = new Xoshiro(i);
    const [policy] = Object.values(game.policies(rules));
    const others = new Set<Action>();
    for (const own of Object.values(game.policies(rules))) others.add(own.choose(state, random));
    for (const name of STRONGER) {
      const bot = botFor(game, rules, name);
      if (bot.ok) others.add(bot.value.choose(state, random));
    }
    others.delete(hint);
    let best: Action | undefined;
    let most = 0;
    for (const other of others) {
      let sum = 0;
      for (let n = 0; n < SCREEN; n++)
        sum += playout(rules, policy!, state, other, n) - playout(rules, policy!, state, hint, n);
      if (sum / SCREEN > most) [best, most] = [other, sum / SCREEN];
    }
    // The best candidate is measured with other dice than those that found it.
    const { mean, error } =
      best === undefined ? SAME : lead(rules, policy!, state, [best, hint], SCREEN);
    found.positions += 1;
    found.same += others.size === 0 ? 1 : 0;
    found.good += mean <= POINT ? 1 : 0;
    found.surely += mean + CLEAR * error <= POINT || best === undefined ? 1 : 0;
    found.worse += mean - CLEAR * error > POINT ? 1 : 0;
    found.lost += Math.max(0, mean);
  }
  return found;
}

/** What a row of the page says; nothing if there is none. */
function readRow(row: string | undefined): Measured {
  const cells = (row ?? '').split('|').map((cell) => Number.parseFloat(cell));
  const [, , n = 0, good = 0, , surely = 0, worse = 0, same = 0, lost = 0] = cells;
  return { positions: n, good, surely, worse, same, lost: (lost * n) / 100 };
}

function writeRow(title: string, found: Measured): string {
  const { positions: n, good, surely, worse, same, lost } = found;
  const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
  const { low, high } = wilson(good, n);
  const cells = [
    title,
    n,
    `${good} = ${percent(good / n)}`,
    `${percent(low)} … ${percent(high)}`,
    surely,
    worse,
    same,
    ((100 * lost) / n).toFixed(2),
  ];
  return `| ${cells.join(' | ')} |`;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    positions: { type: 'string', default: '80' },
    from: { type: 'string' },
  },
});
const text = readFileSync(FILE, 'utf8');
const at = text.indexOf(HEADING);
const old = at < 0 ? '' : text.slice(at);
const rows: string[] = [];
for (const game of games) {
  const title = translator('en', labText, game.text)('game.title');
  const kept = old.split('\n').find((line) => line.startsWith(`| ${title} |`));
  if (positionals.length > 0 && !positionals.includes(game.id)) {
    if (kept !== undefined) rows.push(kept);
    continue;
  }
  const from = Number(values.from ?? 1);
  const more = await measure(game, PLANS[game.id] ?? {}, from, Number(values.positions));
  const before = readRow(values.from === undefined ? undefined : kept);
  rows.push(
    writeRow(title, {
      positions: before.positions + more.positions,
      good: before.good + more.good,
      surely: before.surely + more.surely,
      worse: before.worse + more.worse,
      same: before.same + more.same,
      lost: before.lost + more.lost,
    }),
  );
  console.log(rows.at(-1));
}
const about = `${HEADING}
\`npm run hints\` writes this section. A hint is the best of what the bots of the game and a short search propose, by playouts to
the end (\`packages/bots/src/hint.ts\`). Each hint is asked for in one decision of a match that the usual bot plays, with any
action in one of ${SLIP} decisions. It is compared with what the other bots of the game and a long search
(\`${STRONGER.join(', ')}\`) would do there. The best of these in ${SCREEN} pairs of playouts is measured in up to ${MOST} other
pairs with the same dice. **Good** hints give away at most one percentage point of the chance to win (or of the expected result),
by the mean of these pairs. Where two actions are equally good, chance alone calls some hints worse: so **surely** counts the
good hints for which the difference from one point is more than ${CLEAR} standard errors, and **worse** the others for which it
is. **Agreed**: no other bot would do anything else. **Lost** is the mean of what is given away, in points; it is rather too
large.

| game | positions | good | 95 % interval | surely | worse | agreed | lost |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
writeFileSync(FILE, `${(at < 0 ? text : text.slice(0, at)).trimEnd()}\n\n${about}`);
