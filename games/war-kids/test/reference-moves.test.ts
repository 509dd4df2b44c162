import { expect, test } from 'vitest';
import type { RefState } from './reference.ts';
import { actionIn, CAST, END, MOVE, PEG } from './reference/codes.ts';
import { after, aim, cell, codesOf, legal, move, report, seen, table } from './reference/tables.ts';

// The test vectors of movement, by their ids.

const hill = (q: number) => (q >= 1 ? 1 : 0);
/** MOVE targets of a unit: all, or whether these [q, r] are among them. */
const count = (s: RefState, number = 0) =>
  codesOf(s, MOVE).filter((a) => actionIn(a).unit === number).length;
const may = (s: RefState, id: string, ...hexes: readonly (readonly [number, number])[]) =>
  hexes.map(([q, r]) => legal(s, move(s, id, q, r)));

test('T-01 an empty board: 6 or 36 targets, never its own hex', () => {
  expect(['S', 'M', 'P', 'L'].map((id) => count(table(`${id}(0,0)`)))).toEqual([6, 6, 36, 36]);
  expect(may(table('P(0,0)'), 'P', [0, 0], [3, 0], [4, 0])).toEqual([false, true, false]);
});

test('T-02 woods halt a Pegasus, and cost nothing to leave', () => {
  const s = table('P(0,0)', {}, { woods: [[2, 0]] });
  expect(may(s, 'P', [2, 0], [3, 0])).toEqual([true, false]);
  const next = after(s, move(s, 'P', 2, 0), END, END);
  expect(report(next)).toMatchObject({ turn: 2, active: 0 });
  expect(may(next, 'P', [5, 0])).toEqual([true]);
});

test('T-03 a Soldier enters woods for its whole movement', () => {
  const s = table('S(0,0)', {}, { woods: [[1, 0]] });
  expect(may(s, 'S', [1, 0])).toEqual([true]);
  expect(count(s)).toBe(6);
});

test('T-04 one point left does not pay for woods', () => {
  const woods = { woods: [[3, 0]] } as const;
  expect(may(table('P(0,0)', {}, woods), 'P', [3, 0])).toEqual([false]);
  expect(may(table('P(0,0)', { bigStep: 'remaining' }, woods), 'P', [3, 0])).toEqual([true]);
});

test('T-05 woods across a contour: 2, or 3 when costs add up', () => {
  const ground = { woods: [[1, 0]], elevation: hill } as const;
  const sum = { terrainCost: 'sum' };
  expect(may(table('P(0,0)', {}, ground), 'P', [1, 0], [2, 0])).toEqual([true, true]);
  expect(may(table('P(0,0)', sum, ground), 'P', [1, 0], [2, 0])).toEqual([true, false]);
  for (const options of [{}, sum])
    expect(may(table('S(0,0)', options, ground), 'S', [1, 0])).toEqual([true]);
  for (const terrainCost of ['flat', 'sum']) {
    const s = table('S(0,0)', { terrainCost, bigStep: 'off' }, ground);
    expect(may(s, 'S', [1, 0])).toEqual([false]);
  }
});

test('T-06 neither onto nor through a unit, but around it', () => {
  const s = table('P(0,0) S(1,0) s(0,1)');
  expect(may(s, 'P', [1, 0], [0, 1], [2, 0], [3, 0])).toEqual([false, false, true, false]);
});

test('T-07 hemmed in: no move, and passing is legal', () => {
  const s = table('P(0,0) S1(1,0) S2(1,-1) S3(0,-1) s1(-1,0) s2(-1,1) s3(0,1)');
  expect(count(s)).toBe(0);
  expect(legal(s, END)).toBe(true);
});

test('T-08 a contour costs 2, up or down and however high', () => {
  for (const elevation of [hill, (q: number) => 1 - hill(q), (q: number) => 3 * hill(q)]) {
    const s = table('P(0,0)', {}, { elevation });
    expect(may(s, 'P', [2, 0], [3, 0])).toEqual([true, false]);
  }
});

test('T-09 a river costs 2', () => {
  const rivers = Array.from({ length: 16 }, (_, i) => [1, i - 8] as const);
  const s = table('P(0,0)', {}, { rivers });
  expect(may(s, 'P', [1, 0], [2, 0], [3, 0])).toEqual([true, true, false]);
  expect(may(table('S(0,0)', {}, { rivers }), 'S', [1, 0])).toEqual([true]);
});

test('T-10 no instalments', () => {
  const s = table('P(0,0) S(3,3)');
  const later = after(s, move(s, 'P', 1, 0), move(s, 'S', 3, 2));
  expect(may(later, 'P', [2, 0])).toEqual([false]);
  expect(count(later)).toBe(0);
  expect(seen(later, 'P')).toMatchObject({ cell: cell(1, 0), moved: true });
});

const ROAD = { road: [0, 1, 2, 3, 4].map((q) => [q, 0] as const) };

test('T-11 roads: one more hex, all the way by road', () => {
  const roads = { roads: true };
  const pegasus = table('P(0,0)', roads, ROAD);
  expect(count(pegasus)).toBe(37);
  expect(may(pegasus, 'P', [4, 0], [4, -1])).toEqual([true, false]);
  const soldier = table('S(0,0)', roads, ROAD);
  expect(count(soldier)).toBe(7);
  expect(may(soldier, 'S', [2, 0], [3, 0])).toEqual([true, false]);
  expect(may(table('M(0,0)', roads, ROAD), 'M', [2, 0])).toEqual([true]);
  expect(may(table('L(0,0)', roads, ROAD), 'L', [4, 0])).toEqual([true]);
  const beside = { road: ROAD.road.slice(1) };
  expect(may(table('S(0,0)', roads, beside), 'S', [2, 0])).toEqual([false]);
  expect(may(table('S(0,0)', {}, ROAD), 'S', [2, 0])).toEqual([false]);
});

test('T-12 a road does not level the ground, unless agreed', () => {
  const ground = { ...ROAD, elevation: hill };
  const s = table('S(0,0)', { roads: true }, ground);
  expect(may(s, 'S', [1, 0], [2, 0])).toEqual([true, false]);
  const level = table('S(0,0)', { roads: true, roadCost: 'road' }, ground);
  expect(may(level, 'S', [2, 0])).toEqual([true]);
});

test('T-28 a unit killed by a spell frees its hex at once', () => {
  const s = table('P(0,0) M(-3,0) s(1,0)');
  expect(may(s, 'P', [3, 0])).toEqual([false]);
  const hit = after(s, aim(CAST, s, 'M', 's'), 4);
  expect(seen(hit, 's').cell).toBe(-1);
  expect(may(hit, 'P', [3, 0])).toEqual([true]);
  expect(codesOf(hit, PEG)).toEqual([]);
});
