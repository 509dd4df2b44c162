import { expect, test } from 'vitest';
import {
  CHANCE,
  OVER,
  refActor,
  refApply,
  refCreate,
  refLegal,
  refView,
  refWeight,
  type RefState,
} from './reference.ts';
import { stepCost } from './reference/board.ts';
import { DEFAULTS } from './reference/policies.ts';
import {
  at,
  ends,
  ground,
  landing,
  onBoard,
  play,
  position,
  shadows,
  sorted,
} from './reference/positions.ts';

// The test vectors of the rules file about set-up, leaves and moves, by their ids.

const FACES_4 = [1, 2, 3, 4];
const FACES_20 = Array.from({ length: 20 }, (_, i) => i + 1);
const FLAT = ground(0, []);

// Leaves

test('LC-T01 green is the column, blue the row', () => {
  expect(at(3, 5)).toBe(26);
  expect(at(5, 3)).toBe(16);
  const s = play(position(), 2, 26, 16);
  expect(refView(s).chips).toEqual(shadows(26, 16));
});

test('LC-T02 a third chip goes elsewhere; next round the square takes two again', () => {
  const two = play(position(), 3, at(2, 2), at(2, 2));
  expect(refLegal(two)).toHaveLength(35);
  expect(refLegal(two)).not.toContain(at(2, 2));
  expect(() => refApply(two, at(2, 2))).toThrow(RangeError);
  const third = play(two, at(2, 4));
  expect(refView(third)).toMatchObject({
    step: 'steps',
    chips: shadows(at(2, 2), at(2, 2), at(2, 4)),
  });
  const stayed = [0, 1, 2, 3].reduce((s, seat) => play(s, 1, s.places[seat] ?? -1), third);
  expect(refView(stayed)).toMatchObject({ step: 'leaves', round: 4, chips: shadows() });
  expect(refView(stayed).elevation[at(2, 2)]).toBe(2);
  const again = play(stayed, 3, at(2, 2));
  expect(refLegal(again)).toContain(at(2, 2));
  expect(refLegal(play(again, at(2, 2)))).not.toContain(at(2, 2));
});

test('LC-T03 limits for elevations 0 to 6: 2 2 2 2 2 1 0', () => {
  const limits = [0, 1, 2, 3, 4, 5, 6].map((elevation) => {
    let s = play(position({ elevation: ground(0, [[at(3, 3), elevation]]) }), 20);
    let taken = 0;
    for (; refLegal(s).includes(at(3, 3)); taken += 1) s = refApply(s, at(3, 3));
    return taken;
  });
  expect(limits).toEqual([2, 2, 2, 2, 2, 1, 0]);
});

const NEARLY_DONE = ground(6, [
  [at(1, 1), 5],
  [at(2, 1), 5],
  [at(3, 3), 4],
]);

test('LC-T04 a roll beyond the room', () => {
  const places = [at(4, 4), at(5, 5), at(6, 6), at(1, 6)];
  const rolled = play(position({ elevation: NEARLY_DONE, places }), 13);
  expect(refView(rolled).left).toBe(4);
  const laid = play(rolled, at(1, 1), at(3, 3), at(2, 1));
  expect(refLegal(laid)).toEqual([at(3, 3)]);
  let s = play(laid, at(3, 3));
  expect(refView(s)).toMatchObject({ step: 'steps', left: 0 });
  for (const place of places) s = play(s, 1, place);
  expect(refView(s)).toMatchObject({ step: 'over', actor: OVER, landed: 216 });
  expect(refLegal(s)).toEqual([]);
});

test('LC-T05 uniform re-rolls', () => {
  const start = play(position({ elevation: NEARLY_DONE }), 2);
  /** In eighteenths, by the squares of both chips. */
  const odds = new Map<string, number>();
  for (const first of refLegal(start)) {
    const one = refApply(start, first);
    for (const second of refLegal(one)) {
      const share = 18 / refLegal(start).length / refLegal(one).length;
      expect(refWeight(one, second)).toBe(1);
      const pair = sorted([first, second]).join();
      odds.set(pair, (odds.get(pair) ?? 0) + share);
    }
  }
  expect(Object.fromEntries(odds)).toEqual({
    [`${at(1, 1)},${at(2, 1)}`]: 6,
    [`${at(1, 1)},${at(3, 3)}`]: 5,
    [`${at(2, 1)},${at(3, 3)}`]: 5,
    [`${at(3, 3)},${at(3, 3)}`]: 2,
  });
});

test('LC-T23 announcement: seven chips, one under seat 0, the ground as before', () => {
  const rolled = play(position(), 7);
  expect(refView(rolled)).toMatchObject({ step: 'leaf', left: 7, actor: CHANCE });
  const s = play(rolled, at(1, 1), 8, 9, 10, 11, 12, 13);
  expect(refView(s)).toMatchObject({
    step: 'steps',
    left: 0,
    chips: shadows(at(1, 1), 8, 9, 10, 11, 12, 13),
    elevation: FLAT,
    landed: 0,
    alive: onBoard(0, 1, 2, 3),
  });
});

// Moves

test('LC-T06 prices', () => {
  const prices = [
    [0, 3],
    [3, 4],
    [4, 4],
    [4, 0],
    [5, 0],
    [0, 5],
  ].map(([from = 0, to = 0]) => stepCost(from, to, 2));
  expect(prices).toEqual([4, 2, 1, 2, 2, 6]);
  const beside = (height: number) => ({ elevation: ground(0, [[at(2, 1), height]]) });
  expect(ends(beside(3), 4)).toContain(at(2, 1));
  expect(ends(beside(3), 3)).not.toContain(at(2, 1));
  expect(ends(beside(4), 4)).not.toContain(at(2, 1));
  expect(ends(beside(5), 4)).not.toContain(at(2, 1));
});

test('LC-T07 flat board', () => {
  expect(ends({}, 1)).toEqual([at(1, 1), at(2, 1), at(1, 2)]);
  expect(FACES_4.map((roll) => ends({}, roll).length)).toEqual([3, 6, 10, 15]);
  const near = [1, 2, 3, 4, 5, 6].flatMap((row) =>
    [1, 2, 3, 4, 5, 6].filter((c) => c - 1 + (row - 1) <= 4).map((c) => at(c, row)),
  );
  expect(ends({}, 4)).toEqual(near);
  const places = [at(3, 3), at(6, 1), at(6, 6), at(1, 6)];
  expect(ends({ places }, 4)).toHaveLength(31);
});

test('LC-T08 terrain', () => {
  const elevation = ground(0, [
    [at(3, 3), 1],
    [at(2, 3), 3],
    [at(4, 3), 2],
    [at(3, 2), 1],
  ]);
  const places = [at(3, 3), at(6, 1), at(6, 6), at(1, 6)];
  const one = [at(3, 3), at(3, 2)];
  const two = [...one, at(4, 3), at(3, 4)];
  const three = [...two, at(2, 3), at(3, 1), at(2, 2), at(4, 2), at(2, 4), at(4, 4), at(3, 5)];
  expect(ends({ elevation, places }, 1)).toEqual(sorted(one));
  expect(ends({ elevation, places }, 2)).toEqual(sorted(two));
  expect(ends({ elevation, places }, 3)).toEqual(sorted(three));
  expect(ends({ elevation, places }, 4)).toHaveLength(21);
});

const PIT = ground(0, [
  [at(1, 2), 3],
  [at(2, 1), 4],
]);

test('LC-T09 a pit: only a 4 offers a way out', () => {
  for (const roll of [1, 2, 3]) expect(ends({ elevation: PIT }, roll)).toEqual([at(1, 1)]);
  expect(ends({ elevation: PIT }, 4)).toEqual([at(1, 1), at(1, 2)]);
  const told: Partial<RefState> = { elevation: PIT, chips: shadows(at(1, 1)), step: 'steps' };
  const others = (s: RefState) =>
    [1, 2, 3].reduce((t, seat) => play(t, 1, t.places[seat] ?? -1), s);
  // A low roll passes the turn on without a decision.
  const low = play(position(told), 3);
  expect(refView(low)).toMatchObject({ step: 'steps', turn: 1, roll: 0 });
  expect(refView(others(low)).alive).toEqual(onBoard(1, 2, 3));
  expect(refView(others(play(position(told), 4, at(1, 2)))).alive).toEqual(onBoard(0, 1, 2, 3));
  const both = { ...told, chips: shadows(at(1, 1), at(1, 2)) };
  expect(refView(others(play(position(both), 4, at(1, 2)))).alive).toEqual(onBoard(1, 2, 3));
});

test('LC-T10 going down', () => {
  const elevation = ground(0, [[at(1, 1), 6]]);
  expect(ends({ elevation }, 1)).toEqual([at(1, 1)]);
  expect(ends({ elevation }, 2)).toEqual([at(1, 1), at(2, 1), at(1, 2)]);
  const three = sorted([at(1, 1), at(2, 1), at(1, 2), at(3, 1), at(2, 2), at(1, 3)]);
  expect(ends({ elevation }, 3)).toEqual(three);
  expect(ends({ elevation }, 4)).toHaveLength(10);
  const options = { ...DEFAULTS, descend: 3 };
  expect(ends({ elevation, options }, 2)).toEqual([at(1, 1)]);
  expect(ends({ elevation, options }, 3)).toEqual([at(1, 1), at(2, 1), at(1, 2)]);
  expect(ends({ elevation, options }, 4)).toEqual(three);
});

const LANE = ground(5, [
  [at(1, 1), 0],
  [at(2, 1), 0],
  [at(3, 1), 0],
  [at(4, 1), 0],
]);

test('LC-T11 a full square may be crossed, but no move ends there', () => {
  const told = { elevation: LANE, places: [at(1, 1), at(2, 1), at(2, 1), at(1, 6)] };
  expect(ends(told, 1)).toEqual([at(1, 1)]);
  expect(ends(told, 2)).toEqual([at(1, 1), at(3, 1)]);
  expect(ends(told, 3)).toEqual([at(1, 1), at(3, 1), at(4, 1)]);
  expect(ends(told, 4)).not.toContain(at(2, 1));
  // With standing still off, a full square is no way to go either.
  const options = { ...DEFAULTS, standStill: false };
  expect(ends({ ...told, options }, 1)).toEqual([at(1, 1)]);
  expect(ends({ ...told, options }, 2)).toEqual([at(3, 1)]);
});

test('LC-T12 two may share a square', () => {
  const apart = { elevation: LANE, places: [at(1, 1), at(2, 1), at(6, 6), at(1, 6)] };
  expect(ends(apart, 1)).toEqual([at(1, 1), at(2, 1)]);
  const together = { elevation: LANE, places: [at(1, 1), at(2, 1), at(1, 1), at(1, 6)] };
  expect(ends(together, 1)).toEqual([at(1, 1), at(2, 1)]);
  const s = play(position({ ...together, step: 'steps' }), 1, at(1, 1));
  expect(refView(s)).toMatchObject({ turn: 1, places: together.places });
});

test('LC-T13 standing still', () => {
  expect(ends({}, 3)).toContain(at(1, 1));
  const options = { ...DEFAULTS, standStill: false };
  expect(ends({ options }, 3)).toHaveLength(9);
  expect(ends({ options }, 3)).not.toContain(at(1, 1));
  expect(ends({ elevation: PIT, options }, 2)).toEqual([at(1, 1)]);
  // One way out and no staying: still a decision, though of one choice.
  const rolled = play(position({ elevation: PIT, options, step: 'steps' }), 4);
  expect(refView(rolled)).toMatchObject({ step: 'move', actor: 0, roll: 4 });
  expect(refLegal(rolled)).toEqual([at(1, 2)]);
});

test('LC-T19 later players see more', () => {
  const places = [at(3, 1), at(3, 5), at(3, 2), at(6, 6)];
  const s = play(
    position({ places, order: [2, 0, 1, 3], step: 'steps' }),
    1,
    at(3, 3),
    4,
    at(3, 3),
  );
  const rolled = play(s, 4);
  expect(refView(rolled)).toMatchObject({ actor: 1, turn: 2 });
  expect(refLegal(rolled)).not.toContain(at(3, 3));
  expect(refLegal(rolled)).toContain(at(3, 2));
  // The way over (3,3) to (3,2) costs 3; all others pass it by and cost 5.
  expect(refLegal(play(s, 3))).toContain(at(3, 2));
});

test('LC-T20 round chips do not slow', () => {
  const chips = shadows(at(2, 1), at(2, 1));
  expect(ends({ chips }, 1)).toEqual(ends({}, 1));
  expect(ends({ chips }, 1)).toContain(at(2, 1));
  expect(ends({ chips }, 2)).toContain(at(3, 1));
});

test('LC-T21 lost players do not block', () => {
  const places = [at(1, 1), at(2, 1), at(2, 1), at(3, 1)];
  const s = position({ places, alive: onBoard(0, 3), step: 'steps' });
  const both = play(s, 1, at(2, 1), 1);
  expect(refView(both)).toMatchObject({ actor: 3, turn: 3 });
  expect(refView(play(both, at(2, 1))).places).toEqual([at(2, 1), at(2, 1), at(2, 1), at(2, 1)]);
});

test('LC-T24 only the end counts', () => {
  const elevation = ground(0, [[at(2, 1), 1]]);
  expect(ends({ elevation }, 1)).not.toContain(at(2, 2));
  expect(ends({ elevation }, 2).filter((to) => to === at(2, 2))).toHaveLength(1);
  expect(ends({ elevation }, 3)).not.toContain(at(3, 1));
  expect(ends({ elevation }, 4)).toContain(at(3, 1));
});

// Set-up and order

test('LC-T22 start, and the order of turns', () => {
  const start = refCreate(DEFAULTS);
  expect(refView(start)).toEqual({
    step: 'order',
    round: 0,
    actor: CHANCE,
    elevation: FLAT,
    chips: FLAT,
    places: [at(1, 1), at(6, 1), at(6, 6), at(1, 6)],
    alive: onBoard(0, 1, 2, 3),
    order: [],
    turn: 0,
    left: 0,
    roll: 0,
    landed: 0,
  });
  expect(refLegal(start)).toHaveLength(24);
  // Twelve orders begin with 0 or 1; then comes 2, 0, 1, 3, and then this one.
  const drawn = play(start, 13);
  expect(refView(drawn)).toMatchObject({ step: 'leaves', round: 1, order: [2, 0, 3, 1] });
  expect(refLegal(drawn)).toEqual(FACES_20);
  const turns = play(drawn, 1, at(3, 3));
  expect(refLegal(turns)).toEqual(FACES_4);
  expect(refActor(play(turns, 1))).toBe(2);
  expect(refView(play(turns, 1, at(6, 6)))).toMatchObject({ step: 'steps', turn: 1, left: 0 });
});

/** The order in which players are asked in a round where everybody stays. */
const asked = (s: RefState) => {
  const seats: number[] = [];
  for (let t = s; t.step === 'steps';) {
    const rolled = refApply(t, 1);
    seats.push(refActor(rolled));
    t = refApply(rolled, rolled.places[refActor(rolled)] ?? -1);
  }
  return seats;
};

test('LC-T22 the next round, and a seat that is lost', () => {
  const told: Partial<RefState> = { order: [2, 0, 3, 1], alive: onBoard(0, 1, 2) };
  expect(asked(play(position({ order: [2, 0, 3, 1] }), 1, at(3, 3)))).toEqual([2, 0, 3, 1]);
  expect(asked(play(position(told), 1, at(3, 3)))).toEqual([2, 0, 1]);
  const next = (order: string) => landing({ order: [2, 0, 3, 1], options: { ...DEFAULTS, order } });
  expect(refView(next('fixed'))).toMatchObject({ step: 'leaves', order: [2, 0, 3, 1], turn: 0 });
  expect(refView(next('rotate'))).toMatchObject({ step: 'leaves', order: [0, 3, 1, 2], round: 4 });
  expect(refView(next('eachRound'))).toMatchObject({ step: 'order', round: 3, turn: 0 });
  expect(refLegal(next('eachRound'))).toHaveLength(24);
  const drawnAnew = play(next('eachRound'), 23);
  expect(refView(drawnAnew)).toMatchObject({ step: 'leaves', round: 4, order: [3, 2, 1, 0] });
});
