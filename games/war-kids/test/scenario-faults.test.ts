import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../src/rules/options.ts';
import type { Scenario } from '../src/rules/setup/scenario.ts';
import { scenarios } from '../src/scenario/built-in.ts';
import { scenarioFaults } from '../src/scenario/faults.ts';
import { parseScenario } from '../src/scenario/read-scenario.ts';
import { changed, type Json } from './scenario-file.ts';

const faultsOf = (given: Json): readonly string[] => {
  const read = parseScenario(given);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return scenarioFaults(read.value).map(({ code }) => code);
};

describe('what is wrong with a scenario', () => {
  test.each(SCENARIOS)('nothing is wrong with %s', (name) => {
    expect(scenarioFaults(scenarios[name])).toEqual([]);
  });

  const unit = (id: string, at: readonly number[], more: Json = {}): Json => ({
    id,
    side: id.startsWith('B') ? 'blue' : 'pink',
    type: 'S',
    at,
    ...more,
  });
  const two = [unit('B1', [0, 0]), unit('K1', [9, 9])];
  const hold = (places: readonly string[], need: number): Json => ({
    kind: 'hold',
    side: 'any',
    places,
    need,
    turns: 1,
  });

  test.each<[string, unknown, readonly string[]]>([
    ['units', [unit('B1', [0, 0])], ['noArmy']],
    [
      'units',
      [two[0], { id: 'K9', side: 'pink', type: 'S', arrives: 3, entry: [[0, 9]] }],
      ['noArmy'],
    ],
    ['units', [...two, unit('b1', [3, 3])], ['twice']],
    ['units', [...two, unit('B2', [0, 0])], ['sameHex']],
    ['units', [...two, unit('B2', [9, 8])], ['contact']],
    ['units', [unit('B1', [0, 0], { type: 'L' }), two[1]], ['harmless']],
    ['units', [...two, unit('B2', [1, 1], { ifOption: 'rain' })], ['noOption']],
    [
      'units',
      [...two, { id: 'B9', side: 'blue', type: 'S', arrives: 15, entry: [[5, 5]] }],
      ['tooLate', 'entryInside'],
    ],
    ['victory.instant', [hold(['nowhere'], 1)], ['noPlace']],
    ['victory.instant', [hold(['bridge'], 2)], ['holdTooMany']],
    ['victory.instant', [{ kind: 'exit', side: 'blue', count: 1, hexes: [] }], ['noExit']],
    [
      'map.roads',
      [
        {
          id: 'r',
          path: [
            [0, 0],
            [3, 3],
          ],
        },
      ],
      ['roadBroken'],
    ],
    [
      'map.roads',
      [
        {
          id: 'r',
          path: [
            [8, 0],
            [7, 1],
          ],
        },
      ],
      ['roadInRiver'],
    ],
    ['victory.instant', [hold(['bridge', 'Bridge'], 2)], ['placeTwice', 'holdTooMany']],
    ['rules', { princeHeals: true }, ['healsNobody']],
    ['rules', { bigStep: 'off' }, ['stranded']],
    ['turnLimit', 61, ['tooLong']],
    ['title', { en: 'Road', it: ' ' }, ['nameless']],
  ])('%s = %j', (path, value, codes) => {
    const found = faultsOf(changed(path, value));
    expect(codes.filter((code) => !found.includes(code))).toEqual([]);
  });

  describe('whether anybody can win', () => {
    const none = { S: 0, P: 0, M: 0, L: 0 };
    const exit = (count: number, types?: readonly string[]): Json => ({
      kind: 'exit',
      side: 'blue',
      count,
      hexes: [[0, 0]],
      ...(types === undefined ? {} : { types }),
    });
    /** Blue has 2 Mages of 12 units, pink 11 units; 14 turns. */
    test.each<[string, Json, readonly string[]]>([
      ['leader', { instant: [{ kind: 'leaderLost' }] }, ['leaderKept', 'leaderKept', 'noVictory']],
      [
        'count',
        { instant: [{ kind: 'eliminateCount', side: 'blue', count: 12 }] },
        ['countTooHigh', 'noVictory'],
      ],
      ['count', { instant: [{ kind: 'eliminateCount', side: 'blue', count: 11 }] }, ['noWay']],
      ['exit', { instant: [exit(3, ['M'])] }, ['exitTooMany', 'noVictory']],
      ['exit', { instant: [exit(1, [])] }, ['exitTooMany', 'noVictory']],
      ['exit', { instant: [exit(2, ['M'])] }, ['noWay']],
      ['hold', { instant: [{ ...hold(['bridge'], 1), turns: 14 }] }, []],
      [
        'hold',
        { instant: [{ ...hold(['bridge'], 1), turns: 15 }] },
        ['holdTooLong', 'holdTooLong', 'noVictory'],
      ],
      [
        'margin',
        { points: { eliminated: { S: 1 } }, atLimit: { kind: 'points', drawMargin: 6 } },
        ['noVictory'],
      ],
      ['margin', { points: { eliminated: { S: 1 } }, atLimit: { drawMargin: 5 } }, []],
      [
        'places',
        { points: { eliminated: none, atEnd: [{ place: 'bridge', blue: 0, pink: 0 }] } },
        ['noVictory'],
      ],
      ['places', { points: { atEnd: [{ place: 'bridge', blue: 0, pink: 2 }] } }, ['noWay']],
      ['exited points without an exit', { points: { exited: { S: 5 } } }, ['noVictory']],
      ['bonus', { points: { bonus: { pink: 2 } } }, ['noWay']],
      ['fines', { points: { bonus: { pink: 2 }, eliminated: { S: -1 } } }, []],
      ['winner', { atLimit: { kind: 'winner', side: 'pink' } }, ['noWay']],
      ['all', { instant: [{ kind: 'eliminateAll' }] }, []],
    ])('%s: %j', (_, victory, codes) => {
      expect(faultsOf(changed('victory', victory))).toEqual(codes);
    });

    test('the loss of a leader is a way to win where the rules say so', () => {
      const given = { ...changed('victory', {}), rules: { leaderLoss: 'all' } };
      expect(faultsOf(given)).toEqual([]);
    });
  });

  test('two units far from each other are enough', () => {
    expect(faultsOf(changed('units', two))).toEqual([]);
  });

  test('a map in two parts is cut off', () => {
    const terrain = scenarios.forestRoad.map.terrain.map(
      (row) => `${row.slice(0, 7)}#${row.slice(8)}`,
    );
    expect(faultsOf(changed('map.terrain', terrain))).toContain('cutOff');
  });

  test('severe faults come first', () => {
    const given = changed('units', [unit('B1', [0, 0]), unit('B2', [0, 0]), unit('K1', [0, 1])]);
    const read = parseScenario(given) as { value: Scenario };
    const severe = scenarioFaults(read.value).map((fault) => fault.severe);
    expect(severe).toContain(true);
    expect(severe).toEqual(severe.toSorted((a, b) => Number(b) - Number(a)));
  });
});
