import * as fc from 'fast-check';
import { visible, Xoshiro } from '@glade/engine';
import { legalOf, playOut } from '@glade/engine/testing';
import { engineText, tellProblem, translator } from '@glade/text';
import { describe, expect, test } from 'vitest';
import { warKids } from '../src/index.ts';
import { KIND, MOVE, TO, TO_BITS } from '../src/rules/actions.ts';
import { SCENARIOS } from '../src/rules/options.ts';
import type { Scenario } from '../src/rules/setup/scenario.ts';
import { startingState } from '../src/rules/setup/starting-state.ts';
import { scenarios } from '../src/scenario/built-in.ts';
import { scenarioFaults } from '../src/scenario/faults.ts';
import { parseScenario } from '../src/scenario/read-scenario.ts';
import { battleBy, sensible, valuesWith } from './play.ts';
import { randomScenario } from './random-scenario.ts';
import { changed, file, meadow, type Json } from './scenario-file.ts';

const codeOf = (given: unknown): string => {
  const read = parseScenario(given);
  return read.ok ? 'ok' : read.problem.code;
};

describe('the gate for files', () => {
  test.each(SCENARIOS)('%s is read as it was withSign', (name) => {
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
    ['title', { en: 'Ford\u001B[2J', it: 'Guado' }, 'scenario.unseen', 'title (en)'],
    ['title', { en: 'Ford', it: 'Guado \u202Eoppo' }, 'scenario.unseen', 'title (it)'],
    ['text', { en: 'Hold\nthe bridge.\u0007', it: '' }, 'scenario.unseen', 'text (en)'],
  ])('%s = %j is refused', (path, value, code, where) => {
    const read = parseScenario(changed(path, value));
    expect(read).toMatchObject({ ok: false, problem: { code, args: { where } } });
  });

  test('what cannot be seen is named with the line it is in, and how to mend it', () => {
    const read = parseScenario(changed('text', { en: 'One.\nTwo\u0000.', it: '' }));
    if (read.ok) throw new Error('read');
    expect(read.problem.args).toEqual({ where: 'text (en)', found: 'Two\\u0000.' });
    for (const [language, told] of [
      ['en', /“text \(en\)”/],
      ['it', /«text \(en\)»|“text \(en\)”/],
    ] as const) {
      const sentence = tellProblem(translator(language, engineText, warKids.text), read.problem);
      expect(sentence).toMatch(told);
      expect(visible(sentence)).toBe(sentence);
    }
    // Lines may end as they do anywhere.
    expect(codeOf(changed('text', { en: 'One.\r\nTwo.', it: '' }))).toBe('ok');
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
  const game = battleBy((read as { value: Scenario }).value, valuesWith({ slowMagic: true }));
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

/** The bytes of all tables that can be come by from here. */
function bytesOf(thing: unknown, seen = new Set<unknown>()): number {
  if (typeof thing !== 'object' || thing === null || seen.has(thing)) return 0;
  seen.add(thing);
  if (ArrayBuffer.isView(thing)) return thing.byteLength;
  return Object.values(thing).reduce((sum: number, part) => sum + bytesOf(part, seen), 0);
}

test('what is computed before a battle grows as its map does', () => {
  const bytes = [20, 40].map((side) => {
    const { places } = scenarios.forestRoad.map;
    const read = parseScenario(changed('map', { ...meadow(side, side), places }));
    if (!read.ok) throw new Error(read.problem.code);
    return bytesOf(startingState(read.value, valuesWith()));
  });
  expect(bytes[1]! / bytes[0]!).toBeLessThan(5);
});

test('scenarios without severe faults can be played', () => {
  const random = new Xoshiro(4);
  let played = 0;
  for (let i = 0; i < 300; i++) {
    const read = parseScenario(randomScenario(random));
    if (!read.ok || scenarioFaults(read.value).some(({ severe }) => severe)) continue;
    const game = battleBy(read.value, valuesWith());
    expect(game.count(game.create())).toBeGreaterThan(0);
    played += 1;
  }
  expect(played).toBeGreaterThan(8);
});
