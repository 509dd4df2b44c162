import type { OptionValue } from '@glade/engine';
import {
  UNIT_TYPES,
  type Instant,
  type PlacePoints,
  type Scenario,
  type SideName,
  type UnitType,
  type Victory,
} from '../../rules/setup/scenario.ts';
import { hexOf, isHex } from './map-cells.ts';

/** The conditions that can be added; losing the leader is a rule, see `withRule`. */
export const CONDITIONS = ['eliminateAll', 'eliminateCount', 'hold', 'exit'] as const;
export type Condition = (typeof CONDITIONS)[number];

const withVictory = (scenario: Scenario, change: Partial<Victory>): Scenario => ({
  ...scenario,
  victory: { ...scenario.victory, ...change },
});

const withPoints = (scenario: Scenario, change: Partial<Victory['points']>): Scenario =>
  withVictory(scenario, { points: { ...scenario.victory.points, ...change } });

/** A condition as it is before anybody says more. */
function fresh(scenario: Scenario, kind: Condition): Instant {
  const places = scenario.map.places.slice(0, 1).map(({ id }) => id);
  const all: Readonly<Record<Condition, Instant>> = {
    eliminateAll: { kind: 'eliminateAll' },
    eliminateCount: { kind: 'eliminateCount', side: 'any', count: 5 },
    hold: { kind: 'hold', side: 'any', places, need: 1, turns: 1 },
    exit: { kind: 'exit', side: 'blue', count: 1, types: UNIT_TYPES, hexes: [] },
  };
  return all[kind];
}

export const withCondition = (scenario: Scenario, kind: Condition): Scenario =>
  withVictory(scenario, { instant: [...scenario.victory.instant, fresh(scenario, kind)] });

export const conditionSet = (scenario: Scenario, index: number, one: Instant): Scenario =>
  withVictory(scenario, { instant: scenario.victory.instant.with(index, one) });

export const withoutCondition = (scenario: Scenario, index: number): Scenario =>
  withVictory(scenario, { instant: scenario.victory.instant.filter((_, i) => i !== index) });

/** A hex through which units may leave, or no longer. */
export function exitTurned(scenario: Scenario, index: number, cell: number): Scenario {
  const one = scenario.victory.instant[index];
  if (one?.kind !== 'exit') return scenario;
  const hex = hexOf(scenario.map, cell);
  const others = one.hexes.filter((each) => !isHex(each, hex));
  const hexes = others.length < one.hexes.length ? others : [...others, hex];
  return conditionSet(scenario, index, { ...one, hexes });
}

export const pointsFor = (
  scenario: Scenario,
  what: 'eliminated' | 'exited',
  type: UnitType,
  points: number,
): Scenario =>
  withPoints(scenario, { [what]: { ...scenario.victory.points[what], [type]: points } });

export const bonusFor = (scenario: Scenario, side: SideName, points: number): Scenario =>
  withPoints(scenario, { bonus: { ...scenario.victory.points.bonus, [side]: points } });

/** What a place is worth to a side; a place worth nothing to either is left out. */
export function placePoints(
  scenario: Scenario,
  when: 'atEnd' | 'perTurn',
  place: string,
  side: SideName,
  points: number,
): Scenario {
  const list = scenario.victory.points[when];
  const old = list.find((one) => one.place === place) ?? { place, blue: 0, pink: 0 };
  const next: PlacePoints = { ...old, [side]: points };
  const isNothing = next.blue === 0 && next.pink === 0;
  const known = list.some((one) => one.place === place);
  const changed = known
    ? list.flatMap((one) => (one.place !== place ? [one] : isNothing ? [] : [next]))
    : isNothing
      ? list
      : [...list, next];
  return withPoints(scenario, { [when]: changed });
}

/** Who wins when the last turn is over: the player who has more points, or a side. */
export const limitSet = (scenario: Scenario, who: 'points' | SideName): Scenario => {
  const { drawMargin } = scenario.victory.atLimit;
  return withVictory(scenario, {
    atLimit:
      who === 'points' ? { kind: 'points', drawMargin } : { kind: 'winner', side: who, drawMargin },
  });
};

export const marginSet = (scenario: Scenario, drawMargin: number): Scenario =>
  withVictory(scenario, { atLimit: { ...scenario.victory.atLimit, drawMargin } });

/** A rule by which the scenario is played; undefined: as usual. The briefing tells when leaders matter. */
export function withRule(
  scenario: Scenario,
  name: string,
  value: OptionValue | undefined,
): Scenario {
  const { [name]: _old, ...others } = scenario.rules;
  const next = {
    ...scenario,
    rules: value === undefined ? others : { ...others, [name]: value },
  };
  if (name !== 'leaderLoss') return next;
  const instant = scenario.victory.instant.filter(({ kind }) => kind !== 'leaderLost');
  const matters = value !== undefined && value !== 'off';
  return withVictory(next, {
    instant: matters ? [...instant, { kind: 'leaderLost' }] : instant,
  });
}
