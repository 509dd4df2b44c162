import { expect, test } from 'vitest';
import {
  CHANCE,
  OVER,
  refActor,
  refApply,
  refCreate,
  refLegal,
  refOutcome,
  refView,
  refWeight,
  type RefOptions,
  type RefState,
} from './reference.ts';
import { limitAt } from './reference/leaves.ts';
import { careful, DEFAULTS, diceFrom, greedy, oneOf, random } from './reference/policies.ts';
import { elevationOf, placeOf, seatsAlive, seatsOf } from './reference/state.ts';

// What holds in every game, whatever the options.

const VALUES: readonly (readonly [string, readonly (string | number | boolean)[]])[] = [
  ['players', [2, 3, 4]],
  ['order', ['fixed', 'rotate', 'eachRound']],
  ['standStill', [true, false]],
  ['descend', [2, 3]],
  ['lastOne', ['winsAtOnce', 'mustSurvive']],
  ['allLost', ['noWinner', 'shared']],
  ['credit', ['each', 'split']],
];

const EVERY_SET: readonly RefOptions[] = VALUES.reduce<RefOptions[]>(
  (sets, [name, values]) =>
    sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value }))),
  [DEFAULTS],
);

const POLICIES = [random, careful, greedy];

function frozen(s: RefState): RefState {
  for (const value of Object.values(s)) if (typeof value === 'object') Object.freeze(value);
  return Object.freeze(s);
}

/** Every state of one game, the last one over. */
function* statesOf(options: RefOptions, seed: number): Generator<RefState> {
  const dice = diceFrom(seed);
  let s = frozen(refCreate(options));
  yield s;
  while (s.step !== 'over') {
    const policy = POLICIES[(refActor(s) + seed) % 3] ?? random;
    const action = refActor(s) === CHANCE ? oneOf(refLegal(s), dice) : policy(s, dice);
    s = frozen(refApply(s, action));
    yield s;
  }
}

const GAMES = EVERY_SET.map((options, i) => [...statesOf(options, i)]);
const STATES = GAMES.flat();
const ENDS = STATES.filter((s) => s.step === 'over');

/** A state in which something does not hold; undefined is what the tests expect. */
const without = (holds: (s: RefState) => boolean) => STATES.find((s) => !holds(s));

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
const same = (a: readonly number[], b: readonly number[]) => a.join() === b.join();
const livingOn = (s: RefState, square: number) =>
  seatsAlive(s).filter((seat) => placeOf(s, seat) === square);

test('every set of options is played: 288 games to their ends', () => {
  expect(GAMES).toHaveLength(288);
  expect(ENDS).toHaveLength(288);
  const results = new Set(ENDS.map((s) => s.result));
  expect(results).toEqual(new Set(['complete', 'lastOne', 'lostTogether', 'nobody']));
});

test('LC-R17: at most 216 rounds, one more each time the leaves come', () => {
  for (const game of GAMES) {
    const rounds = game.filter((s) => s.step === 'leaves').map((s) => s.round);
    expect(rounds).toEqual(rounds.map((_, i) => i + 1));
    expect(rounds.length).toBeLessThanOrEqual(216);
    expect(game.at(-1)?.round).toBe(rounds.length);
  }
});

test('LC-15 to LC-17: limits of round chips, and no ground above 6', () => {
  expect(
    without((s) => s.chips.every((n, square) => n <= limitAt(elevationOf(s, square)))),
  ).toBeUndefined();
  expect(without((s) => s.elevation.every((e) => e <= 6))).toBeUndefined();
});

test('LC-25: never more than two living players on a square', () => {
  expect(without((s) => s.places.every((place) => livingOn(s, place).length <= 2))).toBeUndefined();
});

test('legal actions ascend, and there are some until the end', () => {
  const holds = (s: RefState) => {
    const legal = refLegal(s);
    const rising = legal.every((a, i) => i === 0 || a > (legal[i - 1] ?? a));
    return rising && legal.length > 0 === (s.step !== 'over');
  };
  expect(without(holds)).toBeUndefined();
});

test('an outcome of chance weighs 1, all else 0; what is not legal is refused', () => {
  for (const s of STATES.filter((_, i) => i % 50 === 0).concat(ENDS)) {
    const legal = refLegal(s);
    const weight = refActor(s) === CHANCE ? 1 : 0;
    expect(legal.map((a) => refWeight(s, a))).toEqual(legal.map(() => weight));
    for (const wrong of [-1, 36, 0.5].filter((a) => !legal.includes(a))) {
      expect(() => refApply(s, wrong)).toThrow(RangeError);
      expect(refWeight(s, wrong)).toBe(0);
    }
  }
});

test('a decision is a real one, made by a living player in turn', () => {
  const decisions = STATES.filter((s) => s.step === 'move');
  expect(decisions.length).toBeGreaterThan(1000);
  const bad = decisions.find((s) => {
    const seat = refActor(s);
    const legal = refLegal(s);
    const mayStay = legal.includes(placeOf(s, seat));
    const inTurn = s.alive[seat] === true && s.order[s.turn] === seat;
    const elsewhere = legal.some((to) => to !== placeOf(s, seat));
    return !inTurn || !elsewhere || mayStay !== s.options.standStill || legal.length > 31;
  });
  expect(bad).toBeUndefined();
});

test('the report says what lies and what is due', () => {
  const holds = (s: RefState) => {
    const report = refView(s);
    const seats = report.order.length === 0 ? [] : seatsOf(s);
    return (
      report.landed === sum(s.elevation) &&
      (report.actor === OVER) === (s.step === 'over') &&
      report.actor >= 0 === (s.step === 'move') &&
      report.left > 0 === (s.step === 'leaf') &&
      report.roll > 0 === (s.step === 'move') &&
      (report.turn === 0 || ['steps', 'move'].includes(s.step)) &&
      report.order.length > 0 === report.round > 0 &&
      same(ascending(report.order), seats)
    );
  };
  expect(without(holds)).toBeUndefined();
});

test('LC-R16: no round chips between rounds', () => {
  const between = STATES.filter((s) => ['order', 'leaves', 'over'].includes(s.step));
  expect(between.find((s) => sum(s.chips) > 0)).toBeUndefined();
});

test('states and reports are plain: written down and read again they play on alike', () => {
  for (const s of STATES.filter((_, i) => i % 50 === 0)) {
    const again = JSON.parse(JSON.stringify(s)) as RefState;
    expect(again).toEqual(s);
    expect(JSON.parse(JSON.stringify(refView(s)))).toEqual(refView(s));
    for (const a of refLegal(s).slice(0, 1)) expect(refApply(again, a)).toEqual(refApply(s, a));
  }
});

const PAIRS = GAMES.flatMap((game) =>
  game.slice(1).map((after, i) => ({ before: game[i] ?? after, after })),
);
const hasLanded = (before: RefState, after: RefState) =>
  sum(before.chips) > 0 && sum(after.chips) === 0;

test('LC-27: the pile grows in landings only, by the leaves announced', () => {
  const bad = PAIRS.find(({ before, after }) => {
    const grown = sum(after.elevation) - sum(before.elevation);
    return grown !== (hasLanded(before, after) ? sum(before.chips) : 0);
  });
  expect(bad).toBeUndefined();
});

test('LC-28: players are lost in landings only, under a leaf, and stay lost and put', () => {
  const bad = PAIRS.find(({ before, after }) =>
    seatsOf(after).some((seat) => {
      if (after.alive[seat] === true) return before.alive[seat] === false;
      if (before.alive[seat] === false) return placeOf(before, seat) !== placeOf(after, seat);
      const under = placeOf(after, seat);
      const grown = elevationOf(after, under) > elevationOf(before, under);
      return !hasLanded(before, after) || !grown;
    }),
  );
  expect(bad).toBeUndefined();
});

test('LC-31, LC-32: who wins, and what is measured', () => {
  for (const s of ENDS) {
    const { code, winners, measures } = refOutcome(s);
    const living = seatsAlive(s);
    const expected = living.length > 0 ? ['complete', 'lastOne'] : ['nobody', 'lostTogether'];
    expect(expected).toContain(code);
    expect(winners.length === 0).toBe(code === 'nobody');
    expect(living.every((seat) => winners.includes(seat))).toBe(true);
    expect(living.length === 0 || winners.length === living.length).toBe(true);
    expect(code === 'lastOne' && s.options.lastOne === 'mustSurvive').toBe(false);
    expect(code === 'complete' && measures.chips !== 216).toBe(false);
    expect(measures).toMatchObject({ rounds: s.round, survivors: living.length });
    const credit = s.options.credit === 'each' ? winners.length : Math.min(1, winners.length);
    expect(sum(measures.credit as number[])).toBeCloseTo(credit, 9);
  }
});

/** The orders of the rounds of all games with this option. */
const ordersWith = (order: string) =>
  GAMES.filter((game) => game[0]?.options.order === order).map((game) => ({
    draws: game.filter((s) => s.step === 'order').length,
    orders: game.filter((s) => s.step === 'leaves').map((s) => s.order),
  }));

test('LC-R11: fixed keeps the order drawn', () => {
  for (const { draws, orders } of ordersWith('fixed')) {
    expect(draws).toBe(1);
    expect(orders).toEqual(orders.map(() => orders[0]));
  }
});

test('LC-R11: rotate begins one place later every round', () => {
  for (const { draws, orders } of ordersWith('rotate')) {
    const drawn = orders[0] ?? [];
    expect(draws).toBe(1);
    expect(orders).toEqual(
      orders.map((_, i) => drawn.map((__, k) => drawn[(i + k) % drawn.length])),
    );
  }
});

test('LC-R11: eachRound draws for every round', () => {
  for (const { draws, orders } of ordersWith('eachRound')) expect(draws).toBe(orders.length);
});
