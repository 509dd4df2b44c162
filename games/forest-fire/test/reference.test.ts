import { Xoshiro } from '@glade/engine';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LINES } from './reference/board.ts';
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

// The test vectors of the rules file, by their ids, and its property checks.

const HOTSHOTS: RefOptions = {
  players: 2,
  game: 'lesson1',
  firebreaks: 0,
  setupRounds: 2,
  place: 'before',
  fireTiming: 'roundStart',
  burnCheck: 'afterMoves',
  burned: 'out',
  rollsFor: 'remaining',
  chain: false,
  stackSpread: true,
  edgeWalk: true,
  turnOrder: 'seat',
  maxRounds: 200,
};
const PILOTS: RefOptions = { ...HOTSHOTS, game: 'lesson3' };
const MIXED: RefOptions = { ...HOTSHOTS, game: 'mixed' };

const DONE = 176;
const REFILL = 180;
const STOP = 181;
const IN_HAND = 60;
/** `(row,column)` of the rules file: a square, and the action to go there. */
const at = (row: number, column: number) => (row - 1) * 6 + (column - 1);
const N = (column: number) => 35 + column;
const E = (row: number) => 41 + row;
const S = (column: number) => 47 + column;
const W = (row: number) => 53 + row;
const putOut = (row: number, column: number) => 60 + at(row, column);
const sorted = (codes: readonly number[]) => codes.toSorted((a, b) => a - b);
const lineCode = (...squares: number[]) =>
  96 + LINES.findIndex((line) => sorted(line).join() === sorted(squares).join());

const EMPTY = ['......', '......', '......', '......', '......', '......'];
/** Rows of the grid; those not told are empty. */
const grid = (rows: Record<number, string>) => EMPTY.map((row, i) => rows[i + 1] ?? row);

type Player = RefState['players'][number];
const player = (role: Player['role'], place: number, told: Partial<Player> = {}): Player => ({
  role,
  place,
  out: false,
  rest: 0,
  movesLeft: role === 'P' ? 1 : 2,
  ...told,
});
const gone = (told: Partial<Player> = {}) =>
  player('H', IN_HAND, { out: true, movesLeft: 0, ...told });

/** Two Hotshots outside, far from everything that happens. */
const ASIDE = [player('H', W(6)), player('H', W(6))];

/** A position in the first turn of round 3. */
const position = (
  rows: readonly string[],
  players: readonly Player[],
  told: Partial<RefState> = {},
): RefState => {
  const marks = rows.join('').split('');
  return {
    ...refCreate({ ...HOTSHOTS, players: players.length, ...told.options }),
    step: 'turns',
    round: 3,
    seat: 0,
    rollsLeft: 0,
    rolls: 8,
    counters: marks.map((mark) => (Number(mark) > 0 ? Number(mark) : 0)),
    firebreaks: marks.flatMap((mark, square) => (mark === '#' ? [square] : [])),
    players,
    ...told,
    options: { ...HOTSHOTS, players: players.length, ...told.options },
  };
};

const picture = (s: RefState) => {
  const { counters, firebreaks } = refView(s);
  const marks = counters.map((n, square) => (firebreaks.includes(square) ? '#' : n || '.'));
  return EMPTY.map((_, row) => marks.slice(row * 6, row * 6 + 6).join(''));
};

const play = (s: RefState, ...codes: number[]) => codes.reduce(refApply, s);

/** The grid after these rolls, with one more still to come. */
const rolled = (rows: readonly string[], cells: number[], options: RefOptions = {}) =>
  picture(
    play(
      position(rows, ASIDE, {
        step: 'rolls',
        rollsLeft: cells.length + 1,
        options: { ...HOTSHOTS, ...options },
      }),
      ...cells,
    ),
  );

/** The position before the last fire roll of a round. */
const lastRoll = (rows: readonly string[], players: readonly Player[] = ASIDE) =>
  position(rows, players, { step: 'rolls', rollsLeft: 1 });

const places = (s: RefState) => refView(s).places;
const withoutDone = (s: RefState) => refLegal(s).filter((code) => code !== DONE);

/** How many rolls come in a row from here. */
const rollsInARow = (s: RefState) => {
  let rolls = 0;
  for (let t = s; t.step === 'rolls'; t = refApply(t, at(6, 6))) rolls += 1;
  return rolls;
};

// Fire rolls and spread

test('FF-T01 dice order is down, then across', () => {
  expect(rolled(EMPTY, [at(1, 4)])).toEqual(grid({ 1: '...1..' }));
});

test('FF-T02 counters stack', () => {
  expect(rolled(grid({ 1: '...1..' }), [at(1, 4)])).toEqual(grid({ 1: '...2..' }));
});

test('FF-T03 spread along a row', () => {
  expect(rolled(grid({ 3: '.1....' }), [at(3, 4)])).toEqual(grid({ 3: '.111..' }));
});

test('FF-T04 spread down a column and along a diagonal in one roll', () => {
  expect(rolled(grid({ 2: '.1.1..' }), [at(4, 4)])).toEqual(
    grid({ 2: '.1.1..', 3: '..11..', 4: '...1..' }),
  );
});

test('FF-T05 all eight directions at once', () => {
  expect(rolled(grid({ 1: '1.1.1.', 3: '1...1.', 5: '1.1.1.' }), [at(3, 3)])).toEqual(
    grid({ 1: '1.1.1.', 2: '.111..', 3: '11111.', 4: '.111..', 5: '1.1.1.' }),
  );
});

test('section 4: 3, 5 or 8 partners per square, 160 in all', () => {
  const partners = EMPTY.flatMap((_, row) => [1, 2, 3, 4, 5, 6].map((column) => [row + 1, column]));
  const fills = partners.map(([row = 0, column = 0]) => {
    const ring = [-2, 0, 2].flatMap((down) =>
      [-2, 0, 2].map((across) => [row + down, column + across]),
    );
    const onBoard = ring.filter((place) => place.every((n) => n >= 1 && n <= 6));
    const around = onBoard.filter(([r, c]) => r !== row || c !== column);
    const rows = EMPTY.map((_, r) =>
      [1, 2, 3, 4, 5, 6]
        .map((c) => (around.some(([down, across]) => down === r + 1 && across === c) ? '1' : '.'))
        .join(''),
    );
    const told = { step: 'rolls', rollsLeft: 2 } as const;
    return refView(play(position(rows, ASIDE, told), at(row, column))).fills;
  });
  expect([3, 5, 8].map((n) => fills.filter((f) => f === n).length)).toEqual([16, 16, 4]);
});

test('FF-T06 adjacent, knight-wise and distance-3 fires do not spread', () => {
  expect(rolled(grid({ 2: '.1....', 3: '1...1.' }), [at(3, 4)])).toEqual(
    grid({ 2: '.1....', 3: '1..11.' }),
  );
});

test('FF-T07 a burning square between gets no extra counter', () => {
  expect(rolled(grid({ 3: '.12...' }), [at(3, 4)])).toEqual(grid({ 3: '.121..' }));
});

test('FF-T08 a spread fire does not spread again; with chain it does', () => {
  const before = grid({ 3: '.1....', 5: '..1...' });
  expect(rolled(before, [at(3, 4)])).toEqual(grid({ 3: '.111..', 5: '..1...' }));
  const chained = grid({ 3: '.111..', 4: '..1...', 5: '..1...' });
  expect(rolled(before, [at(3, 4)], { chain: true })).toEqual(chained);
  expect(rolled(before, [at(3, 4)], { chain: 'on' })).toEqual(chained);
});

test('FF-T09 a Firebreak between stops the spread', () => {
  expect(rolled(grid({ 3: '.1#...' }), [at(3, 4)])).toEqual(grid({ 3: '.1#1..' }));
});

test('FF-T10 a roll on a Firebreak does nothing and is used up', () => {
  const s = position(grid({ 2: '.#.1..' }), ASIDE, { step: 'rolls', rollsLeft: 2 });
  const after = play(s, at(2, 2));
  expect(picture(after)).toEqual(grid({ 2: '.#.1..' }));
  expect(refView(after).rollsLeft).toBe(1);
});

test('FF-T11 a roll on a burning square spreads; with stackSpread off it does not', () => {
  const before = grid({ 3: '.1.1..' });
  expect(rolled(before, [at(3, 4)])).toEqual(grid({ 3: '.112..' }));
  expect(rolled(before, [at(3, 4)], { stackSpread: false })).toEqual(grid({ 3: '.1.2..' }));
});

test('FF-T12 fire spreads under a firefighter, who has two moves to react', () => {
  const before = lastRoll(grid({ 3: '.1....' }), [player('H', at(3, 3)), player('H', W(6))]);
  const s = play(before, at(3, 4));
  expect(picture(s)).toEqual(grid({ 3: '.111..' }));
  expect(refView(s)).toMatchObject({
    step: 'turns',
    actor: 0,
    out: [false, false],
    movesLeft: [2, 2],
  });
});

test('FF-T13 rolls of one round are resolved one after the other', () => {
  expect(rolled(grid({ 2: '.1....' }), [at(2, 4), at(2, 6)])).toEqual(grid({ 2: '.11111' }));
});

test('FF-T14 opening fires for two players', () => {
  const placed = play(refCreate(HOTSHOTS), N(1), W(1));
  expect(refView(placed)).toMatchObject({ step: 'opening', rollsLeft: 4, round: 0 });
  const s = play(placed, at(1, 4), at(5, 2), at(1, 2), at(5, 2));
  expect(picture(s)).toEqual(grid({ 1: '.111..', 5: '.2....' }));
  expect(refView(s)).toMatchObject({ step: 'turns', round: 1, actor: 0 });
});

// Hotshots

test('FF-T15 a Hotshot removes every counter, diagonally too', () => {
  const s = play(
    position(grid({ 2: '..3...', 5: '1.....' }), [player('H', at(3, 4)), player('H', W(6))]),
    putOut(2, 3),
  );
  expect(picture(s)).toEqual(grid({ 5: '1.....' }));
  expect(refView(s)).toMatchObject({ actor: 0, movesLeft: [1, 2] });
});

test('FF-T16 a Smoke Jumper removes one counter', () => {
  const s = play(
    position(grid({ 2: '..3...', 5: '1.....' }), [player('S', at(3, 4)), player('S', W(6))]),
    putOut(2, 3),
  );
  expect(picture(s)).toEqual(grid({ 2: '..2...', 5: '1.....' }));
});

test('FF-T17 fighting from outside the grid', () => {
  const s = position(grid({ 1: '.1211.', 2: '..1...' }), [player('H', N(3)), player('H', W(6))]);
  expect(refLegal(s)).toEqual(
    sorted([at(1, 3), N(2), N(4), putOut(1, 2), putOut(1, 3), putOut(1, 4), DONE]),
  );
  expect(picture(play(s, putOut(1, 3)))).toEqual(grid({ 1: '.1.11.', 2: '..1...' }));
  expect(() => refApply(s, putOut(1, 5))).toThrow(RangeError);
  expect(() => refApply(s, putOut(2, 3))).toThrow(RangeError);
});

test('FF-T18 legal and illegal steps, and no third move', () => {
  const s = position(grid({ 6: '.....1' }), [player('H', at(1, 3)), player('H', W(6))]);
  expect(refLegal(s)).toEqual(sorted([at(2, 3), at(1, 2), at(1, 4), N(3), DONE]));
  expect(refActor(play(s, at(1, 4), at(1, 3)))).toBe(1);
});

test('FF-T19 corners and the outside ring', () => {
  const from = (place: number, options: RefOptions = {}) =>
    withoutDone(
      position(grid({ 6: '.....1' }), [player('H', place), player('H', W(6))], { options }),
    );
  expect(from(at(1, 1))).toEqual(sorted([at(1, 2), at(2, 1), N(1), W(1)]));
  expect(from(N(1))).toEqual([at(1, 1), N(2)]);
  expect(from(N(1), { edgeWalk: false })).toEqual([at(1, 1)]);
  // The other three corners; (6,6) burns and can be put out.
  expect(from(at(1, 6))).toEqual(sorted([at(1, 5), at(2, 6), N(6), E(1)]));
  expect(from(at(6, 1))).toEqual(sorted([at(6, 2), at(5, 1), S(1), W(6)]));
  expect(from(at(6, 6))).toEqual(sorted([at(6, 5), at(5, 6), S(6), E(6), putOut(6, 6)]));
  expect(from(E(3))).toEqual([at(3, 6), E(2), E(4)]);
  expect(from(S(2))).toEqual([at(6, 2), S(1), S(3)]);
  expect(from(W(6))).toEqual([at(6, 1), W(5)]);
});

test('FF-T20 walking into the flames and putting them out', () => {
  const s = position(grid({ 3: '..2..1' }), [player('H', at(3, 2)), player('H', W(6))]);
  const after = play(s, at(3, 3), putOut(3, 3), DONE);
  expect(picture(after)).toEqual(grid({ 3: '.....1' }));
  expect(refView(after)).toMatchObject({ step: 'rolls', out: [false, false] });
  expect(places(after)[0]).toBe(at(3, 3));
});

test('FF-T21 left standing in a fire: out', () => {
  const s = position(grid({ 2: '.1....', 3: '..1...', 4: '...1..' }), [
    player('H', at(3, 3)),
    player('H', E(5)),
  ]);
  const after = play(s, putOut(2, 2), putOut(4, 4), DONE);
  expect(picture(after)).toEqual(grid({ 3: '..1...' }));
  expect(refView(after)).toMatchObject({
    step: 'rolls',
    round: 4,
    rollsLeft: 1,
    out: [true, false],
    places: [IN_HAND, E(5)],
  });
  expect(refActor(play(after, at(1, 1)))).toBe(1);
});

test('FF-T22 three ways to be safe at the check', () => {
  const s = position(grid({ 1: '..1...', 3: '..#...', 5: '....1.' }), [
    player('H', N(3)),
    player('H', at(3, 3)),
    player('H', at(4, 5)),
  ]);
  expect(refView(play(s, DONE, DONE, DONE)).out).toEqual([false, false, false]);
});

test('FF-T23 when the check happens: by default, and with afterFires', () => {
  const toRound5 = (options: RefOptions) =>
    play(
      position(grid({ 6: '1.....' }), [player('H', at(3, 3)), player('H', N(6))], {
        round: 4,
        options,
      }),
      DONE,
      DONE,
      at(3, 3),
      at(1, 1),
    );
  const kind = toRound5({});
  expect(picture(kind)).toEqual(grid({ 1: '1.....', 2: '.1....', 3: '..1...', 6: '1.....' }));
  expect(refView(kind)).toMatchObject({ round: 5, actor: 0, out: [false, false] });
  const harsh = toRound5({ burnCheck: 'afterFires' });
  expect(picture(harsh)).toEqual(picture(kind));
  expect(refView(harsh)).toMatchObject({ round: 5, actor: 1, out: [true, false] });
});

// Smoke Jumpers

test('FF-T24 off the board and a jump are one move', () => {
  const s = position(grid({ 1: '.....2', 6: '...1..' }), [
    player('S', at(6, 2)),
    player('S', W(6)),
  ]);
  const landed = play(s, at(2, 5));
  expect(refView(landed)).toMatchObject({ actor: 0, movesLeft: [1, 2] });
  const after = play(landed, putOut(1, 6));
  expect(picture(after)).toEqual(grid({ 1: '.....1', 6: '...1..' }));
  expect(refView(after)).toMatchObject({ actor: 1, places: [at(2, 5), W(6)] });
});

test('FF-T25 where a jump may start', () => {
  const from = (role: 'H' | 'S', place: number) =>
    refLegal(position(grid({ 6: '.....1' }), [player(role, place), player('S', W(6))]));
  expect(from('S', at(3, 3))).toEqual(sorted([at(2, 3), at(3, 2), at(3, 4), at(4, 3), DONE]));
  const fromEdge = from('S', at(3, 1));
  expect(fromEdge).toHaveLength(37);
  expect(fromEdge).not.toContain(at(3, 1));
  expect(fromEdge.slice(-2)).toEqual([W(3), DONE]);
  const fromSpot = from('S', W(3));
  expect(fromSpot).toHaveLength(39);
  expect(fromSpot.slice(-3)).toEqual([W(2), W(4), DONE]);
  expect(from('H', at(3, 1))).toEqual(sorted([at(2, 1), at(4, 1), at(3, 2), W(3), DONE]));
});

test('FF-T26 a tall fire traps a careless Smoke Jumper', () => {
  const s = position(grid({ 3: '..3...' }), [player('S', at(3, 3)), player('S', W(6))]);
  const careless = play(s, putOut(3, 3), putOut(3, 3), DONE);
  expect(picture(careless)).toEqual(grid({ 3: '..1...' }));
  expect(refView(careless).out).toEqual([true, false]);
  expect(refView(play(s, putOut(3, 3), at(3, 4), DONE)).out).toEqual([false, false]);
});

// Pilots

const pilots = (rows: readonly string[], round: number) =>
  position(rows, [player('P', IN_HAND), player('P', IN_HAND)], { round, options: PILOTS });

test('FF-T27 a water drop on three in a row', () => {
  const before = grid({ 2: '.2....', 3: '..#...', 4: '...3..', 6: '1.....' });
  const s = play(pilots(before, 2), lineCode(at(2, 2), at(3, 3), at(4, 4)));
  expect(picture(s)).toEqual(grid({ 3: '..#...', 6: '1.....' }));
  expect(refActor(s)).toBe(1);
});

test('FF-R33 a drop on the last fire wins at once', () => {
  const s = play(pilots(grid({ 1: '13....' }), 2), lineCode(at(1, 1), at(1, 2), at(1, 3)));
  expect(refOutcome(s)).toMatchObject({ code: 'win', winners: [0, 1] });
});

test('FF-T28 lines a Pilot may and may not choose', () => {
  expect(LINES).toHaveLength(80);
  const along = (a: number, b: number) =>
    LINES.filter(([first = 0, second]) => [a, b].includes((second ?? 0) - first)).length;
  expect([along(1, 1), along(6, 6), along(7, 5)]).toEqual([24, 24, 32]);
  const rows = grid({ 1: '1.....', 2: '1.....' });
  const useful = [
    lineCode(at(1, 1), at(1, 2), at(1, 3)),
    lineCode(at(1, 1), at(2, 2), at(3, 3)),
    lineCode(at(1, 1), at(2, 1), at(3, 1)),
    lineCode(at(2, 1), at(3, 1), at(4, 1)),
    lineCode(at(2, 1), at(2, 2), at(2, 3)),
    lineCode(at(2, 1), at(3, 2), at(4, 3)),
  ];
  expect(refLegal(pilots(rows, 2))).toEqual(sorted([...useful, DONE]));
  expect(refLegal(pilots(rows, 3))).toEqual([REFILL]);
  const declined = play(pilots(rows, 2), DONE, DONE, at(4, 6), at(4, 6));
  expect(refView(declined).round).toBe(3);
  expect(refLegal(declined)).toEqual([REFILL]);
});

test('section 4: lines go by first square, then east, south, south-east, south-west', () => {
  expect(LINES.slice(0, 3)).toEqual([
    [0, 1, 2],
    [0, 6, 12],
    [0, 7, 14],
  ]);
  expect(LINES.slice(6, 10)).toEqual([
    [2, 3, 4],
    [2, 8, 14],
    [2, 9, 16],
    [2, 7, 12],
  ]);
  expect(LINES.at(-1)).toEqual([33, 34, 35]);
});

// The end

test('FF-T29 the last counter wins at once', () => {
  const s = position(grid({ 1: '2.....', 2: '..1...' }), [
    player('H', at(2, 2)),
    player('H', at(5, 5)),
  ]);
  const won = play(s, putOut(2, 3), putOut(1, 1));
  expect(refActor(won)).toBe(OVER);
  expect(refLegal(won)).toEqual([]);
  expect(refOutcome(won)).toMatchObject({ code: 'win', winners: [0, 1], measures: { rolls: 8 } });
});

const ALMOST = ['111111', '111111', '11#111', '111111', '111111', '11111.'];

test('FF-T30 every forest square ablaze: game over', () => {
  const lost = play(lastRoll(ALMOST), at(6, 6));
  expect(refOutcome(lost)).toMatchObject({
    code: 'loss-ablaze',
    winners: [],
    measures: { burning: 35 },
  });
  const stacked = play(lastRoll(ALMOST), at(1, 1));
  expect(refView(stacked)).toMatchObject({ step: 'turns', actor: 0 });
  expect(refView(stacked).counters[at(1, 1)]).toBe(2);
});

test('FF-T31 spread can cause the loss', () => {
  const rows = ['111111', '111111', '111111', '111111', '1111.1', '11111.'];
  const lost = play(lastRoll(rows), at(6, 6));
  expect(refOutcome(lost)).toMatchObject({ code: 'loss-ablaze', measures: { burning: 36 } });
});

test('FF-T32 sharing a square, and everybody out', () => {
  const s = position(grid({ 3: '..1...', 5: '1.....' }), [
    player('H', at(3, 3)),
    player('H', at(3, 3)),
  ]);
  const lost = play(s, DONE, DONE);
  expect(refOutcome(lost)).toMatchObject({
    code: 'loss-out',
    winners: [],
    measures: { playersIn: 0 },
  });
});

test.each([
  ['remaining', 2],
  ['starting', 3],
])('FF-T33 rolls per round, rollsFor %s: %i', (rollsFor, rolls) => {
  const three = [player('H', N(1)), player('H', N(2)), player('H', at(5, 5))];
  const s = position(grid({ 5: '....1.' }), three, { round: 4, options: { rollsFor } });
  const after = play(s, DONE, DONE, DONE);
  expect(refView(after)).toMatchObject({ round: 5, rollsLeft: rolls, out: [false, false, true] });
  expect(rollsInARow(after)).toBe(rolls);
});

// Setup

test('FF-T34 Firebreaks come first, each on a square of its own', () => {
  const s = play(refCreate({ ...HOTSHOTS, players: 3, firebreaks: 3 }), at(2, 2), at(5, 5));
  // The third roll of the vector, (2,2) again, is no outcome: the dice are rolled again.
  expect(refLegal(s)).toHaveLength(34);
  expect(refWeight(s, at(2, 2))).toBe(0);
  const placed = play(s, at(1, 6));
  expect(picture(placed)).toEqual(grid({ 1: '.....#', 2: '.#....', 5: '....#.' }));
  expect(refView(placed)).toMatchObject({ step: 'places', actor: 0 });
});

test('FF-T35 opening fires that all land on Firebreaks', () => {
  const [a, b] = [at(1, 1), at(2, 2)];
  const s = play(refCreate({ ...HOTSHOTS, firebreaks: 2 }), a, b, N(6), N(6), a, b, b, a);
  expect(refView(s)).toMatchObject({ step: 'opening', actor: CHANCE, burning: [] });
  const begun = play(s, b, at(4, 5));
  expect(picture(begun)).toEqual(grid({ 1: '#.....', 2: '.#....', 4: '....1.' }));
  expect(refView(begun)).toMatchObject({ step: 'turns', round: 1, rolls: 6 });
});

test('FF-T36 two Pilots, first four rounds', () => {
  let s = play(refCreate(PILOTS), at(1, 1), at(1, 6), at(6, 1), at(6, 6));
  expect(refView(s)).toMatchObject({ step: 'turns', round: 1 });
  expect(refLegal(s)).toEqual([REFILL]);
  s = play(s, REFILL, REFILL);
  expect(refView(s)).toMatchObject({ step: 'rolls', round: 2, rollsLeft: 2 });
  s = play(s, at(3, 6), at(3, 6));
  expect(refView(s)).toMatchObject({ step: 'turns', round: 2, rolls: 6 });
  s = play(s, lineCode(at(1, 1), at(1, 2), at(1, 3)), DONE);
  expect(refView(s)).toMatchObject({ step: 'rolls', round: 3, rollsLeft: 2 });
  s = play(s, at(3, 6), at(3, 6));
  expect(refLegal(s)).toEqual([REFILL]);
  s = play(s, REFILL, REFILL, at(3, 6), at(3, 6));
  expect(refView(s)).toMatchObject({ step: 'turns', round: 4, rolls: 10 });
  expect(refLegal(s)).toContain(lineCode(at(2, 6), at(3, 6), at(4, 6)));
});

test('FF-T37 a Pilot is never caught', () => {
  const s = position(grid({ 3: '..1...', 6: '1.....' }), [player('P', IN_HAND), player('H', N(6))]);
  expect(refView(play(s, REFILL, DONE))).toMatchObject({ step: 'rolls', out: [false, false] });
});

// Options

const EACH_TURN: RefOptions = { ...HOTSHOTS, fireTiming: 'afterEachTurn' };

test('FF-T38 fireTiming afterEachTurn', () => {
  const far = at(6, 6);
  let s = play(refCreate(EACH_TURN), N(1), N(2), far, far, far, far);
  for (const round of [1, 2]) {
    expect(refView(s)).toMatchObject({ step: 'turns', round, actor: 0 });
    s = play(s, DONE);
    expect(refView(s)).toMatchObject({ step: 'rolls', rollsLeft: 1 });
    s = play(s, far);
    expect(refView(s)).toMatchObject({ step: 'turns', round, actor: 1 });
    s = play(s, DONE, far);
  }
  expect(refView(s)).toMatchObject({ round: 3, rolls: 8 });
});

test('FF-T38 afterEachTurn: the check comes after the own moves, or after the last roll', () => {
  const two = [player('H', at(3, 3)), player('H', at(5, 5))];
  const rows = grid({ 3: '..1...', 5: '....1.' });
  const begun = (burnCheck: string) =>
    position(rows, two, { options: { ...EACH_TURN, burnCheck, rollsFor: 'starting' } });
  const own = play(begun('afterMoves'), DONE);
  expect(refView(own)).toMatchObject({ step: 'rolls', out: [true, false] });
  const late = play(begun('afterFires'), DONE, at(1, 1), at(5, 4), DONE);
  expect(refView(late)).toMatchObject({ step: 'rolls', out: [false, false] });
  expect(refView(play(late, at(1, 1)))).toMatchObject({ out: [true, false], round: 4 });
});

test('FF-R29 afterEachTurn: who goes out brings no roll any more', () => {
  const two = [player('H', at(3, 3)), player('H', N(6))];
  const begun = (rollsFor: string) =>
    position(grid({ 3: '..1...' }), two, { options: { ...EACH_TURN, rollsFor } });
  expect(refView(play(begun('remaining'), DONE))).toMatchObject({ step: 'turns', actor: 1 });
  expect(refView(play(begun('starting'), DONE))).toMatchObject({ step: 'rolls', actor: CHANCE });
});

const REST: RefOptions = { ...HOTSHOTS, burned: 'rest' };

test('FF-T39 burned rest', () => {
  const far = at(6, 6);
  let s = position(grid({ 3: '..1...' }), [player('H', N(6)), player('H', at(3, 3))], {
    options: REST,
  });
  s = play(s, DONE, DONE);
  expect(refView(s)).toMatchObject({
    round: 4,
    rollsLeft: 2,
    out: [false, false],
    places: [N(6), IN_HAND],
  });
  s = play(s, far, far, DONE); // B has no turn in round 4
  expect(refView(s)).toMatchObject({ round: 5, rollsLeft: 2 });
  s = play(s, far, far, DONE);
  expect(refActor(s)).toBe(1);
  expect(refLegal(s)).toHaveLength(24);
  s = play(s, E(2));
  expect(refView(s)).toMatchObject({ actor: 1, places: [N(6), E(2)], movesLeft: [0, 2] });
});

test('FF-T39 burned rest: everybody caught is no loss', () => {
  const both = [player('H', at(3, 3)), player('H', at(3, 3))];
  const s = play(position(grid({ 3: '..1...' }), both, { options: REST }), DONE, DONE);
  expect(refView(s)).toMatchObject({ step: 'rolls', round: 4, rollsLeft: 2 });
  // Nobody has a turn in round 4: after its rolls come those of round 5.
  expect(rollsInARow(s)).toBe(4);
});

test('FF-T40 choosing the starting spot', () => {
  const s = refCreate(HOTSHOTS);
  expect(refLegal(s)).toEqual(Array.from({ length: 24 }, (_, i) => 36 + i));
  expect(refLegal(play(s, N(1)))).toContain(N(1));
  expect(refLegal(s)).toEqual(sorted([1, 2, 3, 4, 5, 6].flatMap((i) => [N(i), E(i), S(i), W(i)])));
});

test('FF-R14 place after: the opening fires come before the pieces', () => {
  const s = refCreate({ ...HOTSHOTS, place: 'after' });
  expect(refView(s)).toMatchObject({ step: 'opening', rollsLeft: 4 });
  const placed = play(s, at(1, 1), at(1, 1), at(1, 1), at(1, 1));
  expect(refView(placed)).toMatchObject({ step: 'places', actor: 0 });
  expect(refView(play(placed, N(1), N(1)))).toMatchObject({ step: 'turns', round: 1 });
});

test('FF-T41 turnOrder free', () => {
  const ofB = (code: number) => 256 + code;
  const s = position(
    grid({ 1: '1.....', 5: '....1.', 6: '1.....' }),
    [player('H', at(2, 3)), player('H', at(5, 4))],
    { options: { turnOrder: 'free' } },
  );
  expect(refLegal(s)).toContain(DONE);
  expect(refLegal(s)).toContain(ofB(DONE));
  const inTurns = play(s, at(2, 2), ofB(putOut(5, 5)), putOut(1, 1));
  expect(refLegal(inTurns).every((code) => code >= 256)).toBe(true);
  expect(refView(play(inTurns, ofB(at(5, 3))))).toMatchObject({ step: 'rolls', round: 4 });
  const doneFirst = play(s, ofB(DONE));
  expect(refLegal(doneFirst).every((code) => code < 256)).toBe(true);
});

test('FF-T42 a round limit ends an undecided game', () => {
  const round200 = (maxRounds: number) =>
    play(
      position(grid({ 6: '.....1' }), [player('H', N(1)), player('H', N(1))], {
        round: 200,
        options: { maxRounds },
      }),
      DONE,
      DONE,
    );
  const ended = round200(200);
  expect(refOutcome(ended)).toMatchObject({ code: 'unfinished', winners: [] });
  expect(refView(ended).round).toBe(200);
  expect(refView(round200(0))).toMatchObject({ step: 'rolls', round: 201 });
});

test('FF-R36 with no limit the players may stop', () => {
  const s = play(refCreate({ ...HOTSHOTS, maxRounds: 0 }), STOP);
  expect(refOutcome(s)).toMatchObject({ code: 'stopped', winners: [] });
  for (const maxRounds of [20, 30, 50, 100, 200])
    expect(refLegal(refCreate({ ...HOTSHOTS, maxRounds }))).not.toContain(STOP);
});

test('FF-T43 a team-mate who is out still wins', () => {
  const begun = position(grid({ 4: '...2..' }), [player('H', at(4, 3)), gone()]);
  // B gets no turn and brings no roll.
  expect(refView(play(begun, DONE))).toMatchObject({ step: 'rolls', rollsLeft: 1 });
  expect(refOutcome(play(begun, putOut(4, 4)))).toMatchObject({ code: 'win', winners: [0, 1] });
});

test('FF-U01, FF-U11 the offered numbers of players and Firebreaks', () => {
  for (const players of [1, 5])
    expect(() => refCreate({ ...HOTSHOTS, players })).toThrow(RangeError);
  for (const players of [2, 3, 4]) {
    expect(refView(refCreate({ ...HOTSHOTS, players, firebreaks: players })).places).toHaveLength(
      players,
    );
    expect(() => refCreate({ ...HOTSHOTS, players, firebreaks: players + 1 })).toThrow(RangeError);
  }
  expect(() => refCreate({ ...EACH_TURN, turnOrder: 'free' })).toThrow(RangeError);
  expect(() => refCreate({ ...HOTSHOTS, burned: 'maybe' })).toThrow(RangeError);
});

test('FF-U07, FF-U08 lessons give one role to all, the mixed game lets each choose', () => {
  expect(refView(refCreate({ ...HOTSHOTS, game: 'lesson2' })).roles).toEqual(['S', 'S']);
  const s = refCreate(MIXED);
  expect(refView(s)).toMatchObject({ step: 'roles', actor: 0, roles: ['?', '?'] });
  expect(refLegal(s)).toEqual([177, 178, 179]);
  // The Pilot has no spot (FF-R28): seat 1 is the first and last to place a piece.
  expect(refView(play(s, 179, 177))).toMatchObject({ step: 'places', actor: 1, roles: ['P', 'H'] });
  expect(refView(play(s, 178, 178)).roles).toEqual(['S', 'S']);
});

test.each([
  ['H', at(3, 3), 14],
  ['H', at(1, 3), 11],
  ['H', at(1, 1), 9],
  ['H', N(3), 7],
  ['H', N(1), 5],
  ['S', at(3, 3), 14],
  ['S', at(3, 6), 43],
  ['S', at(6, 6), 42],
  ['S', S(3), 42],
  ['S', W(6), 40],
  ['P', IN_HAND, 81],
] as const)('section 4: most actions, %s at %i: %i', (role, place, most) => {
  const ablaze = EMPTY.map(() => '222222');
  const s = position(ablaze, [player(role, place), player('H', N(1))], { round: 2 });
  expect(refLegal(s)).toHaveLength(most);
});

test('section 4: the count of a square stops at 255', () => {
  const s = position(grid({ 1: '1.....' }), ASIDE, { step: 'rolls', rollsLeft: 3 });
  const tall = { ...s, counters: s.counters.with(0, 254) };
  expect(refView(play(tall, 0, 0)).counters[0]).toBe(255);
});

// Random play

const onOff = fc.constantFrom(true, false);
const anyOptions = fc
  .record({
    players: fc.constantFrom(2, 3, 4),
    game: fc.constantFrom('lesson1', 'lesson2', 'lesson3', 'mixed', 'mixed'),
    firebreaks: fc.nat(2),
    setupRounds: fc.constantFrom(1, 2, 3),
    place: fc.constantFrom('before', 'after'),
    fireTiming: fc.constantFrom('roundStart', 'afterEachTurn'),
    burnCheck: fc.constantFrom('afterMoves', 'afterFires'),
    burned: fc.constantFrom('out', 'rest'),
    rollsFor: fc.constantFrom('remaining', 'starting'),
    chain: onOff,
    stackSpread: onOff,
    edgeWalk: onOff,
    turnOrder: fc.constantFrom('seat', 'free'),
    maxRounds: fc.constantFrom(0, 20, 20, 30),
  })
  .filter((o) => !(o.turnOrder === 'free' && o.fireTiming === 'afterEachTurn'));

/** All states of a game in which the choices pick among the legal codes. */
const game = (options: RefOptions, choices: Iterator<number, unknown>) => {
  const states = [refCreate(options)];
  const actions: number[] = [];
  for (;;) {
    const s = states.at(-1) as RefState;
    if (refActor(s) === OVER) return { options, states, actions };
    const legal = refLegal(s);
    const choice = legal[Number(choices.next().value) % legal.length] as number;
    actions.push(choice);
    states.push(refApply(s, choice));
  }
};
const anyGame = fc
  .tuple(anyOptions, fc.infiniteStream(fc.nat(9999)))
  .map(([options, choices]) => game(options, choices));

const legalIsInOrder = (s: RefState) => {
  const legal = refLegal(s);
  expect(legal).toEqual(sorted([...new Set(legal)]));
  expect(legal.length > 0).toBe(refActor(s) !== OVER);
  if (refActor(s) === CHANCE) expect(legal.every((a) => refWeight(s, a) === 1)).toBe(true);
};

const tableIsSound = (s: RefState) => {
  const view = refView(s);
  expect(view.firebreaks.filter((square) => (view.counters[square] ?? 0) > 0)).toEqual([]);
  for (const [seat, place] of view.places.entries()) {
    if (view.roles[seat] === 'P' || view.out[seat]) expect(place).toBe(IN_HAND);
    if (view.out[seat]) expect(view.movesLeft[seat]).toBe(0);
    if (view.roles[seat] === 'P') expect(view.out[seat]).toBe(false);
  }
  if (view.step === 'turns') expect(view.burning).not.toEqual([]);
  if (view.actor >= 0 && view.step === 'turns') expect(view.out[view.actor]).toBe(false);
};

test('random play: codes ascend, the table stays sound, states are not changed', () => {
  fc.assert(
    fc.property(anyGame, ({ options, states }) => {
      for (const s of states) {
        legalIsInOrder(s);
        tableIsSound(s);
      }
      expect(states[0]).toEqual(refCreate(options));
    }),
    { numRuns: 200 },
  );
});

test('FF-16, FF-18, FF-20, FF-R36 random play: every result is what the table shows', () => {
  fc.assert(
    fc.property(anyGame, ({ options, states, actions }) => {
      const end = states.at(-1) as RefState;
      const { code, winners, measures } = refOutcome(end);
      const { players } = options;
      const { burning, playersIn, rounds } = measures;
      expect(code === 'win').toBe(burning === 0 && code !== 'stopped');
      expect(winners).toHaveLength(code === 'win' ? Number(players) : 0);
      expect(code === 'loss-ablaze').toBe(burning === 36 - end.firebreaks.length);
      expect(code === 'loss-out').toBe(playersIn === 0);
      expect(code === 'stopped').toBe((actions.at(-1) ?? 0) % 256 === STOP);
      expect(code === 'unfinished' ? rounds : options.maxRounds).toBe(options.maxRounds);
    }),
    { numRuns: 200 },
  );
});

test('FF-10, FF-R29 random play: as many rolls in a round as players still in, or as began', () => {
  fc.assert(
    fc.property(anyGame, ({ options, states }) => {
      for (const [before, s] of states
        .slice(1)
        .map((t, i) => [states[i] as RefState, t] as const)) {
        if (s.step !== 'rolls' || s.round === before.round || s.rolls !== before.rolls) continue;
        const remaining = refView(s).out.filter((out) => !out).length;
        const due = options.rollsFor === 'starting' ? options.players : remaining;
        expect(s.rollsLeft).toBe(options.fireTiming === 'roundStart' ? due : 1);
      }
    }),
    { numRuns: 100 },
  );
});

// Section 8: line-ups that play at random.

const randomEnds = (options: RefOptions, games: number) => {
  const random = new Xoshiro(6);
  const choices = { next: () => ({ value: random.below(2 ** 31) }) };
  return Array.from({ length: games }, () =>
    refOutcome(game(options, choices).states.at(-1) as RefState),
  );
};
const share = (ends: { code: string }[], code: string) =>
  ends.filter((end) => end.code === code).length / ends.length;
const meanRounds = (ends: { measures: Record<string, number> }[]) =>
  ends.reduce((sum, end) => sum + (end.measures.rounds ?? 0), 0) / ends.length;

test.each([
  ['lesson1', 2, 0, 17],
  ['lesson1', 4, 4, 21],
  ['lesson2', 2, 0, 7],
  ['lesson2', 4, 4, 7.5],
])(
  'section 8: %s, %i players, %i Firebreaks: all out after %d rounds',
  (lesson, players, firebreaks, mean) => {
    const ends = randomEnds({ ...HOTSHOTS, game: lesson, players, firebreaks }, 300);
    expect(share(ends, 'loss-out')).toBeGreaterThan(0.98);
    expect(meanRounds(ends)).toBeGreaterThan(mean * 0.85);
    expect(meanRounds(ends)).toBeLessThan(mean * 1.15);
  },
);

test('section 8: teams with a Pilot mostly fight on to the limit', () => {
  const ends = randomEnds({ ...PILOTS, firebreaks: 2 }, 20);
  expect(share(ends, 'unfinished')).toBeGreaterThan(0.8);
});

// Section 4: the rules do not change under the symmetries of the square.

type Turn = (down: number, across: number) => [number, number];
const quarter: Turn = (down, across) => [across, 7 - down];
const mirror: Turn = (down, across) => [down, 7 - across];

const pointOf = (place: number): [number, number] => {
  if (place < 36) return [Math.floor(place / 6) + 1, (place % 6) + 1];
  const along = (place % 6) + 1;
  return (
    [
      [0, along],
      [along, 7],
      [7, along],
      [along, 0],
    ] as [number, number][]
  )[Math.floor(place / 6) - 6] as [number, number];
};
const PLACES = Array.from({ length: 60 }, (_, place) => place);
const turned = (turn: Turn, place: number) => {
  const [down, across] = turn(...pointOf(place));
  return PLACES.findIndex((other) => pointOf(other).join() === [down, across].join());
};

const actionTurned = (turn: Turn, action: number) => {
  const code = action % 256;
  const seat = action - code;
  if (code < 60) return seat + turned(turn, code);
  if (code < 96) return seat + 60 + turned(turn, code - 60);
  if (code >= DONE) return action;
  return seat + lineCode(...(LINES[code - 96] ?? []).map((square) => turned(turn, square)));
};

test.each([
  ['a quarter turn', quarter],
  ['a mirror', mirror],
] as const)('section 4: a game seen after %s is a game', (_, turn) => {
  fc.assert(
    fc.property(anyGame, ({ options, states, actions }) => {
      let s = refCreate(options);
      for (const [i, action] of actions.entries()) {
        const seen = states[i] as RefState;
        expect(refLegal(s)).toHaveLength(refLegal(seen).length);
        s = refApply(s, actionTurned(turn, action));
      }
      const end = states.at(-1) as RefState;
      const { counters } = refView(s);
      expect(end.counters.map((__, square) => counters[turned(turn, square)])).toEqual(
        end.counters,
      );
      expect(refOutcome(s)).toEqual(refOutcome(end));
    }),
    { numRuns: 60 },
  );
});
