import { describe, expect, test } from 'vitest';
import {
  CHANCE,
  KeyedDice,
  ok,
  outcomeAt,
  OVER,
  Xoshiro,
  type Action,
  type SearchRules,
} from '@glade/engine';
import kuhn from '../../../examples/kuhn-poker/game.ts';
import lamplighters from '../../../examples/lamplighters/game.ts';
import leduc from '../../../examples/leduc-poker/game.ts';
import { strongest } from '../src/bots-by-name.ts';
import { equilibriumPolicy, solvedPolicy } from '../src/equilibrium.ts';
import { botFor, driverFor, Ismcts, Mcts, randomPolicy } from '../src/index.ts';
import { expectedPayoff, exploitability, gameTree } from '../src/solve/index.ts';
import { ViewDigest } from '../src/view-digest.ts';
import { duel, DUEL, type DuelState } from './duel.ts';

const SAFE = 0;
const GUESS = 1;

/** A coin lies hidden. The seat takes 0.6 points, or guesses the coin: one point if it is right. */
const coin: SearchRules<DuelState> = {
  ...duel,
  seats: 1,
  kind: 'solo',
  streams: [],
  actor: (s) => (s.step < 3 ? 0 : OVER),
  count: () => 2,
  nth: (_, k) => k,
  apply(s, a) {
    s.taken[0] = s.step === 1 ? (a === SAFE ? 6 : 0) : a === s.left ? 10 : 0;
    s.step = s.step === 1 && a === GUESS ? 2 : 3;
  },
  resample: (s, _, dice) => {
    s.left = dice.below(2);
  },
  view: (s) => s.step,
  score(s, out) {
    out[0] = s.taken[0]! / 10;
  },
};

const searchOf = <S extends object>(rules: SearchRules<S>, iterations: number): Ismcts<S> =>
  new Ismcts(rules, { iterations, driver: driverFor(rules), playout: randomPolicy(rules) });

test('does not count on a guess that needs to know what is hidden; worlds searched one by one do', () => {
  for (let seed = 1; seed <= 5; seed++) {
    const s = coin.create();
    s.left = 1;
    expect(searchOf(coin, 400).choose(s, new Xoshiro(seed))).toBe(SAFE);
    const worlds = new Mcts(coin, { iterations: 400, driver: driverFor(coin) });
    expect(worlds.choose(s, new Xoshiro(seed))).toBe(GUESS);
  }
});

describe.each([
  ['Kuhn poker', kuhn],
  ['Leduc poker', leduc],
  ['Lamplighters', lamplighters],
])('in %s', (_, game) => {
  const rules: SearchRules = game.rules({});

  test('the choice does not depend on what the seat cannot see, with the same random numbers', () => {
    const search = searchOf(rules, 60);
    const draws = new KeyedDice('matches').random('draws');
    let changed = 0;
    const wrong: string[] = [];
    for (let match = 0; match < 3; match++) {
      const s = rules.create();
      for (let step = 0; rules.actor(s) !== OVER; step++) {
        const seat = rules.actor(s);
        let action: Action;
        if (seat === CHANCE) action = outcomeAt(rules, s, draws.below(rules.totalWeight(s)));
        else {
          const other = rules.create();
          rules.copy(s, other);
          rules.resample!(other, seat, draws);
          if (rules.hash(other) !== rules.hash(s)) changed += 1;
          action = search.choose(s, new Xoshiro(step));
          const there = search.choose(other, new Xoshiro(step));
          if (there !== action || rules.check(s, action, seat) !== undefined)
            wrong.push(`${rules.notation.position(s)}: ${action}, ${there}`);
        }
        rules.apply(s, action);
      }
    }
    expect(wrong).toEqual([]);
    expect(changed).toBeGreaterThan(2);
  });

  test('thinking in pieces is thinking', () => {
    const s = rules.create();
    while (rules.actor(s) === CHANCE) rules.apply(s, rules.nth(s, 0));
    const [whole, pieces] = [searchOf(rules, 200), searchOf(rules, 200)];
    const [a, b] = [new Xoshiro(5), new Xoshiro(5)];
    whole.look(s);
    whole.think(200, a);
    pieces.look(s);
    for (let i = 0; i < 20; i++) pieces.think(10, b);
    expect(pieces.best()).toBe(whole.best());
    expect(a.next()).toBe(b.next());
  });
});

test('who holds the jack and faces a bet gives up; who holds the king calls', () => {
  const rules = kuhn.rules({});
  for (const [cards, word] of [
    ['2,0', 'fold'],
    ['1,0', 'fold'],
    ['0,2', 'call'],
    ['1,2', 'call'],
  ]) {
    const read = rules.notation.parsePosition(`step=4 cards=${cards} paid=2,1 folded=-1`);
    if (!read.ok) throw new Error(read.problem.code);
    const action = searchOf(rules, 200).choose(read.value, new Xoshiro(1));
    expect(rules.notation.format(read.value, action)).toBe(word);
  }
});

describe('the strongest bot', () => {
  test('plays Kuhn poker by an equilibrium: nobody gains a thousandth of a coin on it', () => {
    const rules: SearchRules = kuhn.rules({});
    const tree = gameTree(rules, {
      payoff: (s, out) => out.set(rules.outcome(s).measures['points'] as number[]),
    });
    const bot = botFor(kuhn, rules, 'strong');
    if (!bot.ok) throw new Error(bot.problem.code);
    // Numbers that are spread evenly tell the probabilities of its actions.
    const DRAWS = 2_000;
    const strategy = tree.sets.map(({ actions, position }) => {
      const read = rules.notation.parsePosition(position);
      if (!read.ok) throw new Error(read.problem.code);
      const times = actions.map(() => 0);
      for (let draw = 0; draw < DRAWS; draw++) {
        const even = { below: (n: number) => Math.floor(((draw + 0.5) / DRAWS) * n) };
        times[actions.indexOf(bot.value.choose(read.value, even))]! += 1;
      }
      return times.map((each) => each / DRAWS);
    });
    expect(exploitability(tree, strategy)).toBeLessThan(0.001);
    expect(expectedPayoff(tree, strategy)[0]).toBeCloseTo(-1 / 18, 2);
  });

  test('searches what each seat sees in larger games with secrets, and has no equilibrium of open ones', () => {
    expect(equilibriumPolicy(leduc.rules({}))).toBeUndefined();
    expect(equilibriumPolicy(duel as SearchRules)).toBeUndefined();
    expect(strongest(leduc, leduc.rules({}))).toBeInstanceOf(Ismcts);
    expect(strongest(DUEL, duel as SearchRules)).toBeInstanceOf(Mcts);
    // Where seats act at the same time it takes too long.
    const atOnce: SearchRules = { ...leduc.rules({}), turnTo: () => false };
    expect(strongest(leduc, atOnce)).toBeInstanceOf(Mcts);
  });
});

describe('an equilibrium', () => {
  type Scores = readonly (readonly [number, number])[][];

  /** Both choose in secret; `scores[first][second]` is what they then get. */
  const secretChoices = (scores: Scores): SearchRules => ({
    ...(duel as SearchRules),
    bounds: { actions: scores.length, steps: 2 },
    streams: [],
    create: () => ({ chosen: [] as number[] }),
    actor: (s) => (chosenIn(s).length === 2 ? OVER : chosenIn(s).length),
    count: () => scores.length,
    nth: (_, k) => k,
    apply: (s, a) => void chosenIn(s).push(a),
    copy(from, to) {
      chosenIn(to).splice(0, 2, ...chosenIn(from));
    },
    resample() {},
    view: (s) => chosenIn(s).length,
    score(s, out) {
      const [first, second] = chosenIn(s);
      out.set(scores[first!]![second!]!);
    },
    notation: {
      ...duel.notation,
      position: (s) => chosenIn(s).join(),
      parsePosition: (text) => ok({ chosen: text === '' ? [] : text.split(',').map(Number) }),
    },
  });
  const chosenIn = (s: object): number[] => (s as { chosen: number[] }).chosen;

  test('is played where one wins what the other loses', () => {
    const pennies: Scores = [
      [
        [1, 0],
        [0, 1],
      ],
      [
        [0, 1],
        [1, 0],
      ],
    ];
    expect(equilibriumPolicy(secretChoices(pennies))).toBeDefined();
  });

  test('is not promised where both may win or lose: a variant of Shapley’s game', () => {
    const shapley: Scores = [
      [
        [1, 0],
        [0, 0.9],
        [0.1, 0.1],
      ],
      [
        [0.1, 0.1],
        [1, 0],
        [0, 0.9],
      ],
      [
        [0, 0.9],
        [0.1, 0.1],
        [1, 0],
      ],
    ];
    expect(equilibriumPolicy(secretChoices(shapley))).toBeUndefined();
  });

  test('is not promised before it is found', () => {
    const random = new Xoshiro(1);
    const scores = Array.from({ length: 20 }, () =>
      Array.from({ length: 20 }, () => {
        const score = random.below(1000) / 999;
        return [score, 1 - score] as const;
      }),
    );
    const rules = secretChoices(scores);
    expect(solvedPolicy(rules, 2)).toBeUndefined();
    expect(solvedPolicy(rules)).toBeDefined();
  });
});

test('comes to an end where a seat sees the same again and again', () => {
  const blind: SearchRules<DuelState> = {
    ...coin,
    bounds: { actions: 2, steps: 20 },
    actor: (s) => (s.step < 1_000 ? 0 : OVER),
    apply: (s) => {
      s.step += 1;
    },
    view: () => 'nothing',
  };
  expect([0, 1]).toContain(searchOf(blind, 30).choose(blind.create(), new Xoshiro(1)));
});

test('there is no position to think about before one has been taken up', () => {
  expect(() => searchOf(coin, 1).think(1, new Xoshiro(1))).toThrow('no position');
});

test('views that differ in anything have different numbers', () => {
  const digest = new ViewDigest();
  const views = [
    {},
    { a: 0 },
    { a: -1 },
    { a: 0.5 },
    { a: 1.5 },
    { a: '0' },
    { a: null },
    { a: false },
    { a: true },
    { a: [] },
    { a: [0] },
    { a: [[0], [1]] },
    { a: [[0, 1], []] },
    { a: [[], [0, 1]] },
    // Keys, and where an object ends.
    { b: 0 },
    { hand: { sword: 1 } },
    { hand: { shield: 1 } },
    { a: { x: 1, y: 2 }, b: {} },
    { a: { x: 1 }, b: { y: 2 } },
    [{ x: 1 }, {}],
    [{}, { x: 1 }],
    { '': 0 },
    // Types.
    { a: 'true' },
    { a: 'null' },
    { a: {} },
    { a: ['a', 0] },
    { a: '' },
    { a: [''] },
    // Numbers of more than 32 bits, and fractions.
    { a: 2 ** 31 },
    { a: -(2 ** 31) },
    { a: 2 ** 32 },
    { a: 2 ** 32 + 1 },
    { a: 2 ** 53 },
    { a: '0.5' },
    { a: 1e-300 },
    // Texts that are one part after the other.
    ['ab', 'c'],
    ['a', 'bc'],
    ['abc'],
    'abc',
  ];
  const numbers = views.flatMap((view) => [digest.of(view, 0), digest.of(view, 1)]);
  expect(new Set(numbers).size).toBe(2 * views.length);
  expect(numbers.every((each) => Number.isSafeInteger(each) && each >= 0)).toBe(true);
  expect(digest.of(views[11], 1)).toBe(numbers[23]);
});

test('many texts and many fractions have different numbers', () => {
  const digest = new ViewDigest();
  const MANY = 200_000;
  const texts = new Set<number>();
  const fractions = new Set<number>();
  for (let n = 0; n < MANY; n++) {
    texts.add(digest.of({ cards: `card ${n}` }, 0));
    fractions.add(digest.of([n + 0.5], 0));
  }
  expect([texts.size, fractions.size]).toEqual([MANY, MANY]);
});

test('no action is tried that is legal only where the seat sees other keys', () => {
  const illegal: string[] = [];
  /** A sword or a shield is dealt, and each has its own actions. */
  const armed: SearchRules<DuelState> = {
    ...coin,
    count: () => 2,
    nth: (s, k) => s.left * 2 + k,
    apply(s, a) {
      if (a >> 1 !== s.left) illegal.push(`${s.left}: ${a}`);
      s.step += 1;
      s.left = s.step === 2 ? s.taken[1]! : s.left;
    },
    resample: (s, _, dice) => {
      s.taken[1] = dice.below(2);
    },
    view: (s) => ({ step: s.step, hand: s.left === 1 ? { sword: 1 } : { shield: 1 } }),
  };
  searchOf(armed, 400).choose(armed.create(), new Xoshiro(1));
  expect(illegal).toEqual([]);
});
