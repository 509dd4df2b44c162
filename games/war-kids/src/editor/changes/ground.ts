import type { ART_TAGS, Scenario } from '../../rules/setup/scenario.ts';
import { hexOf, isHex, onMap, withSign } from './map-cells.ts';

export type Ground = '.' | 'w' | 'r' | '#';
export type Tag = (typeof ART_TAGS)[number];

export function withGround(scenario: Scenario, cells: readonly number[], ground: Ground): Scenario {
  const { terrain, cols } = scenario.map;
  return onMap(scenario, { terrain: withSign(terrain, cols, cells, ground) });
}

/** `height` from 0 to 9. */
export function withHeight(scenario: Scenario, cells: readonly number[], height: number): Scenario {
  const { elevation, cols } = scenario.map;
  return onMap(scenario, { elevation: withSign(elevation, cols, cells, `${height}`) });
}

export function landmarkAt(scenario: Scenario, cell: number): Tag | undefined {
  const here = hexOf(scenario.map, cell);
  return scenario.map.art.findLast(({ hex }) => isHex(hex, here))?.tag;
}

/** The hex with this landmark alone, or with none. */
export function withLandmark(scenario: Scenario, cell: number, tag: Tag | undefined): Scenario {
  const here = hexOf(scenario.map, cell);
  const others = scenario.map.art.filter(({ hex }) => !isHex(hex, here));
  return onMap(scenario, { art: tag === undefined ? others : [...others, { hex: here, tag }] });
}
