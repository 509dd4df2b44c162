import { OPEN } from '../setup/battlefield.ts';
import { DICED, SPENT, type BattleState } from '../state.ts';
import { SOLDIER } from '../unit-types.ts';
import { isBeatable } from './protection.ts';

// Who is in contact with whom (WK-33), and who may attack whom by contact: the table of combat.

/** The enemy at a neighbour of a unit's cell, -1 none. */
export function enemyAt(s: BattleState, unit: number, direction: number): number {
  const at = s.field.next[6 * s.cell[unit]! + direction]!;
  const other = at < 0 ? -1 : s.occupant[at]!;
  return other < 0 || s.setup.side[other] === s.setup.side[unit] ? -1 : other;
}

/** WK-39, WK-64, WK-R28: a Pegasus against an enemy in contact with it. */
export function mayCharge(s: BattleState, pegasus: number, target: number): boolean {
  if (!isBeatable(s, target)) return false;
  if (!s.rules.pegasusLimits) return true;
  const { field } = s;
  const there = s.cell[target]!;
  return field.terrain[there] === OPEN && !field.isContour(s.cell[pegasus]!, there);
}

/** WK-36: a Soldier against an enemy in contact with it that is no Soldier. */
export const mayStrike = (s: BattleState, target: number): boolean =>
  s.setup.type[target] !== SOLDIER && isBeatable(s, target);

/** Directions from an enemy in which Soldiers of the side at turn stand that have not attacked yet. */
export function readySoldiers(s: BattleState, target: number): number {
  const { setup } = s;
  let mask = 0;
  for (let d = 0; d < 6; d++) {
    const other = enemyAt(s, target, d);
    if (other < 0 || setup.type[other] !== SOLDIER || (s.flags[other]! & SPENT) !== 0) continue;
    mask |= 1 << d;
  }
  return mask;
}

/** WK-37: whether three Soldiers may go for this enemy. */
export const maySurround = (s: BattleState, target: number): boolean =>
  s.setup.type[target] === SOLDIER && isBeatable(s, target);

/** WK-R37: whether Soldiers may fight this enemy with dice. */
export const mayFight = (s: BattleState, target: number): boolean =>
  (s.flags[target]! & DICED) === 0 && isBeatable(s, target);

/** The enemies in contact with a unit, ascending. */
export const contacts = new Int16Array(6);

/** Fills `contacts`; answers how many there are. */
export function findContacts(s: BattleState, unit: number): number {
  let count = 0;
  for (let d = 0; d < 6; d++) {
    const other = enemyAt(s, unit, d);
    if (other < 0) continue;
    let i = count++;
    for (; i > 0 && contacts[i - 1]! > other; i--) contacts[i] = contacts[i - 1]!;
    contacts[i] = other;
  }
  return count;
}

/** Whether a unit is one of the Soldiers of the pending fight. */
export function isInFight(s: BattleState, unit: number): boolean {
  if (s.setup.side[unit] !== s.side || s.cell[unit]! < 0) return false;
  for (let d = 0; d < 6; d++)
    if ((s.detail >> d) & 1 && s.field.next[6 * s.cell[s.target]! + d] === s.cell[unit])
      return true;
  return false;
}

/** The Soldier in a direction from a unit, -1 none of the other side. */
export const soldierAt = (s: BattleState, target: number, direction: number): number => {
  const other = enemyAt(s, target, direction);
  return other >= 0 && s.setup.type[other] === SOLDIER ? other : -1;
};

/** The Soldiers in these directions from their target, in the scenario's order. */
export function soldiersIn(s: BattleState, target: number, mask: number): readonly number[] {
  const directions = [0, 1, 2, 3, 4, 5].filter((d) => (mask >> d) & 1);
  return directions.map((d) => soldierAt(s, target, d)).toSorted((a, b) => a - b);
}
