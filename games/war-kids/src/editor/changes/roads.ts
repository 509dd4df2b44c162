import type { Bilingual, Road, Scenario } from '../../rules/setup/scenario.ts';
import { cellOf, hexOf, isHex, onMap, straight } from './map-cells.ts';
import { freeId, nameOf } from './titles.ts';

/** After a hex was chosen for a road. */
export interface RoadStep {
  readonly scenario: Scenario;
  /** The road that goes on from here; undefined when it is finished. */
  readonly road: string | undefined;
}

const withRoads = (scenario: Scenario, roads: readonly Road[]): Scenario =>
  onMap(scenario, { roads });

/**
 * The next hex of a road. The hex before the last takes the last back, the last finishes the road, any other is joined
 * by a straight way. Without a road in hand the end of one is taken up, or a new one begins.
 */
export function roadTo(scenario: Scenario, id: string | undefined, cell: number): RoadStep {
  const { map } = scenario;
  const road = map.roads.find((one) => one.id === id);
  if (road === undefined) return taken(scenario, cell) ?? newRoad(scenario, cell);
  const path = road.path.map((hex) => cellOf(map, hex));
  if (cell === path.at(-1)) return { scenario: withoutStubs(scenario), road: undefined };
  const next =
    cell === path.at(-2) ? path.slice(0, -1) : [...path, ...joined(scenario, path, cell)];
  const changed = { ...road, path: next.map((each) => hexOf(map, each)) };
  return { scenario: replaced(scenario, changed), road: road.id };
}

function joined(scenario: Scenario, path: readonly number[], cell: number): readonly number[] {
  const last = path.at(-1);
  return last === undefined ? [cell] : straight(scenario.map, last, cell);
}

/** A road that ends here is taken up, turned round where it begins here. */
function taken(scenario: Scenario, cell: number): RoadStep | undefined {
  const hex = hexOf(scenario.map, cell);
  const ends = scenario.map.roads.find(({ path }) => path.length > 1 && isHex(path.at(-1)!, hex));
  if (ends !== undefined) return { scenario, road: ends.id };
  const begins = scenario.map.roads.find(({ path }) => path.length > 1 && isHex(path[0]!, hex));
  if (begins === undefined) return undefined;
  const road = { ...begins, path: begins.path.toReversed() };
  return { scenario: replaced(scenario, road), road: road.id };
}

function newRoad(scenario: Scenario, cell: number): RoadStep {
  const { roads } = scenario.map;
  const id = freeId(roads, 'road-');
  const road = { id, path: [hexOf(scenario.map, cell)] };
  return { scenario: withRoads(scenario, [...roads, road]), road: id };
}

const replaced = (scenario: Scenario, road: Road): Scenario =>
  withRoads(
    scenario,
    scenario.map.roads.map((one) => (one.id === road.id ? road : one)),
  );

/** Without roads of less than two hexes. */
export function withoutStubs(scenario: Scenario): Scenario {
  const roads = scenario.map.roads.filter(({ path }) => path.length > 1);
  return roads.length === scenario.map.roads.length ? scenario : withRoads(scenario, roads);
}

export const withoutRoad = (scenario: Scenario, id: string): Scenario =>
  withRoads(
    scenario,
    scenario.map.roads.filter((road) => road.id !== id),
  );

export const roadNamed = (scenario: Scenario, id: string, name: Bilingual): Scenario =>
  withRoads(
    scenario,
    scenario.map.roads.map((road) =>
      road.id === id ? { id, path: road.path, ...nameOf(name) } : road,
    ),
  );

/** Without the roads at some hexes: what is left of a road on both sides are roads, where it is long enough. */
export function cut(scenario: Scenario, isGone: (hex: Road['path'][number]) => boolean): Scenario {
  const roads: Road[] = [];
  for (const road of scenario.map.roads) {
    const parts: Road['path'][number][][] = [[]];
    for (const hex of road.path)
      if (isGone(hex)) parts.push([]);
      else parts.at(-1)!.push(hex);
    const whole = parts.length === 1;
    const left = parts.filter((part) => whole || part.length > 1);
    for (const [i, path] of left.entries()) {
      const id = i === 0 ? road.id : freeId([...scenario.map.roads, ...roads], 'road-');
      roads.push({ ...road, id, path });
    }
  }
  return withRoads(scenario, roads);
}
