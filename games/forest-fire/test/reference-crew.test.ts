import { expect, test } from 'vitest';
import { LINES } from './reference/board.ts';
import {
  DONE,
  E,
  IN_HAND,
  N,
  PILOTS,
  REFILL,
  S,
  W,
  at,
  grid,
  lineCode,
  picture,
  places,
  play,
  player,
  position,
  putOut,
  sorted,
  withoutDone,
} from './positions.ts';
import { refActor, refApply, refLegal, refOutcome, refView, type RefOptions } from './reference.ts';

// The test vectors of the rules file, by their ids: firefighters.

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
