/** Positions to try rules on: the board B8 of section 5, and units by a short name. */
import {
  refApply,
  refCreate,
  refLegal,
  refView,
  type BattleReport,
  type RefOptions,
  type RefState,
  type Scenario,
} from '../reference.ts';
import { beside } from './board.ts';
import { actionIn, code, END, MOVE } from './codes.ts';
import type { UnitEntry, UnitType, Victory } from './scenario.ts';

/** [q, r] from the middle of B8. */
export type At = readonly [number, number];

/** Section 6, every default. */
export const DEFAULTS: RefOptions = {
  pegasusLimits: false,
  roads: false,
  wounded: false,
  slowMagic: false,
  princeHeals: false,
  soldierDice: false,
  obstacles: false,
  lineOfSight: false,
  leaderLoss: 'scenario',
  firstSide: 'scenario',
  turnLimit: 'scenario',
  forcedCombat: 'auto',
  terrainCost: 'flat',
  bigStep: 'whole',
  roadCost: 'terrain',
  mageMinRange: 1,
  leadersProtectLeaders: false,
  protectionTiming: 'sequential',
  pushSafety: 'both',
  pushProtected: true,
  woodsHideTarget: false,
  ownMoves: false,
  contourBlock: 'cross',
  losKind: 'centre',
  guessTimer: '10',
};

export interface Ground {
  readonly woods?: readonly At[];
  readonly rivers?: readonly At[];
  readonly road?: readonly At[];
  readonly elevation?: (q: number, r: number) => number;
  readonly places?: Readonly<Record<string, readonly At[]>>;
  readonly victory?: Victory;
  readonly wounded?: readonly string[];
  readonly turnLimit?: number;
}

const SIZE = 8;
const WIDTH = 2 * SIZE + 1;

/** Units are told as `S1(0,0) l(2,-1)`: capitals are blue, small letters pink. Blue begins. */
export function table(units: string, options: RefOptions = {}, ground: Ground = {}): RefState {
  return refCreate(b8(units, ground), { ...DEFAULTS, ...options });
}

export function b8(units: string, ground: Ground = {}): Scenario {
  return {
    id: 'b8',
    map: {
      cols: WIDTH,
      rows: WIDTH,
      terrain: grid((q, r) => terrainOf(ground, q, r)),
      elevation: grid((q, r) => String(ground.elevation?.(q, r) ?? 0)),
      roads: ground.road === undefined ? [] : [{ path: ground.road.map(hexAt) }],
      places: Object.entries(ground.places ?? {}).map(([id, hexes]) => ({
        id,
        hexes: hexes.map(hexAt),
        owner: null,
      })),
    },
    first: 'blue',
    turnLimit: ground.turnLimit ?? 30,
    units: entries(units).map(([id, at]) => entryOf(id, at, ground)),
    victory: ground.victory ?? {},
  };
}

/** [column, row] on B8. */
export function hexAt([q, r]: At): [number, number] {
  return [q + SIZE + (r - (r & 1)) / 2, r + SIZE];
}

/** The cell number on B8. */
export function cell(q: number, r: number): number {
  const [col, row] = hexAt([q, r]);
  return row * WIDTH + col;
}

function grid(letter: (q: number, r: number) => string): string[] {
  return Array.from({ length: WIDTH }, (_, row) =>
    Array.from({ length: WIDTH }, (__, col) => {
      const r = row - SIZE;
      return letter(col - SIZE - (r - (r & 1)) / 2, r);
    }).join(''),
  );
}

function terrainOf(ground: Ground, q: number, r: number): string {
  if (Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) > SIZE) return '#';
  const among = (hexes: readonly At[] = []) => hexes.some((at) => at[0] === q && at[1] === r);
  if (among(ground.woods)) return 'w';
  return among(ground.rivers) ? 'r' : '.';
}

/** Names and places. */
function entries(units: string): [string, At][] {
  return [...units.matchAll(/([A-Za-z]\w*)\((-?\d+),(-?\d+)\)/g)].map((match) => [
    String(match[1]),
    [Number(match[2]), Number(match[3])],
  ]);
}

function entryOf(id: string, at: At, ground: Ground): UnitEntry {
  const type = id.slice(0, 1);
  return {
    id,
    side: type === type.toUpperCase() ? 'blue' : 'pink',
    type: type.toUpperCase() as UnitType,
    at: hexAt(at),
    wounded: ground.wounded?.includes(id) ?? false,
  };
}

/** The number of the unit of this name. */
export function unit(s: RefState, id: string): number {
  if (s.game === 'guess') throw new RangeError('no battle');
  const number = s.scenario.units.findIndex((entry) => entry.id === id);
  if (number < 0) throw new RangeError(`there is no ${id}`);
  return number;
}

/** What is public about it. */
export function seen(s: RefState, id: string): BattleReport['units'][number] {
  return report(s).units[unit(s, id)]!;
}

export function report(s: RefState): BattleReport {
  const view = refView(s);
  if (view.game === 'guess') throw new RangeError('no battle');
  return view;
}

export function move(s: RefState, id: string, q: number, r: number): number {
  return code(MOVE, unit(s, id), cell(q, r));
}

/** An action of one unit at another. */
export function aim(kind: number, s: RefState, id: string, target: string): number {
  return code(kind, unit(s, id), unit(s, target));
}

/** An action of several units around another one: TRIO or DICE. */
export function around(kind: number, s: RefState, ids: string, target: string): number {
  if (s.game === 'guess') throw new RangeError('no battle');
  const here = s.units[unit(s, target)]!.cell;
  const cells = ids.split(' ').map((id) => s.units[unit(s, id)]!.cell);
  const mask = [0, 1, 2, 3, 4, 5]
    .filter((direction) => cells.includes(beside(s.scenario.map, here, direction)))
    .reduce((sum, direction) => sum + 2 ** direction, 0);
  return code(kind, 0, unit(s, target), mask);
}

export function legal(s: RefState, a: number): boolean {
  return refLegal(s).includes(a);
}

/** The legal actions of a kind. */
export function codesOf(s: RefState, kind: number): number[] {
  return refLegal(s).filter((a) => actionIn(a).kind === kind);
}

/** The names of the units an action of this kind may aim at. */
export function targetsOf(s: RefState, kind: number): string[] {
  if (s.game === 'guess') throw new RangeError('no battle');
  const names = codesOf(s, kind).map((a) => s.scenario.units[actionIn(a).to]?.id ?? '');
  return [...new Set(names)].toSorted();
}

/** The state after these actions and outcomes. */
export function after(s: RefState, ...actions: readonly number[]): RefState {
  return actions.reduce(refApply, s);
}

/** The outcome of two dice. */
export function dice(first: number, second: number): number {
  return (first - 1) * 6 + second - 1;
}

/** Through the phases of this player-turn, doing nothing. */
export function passed(s: RefState): RefState {
  const moved = refApply(s, END);
  return legal(moved, END) && report(moved).phase === 'combat' ? refApply(moved, END) : moved;
}
