import { expect, test } from 'vitest';
import {
  BL,
  EMPTY,
  PASS,
  SOLO,
  TL,
  VS,
  X4,
  X4_PASS,
  at,
  drawn,
  expectGrid,
  play,
  position,
  sheet,
  started,
  type Grid,
  x4Last,
} from './positions.ts';
import { refActor, refCreate, refReport, type RefOptions } from './reference.ts';

// The test vectors of the rules file, by their ids: VS, and seats.

test('WF-T33 vs: one roll, different effects', () => {
  const before = ['.', 'o', 'X', '/'].map((mark) =>
    drawn({ [at(6, 1)]: '^', [at(6, 6)]: '/', [at(2, 5)]: mark }),
  );
  const s = play(
    position(
      VS,
      before.map((picture) => sheet(picture)),
    ),
    at(2, 5),
  );
  const report = refReport(s);
  expect(report.grids.map((picture) => picture[at(2, 5)])).toEqual(['/', 'o', 'X', 'X']);
  expect(report.grids.map((picture) => picture[at(2, 4)])).toEqual(['.', '.', '.', '/']);
  expect(report).toMatchObject({ step: 'act', actionsLeft: 1 });
  expect(refActor(s)).toBe(0);
});

test('WF-T34 vs: the extra action can differ between players', () => {
  const home = at(3, 3);
  const grids = ['^', '/', 'X'].map((mark) =>
    sheet(drawn({ [home]: mark, [at(6, 6)]: '/' }), { home }),
  );
  const a = play(position(VS, grids), home);
  expect([refActor(a), refReport(a).actionsLeft]).toEqual([0, 2]);
  expect(refReport(a).grids.map((picture) => picture[home])).toEqual(['^', 'X', 'X']);
  const b = play(a, PASS, PASS);
  expect([refActor(b), refReport(b).actionsLeft]).toEqual([1, 1]);
  const c = play(b, PASS);
  expect([refActor(c), refReport(c).actionsLeft]).toEqual([2, 1]);
  expect(refReport(play(c, PASS))).toMatchObject({ step: 'event', turn: 2 });
});

test('WF-T35 vs: finishing at different times', () => {
  const doused = drawn({ [at(1, 1)]: '^', [at(6, 6)]: 'o' });
  const burning = drawn({ [at(1, 1)]: '^', [at(6, 6)]: '/' });
  const grids = [sheet(doused), sheet(burning, { actionsLeft: 1 })];
  const s = play(position(VS, grids, { step: 'act', turn: 5 }), PASS);
  expect(refReport(s)).toMatchObject({ step: 'event', turn: 6 });
  // Turn 6 is rolled for B alone: no sparks on A's grid, and B is the one to act.
  const rolled = play(s, at(1, 3));
  expectGrid(refReport(rolled), doused, 0);
  expect(refReport(rolled).grids[1]?.[at(1, 3)]).toBe('/');
  expect(refActor(rolled)).toBe(1);
});

test('WF-R34 vs: the match is over when all have finished', () => {
  const s = play(started(VS, at(6, 6), at(1, 1), 2), at(6, 6));
  const end = play(s, at(2, 1), at(1, 2), at(2, 1), at(1, 2));
  expect(refReport(end)).toMatchObject({
    step: 'over',
    turn: 2,
    outcome: { winners: [0, 1], points: [32, 32], homesSaved: 2 },
  });
});

/** A spent grid with so many empty squares. */
const spentGrid = (points: number, home: '^' | 'X') =>
  sheet(drawn({ [at(6, 6)]: home }, 'o'.repeat(36 - 1 - points).padStart(35, '.') + home), {
    home: at(6, 6),
  });
const winners = (a: Grid, b: Grid, vsRanking: RefOptions['vsRanking']) => {
  const grids = [a, { ...b, actionsLeft: 1 }];
  const end = play(position({ ...VS, vsRanking }, grids, { step: 'act' }), PASS);
  return refReport(end).outcome?.winners;
};

test.each([
  ['more points', spentGrid(5, 'X'), spentGrid(4, '^'), [0], [1]],
  ['a tie, one home standing', spentGrid(4, 'X'), spentGrid(4, '^'), [1], [1]],
  ['a tie, both standing', spentGrid(4, '^'), spentGrid(4, '^'), [0, 1], [0, 1]],
  ['nothing left', spentGrid(0, 'X'), spentGrid(0, 'X'), [0, 1], [0, 1]],
])('WF-T36 vs: who wins: %s', (_, a, b, byPoints, homeFirst) => {
  expect(winners(a, b, 'points')).toEqual(byPoints);
  expect(winners(a, b, 'homeFirst')).toEqual(homeFirst);
});

test('WF-R36 vs, WF-R28 x4: a loss neither asks nor stops', () => {
  const beside = drawn({ [at(3, 3)]: '^', [at(4, 3)]: '/' });
  for (const afterLoss of ['ask', 'stop'] as const) {
    const vs = [sheet(beside), sheet(beside, { actionsLeft: 1 })];
    const burnt = play(position({ ...VS, afterLoss }, vs, { step: 'act' }), PASS);
    expect(refReport(burnt)).toMatchObject({ step: 'event', burnt: [true, true] });
    const x4 = play(x4Last(BL, { [TL]: beside }, { ...X4, afterLoss }), X4_PASS);
    expect(refReport(x4)).toMatchObject({ step: 'event', burnt: [true, false, false, false] });
  }
});

test('WF-R38 seats', () => {
  for (const [options, seats] of [
    [SOLO, 2],
    [X4, 4],
    [VS, 1],
    [VS, 7],
  ] as const)
    expect(() => refCreate(options, seats)).toThrow(RangeError);
  expect(refReport(refCreate(VS, 6)).grids).toEqual(Array(6).fill(EMPTY));
  expect(refReport(refCreate(X4, 1)).homes).toEqual([-1, -1, -1, -1]);
});
