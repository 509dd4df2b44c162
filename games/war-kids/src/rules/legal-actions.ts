import { OPEN } from './setup/battlefield.ts';
import { bits } from './bit-sets.ts';
import { action, CAST, DICE, ENTER, EXIT, LAND, LOSS, PEG, SLOW, SOLD, TRIO } from './actions.ts';
import { aim, isFastTarget, isSlowTarget, mayCast, mayLand } from './magic/targets.ts';
import { PEGASUS, SOLDIER } from './setup/battle-setup.ts';
import { isBeatable, isShielded } from './combat/protection.ts';
import { DICED, MOVED, SPENT, WAITING, type BattleState } from './state.ts';

// The choices other than moves, in ascending order.

function list(s: BattleState, a: number): void {
  s.menu[s.listed] = a;
  s.listed += 1;
}

/** The enemy at a neighbour of a unit's cell, -1 none. */
export function enemyAt(s: BattleState, unit: number, direction: number): number {
  const at = s.field.next[6 * s.cell[unit]! + direction]!;
  const other = at < 0 ? -1 : s.occupant[at]!;
  return other < 0 || s.plan.side[other] === s.plan.side[unit] ? -1 : other;
}

// --- Who may attack whom by contact ---

/** WK-39, WK-64, WK-R28: a Pegasus against an enemy in contact with it. */
function mayCharge(s: BattleState, pegasus: number, target: number): boolean {
  if (!isBeatable(s, target)) return false;
  if (!s.rules.pegasusLimits) return true;
  const { field } = s;
  const there = s.cell[target]!;
  return field.terrain[there] === OPEN && !field.isContour(s.cell[pegasus]!, there);
}

/** WK-36: a Soldier against an enemy in contact with it that is no Soldier. */
const mayStrike = (s: BattleState, target: number): boolean =>
  s.plan.type[target] !== SOLDIER && isBeatable(s, target);

/** Directions from an enemy in which Soldiers of the side at turn stand that have not attacked yet. */
export function readySoldiers(s: BattleState, target: number): number {
  const { plan } = s;
  let mask = 0;
  for (let d = 0; d < 6; d++) {
    const other = enemyAt(s, target, d);
    if (other < 0 || plan.type[other] !== SOLDIER || (s.flags[other]! & SPENT) !== 0) continue;
    mask |= 1 << d;
  }
  return mask;
}

/** WK-37: whether three Soldiers may go for this enemy. */
export const maySurround = (s: BattleState, target: number): boolean =>
  s.plan.type[target] === SOLDIER && isBeatable(s, target);

/** WK-R37: whether Soldiers may fight this enemy with dice. */
const mayDice = (s: BattleState, target: number): boolean =>
  (s.flags[target]! & DICED) === 0 && isBeatable(s, target);

// --- Menus ---

/** What can be done besides moving in the Movement phase. */
export function listMovement(s: BattleState): void {
  s.listed = 0;
  listSpells(s);
  listEntries(s);
  listExits(s);
  s.ends = 1;
}

/** Fast spells of all Mages, then slow ones. Distances are measured once for each Mage and kind. */
function listSpells(s: BattleState): void {
  const { plan } = s;
  const mages = plan.mages[s.side]!;
  for (let kind = CAST; kind <= (s.rules.slowMagic ? SLOW : CAST); kind++)
    for (let i = 0; i < mages.length; i++) {
      const mage = mages[i]!;
      if (!mayCast(s, mage)) continue;
      aim(s, s.cell[mage]!, s.side);
      for (let unit = 0; unit < plan.count; unit++) {
        const fits = kind === CAST ? isFastTarget(s, unit) : isSlowTarget(s, unit);
        if (fits) list(s, action(kind, mage, unit));
      }
    }
}

/** WK-R49. */
function listEntries(s: BattleState): void {
  const { plan } = s;
  for (let unit = 0; unit < plan.count; unit++) {
    if (s.cell[unit] !== WAITING || plan.side[unit] !== s.side || plan.arrives[unit]! > s.turn)
      continue;
    const entries = plan.entries[unit]!;
    for (let i = 0; i < entries.length; i++)
      if (s.occupant[entries[i]!]! < 0) list(s, action(ENTER, unit, entries[i]!));
  }
}

/** WK-R51. */
const mayExit = (s: BattleState, unit: number): boolean =>
  s.cell[unit]! >= 0 &&
  (s.flags[unit]! & MOVED) === 0 &&
  s.plan.exitCells[s.side]![s.cell[unit]!] === 1;

function listExits(s: BattleState): void {
  const { plan } = s;
  if (plan.exits.length === 0) return;
  for (let unit = 0; unit < plan.count; unit++)
    if (plan.side[unit] === s.side && mayExit(s, unit)) list(s, action(EXIT, unit, 0));
}

/** What can be done in the Combat phase, and whether it may be ended (WK-R13). */
export function listCombat(s: BattleState): void {
  s.listed = 0;
  listSpells(s);
  const spells = s.listed;
  listCharges(s);
  if (!s.rules.soldierDice) {
    listStrikes(s);
    listSurroundings(s);
  }
  const sure = s.listed;
  if (s.rules.soldierDice) listDice(s);
  const { forcedCombat } = s.rules;
  const forced = forcedCombat === 'all' ? s.listed > spells : sure > spells;
  s.ends = forced && forcedCombat !== 'none' ? 0 : 1;
}

/** The enemies in contact with a unit, ascending. */
const contacts = new Int16Array(6);

function findContacts(s: BattleState, unit: number): number {
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

const canAttack = (s: BattleState, unit: number, type: number): boolean =>
  s.plan.side[unit] === s.side &&
  s.plan.type[unit] === type &&
  s.cell[unit]! >= 0 &&
  (s.flags[unit]! & SPENT) === 0;

function listCharges(s: BattleState): void {
  for (let unit = 0; unit < s.plan.count; unit++) {
    if (!canAttack(s, unit, PEGASUS)) continue;
    const count = findContacts(s, unit);
    for (let i = 0; i < count; i++)
      if (mayCharge(s, unit, contacts[i]!)) list(s, action(PEG, unit, contacts[i]!));
  }
}

function listStrikes(s: BattleState): void {
  for (let unit = 0; unit < s.plan.count; unit++) {
    if (!canAttack(s, unit, SOLDIER)) continue;
    const count = findContacts(s, unit);
    for (let i = 0; i < count; i++)
      if (mayStrike(s, contacts[i]!)) list(s, action(SOLD, unit, contacts[i]!));
  }
}

function listSurroundings(s: BattleState): void {
  const { plan } = s;
  for (let unit = 0; unit < plan.count; unit++) {
    if (plan.side[unit] === s.side || s.cell[unit]! < 0 || plan.type[unit] !== SOLDIER) continue;
    const around = readySoldiers(s, unit);
    if (bits(around) < 3 || !maySurround(s, unit)) continue;
    for (let mask = 7; mask <= around; mask++)
      if ((mask & ~around) === 0 && bits(mask) === 3) list(s, action(TRIO, 0, unit, mask));
  }
}

function listDice(s: BattleState): void {
  const { plan } = s;
  for (let unit = 0; unit < plan.count; unit++) {
    if (plan.side[unit] === s.side || s.cell[unit]! < 0) continue;
    const around = readySoldiers(s, unit);
    if (around === 0 || !mayDice(s, unit)) continue;
    for (let mask = 1; mask <= around; mask++)
      if ((mask & ~around) === 0) list(s, action(DICE, 0, unit, mask));
  }
}

/** Where the pushed unit may land. */
export function listLandings(s: BattleState): void {
  s.listed = 0;
  s.ends = 0;
  const { field } = s;
  const from = s.cell[s.target]!;
  const row = Math.floor(from / field.columns);
  const first = Math.max(0, row - 2) * field.columns;
  const last = Math.min(field.rows, row + 3) * field.columns;
  for (let cell = first; cell < last; cell++)
    if (mayLand(s, s.target, cell)) list(s, action(LAND, 0, cell));
}

/** WK-89, WK-R39: which of the Soldiers that fought may be chosen. */
export function listLosses(s: BattleState): void {
  s.listed = 0;
  s.ends = 0;
  const { plan } = s;
  for (let unit = 0; unit < plan.count; unit++)
    if (isInFight(s, unit) && !isShielded(s, unit)) list(s, action(LOSS, unit, 0));
}

/** Whether a unit is one of the Soldiers of the pending fight. */
export function isInFight(s: BattleState, unit: number): boolean {
  if (s.plan.side[unit] !== s.side || s.cell[unit]! < 0) return false;
  for (let d = 0; d < 6; d++)
    if ((s.detail >> d) & 1 && s.field.next[6 * s.cell[s.target]! + d] === s.cell[unit])
      return true;
  return false;
}

/** The Soldier in a direction from a unit, -1 none of the other side. */
export const soldierAt = (s: BattleState, target: number, direction: number): number => {
  const other = enemyAt(s, target, direction);
  return other >= 0 && s.plan.type[other] === SOLDIER ? other : -1;
};

/** The Soldiers in these directions from their target, in the scenario's order. */
export function soldiersIn(s: BattleState, target: number, mask: number): readonly number[] {
  const directions = [0, 1, 2, 3, 4, 5].filter((d) => (mask >> d) & 1);
  return directions.map((d) => soldierAt(s, target, d)).toSorted((a, b) => a - b);
}
