import type { EventKind, Trace } from '@glade/engine';
import { CAST } from '../actions.ts';
import { defeat, tellExposed } from '../combat/attacks.ts';
import { shielded } from '../combat/protection.ts';
import { EVENTS, pieceOf } from '../events.ts';
import { listLandings } from '../legal-actions.ts';
import { refreshAround } from '../movement/reach.ts';
import { awaitRoll, continuePhase, countChoices } from '../phases.ts';
import {
  CASTING,
  HAS_CAST,
  LANDING,
  MOVING,
  PUSHED,
  putOn,
  SLOWING,
  type BattleState,
} from '../state.ts';
import { measureRoutes, routeLengths } from './targets.ts';

// Casting, and what the dice make of it.

/** A Mage casts at an enemy, `kind` CAST or SLOW; then the dice fall. */
export function cast(
  s: BattleState,
  kind: number,
  mage: number,
  target: number,
  trace?: Trace,
): void {
  measureRoutes(s, s.cell[mage]!, s.side);
  s.flags[mage]! |= HAS_CAST;
  s.mage = mage;
  s.target = target;
  s.detail = routeLengths[target]!;
  if (trace !== undefined) {
    const told = kind === CAST ? EVENTS.cast : EVENTS.castSlow;
    trace.tell(told, s.cell[mage], s.cell[target], s.detail);
    if (s.rules.lineOfSight) trace.tell(EVENTS.line, s.detail);
    else if (s.rules.obstacles) trace.tell(EVENTS.route, s.detail);
  }
  awaitRoll(s, kind === CAST ? CASTING : SLOWING);
}

/** What the dice of a spell have done: where, what they show, how far it was, and to whom. */
const tellRoll = (s: BattleState, told: EventKind, roll: number, trace: Trace): void =>
  trace.tell(told, s.cell[s.target], roll, s.detail, pieceOf(s, s.target));

/** WK-50. */
export function rollFast(s: BattleState, roll: number, trace: Trace | undefined): void {
  const hit = roll >= s.detail;
  if (trace !== undefined) tellRoll(s, hit ? EVENTS.hit : EVENTS.missed, roll, trace);
  if (hit) defeat(s, s.target, trace);
  continuePhase(s, trace);
}

/** WK-73, WK-R33: `roll` is the sum of both dice. */
export function rollSlow(s: BattleState, roll: number, trace: Trace | undefined): void {
  const hit = roll >= s.detail;
  if (trace !== undefined) tellRoll(s, hit ? EVENTS.slowHit : EVENTS.slowMissed, roll, trace);
  if (!hit) return continuePhase(s, trace);
  listLandings(s);
  if (s.listedCount === 0) {
    if (trace !== undefined) trace.tell(EVENTS.stuck, pieceOf(s, s.target), s.cell[s.target]);
    return continuePhase(s, trace);
  }
  s.step = LANDING;
  s.mage = 0;
  s.detail = 0;
  countChoices(s);
}

/** WK-74: the unit that has been hit lands on a cell. */
export function land(s: BattleState, to: number, trace: Trace | undefined): void {
  const unit = s.target;
  const from = s.cell[unit]!;
  const side = s.setup.side[unit]!;
  const before = trace === undefined ? [] : shielded(s, side);
  putOn(s, unit, to);
  s.flags[unit]! |= PUSHED;
  if (trace !== undefined) {
    trace.tell(EVENTS.landed, pieceOf(s, unit), from, to);
    tellExposed(s, side, before, trace);
  }
  if (s.phase === MOVING) {
    refreshAround(s, from, to);
  }
  continuePhase(s, trace);
}
