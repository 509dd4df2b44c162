import { describe, expect, test } from 'vitest';
import { refApply, refLegal, refWeight, type RefOptions, type RefState } from './reference.ts';
import { actionIn, CAST, END, LAND, MOVE, SLOW } from './reference/codes.ts';
import { axialOf, cells, distance } from './reference/board.ts';
import { line } from './reference/routes.ts';
import {
  after,
  aim,
  b8,
  cell,
  codesOf,
  dice,
  legal,
  move,
  report,
  seen,
  table,
  targetsOf,
  type At,
  type Ground,
} from './reference/tables.ts';

// The test vectors of magic, by their ids.

const hit = (s: RefState, id: string, outcome: number, kind = CAST) =>
  after(s, aim(kind, s, 'M', id), outcome);

describe('fast magic', () => {
  test('T-20 the die against the distance', () => {
    const s = table('M(0,0) s(3,-1) s2(6,0) s3(7,0) s4(0,1)');
    expect(targetsOf(s, CAST)).toEqual(['s', 's2', 's4']);
    const flights = ['s', 's2', 's4'].map((id) => report(after(s, aim(CAST, s, 'M', id))).pending);
    expect(flights).toMatchObject([{ distance: 3 }, { distance: 6 }, { distance: 1 }]);
    expect([2, 3].map((die) => seen(hit(s, 's', die), 's').cell === -1)).toEqual([false, true]);
    for (const die of [1, 2, 3, 4, 5, 6]) expect(seen(hit(s, 's4', die), 's4').cell).toBe(-1);
    const cast = after(s, aim(CAST, s, 'M', 's'));
    expect(refLegal(cast)).toEqual([1, 2, 3, 4, 5, 6]);
    expect([refWeight(cast, 6), refWeight(cast, 7), refWeight(s, END)]).toEqual([1, 0, 0]);
    expect(targetsOf(table('M(0,0) s(1,0) s2(2,0)', { mageMinRange: 2 }), CAST)).toEqual(['s2']);
  });

  test('T-21 one spell, before moving', () => {
    const s = table('M(0,0) s(3,-1)');
    const missed = hit(s, 's', 1);
    expect([codesOf(missed, CAST), codesOf(missed, MOVE).length]).toEqual([[], 6]);
    expect(report(refApply(missed, END)).active).toBe(1);
    const moved = after(s, move(s, 'M', -1, 0));
    expect(codesOf(moved, CAST)).toEqual([]);
    expect(report(refApply(moved, END)).active).toBe(1);
    const late = refApply(s, END);
    expect(refLegal(late)).toEqual([END, aim(CAST, late, 'M', 's')]);
    expect(report(hit(late, 's', 1))).toMatchObject({ active: 1, phase: 'movement' });
  });

  test('T-22 nothing is in the way', () => {
    const around = [
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
    ] as const;
    const woods = [...around, [2, -1], [2, 1]] as const;
    const s = table('M(0,0) S1(1,0) S2(2,0) s(3,0)', {}, { woods });
    expect(report(after(s, aim(CAST, s, 'M', 's'))).pending).toMatchObject({ distance: 3 });
  });

  test('T-24 an invulnerable unit is no target, its leader is', () => {
    expect(targetsOf(table('M(0,0) s(3,0) l(4,0)'), CAST)).toEqual(['l']);
  });
});

describe('slow magic', () => {
  const A4 = { slowMagic: true };
  /** Landing hexes as [q, r] of B8 after a hit. */
  const landings = (units: string, target = 's', options: RefOptions = {}) => {
    const s = table(units, { ...A4, ...options });
    return codesOf(hit(s, target, dice(6, 6), SLOW), LAND).map((a) => actionIn(a).to);
  };
  const cellsAt = (...hexes: readonly At[]) =>
    hexes.map((hex) => cell(...hex)).toSorted((a, b) => a - b);

  test('T-32 the sum of two dice, up to twelve hexes', () => {
    const s = table('M(-5,0) s(3,0)', A4);
    expect([targetsOf(s, SLOW), targetsOf(s, CAST)]).toEqual([['s'], []]);
    expect(report(hit(s, 's', dice(3, 5), SLOW)).step).toBe('land');
    expect(report(hit(s, 's', dice(3, 4), SLOW)).step).toBe('movement');
    expect(refLegal(after(s, aim(SLOW, s, 'M', 's')))).toHaveLength(36);
  });

  test('T-33 not beside a Soldier of the caster', () => {
    expect(landings('M(-5,0) s(0,0)')).toHaveLength(12);
    const beside = landings('M(-5,0) s(0,0) S(3,0)');
    expect(beside).toHaveLength(11);
    expect(beside).not.toContain(cell(2, 0));
    expect(landings('M(-5,0) s(0,0) S(3,0)', 's', { pushSafety: 'immune' })).toHaveLength(12);
  });

  test('T-34 over anybody, onto nobody', () => {
    const found = landings('M(-5,0) s(0,0) s2(1,0) s3(2,0) m(1,-1)');
    expect(found).toHaveLength(11);
    expect(found).not.toContain(cell(2, 0));
    expect(found).toContain(cell(2, -1));
  });

  test('T-35 not off the map', () => {
    const corner = cellsAt([8, -2], [7, -1], [6, 0], [6, 1], [6, 2]);
    expect(landings('M(0,0) s(8,0)')).toEqual(corner);
  });

  test('T-58 nowhere to land: nothing happens', () => {
    const s = table('M(0,0) s(8,0) s1(8,-2) s2(7,-1) s3(6,0) s4(6,1) s5(6,2)', A4);
    const done = hit(s, 's', dice(6, 6), SLOW);
    expect(report(done).step).toBe('movement');
    expect(seen(done, 's')).toMatchObject({ cell: cell(8, 0), pushed: false });
    expect(seen(done, 'M').cast).toBe(true);
  });
});

describe('obstacles and line of sight', () => {
  const A7 = { obstacles: true };
  const A78 = { obstacles: true, lineOfSight: true };
  /** The distance of a spell at s, or 0 when it has none. */
  const shot = (units: string, options: RefOptions, ground: Ground = {}) => {
    const s = table(units, options, ground);
    const a = aim(CAST, s, 'M', 's');
    if (!legal(s, a)) return 0;
    const { pending } = report(refApply(s, a));
    return pending.kind === 'fast' ? pending.distance : 0;
  };
  const inWoods = (units: string, options: RefOptions, ...woods: readonly At[]) =>
    shot(units, options, { woods });

  test('T-41 round woods and units, not across contours, over rivers', () => {
    const ridge = { elevation: (q: number) => (q <= 1 ? 1 : 0) };
    expect(inWoods('M(0,0) s(3,0)', A7, [1, 0])).toBe(4);
    expect(shot('M(0,0) s(3,0) m(1,0)', A7)).toBe(4);
    expect(shot('M(0,0) s(3,0) S(1,0)', A7)).toBe(4);
    expect(shot('M(0,0) s(3,0)', A7, ridge)).toBe(0);
    expect(shot('M(0,0) s(3,0)', { ...A7, contourBlock: 'high' }, ridge)).toBe(3);
    expect(
      shot('M(0,0) s(3,0)', A7, {
        rivers: [
          [1, 0],
          [2, 0],
        ],
      }),
    ).toBe(3);
  });

  test('T-42 only what lies between', () => {
    const ends: readonly At[] = [
      [0, 0],
      [2, 0],
    ];
    expect(inWoods('M(0,0) s(2,0)', A7, ...ends)).toBe(2);
    expect(inWoods('M(0,0) s(2,0)', { ...A7, woodsHideTarget: true }, ...ends)).toBe(0);
    const ringed = 'M(0,0) s(2,0) S1(1,0) S2(1,-1) S3(0,-1) m4(-1,0) m5(-1,1) m6(0,1)';
    expect(shot(ringed, A7)).toBe(0);
  });

  test('T-43 along a hexside one side is enough', () => {
    expect(inWoods('M(0,0) s(2,-1)', A78, [1, 0])).toBe(2);
    expect(inWoods('M(0,0) s(2,-1)', A78, [1, 0], [1, -1])).toBe(0);
  });

  test('T-44 but the whole line shifts', () => {
    expect(inWoods('M(0,0) s(4,-2)', A78, [1, 0], [3, -1])).toBe(4);
    expect(inWoods('M(0,0) s(4,-2)', A78, [1, 0], [3, -2])).toBe(0);
  });

  test('T-45 a straight line does not go round', () => {
    expect(inWoods('M(0,0) s(3,0)', A78, [2, 0])).toBe(0);
    expect(inWoods('M(0,0) s(3,0)', A7, [2, 0])).toBe(4);
    expect(inWoods('M(0,0) s(3,-1)', A78, [1, -1])).toBe(3);
    expect(inWoods('M(0,0) s(3,-1)', A78, [1, 0])).toBe(0);
  });

  test('T-46 a line with one hexside', () => {
    const far = (...woods: readonly At[]) => inWoods('M(0,0) s(4,-1)', A78, ...woods);
    expect(far([2, 0])).toBe(4);
    expect([far([2, 0], [2, -1]), far([1, 0]), far([3, -1])]).toEqual([0, 0, 0]);
  });

  test('T-47 line of sight alone: no effect, but for the six rows', () => {
    const ground: Ground = {
      woods: [
        [1, 0],
        [2, 0],
      ],
    };
    const targets = (losKind: string) =>
      targetsOf(table('M(0,0) s(2,-1) s2(3,0)', { lineOfSight: true, losKind }, ground), CAST);
    expect(targets('centre')).toEqual(['s', 's2']);
    expect(targets('axes')).toEqual(['s2']);
  });

  test('WK-R44 both lines are the same hexes in both directions', () => {
    const { map } = b8('');
    const middle = cell(0, 0);
    for (const to of cells(map).filter((end) => end !== middle)) {
      const lines = (a: number, b: number) => [1e-6, -1e-6].map((shift) => line(map, a, b, shift));
      const back = lines(to, middle).map((way) => way.toReversed());
      expect(lines(middle, to)).toEqual(back);
      for (const way of lines(middle, to)) expectSteps(way);
    }
  });

  function expectSteps(way: readonly number[]): void {
    const { map } = b8('');
    const steps = way.slice(1).map((next, i) => distance(map, way[i]!, next));
    expect(new Set(steps)).toEqual(new Set([1]));
    expect(axialOf(map, way[0]!)).toEqual({ q: 4, r: 8 });
  }
});
