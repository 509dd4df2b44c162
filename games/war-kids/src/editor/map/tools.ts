import type { Bilingual, Scenario, SideName, UnitType } from '../../rules/setup/scenario.ts';
import {
  landmarkAt,
  withGround,
  withHeight,
  withLandmark,
  type Ground,
  type Tag,
} from '../changes/ground.ts';
import {
  area,
  cellAndAround,
  groundAt,
  heightAt,
  hexOf,
  isHex,
  straight,
} from '../changes/map-cells.ts';
import { newPlace, placeAt, withoutPlaceHex, withPlaceHex } from '../changes/places.ts';
import { cut, roadTo } from '../changes/roads.ts';
import {
  entryTurned,
  isEntry,
  movedTo,
  newUnit,
  ofKind,
  unitAt,
  unitCalled,
  withoutUnit,
} from '../changes/units.ts';
import { exitTurned } from '../changes/victory.ts';

// What a tool does to a hex.

/** In the order of their keys 1, 2 … 9, 0 and X; what marks entries and exits is taken up elsewhere. */
export const TOOLS = [
  'pick',
  'open',
  'woods',
  'river',
  'off',
  'height',
  'road',
  'place',
  'landmark',
  'unit',
  'erase',
] as const;
export type Tool = (typeof TOOLS)[number] | 'entry' | 'exit';

export const GROUNDS = { open: '.', woods: 'w', river: 'r', off: '#' } as const;
export const isGround = (tool: Tool): tool is keyof typeof GROUNDS => Object.hasOwn(GROUNDS, tool);

/** A tool and how it is set. */
export interface Brush {
  readonly tool: Tool;
  /** From 0 to 9, for `height`. */
  readonly height: number;
  /** Ground and height: also the six hexes around. */
  readonly wide: boolean;
  /** Ground and height: the whole area of one kind. */
  readonly fill: boolean;
  readonly side: SideName;
  readonly type: UnitType;
  readonly tag: Tag;
}

export const DEFAULT_BRUSH: Brush = {
  tool: 'pick',
  height: 1,
  wide: false,
  fill: false,
  side: 'blue',
  type: 'S',
  tag: 'village',
};

/** What somebody has taken up: its details are shown, and the next hex is about it. */
export type Selected =
  | { readonly kind: 'unit' | 'place' | 'road'; readonly id: string }
  | { readonly kind: 'exit'; readonly index: number };

export interface ToolResult {
  readonly scenario: Scenario;
  readonly picked: Selected | undefined;
}

export interface ToolUse {
  readonly brush: Brush;
  readonly picked: Selected | undefined;
  readonly cell: number;
  /** The hex before in one stroke. */
  readonly from?: number;
  /** What a new place is called. */
  readonly placeName: (number: number) => Bilingual;
}

/** What comes of a hex being touched. */
export function applyTool(scenario: Scenario, touched: ToolUse): ToolResult {
  const { brush, picked, cell, from } = touched;
  const { tool } = brush;
  const goesOn = from !== undefined;
  if (isGround(tool) || tool === 'height') return { scenario: painted(scenario, touched), picked };
  if (tool === 'erase') return { scenario: erased(scenario, touched), picked: undefined };
  if (tool === 'road') return roadTouched(scenario, picked, cell);
  if (tool === 'pick') return pickTouched(scenario, touched);
  if (tool === 'place') return placeTouched(scenario, touched);
  if (tool === 'entry' && picked?.kind === 'unit') {
    const unit = unitCalled(scenario, picked.id);
    const known = unit !== undefined && isEntry(unit, hexOf(scenario.map, cell));
    return {
      scenario: goesOn && known ? scenario : entryTurned(scenario, picked.id, cell),
      picked,
    };
  }
  if (tool === 'exit' && picked?.kind === 'exit') {
    const one = scenario.victory.instant[picked.index];
    const here = hexOf(scenario.map, cell);
    const known = one?.kind === 'exit' && one.hexes.some((hex) => isHex(hex, here));
    return {
      scenario: goesOn && known ? scenario : exitTurned(scenario, picked.index, cell),
      picked,
    };
  }
  if (goesOn) return { scenario, picked };
  if (tool === 'unit') return unitTouched(scenario, brush, cell);
  if (tool !== 'landmark') return { scenario, picked };
  const same = landmarkAt(scenario, cell) === brush.tag;
  return {
    scenario: withLandmark(scenario, cell, same ? undefined : brush.tag),
    picked: undefined,
  };
}

/** The hexes of a stroke since the last one, without gaps. */
const strokeOf = (scenario: Scenario, { cell, from }: ToolUse): readonly number[] =>
  from === undefined || from === cell ? [cell] : straight(scenario.map, from, cell);

function painted(scenario: Scenario, touched: ToolUse): Scenario {
  const { brush, cell } = touched;
  const { map } = scenario;
  const of = brush.tool === 'height' ? 'elevation' : 'terrain';
  const stroke = strokeOf(scenario, touched);
  const wide = brush.wide ? stroke.flatMap((each) => cellAndAround(map, each)) : stroke;
  const cells = brush.fill ? area(map, cell, of) : wide;
  if (isGround(brush.tool)) {
    const ground: Ground = GROUNDS[brush.tool];
    if (cells.every((each) => groundAt(map, each) === ground)) return scenario;
    return withGround(scenario, cells, ground);
  }
  if (cells.every((each) => heightAt(map, each) === brush.height)) return scenario;
  return withHeight(scenario, cells, brush.height);
}

/** Of what is on a hex the uppermost goes; of bare ground the woods or the water. */
const erased = (scenario: Scenario, touched: ToolUse): Scenario =>
  strokeOf(scenario, touched).reduce(erasedAt, scenario);

function erasedAt(scenario: Scenario, cell: number): Scenario {
  const here = hexOf(scenario.map, cell);
  const unit = unitAt(scenario, cell);
  if (unit !== undefined) return withoutUnit(scenario, unit.id);
  if (landmarkAt(scenario, cell) !== undefined) return withLandmark(scenario, cell, undefined);
  const place = placeAt(scenario, cell);
  if (place !== undefined) return withoutPlaceHex(scenario, place.id, cell);
  if (scenario.map.roads.some(({ path }) => path.some((hex) => isHex(hex, here))))
    return cut(scenario, (hex) => isHex(hex, here));
  const isBare = groundAt(scenario.map, cell) === '.';
  return isBare ? scenario : withGround(scenario, [cell], '.');
}

function roadTouched(scenario: Scenario, picked: Selected | undefined, cell: number): ToolResult {
  const id = picked?.kind === 'road' ? picked.id : undefined;
  const { scenario: next, road } = roadTo(scenario, id, cell);
  return { scenario: next, picked: road === undefined ? undefined : { kind: 'road', id: road } };
}

/** A unit is taken up, or the one in hand is put down; else a place or a road is taken up. */
function pickTouched(scenario: Scenario, { picked, cell, from }: ToolUse): ToolResult {
  const unit = unitAt(scenario, cell);
  const held = picked?.kind === 'unit' ? unitCalled(scenario, picked.id) : undefined;
  if (from !== undefined) {
    const free = unit === undefined && held?.at !== undefined;
    return { scenario: free ? movedTo(scenario, held.id, cell) : scenario, picked };
  }
  if (unit !== undefined) return { scenario, picked: { kind: 'unit', id: unit.id } };
  if (held?.at !== undefined) return { scenario: movedTo(scenario, held.id, cell), picked };
  const place = placeAt(scenario, cell);
  if (place !== undefined) return { scenario, picked: { kind: 'place', id: place.id } };
  const here = hexOf(scenario.map, cell);
  const road = scenario.map.roads.find(({ path }) => path.some((hex) => isHex(hex, here)));
  return { scenario, picked: road === undefined ? undefined : { kind: 'road', id: road.id } };
}

/** The hex joins the place in hand or leaves it; one of another place takes that up. */
function placeTouched(scenario: Scenario, { picked, cell, from, placeName }: ToolUse): ToolResult {
  const here = placeAt(scenario, cell);
  const held = picked?.kind === 'place' ? picked.id : undefined;
  if (from !== undefined && (here !== undefined || held === undefined)) return { scenario, picked };
  if (here !== undefined && here.id === held)
    return { scenario: withoutPlaceHex(scenario, held, cell), picked };
  if (here !== undefined) return { scenario, picked: { kind: 'place', id: here.id } };
  if (held !== undefined && scenario.map.places.some(({ id }) => id === held))
    return { scenario: withPlaceHex(scenario, held, cell), picked };
  const made = newPlace(scenario, cell, placeName);
  return { scenario: made.scenario, picked: { kind: 'place', id: made.id } };
}

/** A unit is put there; one that is there becomes such a unit. */
function unitTouched(scenario: Scenario, { side, type }: Brush, cell: number): ToolResult {
  const there = unitAt(scenario, cell);
  const made =
    there === undefined
      ? newUnit(scenario, { side, type }, cell)
      : ofKind(scenario, there.id, { side, type });
  return { scenario: made.scenario, picked: { kind: 'unit', id: made.id } };
}
