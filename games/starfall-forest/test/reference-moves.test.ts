import { describe, expect, test } from 'vitest';
import { refLegal, refView } from './reference.ts';
import {
  canEnd,
  fairyTargets,
  locationOf,
  places,
  play,
  position,
  putTargets,
  snakeSteps,
  snakeTargets,
  treeAt,
} from './reference/position.ts';

// The test vectors of moving and collecting, by their ids.

/** SF-R30: a star for staying comes before the roll. */
const START = { staying: 'start' };

const AROUND_1_1 = places('0,0 1,0 2,0 0,1 2,1 0,2 1,2 2,2');

test('SF-T09 snakes block', () => {
  const s = position({ fairies: ['1,1', '3,3'], snakes: ['2,0', '1,1-1,2'], pool: 1 });
  expect(fairyTargets(play(s, 'F'))).toEqual(places('0,0 1,0 0,1 2,1 0,2 2,2'));
});

test('SF-T10 leaving a snake', () => {
  const s = position({ fairies: ['1,0', '3,3'], snakes: ['1,0', '1,0-2,0'], pool: 2 });
  const rolled = play(s, 'FF');
  expect(fairyTargets(rolled)).toEqual(places('0,0 1,1'));
  expect(fairyTargets(play(rolled, 'F 1,1'))).toEqual(places('0,0 2,0 0,1 2,1 0,2 1,2 2,2'));
});

test('SF-T11 through a knocked-down tree', () => {
  const told = { fairies: ['0,0', '3,3'], down: ['1,1'], snakes: ['3,0', '3,0'] };
  expect(fairyTargets(play(position({ ...told, pool: 1 }), 'F'))).toEqual(places('1,0 0,1'));
  const two = play(position({ ...told, pool: 2 }), 'FF');
  expect(fairyTargets(two)).toEqual(places('1,0 0,1 1,1'));
  const inside = play(two, 'F 1,1');
  expect(canEnd(inside)).toBe(false);
  expect(fairyTargets(inside)).toEqual(AROUND_1_1);
});

test('SF-T12 the tree face is kept for the way out', () => {
  const told = { fairies: ['0,0', '3,3'], down: ['1,1'], snakes: ['3,0', '3,0'], pool: 2 };
  const inside = play(position(told), 'FT', 'F 1,1');
  expect(refView(inside).faces).toEqual({ F: 0, N: 0, T: 1 });
  expect(fairyTargets(inside)).toEqual(AROUND_1_1);
  expect(refLegal(inside)).toHaveLength(8);
});

test('SF-T13 dead end', () => {
  const told = { fairies: ['0,1', '3,3'], down: ['0,0', '1,1'], snakes: ['0,1', '1,0'] };
  expect(fairyTargets(play(position({ ...told, pool: 2 }), 'FF'))).toEqual(places('0,2 1,1'));
  expect(fairyTargets(play(position({ ...told, pool: 3 }), 'FFF'))).toContain('0,0');
  const mixed = play(position({ ...told, pool: 3 }), 'FFN');
  expect(fairyTargets(mixed)).not.toContain('0,0');
  expect(fairyTargets(play(mixed, 'N 1,0 > 2,0'))).toContain('0,0');
});

test('SF-T14 fifth star at a knocked-down tree', () => {
  const told = { fairies: ['0,0', '3,3'], down: ['1,1'], stars: { '1,1': 1 }, pool: 1 };
  const rolled = play(position({ ...told, held: [4, 0] }), 'F');
  expect(fairyTargets(rolled)).toContain('1,1');
  expect(refView(play(rolled, 'F 1,1'))).toMatchObject({ step: 'over', homeOrder: [0] });
  expect(fairyTargets(play(position({ ...told, held: [3, 0] }), 'F'))).not.toContain('1,1');
});

test('SF-R23 the way out may be the way home, over several fallen trees', () => {
  // Snakes shut every way from (0,0) but the fallen (0,1), where a star lies.
  const told = {
    fairies: ['1,0', '3,3'],
    down: ['0,0', '0,1'],
    snakes: ['1,0', '1,1', '0,2'],
    stars: { '0,1': 1 },
  };
  const targets = (held: number, roll: string) =>
    fairyTargets(play(position({ ...told, held: [held, 0], pool: roll.length }), roll));
  expect(targets(4, 'FF')).toEqual(places('0,0 2,0'));
  expect(targets(4, 'FT')).toEqual(places('0,0 2,0'));
  expect(targets(4, 'F')).toEqual(['2,0']);
  expect(targets(3, 'FFT')).toEqual(['2,0']);
});

test('SF-T15 snake steps', () => {
  const at = (place: string, options = {}) =>
    snakeTargets(play(position({ snakes: [place], options, pool: 1 }), 'N'), place);
  expect(at('1,0')).toEqual(places('0,0 2,0 1,1', '0,0-1,0 1,0-2,0 1,0-1,1'));
  const near = places('1,0 1,1', '0,0-1,0 1,0-2,0');
  const far = places('0,0-1,1 2,0-1,1 0,1-1,1 1,1-2,1 1,1-0,2 1,1-1,2 1,1-2,2');
  expect(at('1,0-1,1')).toEqual(places(...near, ...far));
  const triangles = at('1,0-1,1', { snakeHop: 'sameTriangle' });
  expect(triangles).toEqual(places('1,0 1,1 0,0-1,0 1,0-2,0 0,0-1,1 2,0-1,1'));
});

test('SF-T16 sharing snake steps', () => {
  const s = position({ snakes: ['2,0', '2,0'], pool: 3 });
  const after = play(s, 'NNT', 'N 2,0 > 2,1', 'N 2,1 > 2,1-2,2', 'N 2,0 > 1,0');
  expect(refView(after)).toMatchObject({
    faces: { F: 0, N: 0, T: 0 },
    snakes: [treeAt(s, '1,0'), locationOf(s, '2,1-2,2')],
    pool: 3,
  });
  expect(refLegal(after)).toEqual([0]);
});

test('SF-T17 collecting', () => {
  const s = position({ fairies: ['0,0', '3,3'], stars: { '1,1': 2, '1,2': 1 }, pool: 4 });
  const steps = ['F 1,1', 'F 1,2', 'F 1,1'];
  const after = [1, 2, 3].map((n) => play(s, 'FFFT', ...steps.slice(0, n)));
  const starsLeft = after.map((t) => [t.stars[treeAt(t, '1,1')], t.stars[treeAt(t, '1,2')]]);
  expect(after.map((t) => refView(t).held[0])).toEqual([1, 2, 3]);
  expect(starsLeft).toEqual([
    [1, 1],
    [1, 0],
    [0, 0],
  ]);
  expect(after[2]?.faces).toEqual({ F: 0, N: 0, T: 1 });
});

describe('SF-T18 staying, with its star at the start of a turn', () => {
  test('a further star at the start of the turn', () => {
    const lying = { stars: { '1,1': 1 }, held: [1, 0], pool: 2 };
    const told = { ...lying, options: START, fairies: ['1,1', '3,3'] };
    const s = play(position({ ...told, active: 1 }), 'CC');
    expect(refView(s)).toMatchObject({ held: [2, 0], step: 'roll', active: 0 });
    expect(s.stars.every((stars) => stars === 0)).toBe(true);
    expect(fairyTargets(play(s, 'CF'))).toContain('1,2');
  });

  test('the fifth star at the start of the turn', () => {
    const options = { ...START, players: 3 };
    const told = { options, stars: { '0,0': 1 }, held: [4, 0, 0], pool: 4, active: 2 };
    const s = play(position(told), 'CCCC');
    expect(refView(s)).toMatchObject({
      homeOrder: [0],
      step: 'roll',
      active: 0,
      fairies: [-2, 18, 15],
    });
    const rolled = play(s, 'FFNT');
    expect(fairyTargets(rolled)).toEqual([]);
    const spent = play(rolled, 'N 3,0 > 2,0', 'N 2,0 > 2,1');
    expect(refLegal(spent)).toEqual([0]);
  });

  test('with a snake at the tree as well; not for a flat fairy', () => {
    const told = { options: START, stars: { '0,0': 1 }, snakes: ['0,0'], pool: 2, active: 1 };
    expect(refView(play(position(told), 'CC')).held).toEqual([1, 0]);
    expect(refView(play(position({ ...told, flat: [0] }), 'CC')).held).toEqual([0, 0]);
  });
});

describe('SF-50, SF-51, SF-R30: staying, with its star at the end of a turn', () => {
  const told = { fairies: ['1,1', '3,3'], stars: { '1,1': 2 }, held: [1, 0], pool: 2 };
  const after = (...moves: string[]) => {
    const s = play(position(told), ...moves);
    return [refView(s).held[0], s.stars[treeAt(s, '1,1')]];
  };

  test('one star for a turn without a step, whether it ends by itself or not', () => {
    expect(after('CC')).toEqual([2, 1]);
    expect(after('CF', 'end')).toEqual([2, 1]);
    expect(after('CN', 'N 3,0 > 2,0', 'end')).toEqual([2, 1]);
  });

  test('only moving to the tree again gives a second star, and never a third', () => {
    expect(after('FF', 'F 1,2', 'F 1,1')).toEqual([2, 1]);
    expect(after('FF', 'F 1,2', 'F 1,1', 'end')).toEqual([2, 1]);
    expect(after('CF', 'F 1,2', 'end')).toEqual([1, 2]);
  });

  test('none for a turn that has only begun, none for a fairy that is flat', () => {
    const other = play(position({ ...told, active: 1 }), 'CC');
    expect(refView(other)).toMatchObject({ held: [1, 0], step: 'roll', active: 0 });
    const flat = { ...told, flat: [0], hearts: [0, 3], held: [0, 0] };
    expect(refView(play(position(flat), 'CC')).held).toEqual([0, 0]);
  });

  test('the star comes before the bite and can pay for it; the last one is the way home', () => {
    const bitten = { ...told, snakes: ['1,1'], hearts: [0, 3], held: [0, 0] };
    expect(refView(play(position(bitten), 'CC'))).toMatchObject({ held: [0, 0], hearts: [2, 3] });
    const home = play(position({ ...told, snakes: ['1,1'], held: [4, 0] }), 'CC');
    expect(refView(home)).toMatchObject({ step: 'over', homeOrder: [0], bites: 0 });
  });
});

test('SF-R30: staying, with no star for it', () => {
  const options = { staying: 'none' };
  const s = position({ options, stars: { '0,0': 1 }, pool: 2 });
  expect(refView(play(s, 'CC', 'CC')).held).toEqual([0, 0]);
  expect(refView(play(s, 'FF', 'F 1,0', 'F 0,0')).held).toEqual([1, 0]);
});

test('SF-T27 Scaredy-snake', () => {
  const s = position({ snakes: ['1,0'], options: { scaredySnake: true }, pool: 1 });
  expect(snakeTargets(play(s, 'N'), '1,0')).toEqual(places('0,0 2,0 1,1'));
});

test('SF-T28 Star Fluke', () => {
  const options = { starFluke: true };
  const told = { options, fairies: ['0,0', '3,3'], stars: { '1,1': 3 }, pool: 1 };
  const one = play(position({ ...told, held: [1, 0] }), 'F', 'F 1,1');
  expect([one.fairies[0]?.held, one.stars[5]]).toEqual([4, 0]);
  const three = play(position({ ...told, held: [3, 0] }), 'F', 'F 1,1');
  expect([three.fairies[0]?.held, three.stars[5], three.homeOrder]).toEqual([5, 1, [0]]);
});

test('SF-T34 using faces', () => {
  const s = position({ fairies: ['0,0', '3,3'], snakes: ['0,0-1,1', '3,0'], pool: 3 });
  const rolled = play(s, 'FNT');
  expect(fairyTargets(rolled)).toEqual(places('1,0 0,1'));
  const snake = play(rolled, 'N 0,0-1,1 > 0,0-1,0');
  expect(fairyTargets(snake)).toEqual(places('0,1 1,1'));
  const fairy = play(snake, 'F 1,1');
  expect(fairyTargets(fairy).length).toBeGreaterThan(0);
  expect(snakeSteps(fairy).length).toBeGreaterThan(0);
  const last = play(fairy, 'F 2,1');
  expect(refLegal(last)).toEqual([0]);
  expect([rolled, snake, fairy].every(canEnd)).toBe(true);
  expect(fairyTargets(play(rolled, 'F 1,0', 'F 2,0'))).toEqual([]);
  expect(snakeSteps(play(rolled, 'N 3,0 > 2,0', 'N 2,0 > 2,1'))).toEqual([]);
});

test('SF-T35 sharing and passing', () => {
  const s = position({ fairies: ['0,0', '1,1'], flat: [1], snakes: ['3,0'], pool: 2 });
  const rolled = play(s, 'FF');
  expect(fairyTargets(rolled)).toContain('1,1');
  const beside = play(rolled, 'F 1,1');
  expect(canEnd(beside)).toBe(true);
  expect(fairyTargets(beside)).toEqual(AROUND_1_1);
});

test('SF-T36 snakes ignore nearly everything', () => {
  const s = position({
    fairies: ['2,1', '3,3'],
    down: ['1,1'],
    snakes: ['1,1', '0,0'],
    active: 1,
    pool: 2,
  });
  const joined = play(s, 'NN', 'N 0,0 > 1,1');
  expect(refView(joined).snakes).toEqual([5, 5]);
  expect(refView(play(joined, 'N 1,1 > 2,1')).snakes).toEqual([5, 6]);
});

test('SF-T24 home in mid-turn', () => {
  const told = { players: 3 };
  const s = position({
    options: told,
    held: [4, 0, 0],
    stars: { '1,1': 1 },
    snakes: ['1,0'],
    pool: 4,
  });
  const home = play(s, 'FFNT', 'F 1,1');
  expect(refView(home)).toMatchObject({ homeOrder: [0], step: 'move', actor: 0 });
  expect(fairyTargets(home)).toEqual([]);
  const spent = play(home, 'N 1,0 > 2,0', 'N 2,0 > 2,1');
  expect(refLegal(spent)).toEqual([0]);
  expect(refView(play(spent, 'end'))).toMatchObject({ pool: 4, active: 1, bites: 0, step: 'roll' });
});

test('SF-T25 the turn of a player at home', () => {
  const told = { options: { players: 3 }, homeOrder: [0], held: [5, 0, 0] };
  const fairies = ['home', '4,3', '2,1'];
  const rolled = play(position({ ...told, fairies, pool: 3 }), 'FTT');
  expect(fairyTargets(rolled)).toEqual([]);
  expect(refLegal(play(rolled, 'N 3,0 > 2,0', 'N 2,0 > 2,1'))).toEqual([0]);
  const falls = play(position({ ...told, fairies, pool: 1 }), 'S');
  expect(putTargets(falls)).toHaveLength(18);
  expect(putTargets(falls).filter((tree) => ['4,3', '2,1'].includes(tree))).toEqual([]);
});

test('a turn in which nothing can move ends by itself; a step never ends it', () => {
  const shut = { fairies: ['0,0', '3,3'], snakes: ['1,0', '0,1', '1,1'], pool: 2 };
  expect(refView(play(position(shut), 'CF'))).toMatchObject({ active: 1, step: 'roll', turn: 10 });
  const stepped = play(position({ fairies: ['0,0', '3,3'], pool: 1 }), 'F', 'F 1,0');
  expect([refView(stepped).step, refLegal(stepped)]).toEqual(['move', [0]]);
});
