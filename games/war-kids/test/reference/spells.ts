/** Magic, fast and slow. */
import { distance, neighbours } from './board.ts';
import { CAST, code, LAND, SLOW } from './codes.ts';
import { defeated } from './defeat.ts';
import { on } from './options.ts';
import { spellDistance } from './routes.ts';
import { isExposed, isProtected } from './shelter.ts';
import {
  isPlaced,
  NOTHING,
  occupied,
  unitAt,
  unitsThat,
  withUnit,
  type BattleState,
} from './state.ts';

const FAST_RANGE = 6; // WK-47
const SLOW_RANGE = 12; // WK-73

/** WK-71. */
export function spellCodes(s: BattleState): number[] {
  return mages(s).flatMap((mage) => [...fastCodes(s, mage), ...slowCodes(s, mage)]);
}

/** WK-42, WK-43, WK-45, WK-R19: neither moved nor cast. */
function mages(s: BattleState): number[] {
  return unitsThat(
    s,
    (unit) =>
      unit.side === s.active && unit.type === 'M' && isPlaced(unit) && !unit.moved && !unit.cast,
  );
}

function fastCodes(s: BattleState, mage: number): number[] {
  return targets(s, mage, FAST_RANGE)
    .filter((target) => isExposed(s, target))
    .map((target) => code(CAST, mage, target));
}

/** A4, WK-73, WK-R35. */
function slowCodes(s: BattleState, mage: number): number[] {
  if (!on(s.options, 'slowMagic')) return [];
  return targets(s, mage, SLOW_RANGE)
    .filter((target) => on(s.options, 'pushProtected') || !isProtected(s, target))
    .map((target) => code(SLOW, mage, target));
}

/** WK-47, WK-R18, WK-R20. */
function targets(s: BattleState, mage: number, range: number): number[] {
  return unitsThat(s, (unit) => unit.side !== s.active && isPlaced(unit)).filter((target) => {
    const away = flight(s, mage, target);
    return away >= Number(s.options['mageMinRange']) && away <= range;
  });
}

function flight(s: BattleState, mage: number, target: number): number {
  return spellDistance(s, unitAt(s, mage).cell, unitAt(s, target).cell);
}

/** WK-49: first the target and the route, then the roll. */
export function spellCast(
  s: BattleState,
  kind: 'fast' | 'slow',
  mage: number,
  target: number,
): BattleState {
  const pending = { kind, target, distance: flight(s, mage, target) } as const;
  return { ...withUnit(s, mage, { cast: true }), pending };
}

/** WK-50. */
export function fastRolled(s: BattleState, target: number, away: number, die: number): BattleState {
  const done: BattleState = { ...s, pending: NOTHING };
  return die >= away ? defeated(done, target) : done;
}

/** WK-73, WK-74, WK-R32, WK-R33: a hit with nowhere to land is spent for nothing. */
export function slowRolled(
  s: BattleState,
  target: number,
  away: number,
  roll: number,
): BattleState {
  const dice = Math.floor(roll / 6) + 1 + ((roll % 6) + 1);
  const lands = dice >= away && landCells(s, target).length > 0;
  return { ...s, pending: lands ? { kind: 'land', target } : NOTHING };
}

export function landCodes(s: BattleState, target: number): number[] {
  return landCells(s, target).map((cell) => code(LAND, 0, cell));
}

/** WK-75 to WK-77, WK-R33. */
function landCells(s: BattleState, target: number): number[] {
  const { map } = s.scenario;
  const start = unitAt(s, target).cell;
  const taken = occupied(s);
  const second = neighbours(map, start).flatMap((between) => neighbours(map, between));
  return [...new Set(second)]
    .filter((cell) => distance(map, start, cell) === 2 && !taken.has(cell))
    .filter((cell) => s.options['pushSafety'] === 'immune' || !touchesAttacker(s, cell));
}

/** WK-R34 (a): beside a Soldier or Pegasus of the caster's side. */
function touchesAttacker(s: BattleState, cell: number): boolean {
  const attackers = s.units.filter(
    (unit) => unit.side === s.active && ['S', 'P'].includes(unit.type),
  );
  const around = neighbours(s.scenario.map, cell);
  return attackers.some((unit) => around.includes(unit.cell));
}

export function landed(s: BattleState, target: number, cell: number): BattleState {
  return withUnit({ ...s, pending: NOTHING }, target, { cell, pushed: true });
}
