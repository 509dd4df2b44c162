import { compareCatalogues } from '@glade/text';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blank } from '../src/editor/blank.ts';
import { area, hexOf, straight } from '../src/editor/grid.ts';
import { begun, changed, paused, redone, undone } from '../src/editor/history.ts';
import { slug, titled, told } from '../src/editor/names.ts';
import { withGround, withHeight } from '../src/editor/paint.ts';
import { placeNamed, withoutPlaces } from '../src/editor/places.ts';
import { FILE_LIMIT, fileOf, readFile } from '../src/editor/read.ts';
import { cut } from '../src/editor/roads.ts';
import { resized } from '../src/editor/size.ts';
import en from '../src/editor/text.en.ts';
import it from '../src/editor/text.it.ts';
import { faultTold } from '../src/editor/told.ts';
import {
  touch,
  TOOLS,
  USUAL_BRUSH,
  type Brush,
  type Picked,
  type Tool,
} from '../src/editor/touch.ts';
import { arriving, atStart, newReinforcement, ofKind, unitNamed } from '../src/editor/units.ts';
import {
  CONDITIONS,
  conditionSet,
  placePoints,
  withCondition,
  withRule,
} from '../src/editor/victory.ts';
import { SCENARIOS } from '../src/options.ts';
import { readOwn } from '../src/own.ts';
import problemsEn from '../src/problems.en.ts';
import problemsIt from '../src/problems.it.ts';
import { scenarioFaults } from '../src/scenario-faults.ts';
import { parseScenario } from '../src/scenario-reader.ts';
import type { Scenario } from '../src/scenario.ts';
import { scenarios } from '../src/scenarios.ts';

const TITLE = { en: 'Test', it: 'Prova' };
const meadow = (): Scenario => blank(8, 6, TITLE);
const placeName = (number: number) => ({ en: `Place ${number}`, it: `Luogo ${number}` });

interface Hand {
  scenario: Scenario;
  picked: Picked | undefined;
}

/** One tool after another on hexes, as a person does it. */
function uses(start: Scenario, ...doings: readonly (readonly [Tool, ...number[]])[]): Hand {
  let hand: Hand = { scenario: start, picked: undefined };
  for (const [tool, ...cells] of doings) hand = used(hand, { ...USUAL_BRUSH, tool }, cells);
  return hand;
}

function used(hand: Hand, brush: Brush, cells: readonly number[], drags = false): Hand {
  let { scenario, picked } = hand;
  for (const [i, cell] of cells.entries()) {
    const from = drags && i > 0 ? { from: cells[i - 1]! } : {};
    ({ scenario, picked } = touch(scenario, { brush, picked, cell, placeName, ...from }));
  }
  return { scenario, picked };
}

const codesOf = (scenario: Scenario): readonly string[] =>
  scenarioFaults(scenario).map(({ code }) => code);

/** Two armies of two on a meadow: the least that can be played. */
function least(): Scenario {
  let hand = uses(meadow(), ['unit', 8, 16]);
  hand = used(hand, { ...USUAL_BRUSH, tool: 'unit', side: 'pink', type: 'P' }, [15, 23]);
  return { ...hand.scenario, text: { en: 'x', it: 'x' } };
}

describe('ground', () => {
  test('is painted hex by hex, and a drag leaves no gaps', () => {
    const { scenario } = used(
      { scenario: meadow(), picked: undefined },
      USUAL_BRUSH,
      [8, 15],
      true,
    );
    expect(scenario.map.terrain).toEqual([
      '........',
      'wwwwwwww',
      ...Array.from({ length: 4 }, () => '........'),
    ]);
  });

  test('is filled as far as it is the same', () => {
    const walled = withGround(meadow(), [16, 17, 18, 19, 20, 21, 22, 23], 'r');
    expect(area(walled.map, 0, 'terrain')).toHaveLength(16);
    const brush: Brush = { ...USUAL_BRUSH, fill: true };
    const { scenario } = used({ scenario: walled, picked: undefined }, brush, [0]);
    expect(scenario.map.terrain.slice(0, 4)).toEqual([
      'wwwwwwww',
      'wwwwwwww',
      'rrrrrrrr',
      '........',
    ]);
  });

  test('a wide brush takes the hexes around too', () => {
    const brush: Brush = { ...USUAL_BRUSH, tool: 'height', height: 3, wide: true };
    const { scenario } = used({ scenario: meadow(), picked: undefined }, brush, [18]);
    expect(scenario.map.elevation.join('').replaceAll('0', '')).toBe('3333333');
  });

  test('painting what is there already changes nothing', () => {
    const once = withHeight(withGround(meadow(), [9], 'w'), [9], 1);
    expect(uses(once, ['woods', 9], ['height', 9]).scenario).toBe(once);
  });
});

describe('roads', () => {
  test('go hex after hex, take back and finish', () => {
    const { scenario, picked } = uses(meadow(), ['road', 8, 9, 10, 9]);
    expect(scenario.map.roads.map(({ path }) => path)).toEqual([
      [
        [0, 1],
        [1, 1],
      ],
    ]);
    expect(picked).toEqual({ kind: 'road', id: 'road-1' });
    expect(used({ scenario, picked }, { ...USUAL_BRUSH, tool: 'road' }, [9]).picked).toBe(
      undefined,
    );
  });

  test('a hex farther away is joined straight; the end of a road is taken up again', () => {
    const first = uses(meadow(), ['road', 8, 13, 13]);
    expect(first.scenario.map.roads[0]!.path).toHaveLength(6);
    const { scenario } = used(first, { ...USUAL_BRUSH, tool: 'road' }, [8, 0, 0]);
    expect(scenario.map.roads).toHaveLength(1);
    expect(scenario.map.roads[0]!.path.at(-1)).toEqual([0, 0]);
  });

  test('erasing a hex in the middle leaves two', () => {
    const { scenario } = uses(meadow(), ['road', 8, 13, 13], ['erase', 10]);
    expect(scenario.map.roads.map(({ id, path }) => [id, path.length])).toEqual([
      ['road-1', 2],
      ['road-2', 3],
    ]);
    expect(cut(scenario, () => true).map.roads).toEqual([]);
  });

  test.each([
    [0, 47],
    [7, 40],
    [3, 43],
  ])('from %i to %i every step goes to a neighbour', (from, to) => {
    const { map } = meadow();
    const way = [from, ...straight(map, from, to)];
    expect(way.at(-1)).toBe(to);
    const road = { id: 'r', path: way.map((cell) => hexOf(map, cell)) };
    const scenario = { ...meadow(), map: { ...map, roads: [road] } };
    expect(codesOf(scenario)).not.toContain('roadBroken');
  });
});

describe('places', () => {
  test('grow, shrink, and a hex of another is no hex of theirs', () => {
    const one = uses(meadow(), ['place', 8, 9]);
    expect(one.scenario.map.places[0]).toMatchObject({
      id: 'place-1',
      name: { en: 'Place 1', it: 'Luogo 1' },
      hexes: [
        [0, 1],
        [1, 1],
      ],
    });
    const two = used({ ...one, picked: undefined }, { ...USUAL_BRUSH, tool: 'place' }, [20, 8]);
    expect(two.picked).toEqual({ kind: 'place', id: 'place-1' });
    expect(two.scenario.map.places.map(({ hexes }) => hexes.length)).toEqual([2, 1]);
    const less = used(two, { ...USUAL_BRUSH, tool: 'place' }, [8]);
    expect(less.scenario.map.places[0]!.hexes).toEqual([[1, 1]]);
  });

  test('victory asks no more for one that is gone', () => {
    let { scenario } = uses(meadow(), ['place', 8]);
    ({ scenario } = uses(scenario, ['place', 20]));
    scenario = placePoints(withCondition(scenario, 'hold'), 'atEnd', 'place-1', 'blue', 4);
    scenario = placePoints(scenario, 'perTurn', 'place-2', 'pink', 1);
    const left = withoutPlaces(scenario, new Set(['place-1']));
    expect(left.victory.instant).toEqual([{ kind: 'eliminateAll' }]);
    expect(left.victory.points).toMatchObject({
      atEnd: [],
      perTurn: [{ place: 'place-2', blue: 0, pink: 1 }],
    });
  });
});

describe('units', () => {
  test('have ids by side and type, and new ones when they change', () => {
    const { scenario } = uses(meadow(), ['unit', 1, 2, 3]);
    expect(scenario.units.map(({ id }) => id)).toEqual(['B-S1', 'B-S2', 'B-S3']);
    const changedOne = ofKind(scenario, 'B-S2', { side: 'pink', type: 'L' });
    expect(changedOne.id).toBe('P-L1');
    expect(changedOne.scenario.units[1]).toEqual({
      id: 'P-L1',
      side: 'pink',
      type: 'L',
      at: [2, 0],
    });
  });

  test('are taken up and put down, also by dragging, never onto another', () => {
    const { scenario } = uses(meadow(), ['unit', 1, 2], ['pick', 1, 9]);
    expect(scenario.units.map(({ at }) => at)).toEqual([
      [1, 1],
      [2, 0],
    ]);
    const hand = { scenario, picked: undefined };
    const brush: Brush = { ...USUAL_BRUSH, tool: 'pick' };
    expect(used(hand, brush, [9, 1, 2], true).scenario.units[0]!.at).toEqual([1, 0]);
  });

  test('come later by hexes that are marked, or are there from the start', () => {
    const made = newReinforcement(meadow(), { side: 'pink', type: 'M' });
    expect(codesOf(made.scenario)).toContain('noEntry');
    const picked: Picked = { kind: 'unit', id: made.id };
    const marked = used(
      { scenario: made.scenario, picked },
      { ...USUAL_BRUSH, tool: 'entry' },
      [0, 8, 0],
    );
    expect(marked.scenario.units[0]).toMatchObject({ arrives: 2, entry: [[0, 1]] });
    const now = atStart(marked.scenario, made.id);
    expect(now.units[0]).toEqual({ id: 'P-M1', side: 'pink', type: 'M', at: [0, 1] });
    expect(arriving(now, made.id, 5).units[0]).toMatchObject({ arrives: 5, entry: [[0, 1]] });
  });

  test('one that is erased is gone, and what lies below it stays', () => {
    const all = uses(meadow(), ['place', 9], ['landmark', 9], ['unit', 9]);
    const once = uses(all.scenario, ['erase', 9]).scenario;
    expect([once.units.length, once.map.art.length, once.map.places[0]!.hexes.length]).toEqual([
      0, 1, 1,
    ]);
    const bare = uses(once, ['erase', 9, 9]).scenario;
    expect([bare.map.art.length, bare.map.places[0]!.hexes.length]).toEqual([0, 0]);
  });
});

describe('names', () => {
  test('one language counts for both until the other is changed', () => {
    let name = told({ en: '', it: '' }, 'it', 'Ponte');
    expect(name).toEqual({ en: 'Ponte', it: 'Ponte' });
    name = told(name, 'en', 'Bridge');
    name = told({ ...name, it: 'Ponte' }, 'it', 'Il ponte');
    expect(name).toEqual({ en: 'Bridge', it: 'Il ponte' });
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
    const picked: Picked = { kind: 'exit', index: 4 };
    const { scenario: open } = used(
      { scenario, picked },
      { ...USUAL_BRUSH, tool: 'exit' },
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

describe('undo and redo', () => {
  const [a, b, c] = [meadow(), withGround(meadow(), [1], 'w'), withGround(meadow(), [2], 'w')];

  test('go back and forth; a new change forgets what was taken back', () => {
    const two = changed(changed(begun(a), b), c);
    expect(undone(two).present).toBe(b);
    expect(undone(undone(undone(two))).present).toBe(a);
    expect(redone(undone(two)).present).toBe(c);
    expect(redone(redone(two)).present).toBe(c);
    const other = changed(undone(two), a);
    expect(other.future).toEqual([]);
    expect(undone(other).present).toBe(b);
  });

  test('a stroke is taken back as one, the next one by itself', () => {
    const one = changed(changed(begun(a), b, 'stroke'), c, 'stroke');
    expect(undone(one).present).toBe(a);
    const next = changed(paused(one), b, 'stroke');
    expect(undone(next).present).toBe(c);
  });
});

test('whatever tools do, a file can hold it, or it is refused', () => {
  const tool = fc.constantFrom<Tool>(...TOOLS, 'entry', 'exit');
  const doing = fc.record({
    tool,
    cell: fc.nat(47),
    drags: fc.boolean(),
    wide: fc.boolean(),
    fill: fc.boolean(),
    side: fc.constantFrom('blue' as const, 'pink' as const),
  });
  fc.assert(
    fc.property(fc.array(doing, { maxLength: 40 }), (doings) => {
      let hand: Hand = { scenario: withCondition(meadow(), 'exit'), picked: undefined };
      let last = 0;
      for (const { cell, drags, ...brush } of doings) {
        if (brush.tool === 'exit') hand = { ...hand, picked: { kind: 'exit', index: 1 } };
        hand = touch(hand.scenario, {
          brush: { ...USUAL_BRUSH, ...brush },
          picked: hand.picked,
          cell,
          placeName,
          ...(drags ? { from: last } : {}),
        });
        last = cell;
        expect(parseScenario(hand.scenario)).toEqual({ ok: true, value: hand.scenario });
      }
      expect(codesOf(hand.scenario)).not.toContain('roadBroken');
      expect(codesOf(hand.scenario)).not.toContain('sameHex');
    }),
    { numRuns: 60 },
  );
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
    const say = Object.assign(
      (key: string, args?: Readonly<Record<string, string | number>>) =>
        `${key} ${args?.['place'] ?? ''}`,
      { has: () => false, language: 'en' as const },
    );
    expect(faultTold(say, scenario, fault)).toBe('problem.fault.placeOff The mill (G4)');
  });
});

test('what can be played passes the gate of the game', () => {
  expect(codesOf(least())).toEqual([]);
  expect(readOwn(JSON.stringify(least()))).toEqual({ ok: true, value: least() });
  expect(readOwn(JSON.stringify(meadow()))).toMatchObject({ ok: false });
});
