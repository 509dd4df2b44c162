import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withGround, withHeight } from '../src/editor/changes/ground.ts';
import { area, hexOf, straight } from '../src/editor/changes/map-cells.ts';
import { withoutPlaces } from '../src/editor/changes/places.ts';
import { cut } from '../src/editor/changes/roads.ts';
import { arriving, atStart, newReinforcement, ofKind } from '../src/editor/changes/units.ts';
import { placePoints, withCondition } from '../src/editor/changes/victory.ts';
import { changed, newHistory, paused, redone, undone } from '../src/editor/history.ts';
import {
  applyTool,
  DEFAULT_BRUSH,
  TOOLS,
  type Brush,
  type Selected,
  type Tool,
} from '../src/editor/map/tools.ts';
import { parseScenario } from '../src/scenario/read-scenario.ts';
import { codesOf, meadow, placeName, used, uses, type Hand } from './editing.ts';

describe('ground', () => {
  test('is painted hex by hex, and a drag leaves no gaps', () => {
    const { scenario } = used(
      { scenario: meadow(), picked: undefined },
      { ...DEFAULT_BRUSH, tool: 'woods' },
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
    const brush: Brush = { ...DEFAULT_BRUSH, tool: 'woods', fill: true };
    const { scenario } = used({ scenario: walled, picked: undefined }, brush, [0]);
    expect(scenario.map.terrain.slice(0, 4)).toEqual([
      'wwwwwwww',
      'wwwwwwww',
      'rrrrrrrr',
      '........',
    ]);
  });

  test('a wide brush takes the hexes around too', () => {
    const brush: Brush = { ...DEFAULT_BRUSH, tool: 'height', height: 3, wide: true };
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
    expect(used({ scenario, picked }, { ...DEFAULT_BRUSH, tool: 'road' }, [9]).picked).toBe(
      undefined,
    );
  });

  test('a hex farther away is joined straight; the end of a road is taken up again', () => {
    const first = uses(meadow(), ['road', 8, 13, 13]);
    expect(first.scenario.map.roads[0]!.path).toHaveLength(6);
    const { scenario } = used(first, { ...DEFAULT_BRUSH, tool: 'road' }, [8, 0, 0]);
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
    const two = used({ ...one, picked: undefined }, { ...DEFAULT_BRUSH, tool: 'place' }, [20, 8]);
    expect(two.picked).toEqual({ kind: 'place', id: 'place-1' });
    expect(two.scenario.map.places.map(({ hexes }) => hexes.length)).toEqual([2, 1]);
    const less = used(two, { ...DEFAULT_BRUSH, tool: 'place' }, [8]);
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
    const brush: Brush = { ...DEFAULT_BRUSH, tool: 'pick' };
    expect(used(hand, brush, [9, 1, 2], true).scenario.units[0]!.at).toEqual([1, 0]);
  });

  test('come later by hexes that are marked, or are there from the start', () => {
    const made = newReinforcement(meadow(), { side: 'pink', type: 'M' });
    expect(codesOf(made.scenario)).toContain('noEntry');
    const picked: Selected = { kind: 'unit', id: made.id };
    const marked = used(
      { scenario: made.scenario, picked },
      { ...DEFAULT_BRUSH, tool: 'entry' },
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

describe('undo and redo', () => {
  const [a, b, c] = [meadow(), withGround(meadow(), [1], 'w'), withGround(meadow(), [2], 'w')];

  test('go back and forth; a new change forgets what was taken back', () => {
    const two = changed(changed(newHistory(a), b), c);
    expect(undone(two).present).toBe(b);
    expect(undone(undone(undone(two))).present).toBe(a);
    expect(redone(undone(two)).present).toBe(c);
    expect(redone(redone(two)).present).toBe(c);
    const other = changed(undone(two), a);
    expect(other.future).toEqual([]);
    expect(undone(other).present).toBe(b);
  });

  test('a stroke is taken back as one, the next one by itself', () => {
    const one = changed(changed(newHistory(a), b, 'stroke'), c, 'stroke');
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
        hand = applyTool(hand.scenario, {
          brush: { ...DEFAULT_BRUSH, ...brush },
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
