import { createHash } from 'node:crypto';
import { storeWeights } from '@glade/boards/stored-weights';
import { CHANCE, KeyedDice, OVER, Xoshiro } from '@glade/engine';
import { LIMIT, ONLY_LONG, sample } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { policies } from '../src/bots/policies.ts';
import type { LeafClimbersKernel } from '../src/rules/index.ts';
import { findLevels } from '../src/rules/pile.ts';
import { type ClimberState, LEAF, LEAVES, ORDER, STEPS } from '../src/rules/state.ts';
import type { KnownRound } from '../src/value/charges.ts';
import { ClimberRelaxation } from '../src/value/index.ts';
import { bestPairs, BOTH_LOST, MOST_OF_PAIR } from '../src/value/pairs.ts';
import { train } from '../src/value/train.ts';
import stored from '../src/value/weights.json' with { type: 'json' };
import { rulesWith } from './play.ts';
import { refActor, refApply, refLegal, type RefState } from './reference.ts';
import { walkEnds } from './reference/board.ts';
import { DEFAULTS } from './reference/policies.ts';
import { ground, position } from './reference/positions.ts';

const rules = rulesWith(DEFAULTS);
const game = rules as unknown as LeafClimbersKernel;
const ROLLS = [1, 2, 3, 4];
const SEATS = [0, 1, 2, 3];
const LOST = 36;

/** A pile that is nearly complete: four leaves are missing in a corner, where two climbers stand; two are safe on blue tops. */
const ELEVATION = ground(6, [
  [0, 4],
  [1, 5],
  [6, 5],
]);
const PLACES = [0, 1, 34, 35];

function nearlyComplete(): ClimberState {
  const s = game.create();
  s.elevation.set(ELEVATION);
  s.places.set(PLACES);
  s.order.set(SEATS);
  s.step = LEAVES;
  s.round = 20;
  findLevels(s);
  game.ready(s);
  return s;
}

/** The number of winners that one head expects which plays all climbers: everything is tried. Who is on a blue top stays there. */
function most(s: RefState, known = new Map<string, number>()): number {
  const actor = refActor(s);
  if (actor === OVER) return s.winners.length;
  const key = JSON.stringify([
    s.step,
    s.elevation,
    s.chips,
    s.places,
    s.alive,
    s.turn,
    s.left,
    s.roll,
  ]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const each = (actions: readonly number[]): number[] =>
    actions.map((action) => most(refApply(s, action), known));
  const place = s.places[actor] ?? 0;
  const value =
    actor === CHANCE
      ? each(refLegal(s)).reduce((a, b) => a + b, 0) / refLegal(s).length
      : Math.max(...each(s.elevation[place] === 6 ? [place] : refLegal(s)));
  known.set(key, value);
  return value;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((a, b) => a + b, 0) / numbers.length;

/** Half of an interval that the mean of such numbers leaves once in ten thousand times. */
function spread(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return 4 * Math.sqrt(mean(numbers.map((x) => (x - middle) ** 2)) / numbers.length);
}

test('near the end, samples hold what trying everything finds', ONLY_LONG, () => {
  const exact = most(position({ elevation: ELEVATION, places: PLACES, step: 'leaves' })) / 4;
  expect(exact).toBeGreaterThan(0.6);
  expect(exact).toBeLessThan(0.9);
  const relaxation = new ClimberRelaxation(game, nearlyComplete());
  const random = new KeyedDice('1').random('end');
  const many = sample('leaf-climbers: samples near the end', 100, 250);
  const samples = Array.from({ length: many }, () => relaxation.match(random));
  const [uppers, lowers] = [samples.map(({ upper }) => upper), samples.map(({ lower }) => lower)];
  expect(mean(uppers) + spread(uppers)).toBeGreaterThan(exact);
  expect(mean(lowers) - spread(lowers)).toBeLessThan(exact);
  // The charges make both vary little, so this says something.
  expect(mean(uppers) - mean(lowers)).toBeLessThan(0.05);
});

/** What two climbers come to, by going through all rolls and ways, on plain arrays. */
function pairOf(rounds: readonly KnownRound[], first: number, second: number): number {
  const grounds = rounds.reduce<number[][]>(
    (all, { chips }) => [...all, all.at(-1)!.map((height, square) => height + chips[square]!)],
    [ELEVATION],
  );
  const ends = (t: number, from: number, roll: number): readonly number[] =>
    [...new Set(walkEnds(grounds[t]!, from, roll, 2))].map((to) =>
      rounds[t]!.chips[to]! > 0 ? LOST : to,
    );
  const worth = (t: number, from: number): number =>
    mean(
      ROLLS.map((roll) =>
        Math.max(...ends(t, from, roll).map((to) => (to === LOST ? 0 : rounds[t]!.values[to]!))),
      ),
    );
  const given = (t: number, a: number, b: number): number => {
    const one = a === LOST ? 0 : rounds[t]!.expected[a]! - worth(t, a);
    const other = b === LOST ? 0 : rounds[t]!.expected[b]! - worth(t, b);
    if (a === LOST || b === LOST) return (1 - BOTH_LOST) * (one + other);
    const both = rounds[t]!.expectedLost[36 * a + b]! - (1 - worth(t, a)) * (1 - worth(t, b));
    return one + other + BOTH_LOST * both;
  };
  const known = new Map<string, number>();
  const value = (t: number, a: number, b: number): number => {
    if (t === rounds.length) return [BOTH_LOST, 1, 2][Number(a !== LOST) + Number(b !== LOST)]!;
    const key = `${t} ${a} ${b}`;
    const found = known.get(key) ?? fresh(t, a, b);
    known.set(key, found);
    return found;
  };
  const fresh = (t: number, a: number, b: number): number => {
    const after = (from: number, then: (to: number) => number): number =>
      from === LOST
        ? then(LOST)
        : mean(ROLLS.map((roll) => Math.max(...ends(t, from, roll).map((to) => then(to)))));
    return given(t, a, b) + after(a, (to) => after(b, (next) => value(t + 1, to, next)));
  };
  return value(0, first, second);
}

test('what two climbers come to who know the leaves is what going through all rolls finds', () => {
  const relaxation = new ClimberRelaxation(game, nearlyComplete());
  const random = new KeyedDice('2').random('pairs');
  const piles = Array.from({ length: 30 }, () => relaxation.pile(random));
  const short = piles.filter(({ length }) => length === 1);
  const longer = piles.filter(({ length }) => length === 2).slice(0, 1);
  expect([short.length > 10, longer.length]).toEqual([true, 1]);
  for (const rounds of [...short.slice(0, 4), ...longer]) {
    const best = bestPairs(
      rounds,
      rounds.map(() => true),
    );
    for (const [a, b] of [
      [0, 1],
      [1, 6],
      [0, LOST],
    ] as const)
      expect(best(a, b)).toBeCloseTo(pairOf(rounds, a, b), 9);
  }
}, 60_000);

/** Who lives if everything is known beforehand, on plain arrays; squares may be shared. */
function couldLive(rounds: readonly KnownRound[], rolls: readonly (readonly number[])[]): number {
  const grounds = rounds.reduce<number[][]>(
    (all, { chips }) => [...all, all.at(-1)!.map((height, square) => height + chips[square]!)],
    [ground(0, [])],
  );
  const lives = [0, 5, 35, 30].filter((start, seat) => {
    let places = new Set([start]);
    rounds.forEach(({ chips }, t) => {
      const reached = [...places].flatMap((from) =>
        walkEnds(grounds[t]!, from, rolls[t]![seat]!, 2),
      );
      places = new Set(reached.filter((to) => chips[to] === 0));
    });
    return places.size > 0;
  });
  return lives.length;
}

/** How many win if all play like `strong`, with these leaves and rolls. */
function won(rounds: readonly KnownRound[], rolls: readonly (readonly number[])[]): number {
  const { strong } = policies(rules);
  const random = new Xoshiro(1);
  const s = game.create();
  let [t, leaf] = [-1, 0];
  for (let actor = game.actor(s); actor !== OVER; actor = game.actor(s)) {
    if (s.step === LEAVES) [t, leaf] = [t + 1, 0];
    const action =
      s.step === ORDER
        ? 0
        : s.step === LEAVES
          ? rounds[t]!.leaves
          : s.step === LEAF
            ? rounds[t]!.squares[leaf++]!
            : s.step === STEPS
              ? rolls[t]![s.seat]!
              : strong!.choose(s, random);
    game.apply(s, action);
  }
  return game.outcome(s).winners.length;
}

test('with the same leaves and rolls, the strongest bots never win more than who knows all dice could', () => {
  const relaxation = new ClimberRelaxation(game);
  const random = new KeyedDice('3').random('match');
  const matches = sample('leaf-climbers: matches of bots beside who knows all dice', 5, 12);
  for (let i = 0; i < matches; i++) {
    const rounds = relaxation.pile(random);
    const rolls = rounds.map(() => SEATS.map(() => 1 + random.below(4)));
    const winners = won(rounds, rolls);
    expect(winners).toBeLessThanOrEqual(Math.max(1, couldLive(rounds, rolls)));
  }
}, 60_000);

test(
  'charges are nothing on average, and what is known of a pair stays in its range',
  ONLY_LONG,
  () => {
    const relaxation = new ClimberRelaxation(game);
    const random = new KeyedDice('4').random('charges');
    const piles = Array.from({ length: 30 }, () => relaxation.pile(random));
    for (const t of [0, 3, 9]) {
      const charges = piles.map((rounds) => rounds[t]!.expected[14]! - rounds[t]!.means[14]!);
      expect(Math.abs(mean(charges))).toBeLessThan(spread(charges));
      expect(spread(charges)).toBeGreaterThan(0.01);
    }
    for (const rounds of piles.slice(0, 12)) {
      expect(relaxation.upper(rounds)).toBeLessThanOrEqual(MOST_OF_PAIR / 2);
      expect(relaxation.upper(rounds)).toBeGreaterThan(0.6);
    }
  },
);

/** What `npm run learn -- --game leaf-climbers` uses. */
const ALL = 40_000;
const LEARNT = sample('leaf-climbers: piles from which a value is learned again', 100, ALL);

const digest = (weights: object): string =>
  createHash('sha256').update(JSON.stringify(weights)).digest('hex').slice(0, 16);

test(
  'the same piles and seed give the same weights, and those of the game are made so',
  LIMIT,
  () => {
    const digests: Readonly<Record<number, string>> = {
      100: 'dd16cbe73e1a1eef',
      [ALL]: digest(stored),
    };
    expect(digest(storeWeights(train(LEARNT, 1)))).toBe(digests[LEARNT]);
    expect(digest(storeWeights(train(LEARNT / 10, 2)))).not.toBe(
      digest(storeWeights(train(LEARNT / 10, 1))),
    );
  },
);
