import type { Trace } from '@glade/engine';
import { recordShields } from './combat/protection.ts';
import { EVENTS, pieceOf } from './events.ts';
import { listCombat, listLandings, listLosses, listMovement } from './legal-actions.ts';
import { forgetAllMoves, refreshAll } from './movement/reach.ts';
import { SIDES } from './setup/scenario.ts';
import {
  CASTING,
  DICING,
  ENDED,
  FIGHTING,
  LANDING,
  LOSING,
  MOVING,
  NOT_OVER,
  WOUNDED,
  type BattleState,
} from './state.ts';
import { earnPlaces, judgeHolds, judgeLimit, takePlaces } from './victory.ts';

// The two phases of a player-turn (WK-11, WK-12, WK-13, WK-14, WK-15): what can be chosen now, and what comes next.

/** Counts the choices after they have been listed. */
export function countChoices(s: BattleState): void {
  s.choices = s.ends + (s.step === MOVING ? s.moves : 0) + s.listedCount;
}

/** Back to the phase: what can be done now; a Combat phase in which nothing can be done is over. */
export function continuePhase(s: BattleState, trace: Trace | undefined): void {
  if (s.result !== NOT_OVER) return;
  s.step = s.phase;
  s.mage = 0;
  s.target = 0;
  s.detail = 0;
  if (s.phase === MOVING) listMovement(s);
  else {
    listCombat(s);
    if (s.listedCount === 0) return endCombat(s, trace);
  }
  countChoices(s);
}

/** Fills in what follows from the rest of a state. */
export function ready(s: BattleState): void {
  s.listedCount = 0;
  s.ends = 0;
  if (s.phase === MOVING && s.step !== ENDED) refreshAll(s);
  else forgetAllMoves(s);
  if (s.step === MOVING) listMovement(s);
  else if (s.step === FIGHTING) listCombat(s);
  else if (s.step === LANDING) listLandings(s);
  else if (s.step === LOSING) listLosses(s);
  if (s.step >= CASTING && s.step <= DICING) awaitRoll(s, s.step);
  else countChoices(s);
}

/** Chance is next: CASTING, SLOWING or DICING. */
export function awaitRoll(s: BattleState, step: number): void {
  s.step = step;
  s.listedCount = 0;
  s.ends = 0;
  s.choices = step === CASTING ? 6 : 36;
}

// --- Ends of phases ---

/** Ends a Movement phase; the leader heals first (WK-80). */
export function endMovement(s: BattleState, trace: Trace | undefined): void {
  if (s.rules.princeHeals) heal(s, trace);
  s.phase = FIGHTING;
  forgetAllMoves(s);
  recordShields(s);
  continuePhase(s, trace);
  if (trace !== undefined && s.step === FIGHTING) trace.tell(EVENTS.combat, s.side);
}

// WK-80, WK-R31.
function heal(s: BattleState, trace: Trace | undefined): void {
  const { setup, field } = s;
  const leaders = setup.leaders[s.side]!;
  for (let unit = 0; unit < setup.count; unit++) {
    if (setup.side[unit] !== s.side || s.cell[unit]! < 0 || (s.flags[unit]! & WOUNDED) === 0)
      continue;
    for (let i = 0; i < leaders.length; i++) {
      const there = s.cell[leaders[i]!]!;
      if (there < 0 || field.distance(there, s.cell[unit]!) !== 1) continue;
      s.flags[unit]! &= ~WOUNDED;
      if (trace !== undefined) trace.tell(EVENTS.healed, pieceOf(s, unit), s.cell[unit]);
      break;
    }
  }
}

/** Ends a Combat phase, and the player-turn with it, perhaps the turn and the match. */
export function endCombat(s: BattleState, trace: Trace | undefined): void {
  takePlaces(s, trace);
  judgeHolds(s, trace);
  if (s.result !== NOT_OVER) return;
  if (s.side !== SIDES.indexOf(s.rules.firstSide)) {
    earnPlaces(s);
    judgeLimit(s, trace);
    if (s.result !== NOT_OVER) return;
    s.turn += 1;
  }
  for (let unit = 0; unit < s.setup.count; unit++) s.flags[unit]! &= WOUNDED;
  s.shieldLow = 0;
  s.shieldHigh = 0;
  s.side = 1 - s.side;
  s.played += 1;
  s.phase = MOVING;
  if (trace !== undefined) trace.tell(EVENTS.turn, s.side, s.turn);
  refreshAll(s);
  continuePhase(s, trace);
}
