import { expect, test } from 'vitest';
import { refActor, refLegal, refView, refWeight, type RefState } from './reference.ts';
import { rollIn } from './reference/codes.ts';
import { fairyTargets, OPTIONS, places, play, position, putTargets } from './reference/position.ts';

// The test vectors of dice and falling stars, by their ids, and the exact figures of SF-R1 and section 4.

const held = (s: RefState) => refView(s).held;

test('SF-T04 mixed roll', () => {
  const s = position({ fairies: ['0,0', '3,3'], snakes: ['3,0', '0,3'] });
  const rolled = play(s, 'SSCFN');
  expect(refView(rolled)).toMatchObject({ pool: 4, faces: { F: 1, N: 1, T: 0 }, step: 'move' });
  const after = play(rolled, 'F 1,1', 'N 3,0 > 2,0-3,0', 'end');
  const expected = position({ fairies: ['1,1', '3,3'], snakes: ['2,0-3,0', '0,3'] });
  expect(refView(after)).toMatchObject({
    fairies: refView(expected).fairies,
    snakes: refView(expected).snakes,
    active: 1,
    pool: 4,
    step: 'roll',
    turn: 10,
  });
  expect(refLegal(after).every((code) => dice(code) === 4)).toBe(true);
});

test('SF-T05 earlier stars are safe', () => {
  for (const roll of ['SCC', 'CCC'])
    expect(refView(play(position({ pool: 3 }), roll))).toMatchObject({
      pool: 3,
      active: 1,
      turn: 10,
    });
});

test('SF-T06 a whole cycle', () => {
  const s = position({ fairies: ['0,0', '3,3'] });
  const one = play(s, 'SSFNT', 'end');
  const two = play(one, 'SCN', 'end');
  const three = play(two, 'SFT', 'end');
  expect([one, two, three].map((t) => [t.active, t.pool])).toEqual([
    [1, 3],
    [0, 3],
    [1, 2],
  ]);
  const falls = play(three, 'SS');
  expect(refView(falls)).toMatchObject({ step: 'star', actor: 1, faces: { F: 0, N: 0, T: 0 } });
  const after = refView(play(falls, '* 2,0'));
  expect(after).toMatchObject({ down: [2], pool: 5, active: 0, fallen: 1, knocked: 1 });
  expect(after.stars).toEqual(after.trees.map(([x, y]) => (x === 2 && y === 0 ? 1 : 0)));
});

test('SF-T07 one die completes', () => {
  const falls = play(position({ pool: 1 }), 'S');
  expect(putTargets(falls)).toContain('2,1');
  const after = play(falls, '* 2,1');
  expect(refView(after)).toMatchObject({ down: [], pool: 5, knocked: 0, fallen: 1 });
  expect(refView(after).stars[6]).toBe(1);
  expect(refView(play(position({ pool: 2 }), 'SC'))).toMatchObject({
    pool: 2,
    active: 1,
    fallen: 0,
  });
});

test('SF-T08 where a star may land', () => {
  const told = {
    added: ['-1,1', '4,0'],
    fairies: ['1,1', '3,3'],
    snakes: ['3,1', '2,2-3,3'],
    down: ['3,2', '0,3'],
    pool: 1,
  };
  const expected = places('3,0 4,0 3,1 3,2 -1,1 0,3 1,3 2,3');
  expect(putTargets(play(position(told), 'S'))).toEqual(expected);
  const other = play(position({ ...told, active: 1 }), 'S');
  const all = other.points.map((point) => point.join());
  const out = ['3,3', '2,2', '3,2', '2,3', '1,1'];
  expect(putTargets(other)).toEqual(places(...all.filter((point) => !out.includes(point))));
  expect(putTargets(other)).toHaveLength(13);
});

test('SF-T30 a star turn has no movement, but a bite', () => {
  const s = position({ fairies: ['1,1', '3,3'], snakes: ['1,1'], hearts: [2, 3], pool: 1 });
  const after = refView(play(s, 'S', '* 3,1'));
  expect(after).toMatchObject({ hearts: [1, 3], pool: 5, active: 1, step: 'roll', bites: 1 });
});

test('SF-T33 the die', () => {
  const sum = (s: RefState) => refLegal(s).reduce((all, code) => all + refWeight(s, code), 0);
  const weights = (die: string, pool: number) => {
    const s = position({ options: { die }, pool });
    return { of: sum(s), at: (code: number) => refWeight(s, code) };
  };
  const one = weights('star2', 1);
  expect([1, 6, 36, 216, 1296].map(one.at)).toEqual([2, 1, 1, 1, 1]);
  expect([weights('star2', 5).at(5), weights('star2', 5).of]).toEqual([32, 7776]);
  const doubled = { shooting2: 6, fairy2: 36, snake2: 216, tree2: 1296 };
  for (const [die, face] of Object.entries(doubled)) {
    expect([weights(die, 1).at(1), weights(die, 1).at(face), weights(die, 1).of]).toEqual([
      1, 2, 6,
    ]);
    expect([weights(die, 5).at(5), weights(die, 5).of]).toEqual([1, 7776]);
  }
});

test('SF-T40 knocked twice', () => {
  const s = position({ down: ['2,0'], stars: { '2,0': 2 }, snakes: ['2,0'], active: 1, pool: 2 });
  const after = refView(play(s, 'SS', '* 2,0'));
  expect(after.stars[2]).toBe(3);
  expect(after).toMatchObject({ down: [2], snakes: [2], knocked: 0, fallen: 1 });
});

test('SF-T41 one shared pool', () => {
  const s = position({ options: { players: 3 } });
  const third = play(s, 'SSCCC', 'SSSCC', 'SSCC', 'SCCC', 'SCCC');
  expect([third.pool, third.active]).toEqual([4, 2]);
  const told = play(s, 'SSNNN', 'end', 'SCN', 'end', 'SNN', 'end');
  expect([told.pool, told.active]).toEqual([2, 0]);
  expect(refActor(play(told, 'SS'))).toBe(0);
});

test('SF-T42 always a place', () => {
  const told = {
    options: { forest: '3x3' },
    added: ['3,1', '-1,1'],
    fairies: ['1,1', '3,1'],
    snakes: ['0,0'],
    pool: 1,
  };
  expect(putTargets(play(position(told), 'S'))).toEqual(['-1,1']);
  const other = play(position({ ...told, active: 1 }), 'S');
  expect(putTargets(other)).toEqual(places('0,0 1,0 0,1 0,2 1,2 -1,1'));
});

test('SF-T43 nothing to refuse, nothing old', () => {
  const s = position({ fairies: ['0,0', '3,3'], held: [4, 0], stars: { '1,1': 1 }, pool: 1 });
  const rolled = play(s, 'F');
  expect(fairyTargets(rolled)).toEqual(places('1,0 0,1 1,1'));
  const home = play(rolled, 'F 1,1');
  expect([held(home), home.points]).toEqual([[5, 0], s.points]);
  expect(refView(home).homeOrder).toEqual([0]);
});

const dice = (code: number) => Object.values(rollIn(code)).reduce((a, b) => a + b, 0);

/** How often 0, 1, .. dice are set aside, of 6^k. */
const asideOf = (pool: number, die: string) => {
  const s = position({ options: { ...OPTIONS, die }, pool });
  const counts = Array.from({ length: pool + 1 }, () => 0);
  return refLegal(s).reduce((sums, code) => {
    const { S, C } = rollIn(code);
    const aside = Math.max(0, S - C);
    return sums.with(aside, (sums[aside] ?? 0) + refWeight(s, code));
  }, counts);
};

test('section 4: the numbers set aside, of 6^k', () => {
  expect([1, 2, 3, 4, 5].map((pool) => asideOf(pool, 'star2'))).toEqual([
    [4, 2],
    [20, 12, 4],
    [106, 66, 36, 8],
    [576, 360, 248, 96, 16],
    [3174, 1970, 1560, 800, 240, 32],
  ]);
});

test('section 4: 5, 14, 31, 59, 102 outcomes that differ in what matters', () => {
  const kinds = [1, 2, 3, 4, 5].map((pool) => {
    const rolls = refLegal(position({ pool })).map(rollIn);
    return new Set(rolls.map(({ S, C, F, N, T }) => [Math.max(0, S - C), F, N, T].join())).size;
  });
  expect(kinds).toEqual([5, 14, 31, 59, 102]);
});

interface Cycle {
  readonly turns: number;
  readonly knocks: number;
  /** Dice rolled until the star falls. */
  readonly rolled: number;
}

/** What is to be expected from that many dice until the star falls. */
const cycleFrom = (pool: number, die: string): Cycle => {
  const chances = asideOf(pool, die).map((ways) => ways / 6 ** pool);
  const stay = chances[0] ?? 0;
  const later = chances.map((chance, aside) => {
    if (aside === 0 || aside === pool) return { turns: 0, knocks: 0, rolled: 0 };
    const { turns, knocks, rolled } = cycleFrom(pool - aside, die);
    return { turns: chance * turns, knocks: chance * knocks, rolled: chance * rolled };
  });
  const sum = (of: keyof Cycle) => later.reduce((all, part) => all + part[of], 0);
  const knocked = pool >= 2 ? (chances[pool] ?? 0) : 0;
  return {
    turns: (1 + sum('turns')) / (1 - stay),
    knocks: (knocked + sum('knocks')) / (1 - stay),
    rolled: (pool + sum('rolled')) / (1 - stay),
  };
};

test('SF-R1 turns per star and share of stars that knock a tree', () => {
  const dies = ['star2', 'fairy2', 'snake2', 'tree2', 'shooting2'];
  const figures = dies.map((die) => {
    const { turns, knocks } = cycleFrom(5, die);
    return `${turns.toFixed(2)} ${(knocks * 100).toFixed(1)}`;
  });
  expect(figures).toEqual(['7.36 22.0', '16.09 10.4', '16.09 10.4', '16.09 10.4', '21.48 13.3']);
});

test('section 4: 7.356 turns per star, mean pool 2.73, 0.45 fairy faces a turn', () => {
  const { turns, rolled } = cycleFrom(5, 'star2');
  expect(turns.toFixed(3)).toBe('7.356');
  expect((rolled / turns).toFixed(2)).toBe('2.73');
  // Every die shows a fairy once in six, and a fairy or a tree twice.
  expect([(rolled / turns / 6).toFixed(2), (rolled / turns / 3).toFixed(2)]).toEqual([
    '0.45',
    '0.91',
  ]);
});
