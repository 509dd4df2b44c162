import {
  defaults,
  KeyedDice,
  OVER,
  CHANCE,
  outcomeAt,
  Xoshiro,
  type SearchRules,
} from '@glade/engine';
import { describe, expect, test } from 'vitest';
import { wildfire } from '../../../games/wildfire/src/index.ts';
import {
  botFor,
  chooseAtLevel,
  driverFor,
  Expectimax,
  Mcts,
  policyDriverFor,
} from '../src/index.ts';

// Searches on a real game: late positions, whose value can be worked out to the end.

const rulesWith = (values = {}): SearchRules =>
  wildfire.rules({ ...defaults(wildfire.options), afterLoss: 'stop', ...values });
const rules = rulesWith();

function read(text: string): object {
  const position = rules.notation.parsePosition(text);
  if (!position.ok) throw new Error(position.problem.code);
  return position.value;
}

/** Deep enough for every fire below to go out. */
const exact = new Expectimax(rules, 12);

/** What each action of a position is truly worth. */
function worths(s: object): readonly { readonly action: string; readonly worth: number }[] {
  const after = rules.create();
  return Array.from({ length: rules.count(s) }, (_, k) => {
    const action = rules.nth(s, k);
    rules.copy(s, after);
    rules.apply(after, action);
    return { action: rules.notation.format(s, action), worth: exact.value(after)[0]! };
  });
}

// Home in a corner, hardly anything left to burn: an event can still spoil it.
const LATE = [
  // Only the fire next door has to be put out at once.
  'act 1 turn 5: ^/.../|XXXXXX|XXXXXX|XXXXXX|XXXXXX|XXXXXX digs 0',
  // Two fires come equally near, one of them with nothing left to burn on its way.
  'act 1 turn 5: ^.../X|.XXXXX|/XXXXX|XXXXXX|XXXXXX|XXXXXX digs 0',
  // A dig closes the only way; a douse leaves the other fire.
  'act 1 turn 5: XX/XXX|X.^XXX|X/XXXX|XXXXXX|XXXXXX|XXXXXX digs 1',
];

test.each([10, 40, 400, 4000])('after %i iterations each outcome has one node', (iterations) => {
  const search = new Mcts(rules, { iterations: 1, driver: driverFor(rules) });
  // The home is on the table, the first fire is still to fall.
  const s = rules.create();
  rules.apply(s, rules.nth(s, 0));
  search.look(s);
  search.think(iterations, new Xoshiro(5));
  const { nodes } = search;
  const outcomes = nodes.children(1, false);
  const actions = outcomes.map((node) => nodes.action(node));
  const legal = Array.from({ length: rules.count(s) }, (_, k) => rules.nth(s, k));
  expect(new Set(actions).size).toBe(actions.length);
  expect(legal).toEqual(expect.arrayContaining(actions));
  const sum = (of: (node: number) => number): number =>
    outcomes.reduce((total, node) => total + of(node), 0);
  expect(sum((node) => nodes.visits(node))).toBe(nodes.visits(1));
  expect(sum((node) => nodes.visits(node) * nodes.mean(node))).toBeCloseTo(
    nodes.visits(1) * nodes.mean(1),
  );
});

describe.each(LATE)('%s', (text) => {
  const s = read(text);
  const all = worths(s).toSorted((a, b) => b.worth - a.worth);
  const [best] = all;

  test('not every action is as good', () => {
    expect(all.at(-1)!.worth).toBeLessThan(best!.worth - 0.01);
  });

  test('the mean of the search comes close to the exact value', () => {
    const search = new Mcts(rules, { iterations: 1, driver: driverFor(rules) });
    search.look(s);
    const { nodes } = search;
    const errorAfter = (iterations: number): number => {
      search.think(iterations, new Xoshiro(3));
      const top = nodes
        .children(1, true)
        .reduce((a, b) => (nodes.visits(b) > nodes.visits(a) ? b : a));
      return Math.abs(nodes.mean(top) - best!.worth);
    };
    errorAfter(20_000);
    expect(errorAfter(80_000)).toBeLessThan(0.01);
  });

  test.each(['mcts:20000', 'mcts:5000/policy', 'flat:20000/policy', 'expectimax:4', 'strong'])(
    '%s finds a best action',
    (name) => {
      const bot = botFor(wildfire, rules, name);
      if (!bot.ok) throw new Error(name);
      const action = rules.notation.format(s, bot.value.choose(s, new Xoshiro(5)));
      const found = all.find((each) => each.action === action)!;
      expect(found.worth).toBeGreaterThan(best!.worth - 0.01);
    },
  );
});

/** The share of matches won by a bot: the same starts for all. */
function wins(name: string, matches: number): number {
  const bot = botFor(wildfire, rules, name);
  if (!bot.ok) throw new Error(name);
  let won = 0;
  for (let match = 0; match < matches; match++) {
    const dice = new KeyedDice('ladder', match);
    const own = dice.random('bot:0');
    const outcomes = dice.random('outcomes');
    bot.value.begin?.();
    const s = rules.create();
    for (let actor = rules.actor(s); actor !== OVER; actor = rules.actor(s)) {
      const action =
        actor === CHANCE
          ? outcomeAt(rules, s, outcomes.below(rules.totalWeight(s)))
          : bot.value.choose(s, own);
      rules.apply(s, action);
    }
    won += rules.outcome(s).winners.length;
  }
  return won / matches;
}

test('each step of the ladder wins more often than the one before', () => {
  const ladder = ['random', 'greedy', 'policy'].map((name) => wins(name, 200));
  const [random, greedy, policy] = ladder;
  expect(greedy).toBeGreaterThan(random! + 0.1);
  expect(policy).toBeGreaterThan(greedy! + 0.1);
  expect(wins('mcts:300/policy', 200)).toBeGreaterThan(policy! + 0.05);
}, 20_000);

describe('several homes, several players', () => {
  test.each([{ mode: 'x4' }, { mode: 'vs', vsPlayers: 3 }])('%o', (values) => {
    const many = rulesWith(values);
    const [policy] = Object.values(wildfire.policies(many));
    const search = new Mcts(many, { iterations: 60, driver: policyDriverFor(many, policy!) });
    const dice = new Xoshiro(11);
    const s = many.create();
    let decisions = 0;
    for (let actor = many.actor(s); actor !== OVER; actor = many.actor(s)) {
      const action =
        actor === CHANCE
          ? outcomeAt(many, s, dice.below(many.totalWeight(s)))
          : search.choose(s, dice);
      expect(many.check(s, action, actor)).toBeUndefined();
      many.apply(s, action);
      if (actor >= 0) decisions += 1;
    }
    expect(decisions).toBeGreaterThan(many.seats);
  });
});

test('strong is the learned bot where the rules have it, and the same for people; else it searches', async () => {
  const s = read(LATE[0]!);
  for (const values of [{}, { startBuffer: 8 }]) {
    const single = rulesWith(values);
    const { learned } = wildfire.policies(single);
    for (const name of ['strong', 'like:5']) {
      const bot = botFor(wildfire, single, name);
      if (!bot.ok) throw new Error(bot.problem.code);
      expect(bot.value.constructor).toBe(learned!.constructor);
    }
  }
  // A number that is tried, too, is searched.
  expect(rulesWith({ 'WF-22.actions': 1, 'WF-28.digs': 2 })).toMatchObject({ strong: 'learned' });
  for (const values of [
    { mode: 'x4' },
    { mode: 'vs' },
    { 'WF-22.actions': 2 },
    { 'WF-28.digs': 0 },
  ]) {
    const bot = botFor(wildfire, rulesWith(values), 'strong');
    expect(bot.ok && bot.value).toBeInstanceOf(Mcts);
  }
  const asked = { game: wildfire, rules, state: s, log: [] };
  const signal = new AbortController().signal;
  const { learned } = wildfire.policies(rules);
  expect(await chooseAtLevel(asked, 0, 'strong', signal)).toBe(learned!.choose(s, new Xoshiro(1)));
});
