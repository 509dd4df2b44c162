import { expect, test } from 'vitest';
import {
  ASIDE,
  DONE,
  E,
  EMPTY,
  HOTSHOTS,
  IN_HAND,
  MIXED,
  N,
  PILOTS,
  REFILL,
  S,
  STOP,
  W,
  at,
  gone,
  grid,
  lastRoll,
  lineCode,
  picture,
  play,
  player,
  position,
  putOut,
  rollsInARow,
  sorted,
} from './positions.ts';
import {
  CHANCE,
  OVER,
  refActor,
  refCreate,
  refLegal,
  refOutcome,
  refView,
  refWeight,
  type RefOptions,
} from './reference.ts';

// The test vectors of the rules file, by their ids: the course of a match, and its options.

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
