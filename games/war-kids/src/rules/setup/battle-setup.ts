import type { OptionValues } from '@glade/engine';
import { FORCE, LEADER, MAGE, MOVEMENT } from '../unit-types.ts';
import type { Battlefield } from './battlefield.ts';
import {
  SIDES,
  UNIT_TYPES,
  type ByType,
  type Hex,
  type PlacePoints,
  type Scenario,
  type ScenarioUnit,
  type SideName,
  type Whose,
} from './scenario.ts';

/** Holding places (WK-R48). */
interface Hold {
  readonly places: readonly number[];
  readonly need: number;
  readonly turns: number;
  /** Which side it is for, -1 both. */
  readonly side: number;
}

/** Leaving the map (WK-R51). */
export interface Exit {
  /** Which side it is for, -1 both. */
  readonly side: number;
  readonly count: number;
  /** Types that count, as a set. */
  readonly types: number;
  /** 1 for each cell that is an exit for it. */
  readonly cells: Uint8Array;
}

/** Points of a place for blue and for pink. */
export interface PlaceWorth {
  readonly place: number;
  readonly points: readonly [number, number];
}

/** Armies and victory conditions of a scenario in numbers. */
export interface BattleSetup {
  readonly scenario: Scenario;
  /** The units that take part, in the scenario's order. */
  readonly units: readonly ScenarioUnit[];
  readonly count: number;
  readonly side: Uint8Array;
  readonly type: Uint8Array;
  /** Movement and Force by type (WK-01), as the rules have them or as they are tried: see `numbers.ts`. */
  readonly movement: readonly number[];
  readonly force: readonly number[];
  /** Where a unit may enter, ascending; empty for those that are there from the start. */
  readonly entries: readonly (readonly number[])[];
  readonly arrives: Uint16Array;
  /** By side: its leaders, its Mages. */
  readonly leaders: readonly (readonly number[])[];
  readonly mages: readonly (readonly number[])[];
  readonly places: readonly (readonly number[])[];
  readonly holds: readonly Hold[];
  readonly exits: readonly Exit[];
  /** By side: 1 for each cell where its units may leave. */
  readonly exitCells: readonly Uint8Array[];
  readonly eliminateAll: boolean;
  /** By side: enemies it has to eliminate to win, 0 where that is no way to win. */
  readonly toEliminate: readonly number[];
  readonly eliminated: readonly number[];
  readonly exited: readonly number[];
  readonly atEnd: readonly PlaceWorth[];
  readonly perTurn: readonly PlaceWorth[];
  readonly bonus: readonly [number, number];
  readonly drawMargin: number;
  /** Who wins at the limit whatever the points; -1 points decide. */
  readonly winnerAtLimit: number;
}

/**
 * Which units take part: those of switches that are off stay away. The switch of Waterloo is an option of the game; those
 * of other scenarios stand as the scenario says.
 */
function takingPart(scenario: Scenario, values: OptionValues): readonly ScenarioUnit[] {
  const on = new Set(
    scenario.options.flatMap(({ id, default: usual }) =>
      ((values['scenario'] === 'waterloo' ? values[id] : undefined) ?? usual) === true ? [id] : [],
    ),
  );
  return scenario.units.filter(({ ifOption }) => ifOption === undefined || on.has(ifOption));
}

/** The types as `numbers.ts` calls them. */
const TYPE_NAMES = ['soldier', 'pegasus', 'mage', 'leader'];

/** A row of the table of units, with the numbers that are tried. */
const tried = (values: OptionValues, usual: readonly number[], what: string): readonly number[] =>
  usual.map(
    (number, i) => (values[`WK-01.${TYPE_NAMES[i]!}${what}`] as number | undefined) ?? number,
  );

/** A scenario without severe faults in numbers. `values` holds its switches by id. */
export function battleSetup(
  scenario: Scenario,
  field: Battlefield,
  values: OptionValues,
): BattleSetup {
  const { map, victory } = scenario;
  const units = takingPart(scenario, values);
  const side = Uint8Array.from(units, (unit) => SIDES.indexOf(unit.side));
  const type = Uint8Array.from(units, (unit) => UNIT_TYPES.indexOf(unit.type));
  const which = (whose: number, what: number): readonly number[] =>
    [...units.keys()].filter((unit) => side[unit] === whose && type[unit] === what);
  const placeAt = (id: string): number => map.places.findIndex((place) => place.id === id);
  const worth = ({ place, blue, pink }: PlacePoints): PlaceWorth => ({
    place: placeAt(place),
    points: [blue, pink],
  });
  const { points, atLimit, instant } = victory;
  const cellSet = (hexes: readonly Hex[]): Uint8Array => {
    const cells = new Uint8Array(field.cells);
    for (const hex of hexes) cells[field.at(hex)] = 1;
    return cells;
  };
  return {
    scenario,
    units,
    count: units.length,
    side,
    type,
    movement: tried(values, MOVEMENT, 'Movement'),
    force: tried(values, FORCE, 'Force'),
    entries: units.map(({ entry }) =>
      [...new Set((entry ?? []).map((hex) => field.at(hex)))].toSorted((a, b) => a - b),
    ),
    arrives: Uint16Array.from(units, (unit) => unit.arrives ?? 0),
    leaders: [which(0, LEADER), which(1, LEADER)],
    mages: [which(0, MAGE), which(1, MAGE)],
    places: map.places.map(({ hexes }) => hexes.map((hex) => field.at(hex))),
    holds: instant.flatMap((one) =>
      one.kind === 'hold'
        ? [{ ...one, side: sideOf(one.side), places: [...new Set(one.places.map(placeAt))] }]
        : [],
    ),
    exits: instant.flatMap((one) =>
      one.kind === 'exit'
        ? [
            {
              side: sideOf(one.side),
              count: one.count,
              types: typeSet(one.types),
              cells: cellSet(one.hexes),
            },
          ]
        : [],
    ),
    exitCells: SIDES.map((name) =>
      cellSet(
        instant.flatMap((one) =>
          one.kind === 'exit' && standsFor(one.side, name) ? one.hexes : [],
        ),
      ),
    ),
    eliminateAll: instant.some(({ kind }) => kind === 'eliminateAll'),
    toEliminate: SIDES.map((name) => {
      const counts = instant.flatMap((one) =>
        one.kind === 'eliminateCount' && standsFor(one.side, name) ? [one.count] : [],
      );
      return counts.length > 0 ? Math.min(...counts) : 0;
    }),
    eliminated: UNIT_TYPES.map(
      (each, i) =>
        (values[`WK-R50.${TYPE_NAMES[i]!}Points`] as number | undefined) ?? points.eliminated[each],
    ),
    exited: byType(points.exited),
    atEnd: points.atEnd.map(worth),
    perTurn: points.perTurn.map(worth),
    bonus: [points.bonus.blue, points.bonus.pink],
    drawMargin: atLimit.drawMargin,
    winnerAtLimit: atLimit.kind === 'winner' ? SIDES.indexOf(atLimit.side!) : -1,
  };
}

const byType = (points: ByType): readonly number[] => UNIT_TYPES.map((type) => points[type]);

/** -1 for both. */
const sideOf = (whose: Whose): number => (whose === 'any' ? -1 : SIDES.indexOf(whose));

const standsFor = (whose: Whose, side: SideName): boolean => whose === 'any' || whose === side;

const typeSet = (types: readonly (typeof UNIT_TYPES)[number][]): number =>
  types.reduce((set, type) => set | (1 << UNIT_TYPES.indexOf(type)), 0);
