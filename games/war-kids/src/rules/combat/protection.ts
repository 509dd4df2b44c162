import { FIGHTING, PUSHED, type BattleState } from '../state.ts';
import { LEADER } from '../unit-types.ts';

// Who cannot be beaten: who touches its leader (WK-51, WK-52), and who has just been pushed (WK-R34).

/** Whether a leader of its own is in contact with a unit and protects it (WK-51, WK-52, WK-R22). */
export function touchesLeader(s: BattleState, unit: number): boolean {
  const { setup, field } = s;
  const at = s.cell[unit]!;
  if (at < 0 || (setup.type[unit] === LEADER && !s.rules.leadersProtectLeaders)) return false;
  const leaders = setup.leaders[setup.side[unit]!]!;
  for (let i = 0; i < leaders.length; i++) {
    const leader = leaders[i]!;
    const there = s.cell[leader]!;
    if (leader !== unit && there >= 0 && field.distance(at, there) === 1) return true;
  }
  return false;
}

/** Whether a unit is invulnerable now (WK-R23, WK-79). */
export function isShielded(s: BattleState, unit: number): boolean {
  if (s.rules.princeHeals) return false;
  if (s.phase !== FIGHTING || s.rules.protectionTiming === 'sequential')
    return touchesLeader(s, unit);
  return ((unit < 32 ? s.shieldLow : s.shieldHigh) & (1 << (unit & 31))) !== 0;
}

/** The units of a side that are invulnerable now. */
export const shielded = (s: BattleState, side: number): readonly number[] =>
  [...s.cell.keys()].filter(
    (unit) => s.setup.side[unit] === side && s.cell[unit]! >= 0 && isShielded(s, unit),
  );

/** With `simultaneous`: takes down who is invulnerable in this Combat phase. */
export function recordShields(s: BattleState): void {
  if (s.rules.princeHeals || s.rules.protectionTiming === 'sequential') return;
  for (let unit = 0; unit < s.setup.count; unit++) {
    if (!touchesLeader(s, unit)) continue;
    if (unit < 32) s.shieldLow |= 1 << unit;
    else s.shieldHigh |= 1 << (unit & 31);
  }
}

/** WK-R34: it has been pushed in this player-turn, and nobody may make use of that. */
export const isSafeAfterPush = (s: BattleState, unit: number): boolean =>
  (s.flags[unit]! & PUSHED) !== 0 && s.rules.pushSafety !== 'noContact';

/** Whether contact or fast magic may be used against a unit. */
export const isBeatable = (s: BattleState, unit: number): boolean =>
  !isSafeAfterPush(s, unit) && !isShielded(s, unit);
