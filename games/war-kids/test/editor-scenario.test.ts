import { compareCatalogues, speaker } from '@glade/text';
import { describe, expect, test } from 'vitest';
import { resized } from '../src/editor/changes/map-size.ts';
import { placeNamed } from '../src/editor/changes/places.ts';
import { copyOf, slug, titled, withText } from '../src/editor/changes/titles.ts';
import { newReinforcement, unitNamed } from '../src/editor/changes/units.ts';
import {
  CONDITIONS,
  conditionSet,
  withCondition,
  withRule,
} from '../src/editor/changes/victory.ts';
import { FILE_LIMIT, fileOf, readFile } from '../src/editor/files.ts';
import { faultTold } from '../src/editor/labels.ts';
import { DEFAULT_BRUSH, type Selected } from '../src/editor/map/tools.ts';
import { SCENARIOS } from '../src/rules/options.ts';
import type { Scenario } from '../src/rules/setup/scenario.ts';
import { scenarios } from '../src/scenario/built-in.ts';
import { scenarioFaults } from '../src/scenario/faults.ts';
import { unpackScenario } from '../src/scenario/packed-scenario.ts';
import { parseScenario } from '../src/scenario/read-scenario.ts';
import en from '../src/words/editor/editor.en.ts';
import it from '../src/words/editor/editor.it.ts';
import { problems as problemsEn } from '../src/words/editor/problems.en.ts';
import { problems as problemsIt } from '../src/words/editor/problems.it.ts';
import { codesOf, least, meadow, used, uses } from './editing.ts';

describe('names', () => {
  test('one language counts for both until the other is changed', () => {
    let name = withText({ en: '', it: '' }, 'it', 'Ponte');
    expect(name).toEqual({ en: 'Ponte', it: 'Ponte' });
    name = withText(name, 'en', 'Bridge');
    name = withText({ ...name, it: 'Ponte' }, 'it', 'Il ponte');
    expect(name).toEqual({ en: 'Bridge', it: 'Il ponte' });
  });

  test('a copy says so in each language, and is renamed in both', () => {
    const { title } = scenarios.firstSkirmish;
    expect(copyOf(title)).toEqual({ en: `${title.en} (copy)`, it: `${title.it} (copia)` });
    const ford = copyOf({ en: 'Ford', it: 'Ford' });
    expect(ford).toEqual({ en: 'Ford (copy)', it: 'Ford (copia)' });
    expect(withText(ford, 'en', 'Mill')).toEqual({ en: 'Mill', it: 'Mill' });
    expect(copyOf({ en: '', it: ' ' })).toEqual({ en: '', it: '' });
  });

  test('a copy of the longest title can be read again', () => {
    for (const sign of ['x', '🏰']) {
      const long = `${'x'.repeat(71)}${sign.repeat(9)}`.slice(0, 80);
      const title = copyOf({ en: long, it: long });
      expect(parseScenario({ ...scenarios.firstSkirmish, title }).ok).toBe(true);
      expect(title.it).toMatch(/x \(copia\)$/);
    }
  });

  test('a title makes the id; an empty name is none', () => {
    expect(titled(meadow(), 'en', 'Città è  bella!').id).toBe('citta-e-bella');
    expect(slug('???')).toBe('own');
    expect(slug('x'.repeat(90))).toHaveLength(32);
    const { scenario } = uses(meadow(), ['unit', 9]);
    const named = unitNamed(scenario, 'B-S1', { en: 'Ann', it: 'Anna' });
    expect(unitNamed(named, 'B-S1', { en: '', it: ' ' })).toEqual(scenario);
  });
});

describe('size', () => {
  test('what fits stays', () => {
    const { scenario } = uses(
      meadow(),
      ['woods', 9, 47],
      ['road', 8, 15, 15],
      ['landmark', 47],
      ['unit', 9, 46],
    );
    const small = resized(scenario, 4, 5);
    expect(small.map.terrain).toEqual(['....', '.w..', '....', '....', '....']);
    expect(small.map.roads[0]!.path).toHaveLength(4);
    expect(small.map.art).toEqual([]);
    expect(small.units.map(({ at }) => at)).toEqual([[1, 1]]);
    const large = resized(small, 6, 6);
    expect(large.map.terrain[5]).toBe('......');
    expect(large.map.terrain[1]).toBe('.w....');
    expect(large.units).toEqual(small.units);
  });

  test.each(SCENARIOS)('%s cut to pieces is still a scenario', (name) => {
    const all = scenarios[name];
    for (const [cols, rows] of [
      [3, 3],
      [7, 20],
      [40, 30],
      [40, 40],
    ] as const) {
      const read = parseScenario(JSON.parse(JSON.stringify(resized(all, cols, rows))));
      expect(read.ok).toBe(true);
      if (!read.ok) continue;
      const codes = codesOf(read.value);
      expect(codes.filter((code) => /Off$|Broken|noPlace/.test(code))).toEqual([]);
    }
  });
});

describe('victory and rules', () => {
  test('every condition is one that a file can hold', () => {
    let { scenario } = uses(meadow(), ['place', 8]);
    for (const kind of CONDITIONS) scenario = withCondition(scenario, kind);
    expect(parseScenario(scenario)).toEqual({ ok: true, value: scenario });
    expect(codesOf(scenario)).toContain('noExit');
    const picked: Selected = { kind: 'exit', index: 4 };
    const { scenario: open } = used(
      { scenario, picked },
      { ...DEFAULT_BRUSH, tool: 'exit' },
      [7, 15],
    );
    expect(codesOf(open)).not.toContain('noExit');
    const greedy = conditionSet(open, 3, {
      kind: 'hold',
      side: 'any',
      places: ['place-1'],
      need: 2,
      turns: 1,
    });
    expect(codesOf(greedy)).toContain('holdTooMany');
  });

  test('when leaders matter the briefing says so', () => {
    const on = withRule(meadow(), 'leaderLoss', 'all');
    expect(on.rules).toEqual({ leaderLoss: 'all' });
    expect(on.victory.instant.map(({ kind }) => kind)).toEqual(['eliminateAll', 'leaderLost']);
    const off = withRule(on, 'leaderLoss', undefined);
    expect(off.rules).toEqual({});
    expect(off.victory.instant.map(({ kind }) => kind)).toEqual(['eliminateAll']);
  });
});

describe('files', () => {
  test.each(SCENARIOS)('%s comes back as it was saved', (name) => {
    expect(readFile(fileOf(scenarios[name]))).toEqual({ ok: true, value: [scenarios[name]] });
  });

  test('several in one file', () => {
    const text = JSON.stringify({
      format: 'war-kids-scenarios/1',
      scenarios: Object.values(scenarios),
    });
    expect(readFile(text)).toEqual({ ok: true, value: Object.values(scenarios) });
  });

  test.each([
    ['', 'file.json'],
    ['not a scenario', 'file.json'],
    ['null', 'scenario.shape'],
    ['[]', 'scenario.shape'],
    ['{"scenarios":[]}', 'file.format'],
    ['{"format":"war-kids-scenarios/1","scenarios":[]}', 'file.several'],
    ['{"format":"war-kids-scenarios/1","scenarios":[{}]}', 'scenario.shape'],
    ['['.repeat(FILE_LIMIT), 'file.json'],
    [' '.repeat(FILE_LIMIT + 1), 'file.big'],
    [`{"map":{"cols":1e9,"rows":1e9}}`, 'scenario.number'],
    [JSON.stringify({ ...scenarios.waterloo, __proto__: null, title: 7 }), 'scenario.shape'],
  ])('%.50s is refused', (text, code) => {
    expect(readFile(text)).toMatchObject({ ok: false, problem: { code } });
  });
});

describe('what is said', () => {
  test('in both languages, of the same things', () => {
    expect(compareCatalogues({ en, it })).toEqual([]);
    expect(compareCatalogues({ en: problemsEn, it: problemsIt })).toEqual([]);
  });

  test('every fault has a sentence, and severe ones say it everywhere', () => {
    const known = { ...en, ...problemsEn } as Readonly<Record<string, string>>;
    const broken: readonly Scenario[] = [
      meadow(),
      { ...least(), turnLimit: 99, victory: { ...least().victory, instant: [] } },
      uses(meadow(), ['unit', 8, 9], ['off', 8]).scenario,
      withRule(withRule(least(), 'princeHeals', true), 'leaderLoss', 'all'),
      newReinforcement(least(), { side: 'blue', type: 'S' }).scenario,
    ];
    for (const scenario of broken)
      for (const { code, severe } of scenarioFaults(scenario))
        expect(known).toHaveProperty([severe ? `problem.fault.${code}` : `fault.${code}`]);
  });

  test('a fault names places and units as people know them', () => {
    let { scenario } = uses(least(), ['place', 30]);
    scenario = placeNamed(scenario, 'place-1', { en: 'The mill', it: 'Il mulino' });
    scenario = uses(scenario, ['off', 30]).scenario;
    const fault = scenarioFaults(scenario).find(({ code }) => code === 'placeOff')!;
    const key = 'problem.fault.placeOff';
    const say = speaker('en', { [key]: `${key} {place}` });
    expect(faultTold(say, scenario, fault)).toBe('problem.fault.placeOff The mill (G4)');
  });
});

test('what can be played passes the gate of the game', () => {
  expect(codesOf(least())).toEqual([]);
  expect(unpackScenario(JSON.stringify(least()))).toEqual({ ok: true, value: least() });
  expect(unpackScenario(JSON.stringify(meadow()))).toMatchObject({ ok: false });
});
