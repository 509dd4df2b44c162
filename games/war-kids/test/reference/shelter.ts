/** Who cannot be defeated: invulnerable units, and units just pushed. */
import { on, princeHeals } from './options.ts';
import { inContact, unitAt, unitsThat, type BattleState } from './state.ts';

/** WK-51, WK-52, WK-R23: in the Combat phase under `simultaneous`, as it was when that began. */
export function isProtected(s: BattleState, unit: number): boolean {
  const early = s.options['protectionTiming'] === 'simultaneous' && s.phase === 'combat';
  return early ? s.sheltered.includes(unit) : isBesideLeader(s, unit);
}

/** WK-51, WK-79, WK-R22. */
function isBesideLeader(s: BattleState, unit: number): boolean {
  if (princeHeals(s.options)) return false;
  const guarded = unitAt(s, unit);
  if (guarded.type === 'L' && !on(s.options, 'leadersProtectLeaders')) return false;
  return s.units.some(
    (leader) =>
      leader.type === 'L' && leader.side === guarded.side && inContact(s, leader, guarded),
  );
}

/** WK-R23: taken when the Movement phase ends. */
export function withShelter(s: BattleState): BattleState {
  return { ...s, sheltered: unitsThat(s, () => true).filter((unit) => isBesideLeader(s, unit)) };
}

/** WK-R34 (b). */
function isImmune(s: BattleState, unit: number): boolean {
  return unitAt(s, unit).pushed && s.options['pushSafety'] !== 'noContact';
}

/** WK-R21, WK-R34: a legal target of contact and of fast magic. */
export function isExposed(s: BattleState, unit: number): boolean {
  return !isProtected(s, unit) && !isImmune(s, unit);
}

/** A5, WK-80, WK-81, WK-R31: at the end of the Movement phase. */
export function healed(s: BattleState): BattleState {
  if (!princeHeals(s.options)) return s;
  const leaders = s.units.filter((unit) => unit.type === 'L' && unit.side === s.active);
  return {
    ...s,
    units: s.units.map((unit) =>
      unit.side === s.active && leaders.some((leader) => inContact(s, leader, unit))
        ? { ...unit, wounded: false }
        : unit,
    ),
  };
}
