import { fightOdds } from '../rules/odds.ts';
import { OPEN } from '../rules/setup/battlefield.ts';
import { LOST, MOVED, PLACED, SPENT, WOUNDED, type BattleState } from '../rules/state.ts';
import { LEADER, MAGE, PEGASUS, SOLDIER } from '../rules/unit-types.ts';
import { countAt } from '../rules/victory.ts';
import { USUAL, type Taste } from './taste.ts';

// What units are worth to the policy, and what attacks on them.

/** What units are worth, by type; a leader whose loss is the end more, and so the last enemy of this many to beat. */
export const WORTH = [3, 4, USUAL.mage, 4];
export const LAST_LEADER = USUAL.lastLeader;
/** What a wound is worth, compared with the loss of the unit. */
export const WOUND = 0.6;
/** What a second attack on a unit is worth that one will beat, and that one will wound. */
const AGAIN = 0.15;
const FINISH = 0.8;
/** From this lead on every fight is won, and where the other side has it, lost. */
const SURE = 6;
/** By lead, from -SURE on: of 36 throws of two dice, those in which the first plus the lead is higher; equal. */
const ODDS = Array.from({ length: 2 * SURE + 1 }, (_, i) => fightOdds(i - SURE));

/** What it means to its side that a unit is beaten. */
export function unitValue(s: BattleState, unit: number, taste: Taste): number {
  const { setup } = s;
  const type = setup.type[unit]!;
  const last = type === LEADER && s.rules.leaderLoss !== 'off';
  const alone = type === MAGE ? taste.mage : WORTH[type]!;
  let worth = last ? taste.lastLeader : alone + 0.5 * setup.eliminated[type]!;
  const needed = setup.toEliminate[1 - setup.side[unit]!]!;
  if (needed > 0) worth += LAST_LEADER / (1 + needed - countAt(s, setup.side[unit]!, LOST));
  return isOnlyWounded(s, unit) ? WOUND * worth : worth;
}

const isOnlyWounded = (s: BattleState, unit: number): boolean =>
  s.rules.wounded && (s.flags[unit]! & WOUNDED) === 0;

/** Whether a unit has moved in this player-turn, or stands where that was said of it (WK-R56). */
export const hasMoved = (s: BattleState, unit: number): boolean =>
  (s.flags[unit]! & (MOVED | PLACED)) !== 0;

/** The last unit in the scenario's order that has moved in this player-turn, -1 none. */
export function lastMoved(s: BattleState): number {
  for (let unit = s.setup.count - 1; unit >= 0; unit--)
    if (s.setup.side[unit] === s.side && hasMoved(s, unit)) return unit;
  return -1;
}

/** Whether a Pegasus, or a Soldier against another type, of the side at turn is in contact with an enemy already. */
function isClaimed(s: BattleState, enemy: number): boolean {
  const { field, setup } = s;
  for (let d = 6 * s.cell[enemy]!; d < 6 * s.cell[enemy]! + 6; d++) {
    const to = field.next[d]!;
    const other = to < 0 ? -1 : s.occupant[to]!;
    if (other < 0 || setup.side[other] !== s.side || !hasMoved(s, other)) continue;
    if (setup.type[other] === PEGASUS) return true;
    if (setup.type[other] === SOLDIER && setup.type[enemy] !== SOLDIER) return true;
  }
  return false;
}

/** What one more attack on an enemy is worth of what it is worth to beat it. */
function onceMore(s: BattleState, enemy: number): number {
  if (!isClaimed(s, enemy)) return 1;
  return isOnlyWounded(s, enemy) ? FINISH : AGAIN;
}

/** What a Pegasus is worth beside an enemy; `worth` is what it is worth to beat that. */
export function chargeValue(s: BattleState, from: number, enemy: number, worth: number): number {
  const { field } = s;
  const there = s.cell[enemy]!;
  const hard = field.terrain[there] !== OPEN || field.isContour(from, there);
  if (s.rules.pegasusLimits && hard) return 0;
  return onceMore(s, enemy) * worth;
}

/** What a Soldier beside an enemy is worth, with those that stand there already. */
export function assaultValue(s: BattleState, unit: number, enemy: number, worth: number): number {
  const others = soldiersAt(s, enemy, unit);
  if (s.rules.soldierDice)
    return Math.max(0, fightValue(s, enemy, 1 + others, worth)) / (1 + others);
  if (s.setup.type[enemy] !== SOLDIER) return onceMore(s, enemy) * worth;
  return others === 2 ? worth : others > 2 ? 0 : (0.05 + 0.2 * others) * worth;
}

/** Soldiers of the side at turn beside an enemy, one left out. */
function soldiersAt(s: BattleState, enemy: number, except: number): number {
  const { field, setup } = s;
  let count = 0;
  for (let d = 6 * s.cell[enemy]!; d < 6 * s.cell[enemy]! + 6; d++) {
    const to = field.next[d]!;
    const other = to < 0 ? -1 : s.occupant[to]!;
    if (other < 0 || other === except || setup.side[other] !== s.side) continue;
    if (setup.type[other] === SOLDIER && (s.flags[other]! & SPENT) === 0) count += 1;
  }
  return count;
}

/** What a fight of this many Soldiers brings on average. */
export function fightValue(s: BattleState, enemy: number, soldiers: number, worth: number): number {
  const lead = s.setup.force[SOLDIER]! * soldiers - s.setup.force[s.setup.type[enemy]!]!;
  const { wins, ties } = ODDS[SURE + Math.max(-SURE, Math.min(SURE, lead))]!;
  const loss = (s.rules.wounded ? WOUND : 1) * WORTH[SOLDIER]!;
  return (wins * worth - (36 - wins - ties) * loss) / 36 - 0.05 * soldiers;
}

/** How many enemies an attacker could choose from. */
export function countContacts(s: BattleState, unit: number): number {
  const { field, setup } = s;
  let count = 0;
  for (let d = 6 * s.cell[unit]!; d < 6 * s.cell[unit]! + 6; d++) {
    const to = field.next[d]!;
    const other = to < 0 ? -1 : s.occupant[to]!;
    if (other >= 0 && setup.side[other] !== s.side) count += 1;
  }
  return count;
}

/** A wounded unit looks for its leader. */
export function healingValue(s: BattleState, unit: number, cell: number, taste: Taste): number {
  if (!s.rules.princeHeals || (s.flags[unit]! & WOUNDED) === 0) return 0;
  const leaders = s.setup.leaders[s.side]!;
  for (let i = 0; i < leaders.length; i++) {
    const there = s.cell[leaders[i]!]!;
    if (there >= 0 && s.field.distance(there, cell) === 1) return 0.4 * unitValue(s, unit, taste);
  }
  return 0;
}
