import { hexName } from '@glade/boards/hexes';
import type { Say } from '@glade/text';
import type { Scenario, ScenarioMap, ScenarioUnit } from '../rules/setup/scenario.ts';
import type { MapView } from '../rules/view.ts';
import type { ScenarioFault } from '../scenario/faults.ts';
import { cellOf } from './changes/map-cells.ts';

/** A scenario's map as it is drawn. */
export const mapViewOf = (map: ScenarioMap): MapView => ({
  columns: map.cols,
  rows: map.rows,
  terrain: map.terrain.join(''),
  elevation: Array.from(map.elevation.join(''), Number),
  roads: map.roads.map(({ path }) => ({ path: path.map((hex) => cellOf(map, hex)) })),
  art: map.art.map(({ hex, tag }) => ({ cell: cellOf(map, hex), tag })),
  places: map.places.map(({ id, name, hexes }) => ({
    id,
    name,
    cells: hexes.map((hex) => cellOf(map, hex)),
  })),
});

/** A unit for people: its own name where it has one, its kind and its number. */
export function unitTold(say: Say, { id, side, type, name }: ScenarioUnit): string {
  const number = id.replace(/^[A-Z]-/, '');
  const kind = say('unit.name', { side: side === 'blue' ? 0 : 1, type, number });
  return name === undefined ? kind : `${name[say.language]}, ${kind}`;
}

/** What a screen reader says of each hex. */
export function cellLabels(scenario: Scenario, say: Say): readonly string[] {
  const { map, units } = scenario;
  const view = mapViewOf(map);
  const parts = view.elevation.map((height, cell): string[] => [
    say(GROUND[view.terrain[cell]!] ?? 'ground.open'),
    ...(view.terrain[cell] === '#' || height === 0 ? [] : [say('ground.height', { height })]),
  ]);
  for (const cell of new Set(view.roads.flatMap(({ path }) => path)))
    parts[cell]!.push(say('ground.road'));
  for (const { cell, tag } of view.art) parts[cell]!.push(say(`ground.${tag}`));
  for (const { cells, name } of view.places)
    for (const cell of cells) parts[cell]!.unshift(name[say.language]);
  for (const unit of units) {
    if (unit.at !== undefined) parts[cellOf(map, unit.at)]!.unshift(unitTold(say, unit));
    for (const hex of unit.entry ?? [])
      parts[cellOf(map, hex)]!.push(say('editor.entryOf', { unit: unitTold(say, unit) }));
  }
  for (const one of scenario.victory.instant)
    if (one.kind === 'exit')
      for (const hex of one.hexes) parts[cellOf(map, hex)]!.push(say('editor.exit'));
  return parts.map((some, cell) => `${hexName(map.cols, cell)}: ${some.join(', ')}`);
}

const GROUND: Readonly<Record<string, string>> = {
  '.': 'ground.open',
  w: 'ground.woods',
  r: 'ground.river',
  '#': 'editor.offMap',
};

/** What is wrong, in a sentence, with places and units by their names and hexes by their letters. */
export function faultTold(say: Say, scenario: Scenario, fault: ScenarioFault): string {
  const { code, args, cells } = fault;
  const key = say.has(`fault.${code}`) ? `fault.${code}` : `problem.fault.${code}`;
  const sentence = say(key, named(say, scenario, args));
  if (cells.length === 0) return sentence;
  const names = [...new Set(cells)].slice(0, SHOWN).map((cell) => hexName(scenario.map.cols, cell));
  return `${sentence} (${names.join(', ')}${cells.length > SHOWN ? ' …' : ''})`;
}

const SHOWN = 4;

function named(
  say: Say,
  { map, units }: Scenario,
  args: ScenarioFault['args'],
): Readonly<Record<string, string | number>> {
  const all: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args)) {
    const unit = units.find(({ id }) => id === value && (name === 'unit' || name === 'other'));
    const place = map.places.find(({ id }) => id === value && name === 'place');
    const road = name === 'road' ? map.roads.findIndex(({ id }) => id === value) : -1;
    const title = road < 0 ? place?.name[say.language].trim() : `${road + 1}`;
    all[name] = unit === undefined ? title || String(value) : unitTold(say, unit);
    if (typeof value === 'number') all[name] = value;
    if (name === 'what' && say.has(`editor.what.${value}`)) all[name] = say(`editor.what.${value}`);
  }
  return all;
}
