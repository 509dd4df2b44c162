import { describe, expect, test } from 'vitest';
import {
  CHANCE,
  defaults,
  DIAL,
  KeyedDice,
  LEVELS,
  Match,
  OVER,
  Xoshiro,
  type SearchRules,
} from '@glade/engine';
import {
  botFor,
  botNames,
  chooseAtLevel,
  driverFor,
  Expectimax,
  Flat,
  Mcts,
} from '../src/index.ts';
import { NODE_BYTES, Nodes } from '../src/tree.ts';
import { DASH } from '../../engine/test/dash/index.ts';
import { duel, DUEL, type DuelState } from './duel.ts';

const rules = duel as SearchRules;
const random = () => new Xoshiro(7);
/** The rules of a race in which both seats choose in secret. */
const secret = DASH.rules({ ...defaults(DASH.options), secret: true });

/** The first position in which a seat decides. */
function afterSetup(game: SearchRules): object {
  const s = game.create();
  while (game.actor(s) < 0) game.apply(s, game.nth(s, 0));
  return s;
}

/** A position of the duel with `left` counters on the table, and what each seat has. */
function at(left: number, mine = 0, theirs = 0): DuelState {
  const s = duel.create();
  s.left = left;
  s.taken[0] = mine;
  s.taken[1] = theirs;
  return s;
}

/** The child of the first node that a search prefers. */
const mostVisited = (nodes: Nodes): number =>
  nodes.children(1, true).reduce((a, b) => (nodes.visits(b) > nodes.visits(a) ? b : a));

/** The first seat hides a counter under one of two cups, mostly the first; the other guesses which. */
const guess: SearchRules<DuelState> = {
  ...duel,
  actor: (s) => (s.step === 1 ? 0 : s.step === 2 ? 1 : OVER),
  count: () => 2,
  nth: (_, k) => k,
  apply(s, a) {
    if (s.step === 1) s.left = a;
    else s.last = a === s.left ? 1 : 0;
    s.step += 1;
  },
  resample(s, _, dice) {
    s.left = dice.below(4) === 0 ? 1 : 0;
  },
};

describe('searches find what can be proved', () => {
  const exact = new Expectimax(rules, 20);

  test.each([1, 2, 3, 4, 5, 6, 7])('with %i counters left', (left) => {
    const s = at(left);
    const best = exact.choose(s, random());
    const worth = (action: number): number => {
      const after = duel.create();
      duel.copy(s, after);
      duel.apply(after, action);
      return exact.value(after)[0]!;
    };
    const bots = [
      new Mcts(rules, { iterations: 6000, driver: driverFor(rules) }),
      new Expectimax(rules, 12),
    ];
    for (const bot of bots) expect(worth(bot.choose(s, random()))).toBeCloseTo(worth(best), 1);
  });

  test('a search that stops when its choice is sure makes the same choices, with fewer iterations', () => {
    const [iterations, driver] = [2000, driverFor(rules)];
    let saved = 0;
    for (let left = 2; left <= 12; left++) {
      const whole = new Mcts(rules, { iterations, driver });
      const short = new Mcts(rules, { iterations, driver, stops: true });
      const choice = whole.choose(at(left), random());
      expect(short.choose(at(left), random())).toBe(choice);
      expect(short.isSure(iterations)).toBe(false);
      saved += whole.known - short.known;
    }
    expect(saved).toBeGreaterThan(iterations);
  });

  test('the strong bot searches as the game says: so many positions at most, with no playouts', () => {
    let scored = 0;
    const own: SearchRules<DuelState> = {
      ...duel,
      search: {
        iterations: 300,
        explore: 0.2,
        score(s, out) {
          scored += 1;
          duel.score(s, out);
        },
      },
    };
    const bot = botFor(DUEL, own, 'strong');
    if (!bot.ok) throw new Error(bot.problem.code);
    const choice = bot.value.choose(at(9), random());
    expect(scored).toBeGreaterThan(100);
    expect(scored).toBeLessThanOrEqual(300);
    const options = { iterations: 300, explore: 0.2, driver: () => 0 };
    expect(new Mcts(own as SearchRules, options).choose(at(9), random())).toBe(choice);
  });

  test('the mean of the root comes close to the exact value', () => {
    const s = at(6);
    const search = new Mcts(rules, { iterations: 60_000, driver: driverFor(rules) });
    search.choose(s, random());
    const best = mostVisited(search.nodes);
    expect(search.nodes.mean(best)).toBeCloseTo(new Expectimax(rules, 20).value(s)[0]!, 1);
  });

  test.each([
    [3, 0],
    [4, 1],
    [5, 1],
  ])('with %i counters left and a coin that is thrown again and again', (left, worth) => {
    const again: SearchRules<DuelState> = {
      ...duel,
      apply: (s, a) => (s.step === 2 && a === 1 ? undefined : duel.apply(s, a)),
    };
    expect(new Expectimax(again, 6).value(at(left))[0]).toBeCloseTo(worth, 3);
  });

  test('throws that take long, but come to an end, are looked at to their end', () => {
    // Twenty throws of a d8 after the first counter is taken; only a one at all of them loses.
    const long: SearchRules<DuelState> = {
      ...duel,
      actor: (s) => (s.step === 1 ? 0 : s.step < 22 ? CHANCE : OVER),
      count: (s) => (s.step === 1 ? 2 : 8),
      nth: (_, k) => k,
      totalWeight: () => 8,
      apply(s, a) {
        if (s.step === 1) s.left = a;
        else if (a > 0) s.taken[0] = 1;
        s.step = s.left === 1 ? 22 : s.step + 1;
      },
      score(s, out) {
        out[0] = s.left === 1 ? 0.4 : s.taken[0]!;
        out[1] = 1 - out[0];
      },
    };
    const bot = new Expectimax(long, 1);
    expect(bot.choose(long.create(), random())).toBe(0);
    const after = long.create();
    long.apply(after, 0);
    expect(bot.value(after)[0]).toBeCloseTo(1, 5);
  });

  test('flat Monte Carlo takes the last counters', () => {
    expect(new Flat(rules, 400, driverFor(rules)).choose(at(2), random())).toBe(2);
  });
});

describe('the tree', () => {
  test('a node takes 24 bytes in all arrays together', () => {
    const nodes = new Nodes(1000);
    const bytes = Object.values(nodes)
      .filter((value) => ArrayBuffer.isView(value))
      .reduce((all, { byteLength }) => all + byteLength, 0);
    expect(bytes / 1001).toBe(NODE_BYTES);
    expect(NODE_BYTES).toBeLessThanOrEqual(24);
  });

  test('stops growing when it is full, and goes on searching', () => {
    const search = new Mcts(rules, { iterations: 1, driver: driverFor(rules) });
    search.look(at(30));
    search.think(400_000, random());
    const { size, capacity } = search.nodes;
    expect(size).toBeGreaterThan(capacity - 2);
    search.think(1000, random());
    expect(search.nodes.size).toBeLessThanOrEqual(capacity);
    expect(search.known).toBe(401_000);
    expect(duel.check(at(30), search.best(), 0)).toBeUndefined();
  });

  test('of actions tried equally often prefers the one that did better', () => {
    const search = new Mcts(rules, { iterations: 2, driver: driverFor(rules) });
    expect(search.choose(at(2), random())).toBe(2);
    const tried = search.nodes.children(1, true).map((node) => search.nodes.visits(node));
    expect(tried).toEqual([1, 1]);
  });

  test('that is nearly full is not kept, for it could not grow', () => {
    const search = new Mcts(rules, { iterations: 1, driver: driverFor(rules) });
    const s = at(30);
    search.look(s);
    search.think(400_000, random());
    duel.apply(s, search.best());
    duel.apply(s, 0);
    search.look(s);
    expect([search.known, search.nodes.size]).toEqual([0, 1]);
  });

  test('is not there before a position has been taken up', () => {
    const search = new Mcts(rules, { iterations: 10, driver: driverFor(rules) });
    expect(() => search.think(10, random())).toThrow('no position');
    search.look(at(9));
    search.begin();
    expect(() => search.think(10, random())).toThrow('no position');
  });

  test('what was learnt about the next position is kept, and forgotten at a new match', () => {
    const search = new Mcts(rules, { iterations: 3000, driver: driverFor(rules) });
    const s = at(9);
    duel.apply(s, search.choose(s, random()));
    duel.apply(s, 1);
    search.look(s);
    expect(search.known).toBeGreaterThan(500);
    search.begin();
    search.look(s);
    expect(search.known).toBe(0);
  });

  test('a match is played alike, whatever was played before', () => {
    const search = new Mcts(rules, { iterations: 300, driver: driverFor(rules) });
    const play = (seed: number): number[] => {
      search.begin();
      const dice = new Xoshiro(seed);
      const s = duel.create();
      const actions: number[] = [];
      while (duel.actor(s) !== OVER) {
        const chance = duel.actor(s) < 0;
        actions.push(chance ? dice.below(2) : search.choose(s, dice));
        duel.apply(s, actions.at(-1)!);
      }
      return actions;
    };
    const alone = play(1);
    play(2);
    expect(play(1)).toEqual(alone);
  });

  test('thinking in pieces is thinking', () => {
    for (const game of [rules, secret]) {
      const [whole, pieces] = [1, 2].map(
        () => new Mcts(game, { iterations: 800, driver: driverFor(game) }),
      );
      const s = afterSetup(game);
      const [a, b] = [random(), random()];
      whole!.look(s);
      whole!.think(800, a);
      pieces!.look(s);
      for (let i = 0; i < 16; i++) pieces!.think(50, b);
      expect(pieces!.best()).toBe(whole!.best());
      expect(pieces!.nodes.size).toBe(whole!.nodes.size);
    }
  });
});

describe('what is hidden', () => {
  test('is imagined in several ways, and what is likelier decides', () => {
    let wrong = 0;
    for (let seed = 0; seed < 60; seed++) {
      const search = new Mcts(guess, { iterations: 160, driver: driverFor(guess) });
      const s = guess.create();
      guess.apply(s, 0);
      if (search.choose(s, new Xoshiro(seed)) !== 0) wrong += 1;
    }
    // With a single world, the less likely one would be searched in about 15 of 60 cases.
    expect(wrong).toBeLessThan(7);
  });

  /** The second runner is to choose; the first has chosen in secret. */
  const facing = (chosen: number): object => {
    const s = afterSetup(secret);
    secret.apply(s, chosen);
    return s;
  };

  test.each([
    'flat:60',
    'mcts:200',
    'mcts:200/policy',
    'ismcts:200',
    'ismcts:200/policy',
    'greedy',
    'expectimax:2',
    'strong',
  ])('%s plays alike, whatever the other seat has chosen', (name) => {
    const choices = [0, 1, 2].map((chosen) => {
      const bot = botFor(DASH, secret, name);
      if (!bot.ok) throw new Error(name);
      return bot.value.choose(facing(chosen), random());
    });
    expect(new Set(choices).size).toBe(1);
  });
});

describe('names', () => {
  test('every name that is offered is a bot that plays by the rules', () => {
    for (const name of botNames(DUEL, rules)) {
      const bot = botFor(DUEL, rules, name.replace('1000', '50'));
      if (!bot.ok) throw new Error(name);
      const s = duel.create();
      const dice = random();
      while (duel.actor(s) !== OVER) {
        const chance = duel.actor(s) < 0;
        const a = chance ? duel.nth(s, dice.below(duel.count(s))) : bot.value.choose(s, dice);
        expect(duel.check(s, a, duel.actor(s))).toBeUndefined();
        duel.apply(s, a);
      }
    }
  });

  test.each([
    ['nobody', 'bot.unknown'],
    ['constructor', 'bot.unknown'],
    ['mcts', 'bot.number'],
    ['mcts:10/nobody', 'bot.unknown'],
    ['ismcts:0', 'bot.budget'],
    ['expectimax:2/policy', 'bot.unknown'],
    ['mcts:', 'bot.budget'],
    ['mcts:-1', 'bot.budget'],
    ['mcts:1e99', 'bot.budget'],
    ['mcts:0', 'bot.budget'],
    ['flat:99999999', 'bot.budget'],
    ['expectimax:9', 'bot.budget'],
    ['mcts:abc', 'bot.budget'],
    ['mcts:10/policy/policy', 'bot.unknown'],
    ['policy@101', 'bot.percent'],
    ['policy@', 'bot.percent'],
    ['policy@1@2@3', 'bot.percent'],
    ['policy@50@nobody', 'bot.unknown'],
    ['nobody@50', 'bot.unknown'],
  ])('%s is refused as %s', (name, code) => {
    expect(botFor(DUEL, rules, name)).toMatchObject({ ok: false, problem: { code } });
  });
});

test('a mixed bot plays as one in so many of 100 decisions, and as the other in the others', () => {
  const s = rules.create();
  const first = rules.nth(s, 0);
  const game = {
    ...DUEL,
    policies: () => ({
      one: { choose: () => first },
      two: { choose: () => rules.nth(s, 1) },
    }),
  };
  const share = (name: string): number => {
    const bot = botFor(game, rules, name);
    if (!bot.ok) throw new Error(bot.problem.code);
    const draws = new Xoshiro(3);
    let times = 0;
    for (let i = 0; i < 10_000; i++) times += Number(bot.value.choose(s, draws) === first);
    return times / 10_000;
  };
  expect(share('one@0@two')).toBe(0);
  expect(share('one@100@two')).toBe(1);
  expect(share('one@30@two')).toBeCloseTo(0.3, 1);
  // Without another it plays at random in the others: half of these are the same here.
  expect(share('one@30')).toBeCloseTo(0.65, 1);
});

describe('the dial', () => {
  // With 7 counters left, what wins is far better than what loses.
  const s = at(7);
  const best = new Expectimax(rules, 20).choose(s, random());
  const right = (name: string): number => {
    const bot = botFor(DUEL, rules, name);
    if (!bot.ok) throw new Error(bot.problem.code);
    const draws = new Xoshiro(3);
    let times = 0;
    for (let i = 0; i < 400; i++) times += Number(bot.value.choose(s, draws) === best);
    return times / 400;
  };

  test('a game that names no player for it has one that errs less from step to step', () => {
    const [one, two, three] = ['like:1', 'like:2', 'like:3'].map(right);
    expect(two! - one!).toBeGreaterThan(0.05);
    expect(three! - two!).toBeGreaterThan(0.05);
  });

  test('has five steps, and says so', () => {
    for (let step = 1; step <= DIAL.length; step++)
      expect(botFor(DUEL, rules, `like:${step}`).ok).toBe(true);
    for (const name of ['like:2@50', 'like:2@20@random', 'random@20@like:2'])
      expect(botFor(DUEL, rules, name).ok).toBe(true);
    for (const name of ['like:0', 'like:6', 'like:2x', 'like:', 'like:9@50'])
      expect(botFor(DUEL, rules, name)).toMatchObject({
        ok: false,
        problem: { code: 'bot.budget', args: { least: 1, most: 5 } },
      });
    expect(botFor(DUEL, rules, 'like')).toMatchObject({ problem: { args: { meant: 'like:2' } } });
  });
});

describe('levels for people', () => {
  const match = Match.start(DUEL, {
    options: {},
    dice: 'virtual',
    seed: '1',
    players: ['person', 'strong'],
  });
  const signal = new AbortController().signal;

  test.each(LEVELS)('%s plays by the rules, the same every time', async (level) => {
    const first = await chooseAtLevel(match, 0, level, signal);
    expect(await chooseAtLevel(match, 0, level, signal)).toBe(first);
    expect(duel.check(match.state as DuelState, first, 0)).toBeUndefined();
  });

  test.each(['gentle', 'strong'] as const)('%s takes what wins at once', async (level) => {
    // Taken and fallen in turn; two counters are left for seat 0.
    let late = match;
    for (const action of [2, 1, 2, 1, 2, 1, 1, 0]) {
      const played = late.play(action, late.actor);
      if (!played.ok) throw new Error(played.refusal.code);
      late = played.match;
    }
    expect(late.state).toMatchObject({ left: 2, seat: 0 });
    expect(await chooseAtLevel(late, 0, level, signal)).toBe(2);
  });

  test('stops thinking when nobody waits any more', async () => {
    const abort = new AbortController();
    const answer = chooseAtLevel(match, 0, 'strong', abort.signal);
    abort.abort();
    await expect(answer).rejects.toThrow('abort');
  });
});

test('the same dice give the same decisions', () => {
  const once = (): number[] => {
    const bot = new Mcts(rules, { iterations: 200, driver: driverFor(rules) });
    const dice = new KeyedDice('a', 1).random('bot');
    return [12, 9, 5].map((left) => bot.choose(at(left), dice));
  };
  expect(once()).toEqual(once());
});
