/** The table of a battle: what a state of the reference holds, and how to read and change it. */
import { cellOf, distance } from './board.ts';
import { on, type RefOptions } from './options.ts';
import type { Hex, Scenario, SideName, UnitEntry, UnitType } from './scenario.ts';

/** Where units off the map are (section 4.2). */
export const ELIMINATED = -1;
export const WAITING = -2;
export const EXITED = -3;

export const BLUE = 0;
export const PINK = 1;
export type Side = 0 | 1;

export interface Unit {
  readonly side: Side;
  readonly type: UnitType;
  /** A cell, or one of the three above. */
  readonly cell: number;
  /** The cell by which it left the map. */
  readonly leftBy?: number;
  readonly arrives: number;
  readonly entry: readonly number[];
  readonly moved: boolean;
  /** People have said where it stands (WK-R56). */
  readonly placed: boolean;
  readonly cast: boolean;
  /** Has attacked (WK-54). */
  readonly spent: boolean;
  readonly wounded: boolean;
  readonly pushed: boolean;
  /** A dice attack on it was made (WK-R37). */
  readonly diced: boolean;
}

/** What waits for a roll or a choice. */
export type Pending =
  | { readonly kind: 'none' }
  | { readonly kind: 'fast' | 'slow'; readonly target: number; readonly distance: number }
  | { readonly kind: 'land'; readonly target: number }
  | { readonly kind: 'fight'; readonly target: number; readonly soldiers: readonly number[] }
  | { readonly kind: 'loss'; readonly soldiers: readonly number[] };

export const NOTHING: Pending = { kind: 'none' };

export interface BattleState {
  readonly game: 'battle';
  readonly scenario: Scenario;
  readonly options: RefOptions;
  readonly first: Side;
  readonly turnLimit: number;
  readonly leaderLoss: string;
  readonly turn: number;
  readonly active: Side;
  readonly phase: 'movement' | 'combat';
  readonly pending: Pending;
  readonly units: readonly Unit[];
  /** By place, in the order of the scenario; -1 is nobody. */
  readonly owners: readonly number[];
  /** By hold condition, in the order of the scenario: blue's count, pink's count. */
  readonly holds: readonly (readonly [number, number])[];
  /** Points of `perTurn` so far, by side. */
  readonly earned: readonly [number, number];
  /** Units protected when the Movement phase ended; read under `simultaneous` only (WK-R23). */
  readonly sheltered: readonly number[];
  /** '' while the game goes on. */
  readonly result: '' | 'instant' | 'points' | 'draw' | 'leader' | 'wiped';
  readonly winners: readonly Side[];
}

export function sideOf(name: SideName): Side {
  return name === 'blue' ? BLUE : PINK;
}

export function enemyOf(side: Side): Side {
  return side === BLUE ? PINK : BLUE;
}

export function unitAt(s: BattleState, unit: number): Unit {
  const found = s.units[unit];
  if (found === undefined) throw new RangeError(`there is no unit ${unit}`);
  return found;
}

export function isPlaced(unit: Unit): boolean {
  return unit.cell >= 0;
}

/** WK-R49, WK-R51: those who wait count, those who left do not. */
export function isAlive(unit: Unit): boolean {
  return isPlaced(unit) || unit.cell === WAITING;
}

/** The numbers of the units that `fits`, ascending. */
export function unitsThat(s: BattleState, fits: (unit: Unit) => boolean): number[] {
  return s.units.flatMap((unit, i) => (fits(unit) ? [i] : []));
}

export function occupied(s: BattleState): Set<number> {
  return new Set(s.units.filter(isPlaced).map((unit) => unit.cell));
}

export function inContact(s: BattleState, a: Unit, b: Unit): boolean {
  return isPlaced(a) && isPlaced(b) && distance(s.scenario.map, a.cell, b.cell) === 1;
}

export function withUnit(s: BattleState, unit: number, change: Partial<Unit>): BattleState {
  return { ...s, units: s.units.with(unit, { ...unitAt(s, unit), ...change }) };
}

export function ended(
  s: BattleState,
  result: BattleState['result'],
  winners: readonly Side[],
): BattleState {
  return { ...s, pending: NOTHING, result, winners };
}

/** WK-09, WK-10, WK-R26: the scenario set up. Throws a RangeError for more than the codes can name. */
export function setUp(scenario: Scenario, options: RefOptions): BattleState {
  const units = scenario.units.filter((entry) => takesPart(scenario, options, entry));
  if (units.length > 64 || scenario.map.cols * scenario.map.rows > 1600)
    throw new RangeError('at most 64 units and 1600 hexes');
  const first = sideOf(chosen(options, 'firstSide', scenario.first) as SideName);
  return {
    game: 'battle',
    scenario,
    options,
    first,
    turnLimit: Number(chosen(options, 'turnLimit', scenario.turnLimit)),
    leaderLoss: String(chosen(options, 'leaderLoss', scenario.rules?.['leaderLoss'] ?? 'off')),
    turn: 1,
    active: first,
    phase: 'movement',
    pending: NOTHING,
    units: units.map((entry) => unitFrom(scenario, entry)),
    owners: (scenario.map.places ?? []).map((place) => (place.owner ? sideOf(place.owner) : -1)),
    holds: (scenario.victory.instant ?? []).filter((c) => c.kind === 'hold').map(() => [0, 0]),
    earned: [0, 0],
    sheltered: [],
    result: '',
    winners: [],
  };
}

/** An option whose value may be left to the scenario. */
function chosen(options: RefOptions, id: string, told: unknown): unknown {
  return options[id] === 'scenario' ? told : options[id];
}

function takesPart(scenario: Scenario, options: RefOptions, entry: UnitEntry): boolean {
  const id = entry.ifOption;
  if (id === undefined) return true;
  if (id in options) return on(options, id);
  return (scenario.options ?? []).some((option) => option.id === id && option.default);
}

function unitFrom(scenario: Scenario, entry: UnitEntry): Unit {
  const cell = (hex: Hex) => cellOf(scenario.map, hex);
  return {
    side: sideOf(entry.side),
    type: entry.type,
    cell: entry.at === undefined ? WAITING : cell(entry.at),
    arrives: entry.arrives ?? 0,
    entry: (entry.entry ?? []).map(cell),
    moved: false,
    placed: false,
    cast: false,
    spent: false,
    wounded: entry.wounded ?? false,
    pushed: false,
    diced: false,
  };
}
