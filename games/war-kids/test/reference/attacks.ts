/** The automatic eliminations of the Combat phase. */
import { beside, isContour, isRough } from './board.ts';
import { code, directionsIn, masksOf, PEG, SOLD, TRIO, type Action } from './codes.ts';
import { defeated } from './defeat.ts';
import { on } from './options.ts';
import { isExposed } from './shelter.ts';
import { inContact, unitAt, unitsThat, withUnit, type BattleState, type Unit } from './state.ts';

/** WK-54: units of the active player that may still attack (WK-R17, WK-41: only these types do). */
function unspent(s: BattleState, type: 'S' | 'P'): number[] {
  return unitsThat(
    s,
    (unit) => unit.side === s.active && unit.type === type && unit.cell >= 0 && !unit.spent,
  );
}

/** Enemies on the map that contact may defeat (WK-R21, WK-R34). */
export function exposedEnemies(s: BattleState): number[] {
  return unitsThat(s, (unit) => unit.side !== s.active && unit.cell >= 0).filter((unit) =>
    isExposed(s, unit),
  );
}

/** WK-36, WK-37, WK-39; Soldiers fight with dice instead under A6 (WK-R36). */
export function automaticCodes(s: BattleState): number[] {
  const soldiers = on(s.options, 'soldierDice') ? [] : [...soldierCodes(s), ...trioCodes(s)];
  return [...pegasusCodes(s), ...soldiers];
}

/** WK-39, WK-40. */
function pegasusCodes(s: BattleState): number[] {
  return unspent(s, 'P').flatMap((pegasus) =>
    exposedEnemies(s)
      .filter((target) => mayCharge(s, unitAt(s, pegasus), unitAt(s, target)))
      .map((target) => code(PEG, pegasus, target)),
  );
}

/** A1, WK-64, WK-R28: the target's hex and the hexside between count. */
function mayCharge(s: BattleState, pegasus: Unit, target: Unit): boolean {
  if (!inContact(s, pegasus, target)) return false;
  const { map } = s.scenario;
  const barred = isRough(map, target.cell) || isContour(map, pegasus.cell, target.cell);
  return !(on(s.options, 'pegasusLimits') && barred);
}

/** WK-36. */
function soldierCodes(s: BattleState): number[] {
  return unspent(s, 'S').flatMap((soldier) =>
    exposedEnemies(s)
      .filter((target) => unitAt(s, target).type !== 'S')
      .filter((target) => inContact(s, unitAt(s, soldier), unitAt(s, target)))
      .map((target) => code(SOLD, soldier, target)),
  );
}

/** WK-37, WK-38, WK-R15, WK-R16. */
function trioCodes(s: BattleState): number[] {
  return exposedEnemies(s)
    .filter((target) => unitAt(s, target).type === 'S')
    .flatMap((target) =>
      masksOf(soldierDirections(s, target), 3).map((mask) => code(TRIO, 0, target, mask)),
    );
}

/** Where unspent Soldiers of the active player touch the target. */
export function soldierDirections(s: BattleState, target: number): number[] {
  const cells = unspent(s, 'S').map((soldier) => unitAt(s, soldier).cell);
  return [0, 1, 2, 3, 4, 5].filter((direction) =>
    cells.includes(beside(s.scenario.map, unitAt(s, target).cell, direction)),
  );
}

/** The units in these directions of the target. */
export function unitsAround(s: BattleState, target: number, mask: number): number[] {
  const cells = directionsIn(mask).map((direction) =>
    beside(s.scenario.map, unitAt(s, target).cell, direction),
  );
  return unitsThat(s, (unit) => cells.includes(unit.cell));
}

/** WK-R14: takes effect at once; those who attacked have attacked (WK-54). */
export function attacked(s: BattleState, action: Action): BattleState {
  const attackers = action.kind === TRIO ? unitsAround(s, action.to, action.mask) : [action.unit];
  return defeated(withSpent(s, attackers), action.to);
}

export function withSpent(s: BattleState, units: readonly number[]): BattleState {
  return units.reduce((state, unit) => withUnit(state, unit, { spent: true }), s);
}
