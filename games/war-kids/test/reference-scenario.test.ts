import { describe, expect, test } from 'vitest';
import type { RefOptions, RefState, Scenario } from './reference.ts';
import { OVER, refActor, refApply, refCreate, refLegal, refOutcome } from './reference.ts';
import { actionIn, CAST, code, END, ENTER, EXIT, MOVE, PEG } from './reference/codes.ts';
import type { Victory } from './reference/scenario.ts';
import { firstSkirmish, forestRoad, waterloo } from './reference/scenarios.ts';
import {
  after,
  aim,
  cell,
  codesOf,
  DEFAULTS,
  hexAt,
  legal,
  move,
  passed,
  report,
  seen,
  table,
  unit,
  type At,
} from './reference/tables.ts';

// The test vectors of the scenario layer, by their ids, and what its rulings add.

const OWN = { pegasusLimits: true, roads: true };
const start = (scenario: Scenario, options: RefOptions = {}) =>
  refCreate(scenario, { ...DEFAULTS, ...options });
/** MOVE targets by unit, those without any left out. */
const counts = (s: RefState) => {
  const units = codesOf(s, MOVE).map((a) => actionIn(a).unit);
  return [...new Set(units)].map((number) => units.filter((other) => other === number).length);
};
const total = (s: RefState) => [codesOf(s, MOVE).length, codesOf(s, CAST).length];
const turns = (s: RefState, count: number): RefState =>
  Array.from({ length: 2 * count }).reduce<RefState>((state) => passed(state), s);
/** A scenario with one unit of it standing elsewhere, [column, row]. */
const withUnitAt = (scenario: Scenario, id: string, hex: readonly [number, number]): Scenario => ({
  ...scenario,
  units: scenario.units.map((entry) => (entry.id === id ? { ...entry, at: hex } : entry)),
});

describe('set-up', () => {
  test('T-52 first skirmish: 34 moves, whoever begins', () => {
    const s = start(firstSkirmish);
    expect(total(s)).toEqual([34, 0]);
    expect(counts(s)).toEqual([4, 2, 3, 4, 5, 6, 10]);
    expect(total(start(firstSkirmish, { firstSide: 'pink' }))).toEqual([34, 0]);
  });

  test('T-53 forest road', () => {
    expect(counts(start(forestRoad, OWN))).toEqual([3, 5, 3, 5, 5, 6, 8, 5, 5, 2, 1, 4]);
    expect(total(start(forestRoad, OWN))).toEqual([52, 0]);
    expect(total(start(forestRoad))).toEqual([50, 0]);
    expect(counts(start(forestRoad))[1]).toBe(3);
    expect(total(start(forestRoad, { ...OWN, firstSide: 'pink' }))).toEqual([37, 0]);
    expect(total(start(forestRoad, { firstSide: 'pink' }))).toEqual([36, 0]);
  });

  test('T-54 waterloo', () => {
    const s = start(waterloo, OWN);
    expect(total(s)).toEqual([259, 18]);
    const flights = codesOf(s, CAST).map((a) => report(refApply(s, a)).pending);
    const far = (away: number) =>
      flights.filter((spell) => spell.kind === 'fast' && spell.distance === away).length;
    expect([4, 5, 6].map(far)).toEqual([6, 7, 5]);
    expect(total(start(waterloo))).toEqual([255, 18]);
    expect(total(start(waterloo, { ...OWN, firstSide: 'pink' }))).toEqual([197, 17]);
    expect(total(start(waterloo, { firstSide: 'pink' }))).toEqual([193, 17]);
  });
});

describe('places and the limit', () => {
  test('T-48 blue holds the bridge for three replies', () => {
    let s = start(withUnitAt(forestRoad, 'B-S2', [7, 5]), OWN);
    for (const turn of [1, 2, 3]) {
      s = passed(s);
      expect(report(s).owners[0]).toBe(0);
      s = passed(s);
      expect(report(s).holds).toEqual([[turn, 0]]);
    }
    expect(refOutcome(s)).toMatchObject({
      code: 'instant',
      winners: [0],
      measures: { turns: 3, lost: [0, 0], exited: [0, 0] },
    });
  });

  test('T-49 pink holds it from its own first turn', () => {
    let s = turns(start(withUnitAt(forestRoad, 'K-S2', [7, 5]), OWN), 1);
    expect(report(s)).toMatchObject({ turn: 2, owners: [1, -1, 0, 1], holds: [[0, 0]] });
    for (const turn of [2, 3, 4]) {
      expect(report(s).turn).toBe(turn);
      s = passed(s);
      expect(report(s).holds).toEqual([[0, turn - 1]]);
      s = turn < 4 ? passed(s) : s;
    }
    expect(refOutcome(s)).toMatchObject({ code: 'instant', winners: [1] });
  });

  test('T-50 nobody moves: two draws, and pink keeps the ridge', () => {
    const ends = [start(firstSkirmish), start(forestRoad, OWN), start(waterloo, OWN)].map((s) =>
      refOutcome(turns(s, report(s).turn + (s.game === 'battle' ? s.turnLimit : 0) - 1)),
    );
    const draw = { code: 'draw', winners: [] };
    expect(ends).toMatchObject([
      { ...draw, measures: { turns: 16, points: [0, 0] } },
      { ...draw, measures: { turns: 14, points: [0, 0] } },
      { code: 'points', winners: [1], measures: { turns: 20, points: [2, 5] } },
    ]);
  });

  test('T-55 a place on two hexes must be free of the enemy', () => {
    const places = {
      farm: [
        [0, 0],
        [1, 0],
      ],
    } as const;
    const first = passed(table('S(0,0) s(1,0)', {}, { places }));
    expect(report(first).owners).toEqual([-1]);
    const left = after(first, move(first, 's', 2, 0), END);
    expect(report(left)).toMatchObject({ active: 0, owners: [-1] });
    expect(report(passed(left)).owners).toEqual([0]);
  });

  test('T-57 bridges are open ground', () => {
    const charge = (row: number) => {
      const near = withUnitAt(withUnitAt(forestRoad, 'B-P1', [6, 5]), 'K-S2', [7, row]);
      return codesOf(refApply(start(near, OWN), END), PEG);
    };
    expect(charge(5)).toHaveLength(1);
    const water = withUnitAt(withUnitAt(forestRoad, 'B-P1', [6, 4]), 'K-S2', [7, 4]);
    expect(codesOf(refApply(start(water, OWN), END), PEG)).toEqual([]);
    expect(codesOf(refApply(start(water), END), PEG)).toHaveLength(1);
  });

  test('WK-R27 after 60 turns it is a draw, unless that is the limit', () => {
    const victory: Victory = { points: { bonus: { blue: 1 } } };
    const end = (turnLimit: number) =>
      refOutcome(turns(table('S(0,0)', {}, { victory, turnLimit }), 60));
    expect(end(99)).toMatchObject({ code: 'draw', winners: [], measures: { turns: 60 } });
    expect(end(60)).toMatchObject({ code: 'points', winners: [0] });
    expect(report(turns(table('S(0,0)', { turnLimit: 5 }), 4)).turn).toBe(5);
  });

  test('points of every turn, fixed points, and a named winner at the limit', () => {
    const places = { farm: [[0, 0]] } as const;
    const row = { place: 'farm', blue: 2, pink: 7 };
    const points = { perTurn: [row], atEnd: [row], bonus: { pink: 3 } };
    const s = turns(table('S(0,0)', {}, { places, victory: { points }, turnLimit: 3 }), 2);
    expect(report(s)).toMatchObject({ points: [4, 3], score: [6, 3] });
    expect(refOutcome(turns(s, 1))).toMatchObject({ code: 'points', measures: { points: [8, 3] } });
    const atLimit = { kind: 'winner', side: 'pink' } as const;
    const told = table('S(0,0)', {}, { victory: { atLimit, points }, turnLimit: 1 });
    expect(refOutcome(turns(told, 1))).toMatchObject({ code: 'instant', winners: [1] });
  });
});

describe('arrivals and departures', () => {
  test('T-51 reinforcements come from their turn on, and do nothing else in it', () => {
    const began = turns(start(waterloo, OWN), 9);
    const ten = passed(began);
    const brigade = unit(ten, 'K-S16');
    expect(report(ten)).toMatchObject({ turn: 10, active: 1 });
    expect(codesOf(ten, ENTER)).toEqual([]);
    const eleven = passed(passed(ten));
    const ways = codesOf(eleven, ENTER).filter((a) => actionIn(a).unit === brigade);
    expect(ways).toHaveLength(6);
    expect(codesOf(eleven, ENTER)).toHaveLength(18);
    const there = refApply(eleven, ways[0]!);
    expect(seen(there, 'K-S16').cell).toBe(actionIn(ways[0]!).to);
    expect(codesOf(there, MOVE).some((a) => actionIn(a).unit === brigade)).toBe(false);
    expect(codesOf(there, ENTER)).toHaveLength(10);
    expect(report(start(waterloo, { ...OWN, prussians: false })).units).toHaveLength(49);
    expect(report(start(waterloo, { ...OWN, prussians: true })).units).toHaveLength(55);
  });

  const leaving = (count: number, ...hexes: readonly At[]): Victory => ({
    instant: [
      { kind: 'eliminateAll' },
      { kind: 'exit', side: 'blue', count, types: ['S'], hexes: hexes.map(hexAt) },
    ],
    points: { exited: { S: 5 } },
  });

  test('T-56 a unit leaves from an exit hex as its whole move', () => {
    const victory = leaving(3, [8, 0]);
    const s = table('S(8,0) S2(7,0) S3(0,0) s(-8,0)', {}, { victory });
    const exit = (id: string) => code(EXIT, unit(s, id));
    const moved = after(s, move(s, 'S2', 7, 1));
    expect(codesOf(moved, EXIT)).toEqual([exit('S')]);
    const out = after(s, exit('S'));
    expect(seen(out, 'S').cell).toBe(-3);
    expect(report(out)).toMatchObject({ exited: [1, 0], lost: [0, 0], points: [5, 0] });
    const arrived = after(out, move(out, 'S2', 8, 0));
    expect(codesOf(arrived, EXIT)).toEqual([]);
    const later = after(arrived, END, END);
    expect(codesOf(later, EXIT)).toEqual([exit('S2')]);
    expect(seen(after(later, exit('S2')), 'S2').cell).toBe(-3);
  });

  test('WK-R50 enough exits win at once', () => {
    const s = table('S(8,0) S2(0,0) s(-8,0)', {}, { victory: leaving(1, [8, 0]) });
    expect(refOutcome(after(s, code(EXIT, 0)))).toMatchObject({
      code: 'instant',
      winners: [0],
      measures: { exited: [1, 0], lost: [0, 0], points: [5, 0] },
    });
    const types = table('P(8,0) S(0,0) s(-8,0)', {}, { victory: leaving(1, [8, 0]) });
    expect(refActor(after(types, code(EXIT, 0)))).toBe(0);
  });
});

describe('ends', () => {
  const charge = (units: string, victory: Victory, ...targets: string[]) => {
    const ready = refApply(table(units, {}, { victory }), END);
    return targets.reduce((s, target) => after(s, aim(PEG, s, `P${target}`, target)), ready);
  };

  test('the last enemy, and a count of enemies', () => {
    const all: Victory = { instant: [{ kind: 'eliminateAll' }], points: { eliminated: { S: 4 } } };
    const s = charge('Ps(1,0) s(0,0) Pm(4,0) m(5,0)', all, 's');
    expect([refActor(s), report(s).points]).toEqual([0, [4, 0]]);
    expect(refOutcome(charge('Ps(1,0) s(0,0) Pm(4,0) m(5,0)', all, 's', 'm'))).toMatchObject({
      code: 'wiped',
      winners: [0],
      measures: { turns: 1, lost: [0, 2], points: [4, 0] },
    });
    const some: Victory = { instant: [{ kind: 'eliminateCount', side: 'any', count: 1 }] };
    expect(refOutcome(charge('Ps(1,0) s(0,0) m(5,0)', some, 's'))).toMatchObject({
      code: 'instant',
      winners: [0],
    });
    const other: Victory = { instant: [{ kind: 'eliminateCount', side: 'pink', count: 1 }] };
    expect(refActor(charge('Ps(1,0) s(0,0) m(5,0)', other, 's'))).toBe(1);
  });

  test('an ended battle has no actions', () => {
    const all: Victory = { instant: [{ kind: 'eliminateAll' }] };
    const s = charge('Ps(1,0) s(0,0)', all, 's');
    expect([refActor(s), refLegal(s)]).toEqual([OVER, []]);
    expect(() => refApply(s, END)).toThrow(RangeError);
    expect(() => refOutcome(table('S(0,0)'))).toThrow(RangeError);
  });

  test('what a battle cannot be played with is refused', () => {
    for (const odd of [
      { bigStep: 'half' },
      { wounded: 'yes' },
      { turnLimit: 61 },
      { mageMinRange: 3 },
    ])
      expect(() => table('S(0,0)', odd)).toThrow(RangeError);
    expect(cell(0, 0)).toBe(144);
  });

  test('a rule that is off is not played', () => {
    const s = table('S(0,0) s(1,0)');
    expect(legal(s, END)).toBe(true);
    expect(report(passed(s))).toMatchObject({ active: 1, turn: 1 });
  });
});
