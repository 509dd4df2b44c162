import { applies, parseOptions, Xoshiro, type OptionValues } from '@glade/engine';
import { legalOf, playOut } from '@glade/engine/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { battle, type BattleRules } from '../src/battle.ts';
import { KIND, MOVE, TO, TO_BITS } from '../src/codes.ts';
import { chosenOf, SCENARIOS } from '../src/options.ts';
import { ownScenario, readOwn } from '../src/own.ts';
import { rules } from '../src/rules.ts';
import { scenarioFaults } from '../src/scenario-faults.ts';
import type { Scenario } from '../src/scenario.ts';
import { parseScenario } from '../src/scenario-reader.ts';
import { scenarios } from '../src/scenarios.ts';
import { spec } from '../src/spec.ts';
import { sensible, valuesWith } from './play.ts';
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

/** A map of open ground. */
const meadow = (cols: number, rows: number): Json => ({
  cols,
  rows,
  terrain: Array.from({ length: rows }, () => '.'.repeat(cols)),
  elevation: Array.from({ length: rows }, () => '0'.repeat(cols)),
});

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
    ['map.terrain', ['...'], 'scenario.rows', 'terrain'],
    ['map.terrain', Array.from({ length: 11 }, () => '...'), 'scenario.row', 'terrain 1'],
    ['map.elevation', [], 'scenario.rows', 'elevation'],
    ['map.art', [{ hex: [0, 99], tag: 'mill' }], 'scenario.number', 'art 1 hex'],
    ['map.art', [{ hex: [0, 1], tag: 'castle' }], 'scenario.value', 'art 1 tag'],
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
    ['units', [{ id: 'A1', side: 'blue', type: 'S' }], 'scenario.start', 'unit 1 (A1)'],
    [
      'units',
      [{ id: 'A1', side: 'blue', type: 'S', at: [0, 99] }],
      'scenario.number',
      'unit 1 (A1) at',
    ],
    [
      'units',
      [{ id: 'A1', side: 'blue', type: 'S', at: [0, 0], wouded: true }],
      'scenario.field',
      'unit 1 (A1)',
    ],
    ['turnlimit', 3, 'scenario.field', 'scenario'],
    ['victory', { instants: [] }, 'scenario.field', 'victory'],
    ['victory', { atLimit: { kind: 'winner' } }, 'scenario.missing', 'victory atLimit side'],
    [
      'units',
      [{ id: 'A1', side: 'blue', type: 'X', at: [0, 0] }],
      'scenario.value',
      'unit 1 (A1) type',
    ],
    ['victory.instant', [{ kind: 'toString' }], 'scenario.value', 'victory instant 1 kind'],
    ['clock', { start: '25:00', minutesPerTurn: 5 }, 'scenario.value', 'clock start'],
  ])('%s = %j is refused', (path, value, code, where) => {
    const read = parseScenario(changed(path, value));
    expect(read).toMatchObject({ ok: false, problem: { code, args: { where } } });
  });

  test.each([
    [40, 30],
    [40, 40],
  ])('a map of %d columns and %d rows is accepted', (cols, rows) => {
    expect(codeOf(changed('map', meadow(cols, rows)))).toBe('ok');
  });

  test.each([
    [41, 30, 'map cols'],
    [40, 41, 'map rows'],
    [2, 30, 'map cols'],
  ])('a map of %d columns and %d rows is refused: sides have 3 to 40', (cols, rows, where) => {
    const read = parseScenario(changed('map', meadow(cols, rows)));
    const args = { where, low: 3, high: 40 };
    expect(read).toMatchObject({ ok: false, problem: { code: 'scenario.number', args } });
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

test.each([
  [40, 30],
  [40, 40],
])('a map of %d columns and %d rows is played to its last corner', (cols, rows) => {
  const army = (side: string, row: number): Json[] =>
    ['S', 'S', 'P', 'P', 'M', 'L'].map((type, i) => ({
      id: `${side === 'blue' ? 'B' : 'K'}-${type}${i}`,
      side,
      type,
      at: [cols - 2 - i, row],
    }));
  const read = parseScenario({
    ...changed('map', meadow(cols, rows)),
    units: [...army('blue', rows - 1), ...army('pink', rows - 4)],
    victory: { instant: [{ kind: 'eliminateAll' }] },
  });
  const game = battle((read as { value: Scenario }).value, valuesWith({ slowMagic: true }));
  const random = new Xoshiro(1);
  const moved = new Set<number>();
  const wrong: string[] = [];
  playOut(game, sensible(game, random), (s) => {
    for (const a of legalOf(game, s)) {
      const typed = game.notation.format(s, a);
      const again = game.notation.parse(s, typed);
      if (!again.ok || again.value !== a) wrong.push(typed);
      if (a >> KIND === MOVE) moved.add((a >> TO) & TO_BITS);
    }
    const told = game.notation.position(s);
    const back = game.notation.parsePosition(told);
    if (!back.ok || game.hash(back.value) !== game.hash(s)) wrong.push(told);
  });
  expect(wrong).toEqual([]);
  expect(moved).toContain(cols * rows - 1);
});

describe('an own scenario as an option', () => {
  const own = (name: keyof typeof scenarios, more: Partial<Scenario>): string =>
    ownScenario({ ...scenarios[name], ...more });
  const army = (options: OptionValues): number => {
    const read = parseOptions(spec, options);
    if (!read.ok) throw new Error(read.problem.code);
    const game = rules(read.value) as BattleRules;
    return game.create().cell.length;
  };

  test.each([
    [true, 55],
    [false, 49],
  ])('its switches stand as it says: %s', (usual, units) => {
    const [only] = scenarios.waterloo.options;
    const scenario = own('waterloo', { options: [{ ...only!, default: usual }] });
    expect(army({ scenario })).toBe(units);
    expect(army({ scenario, prussians: !usual })).toBe(units);
  });

  test('a switch may be called like a rule', () => {
    const { units } = scenarios.firstSkirmish;
    const scenario = own('firstSkirmish', {
      options: [{ id: 'wounded', name: { en: 'More', it: 'Di più' }, default: true }],
      units: units.map((unit, i) => (i === 3 ? { ...unit, ifOption: 'wounded' } : unit)),
    });
    expect(army({ scenario })).toBe(16);
  });

  test('what it decides can be chosen otherwise, also back to what is usual', () => {
    const scenario = { ...scenarios.forestRoad, rules: { forcedCombat: 'none', roads: true } };
    const chosen = (values: OptionValues) => chosenOf(valuesWith(values), scenario);
    expect(chosen({})).toMatchObject({ forcedCombat: 'none', roads: true, contourBlock: 'cross' });
    expect(chosen({ forcedCombat: 'auto' }).forcedCombat).toBe('auto');
    expect(chosen({ roads: false }).roads).toBe(false);
  });

  test('a ruling acts where its rule may come from the scenario', () => {
    const scenario = own('firstSkirmish', { rules: { slowMagic: true } });
    const read = parseOptions(spec, { scenario, pushSafety: 'immune' });
    expect(read.ok && applies(spec.options['pushSafety']!, read.value)).toBe(true);
  });

  test('a file with one scenario is taken, one with two is not', () => {
    const fileOf = (count: number): string =>
      JSON.stringify({
        format: 'war-kids-scenarios/1',
        scenarios: Array.from({ length: count }, () => scenarios.forestRoad),
      });
    expect(readOwn(fileOf(1))).toEqual({ ok: true, value: scenarios.forestRoad });
    expect(readOwn(fileOf(2))).toMatchObject({ problem: { code: 'scenario.one' } });
    expect(readOwn('{nope')).toMatchObject({ problem: { code: 'file.json' } });
    expect(readOwn('[]')).toMatchObject({ problem: { code: 'scenario.shape' } });
    expect(readOwn('waterloo')).toBeUndefined();
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
