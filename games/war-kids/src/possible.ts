import { bits } from './bits.ts';
import { isFastTarget, isSlowTarget, routes, aim } from './magic.ts';
import { MAGE, PEGASUS, SOLDIER } from './plan.ts';
import { soldierAt } from './fight.ts';
import {
  CASTING,
  DICED,
  DICING,
  DRAW,
  ENDED,
  FIGHTING,
  GONE,
  HAS_CAST,
  LANDING,
  LAST_TURN,
  LEADER_LOST,
  LOSING,
  LOST,
  MOVED,
  POINTS,
  PUSHED,
  SLOWING,
  SPENT,
  WAITING,
  WIPED,
  WOUNDED,
  type BattleState,
} from './state.ts';
import { alive, countAt, hasLeft, hasLostLeader } from './victory.ts';

/** Whether a position that somebody wrote could come up in this scenario, as far as it tells. */
export function possible(s: BattleState): boolean {
  if (s.turn < 1 || s.turn > Math.min(s.rules.turnLimit, LAST_TURN)) return false;
  for (let unit = 0; unit < s.plan.count; unit++)
    if (!possibleUnit(s, unit) || !possibleFlags(s, unit)) return false;
  if (!possibleShields(s) || !possibleHolds(s)) return false;
  if (s.plan.perTurn.length === 0 && s.earned.some((n) => n !== 0)) return false;
  return s.step === ENDED ? possibleEnd(s) : s.winner < 0 && goesOn(s) && possiblePending(s);
}

function possibleUnit(s: BattleState, unit: number): boolean {
  const { plan } = s;
  const at = s.cell[unit]!;
  const arrives = plan.arrives[unit]!;
  if (at === WAITING) return arrives > 0;
  if (at === GONE) return plan.exitCells[plan.side[unit]!]!.includes(1);
  return arrives <= s.turn;
}

function possibleFlags(s: BattleState, unit: number): boolean {
  const { plan, rules } = s;
  const flags = s.flags[unit]!;
  const type = plan.type[unit]!;
  const own = plan.side[unit] === s.side;
  const wounds = rules.wounded || plan.units[unit]!.wounded === true;
  const fighting = s.phase === FIGHTING;
  if ((flags & WOUNDED) !== 0 && !wounds) return false;
  if ((flags & (MOVED | HAS_CAST | SPENT)) !== 0 && !own) return false;
  if ((flags & HAS_CAST) !== 0 && type !== MAGE) return false;
  if ((flags & SPENT) !== 0 && (!fighting || (type !== SOLDIER && type !== PEGASUS))) return false;
  if ((flags & PUSHED) !== 0 && (own || !rules.slowMagic)) return false;
  return (flags & DICED) === 0 || (!own && rules.soldierDice && fighting);
}

function possibleShields(s: BattleState): boolean {
  if (s.shieldLow === 0 && s.shieldHigh === 0) return true;
  const { rules } = s;
  const kept = rules.protectionTiming === 'simultaneous' && !rules.princeHeals;
  return kept && s.phase === FIGHTING;
}

function possibleHolds(s: BattleState): boolean {
  return s.plan.holds.every(({ side, turns }, i) => {
    const counts = [s.held[2 * i]!, s.held[2 * i + 1]!];
    if (counts.some((count, whose) => count > 0 && side === 1 - whose)) return false;
    return counts.every((count) => count < turns || (count === turns && s.step === ENDED));
  });
}

/** No condition that ends a match is met. */
function goesOn(s: BattleState): boolean {
  const { plan } = s;
  return [0, 1].every((side) => {
    if (hasLostLeader(s, side)) return false;
    if (plan.eliminateAll && alive(s, side, -1) === 0) return false;
    const wanted = plan.toEliminate[1 - side]!;
    return !(wanted > 0 && countAt(s, side, LOST) >= wanted) && !hasLeft(s, side);
  });
}

function possibleEnd(s: BattleState): boolean {
  const atLimit = s.turn >= Math.min(s.rules.turnLimit, LAST_TURN);
  if (s.result === DRAW) return s.winner < 0 && atLimit;
  if (s.winner < 0) return false;
  const loser = 1 - s.winner;
  if (s.result === POINTS) return atLimit;
  if (s.result === WIPED) return s.plan.eliminateAll && alive(s, loser, -1) === 0;
  if (s.result !== LEADER_LOST) return true;
  return hasLostLeader(s, loser);
}

function possiblePending(s: BattleState): boolean {
  if (s.step === CASTING || s.step === SLOWING) return possibleSpell(s);
  if (s.step === LANDING) return s.rules.slowMagic;
  if (s.step !== DICING && s.step !== LOSING) return true;
  const ready = (s.flags[s.target]! & DICED) !== 0 && bits(s.detail) > 0;
  return s.rules.soldierDice && ready && allSpent(s);
}

function possibleSpell(s: BattleState): boolean {
  const { who, target } = s;
  if (s.plan.type[who] !== MAGE || (s.flags[who]! & (HAS_CAST | MOVED)) !== HAS_CAST) return false;
  aim(s, s.cell[who]!, s.side);
  if (routes[target] !== s.detail) return false;
  return s.step === CASTING ? isFastTarget(s, target) : isSlowTarget(s, target);
}

const allSpent = (s: BattleState): boolean =>
  [0, 1, 2, 3, 4, 5].every((d) => {
    if (((s.detail >> d) & 1) === 0) return true;
    const soldier = soldierAt(s, s.target, d);
    return soldier >= 0 && (s.flags[soldier]! & SPENT) !== 0;
  });
