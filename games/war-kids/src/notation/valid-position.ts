import { bits } from '@glade/boards/bit-sets';
import { soldierAt } from '../rules/combat/contact.ts';
import { touchesLeader } from '../rules/combat/protection.ts';
import { isFastTarget, isSlowTarget, measureRoutes, routeLengths } from '../rules/magic/targets.ts';
import { SIDES } from '../rules/setup/scenario.ts';
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
  PLACED,
  POINTS,
  PUSHED,
  SLOWING,
  SPENT,
  WAITING,
  WIPED,
  WOUNDED,
  type BattleState,
} from '../rules/state.ts';
import { MAGE, PEGASUS, SOLDIER } from '../rules/unit-types.ts';
import { countAt, hasLeft, hasLostLeader, isWipedOut, pointsOf } from '../rules/victory.ts';

/** Whether a position that somebody wrote could come up in this scenario, as far as it tells. */
export function isValidPosition(s: BattleState): boolean {
  if (s.turn < 1 || s.turn > Math.min(s.rules.turnLimit, LAST_TURN)) return false;
  for (let unit = 0; unit < s.setup.count; unit++)
    if (!possibleUnit(s, unit) || !possibleFlags(s, unit)) return false;
  if (!possibleDeeds(s) || !possibleShields(s) || !possibleHolds(s)) return false;
  if (s.setup.perTurn.length === 0 && s.earned.some((n) => n !== 0)) return false;
  return s.step === ENDED ? possibleEnd(s) : s.winner < 0 && goesOn(s) && possiblePending(s);
}

function possibleUnit(s: BattleState, unit: number): boolean {
  const { setup } = s;
  const at = s.cell[unit]!;
  const arrives = setup.arrives[unit]!;
  if (at === WAITING) return arrives > 0;
  if (at === GONE) return setup.exitCells[setup.side[unit]!]![s.leftBy[unit]!] === 1;
  return arrives <= s.turn;
}

function possibleFlags(s: BattleState, unit: number): boolean {
  const { setup, rules } = s;
  const flags = s.flags[unit]!;
  const type = setup.type[unit]!;
  const own = setup.side[unit] === s.side;
  const wounds = rules.wounded || setup.units[unit]!.wounded === true;
  const fighting = s.phase === FIGHTING;
  if ((flags & WOUNDED) !== 0 && !wounds) return false;
  if ((flags & (MOVED | HAS_CAST | SPENT)) !== 0 && !own) return false;
  if ((flags & (rules.ownMoves ? MOVED : PLACED)) !== 0) return false;
  if ((flags & HAS_CAST) !== 0 && type !== MAGE) return false;
  if ((flags & SPENT) !== 0 && (!fighting || (type !== SOLDIER && type !== PEGASUS))) return false;
  if ((flags & PUSHED) !== 0 && (own || !rules.slowMagic)) return false;
  return (flags & DICED) === 0 || (!own && rules.soldierDice && fighting);
}

/** What the units of a side have done tells on others: attacks on mage was attacked, pushes on mage cast. */
function possibleDeeds(s: BattleState): boolean {
  const having = (flag: number): number => s.flags.filter((flags) => (flags & flag) !== 0).length;
  const enemy = 1 - s.side;
  const beaten = countAt(s, enemy, LOST) + having(WOUNDED) + having(DICED);
  if (having(SPENT) > 0 && beaten === 0) return false;
  // A Mage that has cast may have left the map, and then nothing is kept of what it did.
  const left = s.setup.mages[s.side]!.filter((mage) => s.cell[mage] === GONE).length;
  const pending = s.step === CASTING || s.step === SLOWING || s.step === LANDING ? 1 : 0;
  return having(PUSHED) <= having(HAS_CAST) + left - pending;
}

function possibleShields(s: BattleState): boolean {
  const { rules, setup } = s;
  const kept = rules.protectionTiming === 'simultaneous' && !rules.princeHeals;
  if (!kept || s.phase !== FIGHTING) return s.shieldLow === 0 && s.shieldHigh === 0;
  const pushed = (unit: number): boolean => (s.flags[unit]! & PUSHED) !== 0;
  for (let unit = 0; unit < setup.count; unit++) {
    const leaders = setup.leaders[setup.side[unit]!]!;
    const noted = (((unit < 32 ? s.shieldLow : s.shieldHigh) >>> (unit & 31)) & 1) === 1;
    if (noted && s.cell[unit]! < 0) return false;
    if (noted === touchesLeader(s, unit)) continue;
    const changed = (leader: number): boolean => s.cell[leader] === LOST || pushed(leader);
    if (!pushed(unit) && !leaders.some(changed)) return false;
  }
  return true;
}

/** WK-R48: a counter runs only while enough places are owned, and by one for each turn of the other side. */
function possibleHolds(s: BattleState): boolean {
  const first = SIDES.indexOf(s.rules.firstSide);
  const over = s.step === ENDED ? s.played : s.played - 1;
  return s.setup.holds.every(({ side, turns, places, need }, i) =>
    [0, 1].every((whose) => {
      const count = s.held[2 * i + whose]!;
      if (count === 0) return true;
      const owned = places.filter((place) => s.owners[place] === whose).length;
      const faced = whose === first ? Math.floor(over / 2) : Math.ceil(over / 2);
      const most = s.step === ENDED ? turns : turns - 1;
      return side !== 1 - whose && owned >= need && count <= faced && count <= most;
    }),
  );
}

/** Whether what is on the map is enough for a side to win at once. */
function hasDone(s: BattleState, side: number): boolean {
  const wanted = s.setup.toEliminate[side]!;
  return (wanted > 0 && countAt(s, 1 - side, LOST) >= wanted) || hasLeft(s, side);
}

/** No condition that ends a match is met. */
const goesOn = (s: BattleState): boolean =>
  [0, 1].every((side) => !hasLostLeader(s, side) && !isWipedOut(s, side) && !hasDone(s, side));

/** The second side's Combat phase of the last turn is over. */
const isAtLimit = (s: BattleState, limit: number): boolean =>
  s.turn >= limit && s.phase === FIGHTING && SIDES[s.side] !== s.rules.firstSide;

function possibleEnd(s: BattleState): boolean {
  const { rules, setup, winner } = s;
  const last = isAtLimit(s, rules.turnLimit);
  const lead = pointsOf(s, 0) - pointsOf(s, 1);
  const level = Math.abs(lead) <= setup.drawMargin;
  const decided = last && setup.winnerAtLimit >= 0;
  if (s.result === DRAW) {
    const stopped = rules.turnLimit > LAST_TURN && isAtLimit(s, LAST_TURN);
    return winner < 0 && goesOn(s) && (stopped || (last && level && !decided));
  }
  if (winner < 0) return false;
  if (s.result === POINTS)
    return goesOn(s) && last && !level && !decided && winner === (lead > 0 ? 0 : 1);
  if (s.result === WIPED) return isWipedOut(s, 1 - winner);
  if (s.result === LEADER_LOST) return hasLostLeader(s, 1 - winner);
  return (decided && setup.winnerAtLimit === winner) || hasDone(s, winner) || hasHeld(s, winner);
}

const hasHeld = (s: BattleState, side: number): boolean =>
  s.phase === FIGHTING &&
  s.side !== side &&
  s.setup.holds.some(({ turns }, i) => s.held[2 * i + side] === turns);

function possiblePending(s: BattleState): boolean {
  if (s.step === CASTING || s.step === SLOWING) return possibleSpell(s);
  if (s.step === LANDING) return possibleLanding(s);
  if (s.step !== DICING && s.step !== LOSING) return true;
  const ready = (s.flags[s.target]! & DICED) !== 0 && bits(s.detail) > 0;
  return s.rules.soldierDice && ready && allSpent(s);
}

function possibleSpell(s: BattleState): boolean {
  const { mage, target } = s;
  if (s.setup.type[mage] !== MAGE || (s.flags[mage]! & (HAS_CAST | MOVED)) !== HAS_CAST)
    return false;
  measureRoutes(s, s.cell[mage]!, s.side);
  if (routeLengths[target] !== s.detail) return false;
  return s.step === CASTING ? isFastTarget(s, target) : isSlowTarget(s, target);
}

/** A Mage stands where it could cast slow magic at the unit that is to land. */
const possibleLanding = (s: BattleState): boolean =>
  s.setup.mages[s.side]!.some((mage) => {
    if (s.cell[mage]! < 0 || (s.flags[mage]! & (HAS_CAST | MOVED)) !== HAS_CAST) return false;
    measureRoutes(s, s.cell[mage]!, s.side);
    return isSlowTarget(s, s.target);
  });

const allSpent = (s: BattleState): boolean =>
  [0, 1, 2, 3, 4, 5].every((d) => {
    if (((s.detail >> d) & 1) === 0) return true;
    const soldier = soldierAt(s, s.target, d);
    return soldier >= 0 && (s.flags[soldier]! & SPENT) !== 0;
  });
