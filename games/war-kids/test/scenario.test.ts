import { Xoshiro } from '@glade/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { battle } from '../src/battle.ts';
import { SCENARIOS } from '../src/options.ts';
import { scenarioFaults } from '../src/scenario-faults.ts';
import type { Scenario } from '../src/scenario.ts';
import { parseScenario } from '../src/scenario-reader.ts';
import { scenarios } from '../src/scenarios.ts';
import { valuesWith } from './play.ts';
import { randomScenario } from './random-scenario.ts';

type Json = Record<string, unknown>;

/** The forest road as a file tells it. */
const file = (): Json => structuredClone(scenarios.forestRoad) as unknown as Json;

/** The same with something else at a path such as `map.cols`. */
function changed(path: string, value: unknown): Json {
  const all = file();
  const names = path.split('.');
  let at = all;
  for (const name of names.slice(0, -1)) at = at[name] as Json;
  at[names.at(-1)!] = value;
  return all;
}

const codeOf = (given: unknown): string => {
  const read = parseScenario(given);
  return read.ok ? 'ok' : read.problem.code;
};

const faultsOf = (given: Json): readonly string[] => {
  const read = parseScenario(given);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return scenarioFaults(read.value).map(({ code }) => code);
};

describe('the gate for files', () => {
  test.each(SCENARIOS)('%s is read as it was written', (name) => {
    const read = parseScenario(JSON.parse(JSON.stringify(scenarios[name])));
    expect(read).toEqual({ ok: true, value: scenarios[name] });
  });

  test.each(SCENARIOS)('%s can be played', (name) => {
    expect(scenarioFaults(scenarios[name]).filter(({ severe }) => severe)).toEqual([]);
  });

  test.each<[string, unknown, string, string]>([
    ['map', null, 'scenario.shape', 'map'],
    ['map.cols', 41, 'scenario.number', 'map cols'],
    ['map.cols', '15', 'scenario.number', 'map cols'],
    ['map.terrain', ['...'], 'scenario.row', 'terrain 1'],
    ['map.elevation', [], 'scenario.list', 'elevation'],
    ['map.art', [{ hex: [0, 99], tag: 'mill' }], 'scenario.number', 'art 1'],
    ['map.art', [{ hex: [0, 1], tag: 'castle' }], 'scenario.value', 'art 1'],
    ['title', { en: 'x' }, 'scenario.text', 'title (it)'],
    ['title', { en: 'x'.repeat(81), it: '' }, 'scenario.text', 'title (en)'],
    ['id', '../x', 'scenario.id', 'id'],
    ['first', 'red', 'scenario.value', 'first'],
    ['turnLimit', 0, 'scenario.number', 'turnLimit'],
    ['turnLimit', 1.5, 'scenario.number', 'turnLimit'],
    ['rules', { bigStep: 'never' }, 'scenario.value', 'rules bigStep'],
    ['rules', { faces: 'military' }, 'scenario.rule', 'rules'],
    ['rules', JSON.parse('{"__proto__": 1}'), 'scenario.rule', 'rules'],
    ['units', Array.from({ length: 65 }, () => ({})), 'scenario.list', 'unit'],
    ['units', [{ id: 'A1', side: 'blue', type: 'S' }], 'scenario.shape', 'unit 1'],
    ['units', [{ id: 'A1', side: 'blue', type: 'X', at: [0, 0] }], 'scenario.value', 'unit 1'],
    ['victory.instant', [{ kind: 'toString' }], 'scenario.value', 'victory instant 1'],
    ['clock', { start: '25:00', minutesPerTurn: 5 }, 'scenario.value', 'clock start'],
  ])('%s = %j is refused', (path, value, code, where) => {
    const read = parseScenario(changed(path, value));
    expect(read).toMatchObject({ ok: false, problem: { code, args: { where } } });
  });

  test('a map must not have more hexes than an action can name', () => {
    const row = '.'.repeat(40);
    const given = changed('map', {
      cols: 40,
      rows: 40,
      terrain: Array.from({ length: 40 }, () => row),
      elevation: Array.from({ length: 40 }, () => '0'.repeat(40)),
    });
    expect(codeOf(given)).toBe('scenario.size');
  });

  test('fields that come with every object are none of its own', () => {
    expect(codeOf(Object.create({ ...file() }))).toBe('scenario.shape');
    expect(parseScenario(JSON.parse('{"constructor": {}}'))).toMatchObject({ ok: false });
  });

  test('whatever comes is read or refused, never thrown at', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        expect(['ok', 'problem']).toContain(parseScenario(given).ok ? 'ok' : 'problem');
      }),
      { numRuns: 500 },
    );
  });

  test('a file in which one thing has been replaced is read or refused', () => {
    const paths = [
      'map',
      'map.terrain',
      'map.places',
      'units',
      'victory',
      'victory.points',
      'sides',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.anything(), (path, value) => {
        const read = parseScenario(changed(path, value));
        if (read.ok) scenarioFaults(read.value);
      }),
      { numRuns: 500 },
    );
  });
});

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
    ['rules', { princeHeals: true }, ['healsNobody']],
    ['rules', { bigStep: 'off' }, ['stranded']],
    ['turnLimit', 61, ['tooLong']],
    ['title', { en: 'Road', it: ' ' }, ['nameless']],
  ])('%s = %j', (path, value, codes) => {
    const found = faultsOf(changed(path, value));
    expect(codes.filter((code) => !found.includes(code))).toEqual([]);
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

test('scenarios without severe faults can be played', () => {
  const random = new Xoshiro(4);
  let played = 0;
  for (let i = 0; i < 300; i++) {
    const read = parseScenario(randomScenario(random));
    if (!read.ok || scenarioFaults(read.value).some(({ severe }) => severe)) continue;
    const game = battle(read.value, valuesWith());
    expect(game.count(game.create())).toBeGreaterThan(0);
    played += 1;
  }
  expect(played).toBeGreaterThan(8);
});
