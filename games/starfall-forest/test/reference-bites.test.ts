import { describe, expect, test } from 'vitest';
import { refLegal, refOutcome, refView, type RefOptions } from './reference.ts';
import {
  canEnd,
  fairyTargets,
  play,
  position,
  snakeSteps,
  snakeTargets,
} from './reference/position.ts';

// The test vectors of bites, revival and the end, by their ids.

/** Seat 0 with so many snakes at its tree, after a turn without a face to use. */
const bitten = (hearts: number, held: number, snakes: number) => {
  const told = { hearts: [hearts, 3], held: [held, 0], pool: 1 };
  const s = position({ ...told, snakes: Array.from({ length: snakes }, () => '0,0') });
  const view = refView(play(s, 'C'));
  return { hearts: view.hearts[0], held: view.held[0], flat: view.flat[0] };
};

test('SF-T19 paying bites', () => {
  expect(bitten(3, 0, 3)).toEqual({ hearts: 0, held: 0, flat: false });
  expect(bitten(3, 0, 4)).toEqual({ hearts: 0, held: 0, flat: true });
  expect(bitten(1, 2, 2)).toEqual({ hearts: 2, held: 1, flat: false });
  expect(bitten(2, 1, 4)).toEqual({ hearts: 1, held: 0, flat: false });
  expect(bitten(0, 1, 1)).toEqual({ hearts: 2, held: 0, flat: false });
  expect(bitten(0, 1, 4)).toEqual({ hearts: 0, held: 0, flat: true });
  expect(bitten(0, 0, 1)).toEqual({ hearts: 0, held: 0, flat: true });
});

test('SF-R33 nothing bites a flat fairy; the counters tell bites, swaps and flats', () => {
  const told = { hearts: [2, 3], held: [1, 0], pool: 1 };
  const s = position({ ...told, snakes: Array.from({ length: 9 }, () => '0,0') });
  const fell = play(s, 'C');
  // 2 hearts, 3 more for the star, and the bite that fells.
  expect(refView(fell)).toMatchObject({ bites: 6, swaps: 1, flats: 1 });
  expect(refView(play(fell, 'C', 'C'))).toMatchObject({ bites: 6, flats: 1, flat: [true, false] });
});

test('SF-T20 who is bitten', () => {
  const told = { fairies: ['1,1', '3,3'], snakes: ['3,2'], pool: 1 };
  const push = (options: RefOptions) =>
    play(position({ ...told, options }), 'N', 'N 3,2 > 3,3', 'end');
  expect(refView(push({})).hearts).toEqual([3, 3]);
  expect(refView(push({ bites: 'all' })).hearts).toEqual([3, 2]);
  expect(refView(play(push({}), 'C')).hearts).toEqual([3, 2]);
});

describe('revival', () => {
  const told = {
    options: { players: 3 },
    fairies: ['0,0', '4,3', '2,1'],
    flat: [2],
    hearts: [3, 3, 0],
    snakes: ['2,1'],
    pool: 2,
  };

  test('SF-T21 the star is drawn to the flat fairy', () => {
    const after = play(position(told), 'SS');
    expect(refView(after)).toMatchObject({
      flat: [false, false, false],
      hearts: [3, 3, 3],
      down: [],
      pool: 5,
      active: 1,
      step: 'roll',
      fallen: 1,
      bites: 0,
    });
    expect(after.stars.every((stars) => stars === 0)).toBe(true);
    expect(refView(play(after, 'CCCCC')).hearts).toEqual([3, 3, 3]);
    expect(refView(play(after, 'CCCCC', 'CCCCC')).hearts).toEqual([3, 3, 2]);
  });

  test('SF-T22 two flat fairies', () => {
    const falls = play(position({ ...told, flat: [1, 2], hearts: [3, 0, 0], pool: 1 }), 'S');
    expect(refView(falls)).toMatchObject({ step: 'revive', actor: 0 });
    expect(refLegal(falls)).toEqual([49153, 49154]);
    const after = play(falls, '* 1,0'); // tree 1 has the number of seat 1
    expect(refView(after)).toMatchObject({
      flat: [false, false, true],
      hearts: [3, 3, 0],
      pool: 5,
    });
  });

  test('SF-T23 revived in the own turn', () => {
    const own = {
      fairies: ['2,1', '3,3'],
      flat: [0],
      hearts: [0, 3],
      snakes: ['2,1', '2,1'],
      pool: 1,
    };
    expect(refView(play(position(own), 'S')).hearts).toEqual([1, 3]);
    const spared = position({ ...own, options: { reviveGrace: true } });
    expect(refView(play(spared, 'S')).hearts).toEqual([3, 3]);
    // Only in that turn.
    expect(refView(play(spared, 'S', 'CCCCC', 'CCCCC')).hearts).toEqual([1, 3]);
  });

  test("SF-T38 the turn of a flat fairy's owner", () => {
    const flat = { flat: [0], hearts: [0, 3], snakes: ['3,0'] };
    const rolled = play(position({ ...flat, pool: 3 }), 'FNT');
    expect(fairyTargets(rolled)).toEqual([]);
    const spent = play(rolled, 'N 3,0 > 2,0', 'N 2,0 > 2,1');
    expect(refLegal(spent)).toEqual([0]);
    const up = play(position({ ...flat, pool: 1 }), 'S');
    expect(refView(up)).toMatchObject({ flat: [false, false], hearts: [3, 3], active: 1 });
    expect(up.stars.every((stars) => stars === 0)).toBe(true);
  });
});

test('SF-T37 avoiding a bite', () => {
  const s = position({ fairies: ['2,2', '3,3'], snakes: ['2,2'], pool: 1 });
  const fairy = play(s, 'F');
  expect(fairyTargets(fairy)).toHaveLength(8);
  for (const tree of fairyTargets(fairy))
    expect(refView(play(fairy, `F ${tree}`, 'end')).hearts).toEqual([3, 3]);
  const snake = play(s, 'N');
  expect(snakeTargets(snake, '2,2')).toHaveLength(16);
  expect(refView(play(snake, 'N 2,2 > 2,2-3,2', 'end')).hearts).toEqual([3, 3]);
  expect(refView(play(snake, 'end')).hearts).toEqual([2, 3]);
});

test('SF-T39 no early swap', () => {
  const snakes = Array.from({ length: 4 }, () => '0,0');
  const s = position({ hearts: [1, 3], held: [2, 0], snakes, pool: 2 });
  const rolled = play(s, 'FN');
  const steps = fairyTargets(rolled).length + snakeSteps(rolled).length;
  expect([canEnd(rolled), refLegal(rolled).length]).toEqual([true, 1 + steps]);
  expect(bitten(1, 2, 4)).toEqual({ hearts: 0, held: 1, flat: false });
});

describe('SF-T26 the end', () => {
  const last = { fairies: ['0,0', '3,3'], held: [4, 0], stars: { '1,1': 1 }, pool: 1 };
  const home = (end: string) => play(position({ ...last, options: { end } }), 'F', 'F 1,1');

  test('two players', () => {
    for (const end of ['first', 'ranking'])
      expect(refOutcome(home(end))).toMatchObject({
        code: 'home',
        winners: [0],
        measures: { ranks: [1, 2], stars: [5, 0], turns: 9 },
      });
    expect(refLegal(home('all'))).toEqual([0]);
    const on = play(home('all'), 'end');
    expect(refView(on)).toMatchObject({ active: 1, step: 'roll', homeOrder: [0] });
    expect(() => refOutcome(on)).toThrow(RangeError);
  });

  test('three players', () => {
    const told = {
      fairies: ['home', '0,0', '4,3'],
      held: [5, 4, 0],
      stars: { '1,1': 1 },
      homeOrder: [0],
      active: 1,
      pool: 1,
    };
    const second = (end: string) =>
      play(position({ ...told, options: { players: 3, end } }), 'F', 'F 1,1');
    expect(refOutcome(second('ranking'))).toMatchObject({
      code: 'home',
      winners: [0],
      measures: { ranks: [1, 2, 3] },
    });
    expect(refView(second('all'))).toMatchObject({ step: 'move', homeOrder: [0, 1] });
  });

  test('at the start of a turn too', () => {
    const options = { staying: 'start' };
    const s = position({ options, stars: { '0,0': 1 }, held: [4, 0], active: 1, pool: 1 });
    expect(refOutcome(play(s, 'C'))).toMatchObject({ winners: [0], measures: { turns: 10 } });
  });

  test('at the end of a turn, and before the cap', () => {
    const options = { turnCap: 100 };
    const s = position({ options, stars: { '0,0': 1 }, held: [4, 0], turn: 100, pool: 1 });
    expect(refOutcome(play(s, 'C'))).toMatchObject({ code: 'home', winners: [0] });
  });

  test('after the first, the others are told apart by stars, then hearts', () => {
    const options = { players: 4, end: 'first' };
    const told = { held: [4, 2, 2, 3], hearts: [0, 1, 2, 0], stars: { '1,1': 1 }, pool: 1 };
    const over = play(position({ ...told, options, snakes: [] }), 'F', 'F 1,1');
    expect(refOutcome(over).measures).toMatchObject({ ranks: [1, 4, 3, 2], hearts: [0, 1, 2, 0] });
  });

  test('a smaller goal', () => {
    const s = position({ ...last, held: [2, 0], options: { goal: 3 } });
    expect(refOutcome(play(s, 'F', 'F 1,1')).measures).toMatchObject({ stars: [3, 0] });
  });
});

test('SF-T29 the cap', () => {
  const told = {
    options: { players: 4 },
    fairies: ['0,0', '3,3', 'home', '0,3'],
    homeOrder: [2],
    held: [3, 4, 5, 3],
    hearts: [1, 0, 3, 1],
    active: 3,
    pool: 1,
  };
  expect(refOutcome(play(position({ ...told, turn: 1000 }), 'C'))).toMatchObject({
    code: 'cap',
    winners: [2],
    measures: { ranks: [3, 2, 1, 3], turns: 1000 },
  });
  expect(refView(play(position({ ...told, turn: 999 }), 'C'))).toMatchObject({
    step: 'roll',
    turn: 1000,
  });
});
