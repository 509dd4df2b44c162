import type { Trace } from '@glade/engine';
import { UNIT, UNIT_BITS } from '../actions.ts';
import { bits } from '@glade/boards/bit-sets';
import { EVENTS, pieceOf } from '../events.ts';
import { listLosses } from '../legal-actions.ts';
import { refreshAround } from '../movement/reach.ts';
import { awaitRoll, continuePhase, countChoices } from '../phases.ts';
import {
  DICED,
  DICING,
  LOSING,
  LOST,
  MOVING,
  NOT_OVER,
  SPENT,
  takeOff,
  WOUNDED,
  type BattleState,
} from '../state.ts';
import { SOLDIER } from '../unit-types.ts';
import { afterLoss } from '../victory.ts';
import { enemyAt } from './contact.ts';
import { isShielded, shielded } from './protection.ts';

// Attacks by contact, and what becomes of those who are beaten. A unit that has attacked is SPENT: it beats one enemy a
// phase at most, so that five Soldiers are not enough for two (WK-54, WK-55, WK-56, WK-57).

/** WK-52: tells who of those that were invulnerable before is so no more. */
export function tellExposed(
  s: BattleState,
  side: number,
  before: readonly number[],
  trace: Trace,
): void {
  for (const unit of before)
    if (s.cell[unit]! >= 0 && !isShielded(s, unit)) trace.tell(EVENTS.exposed, side, s.cell[unit]);
}

/** WK-69, WK-70: wounds a unit or eliminates it. */
export function defeat(s: BattleState, unit: number, trace: Trace | undefined): void {
  const at = s.cell[unit]!;
  if (s.rules.wounded && (s.flags[unit]! & WOUNDED) === 0) {
    s.flags[unit]! |= WOUNDED;
    if (trace !== undefined) trace.tell(EVENTS.wounded, pieceOf(s, unit), at);
    return;
  }
  const side = s.setup.side[unit]!;
  const before = trace === undefined ? [] : shielded(s, side);
  takeOff(s, unit, LOST);
  s.flags[unit] = 0;
  if (trace !== undefined) {
    trace.tell(EVENTS.eliminated, pieceOf(s, unit), at);
    tellExposed(s, side, before, trace);
  }
  afterLoss(s, unit, trace);
  if (s.phase === MOVING && s.result === NOT_OVER) refreshAround(s, at);
}

/** WK-36, WK-39, WK-55, WK-58: one unit attacks another: a Pegasus charges (`charge`), or a Soldier strikes. */
export function attack(
  s: BattleState,
  unit: number,
  target: number,
  charge: boolean,
  trace?: Trace,
): void {
  s.flags[unit]! |= SPENT;
  if (trace !== undefined)
    trace.tell(
      charge ? EVENTS.charged : EVENTS.struck,
      s.cell[unit],
      s.cell[target],
      pieceOf(s, unit),
    );
  defeat(s, target, trace);
  continuePhase(s, trace);
}

function spend(s: BattleState, target: number, mask: number): void {
  for (let d = 0; d < 6; d++) if ((mask >> d) & 1) s.flags[enemyAt(s, target, d)]! |= SPENT;
}

/** WK-37, WK-56: the three Soldiers in these directions from a Soldier. */
export function surround(s: BattleState, target: number, mask: number, trace?: Trace): void {
  spend(s, target, mask);
  if (trace !== undefined) trace.tell(EVENTS.surrounded, s.cell[target]);
  defeat(s, target, trace);
  continuePhase(s, trace);
}

/** WK-83: the Soldiers in these directions begin a fight with dice. */
export function fight(s: BattleState, target: number, mask: number, trace?: Trace): void {
  spend(s, target, mask);
  s.flags[target]! |= DICED;
  s.target = target;
  s.detail = mask;
  if (trace !== undefined) trace.tell(EVENTS.fight, s.cell[target], bits(mask));
  awaitRoll(s, DICING);
}

/** WK-84, WK-85, WK-86, WK-87, WK-88, WK-89. */
export function rollFight(s: BattleState, attacker: number, defender: number, trace?: Trace): void {
  const { target } = s;
  const total = attacker + s.setup.force[SOLDIER]! * bits(s.detail);
  const defence = defender + s.setup.force[s.setup.type[target]!]!;
  const cell = s.cell[target];
  if (trace !== undefined) {
    trace.tell(EVENTS.totals, total, defence);
    const told = total === defence ? 'fightTied' : total > defence ? 'fightWon' : 'fightLost';
    trace.tell(EVENTS[told], cell);
  }
  if (total > defence) defeat(s, target, trace);
  if (total >= defence) return continuePhase(s, trace);
  listLosses(s);
  if (s.listedCount > 1) {
    s.step = LOSING;
    return countChoices(s);
  }
  if (s.listedCount === 1) return lose(s, (s.listed[0]! >> UNIT) & UNIT_BITS, trace);
  if (trace !== undefined) trace.tell(EVENTS.nobodyLost, cell);
  continuePhase(s, trace);
}

/** WK-89: the passive side has chosen whom the attacker loses. */
export function lose(s: BattleState, unit: number, trace: Trace | undefined): void {
  defeat(s, unit, trace);
  continuePhase(s, trace);
}
