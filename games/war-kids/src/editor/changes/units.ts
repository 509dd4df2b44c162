import type {
  Bilingual,
  Hex,
  Scenario,
  ScenarioUnit,
  SideName,
  UnitType,
} from '../../rules/setup/scenario.ts';
import { cellOf, groundAt, hexOf, isHex } from './map-cells.ts';
import { freeId, nameOf } from './titles.ts';

/** What a unit is. */
export interface Kind {
  readonly side: SideName;
  readonly type: UnitType;
}

/** As the scenarios that come with the game call them: `B-S1`, `P-L1`. */
const idOf = (units: readonly ScenarioUnit[], { side, type }: Kind): string =>
  freeId(units, `${side === 'blue' ? 'B' : 'P'}-${type}`);

const withUnits = (scenario: Scenario, units: readonly ScenarioUnit[]): Scenario => ({
  ...scenario,
  units,
});

const changedUnit = (
  scenario: Scenario,
  id: string,
  change: (unit: ScenarioUnit) => ScenarioUnit,
): Scenario =>
  withUnits(
    scenario,
    scenario.units.map((unit) => (unit.id === id ? change(unit) : unit)),
  );

export const unitCalled = (scenario: Scenario, id: string): ScenarioUnit | undefined =>
  scenario.units.find((unit) => unit.id === id);

/** The last of those that start on a cell: it lies on top. */
export const unitAt = ({ map, units }: Scenario, cell: number): ScenarioUnit | undefined =>
  units.findLast(({ at }) => at !== undefined && cellOf(map, at) === cell);

interface Made {
  readonly scenario: Scenario;
  readonly id: string;
}

export function newUnit(scenario: Scenario, kind: Kind, cell: number): Made {
  const id = idOf(scenario.units, kind);
  const unit: ScenarioUnit = { id, ...kind, at: hexOf(scenario.map, cell) };
  return { scenario: withUnits(scenario, [...scenario.units, unit]), id };
}

/** A unit that comes in turn 2, from hexes that have yet to be chosen. */
export function newReinforcement(scenario: Scenario, kind: Kind): Made {
  const id = idOf(scenario.units, kind);
  const unit: ScenarioUnit = { id, ...kind, arrives: 2, entry: [] };
  return { scenario: withUnits(scenario, [...scenario.units, unit]), id };
}

/** Of another kind a unit has another id. */
export function ofKind(scenario: Scenario, id: string, kind: Kind): Made {
  const old = unitCalled(scenario, id);
  if (old === undefined || (old.side === kind.side && old.type === kind.type))
    return { scenario, id };
  const others = scenario.units.filter((unit) => unit.id !== id);
  const next = idOf(others, kind);
  return {
    scenario: changedUnit(scenario, id, (unit) => ({ ...unit, ...kind, id: next })),
    id: next,
  };
}

export const movedTo = (scenario: Scenario, id: string, cell: number): Scenario =>
  changedUnit(scenario, id, ({ arrives: _turn, entry: _entry, ...unit }) => ({
    ...unit,
    at: hexOf(scenario.map, cell),
  }));

/** It is there from the start: where it would have come in, or on the first free hex. */
export function atStart(scenario: Scenario, id: string): Scenario {
  const { map } = scenario;
  const unit = unitCalled(scenario, id);
  if (unit?.entry === undefined) return scenario;
  const all = Array.from({ length: map.cols * map.rows }, (_, cell) => cell);
  const free = [...unit.entry.map((hex) => cellOf(map, hex)), ...all].find(
    (cell) => groundAt(map, cell) !== '#' && unitAt(scenario, cell) === undefined,
  );
  return free === undefined ? scenario : movedTo(scenario, id, free);
}

/** It comes in a later turn, where it stood so far. */
export const arriving = (scenario: Scenario, id: string, turn: number): Scenario =>
  changedUnit(scenario, id, ({ at, ...unit }) => ({
    ...unit,
    arrives: turn,
    entry: unit.entry ?? (at === undefined ? [] : [at]),
  }));

export const isEntry = ({ entry = [] }: ScenarioUnit, hex: Hex): boolean =>
  entry.some((each) => isHex(each, hex));

/** A hex where it may come in, or no longer. */
export function entryTurned(scenario: Scenario, id: string, cell: number): Scenario {
  const hex = hexOf(scenario.map, cell);
  return changedUnit(scenario, id, (unit) =>
    unit.entry === undefined
      ? unit
      : {
          ...unit,
          entry: isEntry(unit, hex)
            ? unit.entry.filter((each) => !isHex(each, hex))
            : [...unit.entry, hex],
        },
  );
}

export const unitNamed = (scenario: Scenario, id: string, given: Bilingual): Scenario =>
  changedUnit(scenario, id, ({ name: _name, ...unit }) => ({ ...unit, ...nameOf(given) }));

export const woundedUnit = (scenario: Scenario, id: string, isWounded: boolean): Scenario =>
  changedUnit(scenario, id, ({ wounded: _wounded, ...unit }) => ({
    ...unit,
    ...(isWounded ? { wounded: true } : {}),
  }));

export const withoutUnit = (scenario: Scenario, id: string): Scenario =>
  withUnits(
    scenario,
    scenario.units.filter((unit) => unit.id !== id),
  );
