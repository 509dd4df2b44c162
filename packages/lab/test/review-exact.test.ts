import { games as examples } from '@glade/examples';
import {
  CHANCE,
  defaults,
  KeyedDice,
  OVER,
  outcomeAt,
  type BotGame,
  type Entry,
  type OptionValues,
  type Policy,
  type SearchRules,
} from '@glade/engine';
import { LIMIT, sample, someOf } from '@glade/engine/testing';
import { randomPolicy } from '@glade/bots';
import { expect, test } from 'vitest';
import { games } from '../../../games/index.ts';
import { Alternatives } from '../src/review/alternatives.ts';
import { Futures } from '../src/review/futures.ts';
import { positionsOf } from '../src/review/positions.ts';
import { ExactPlay } from './exact-play.ts';

/** Decisions of a match from its end back. */
const LATE = 4;

interface Decision {
  readonly at: number;
  readonly log: readonly Entry[];
}

/** Matches of a policy that takes any action now and then, each with a late decision between several actions. */
function* decisions(rules: SearchRules, policy: Policy): Generator<Decision> {
  const slips = randomPolicy(rules);
  for (let seed = 0; ; seed++) {
    const random = new KeyedDice('exact', seed).random('all');
    const s = rules.create();
    const log: Entry[] = [];
    const choices: number[] = [];
    for (let actor = rules.actor(s); actor !== OVER; actor = rules.actor(s)) {
      if (actor >= 0 && rules.count(s) > 1) choices.push(log.length);
      const action =
        actor === CHANCE
          ? outcomeAt(rules, s, random.below(rules.totalWeight(s)))
          : (random.below(3) === 0 ? slips : policy).choose(s, random);
      log.push({ actor, action });
      rules.apply(s, action);
    }
    // Near the end, where all that can happen can be gone through.
    const late = choices.slice(-LATE);
    if (late.length > 0) yield { at: late[random.below(late.length)]!, log };
  }
}

/** A loss that 64 futures should show. */
const CLEAR = 0.2;

/** How many of the reported losses have the exact one in their intervals. `most`: positions that are gone through for an exact value. */
function coverage(
  game: BotGame,
  options: OptionValues,
  count: number,
  most: number,
): {
  readonly inside: number;
  readonly judged: number;
  /** How many decisions really cost something, and for how many of those the interval lies above zero. */
  readonly costly: number;
  readonly seen: number;
} {
  const rules = game.rules({ ...defaults(game.options), ...options });
  const futures = new Futures(game, rules, 'exact');
  const policy = game.policies(rules)[futures.by]!;
  const exact = new ExactPlay(rules, policy);
  let [judged, inside, costly, seen] = [0, 0, 0, 0];
  for (const { at, log } of decisions(rules, policy)) {
    if (judged === count) break;
    const position = positionsOf(rules, log.slice(0, at)).at(-1)!;
    const entry = log[at]!;
    const values = Array.from({ length: rules.count(position.state) }, (_, k) =>
      exact.after(position.state, rules.nth(position.state, k), entry.actor, most),
    );
    const own = exact.after(position.state, entry.action, entry.actor, most);
    if (own === undefined || values.includes(undefined)) continue;
    const examined = new Alternatives(rules, entry, at, position, futures);
    if (examined.only) continue;
    for (const _ of examined.choose(16));
    for (const _ of examined.judge(64));
    const { low, high } = examined.loss;
    const loss = Math.max(...values.map((each) => each!)) - own;
    judged += 1;
    if (loss >= CLEAR) {
      costly += 1;
      if (low > 0) seen += 1;
    }
    if (low <= loss + 1e-9 && loss <= high + 1e-9) inside += 1;
  }
  return { inside, judged, costly, seen };
}

const CASES = [
  { id: 'tic-tac-toe', options: {}, usual: 500, many: 500, most: 10_000 },
  { id: 'wildfire', options: {}, usual: 17, many: 500, most: 1500 },
  { id: 'wildfire', options: { mode: 'vs' }, usual: 17, many: 500, most: 1500 },
] as const;

test.each(someOf('lab: games whose losses are compared with exact ones', CASES, 2))(
  'losses in $id $options are within their intervals, against all that can happen',
  ({ id, options, usual, many, most }) => {
    const game = [...examples, ...games].find((each) => each.id === id)!;
    const named = `${id} ${JSON.stringify(options)}`;
    const count = sample(`${named}: losses against exact ones`, usual, many);
    const { inside, judged, costly, seen } = coverage(game, options, count, most);
    expect(judged).toBe(count);
    expect(inside / judged).toBeGreaterThanOrEqual(0.94);
    // Intervals that are too wide would hold anything.
    expect(costly).toBeGreaterThan(0);
    expect(seen / costly).toBeGreaterThan(0.8);
  },
  LIMIT.timeout,
);

/** Tic-tac-toe played perfectly, on a board of its own: what the side that moves gets. */
function perfect(board: readonly string[], mover: string): number {
  const other = mover === 'x' ? 'o' : 'x';
  const lines = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
  ];
  if (lines.some((line) => line.every((square) => board[square] === other))) return 0;
  if (!board.includes('.')) return 0.5;
  return Math.max(
    ...board.flatMap((square, i) =>
      square === '.' ? [1 - perfect(board.with(i, mover), other)] : [],
    ),
  );
}

test('losses in tic-tac-toe that are called exact are those of perfect play', () => {
  const game = examples.find(({ id }) => id === 'tic-tac-toe')!;
  const rules = game.rules(defaults(game.options));
  const futures = new Futures(game, rules, 'exact');
  let compared = 0;
  let costly = 0;
  for (const { at, log } of decisions(rules, randomPolicy(rules))) {
    if (compared === 500) break;
    const positions = positionsOf(rules, log.slice(0, at + 1));
    const [before, after] = [at, at + 1].map(
      (entries) => rules.notation.position(positions[entries]!.state).match(/[xo.]/g) ?? [],
    );
    const examined = new Alternatives(rules, log[at]!, at, positions[at]!, futures);
    if (examined.only) continue;
    expect(examined.solve(100_000)).toBe(true);
    const mover = at % 2 === 0 ? 'x' : 'o';
    const loss = perfect(before!, mover) - (1 - perfect(after!, mover === 'x' ? 'o' : 'x'));
    expect(examined.loss).toEqual({ value: loss, low: loss, high: loss, n: 0 });
    compared += 1;
    if (loss > 0) costly += 1;
  }
  expect(costly).toBeGreaterThan(100);
});
