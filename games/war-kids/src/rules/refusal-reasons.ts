import { refuse, type Action, type Refusal } from '@glade/engine';
import {
  CAST,
  CHARGE,
  END,
  ENTER,
  EXIT,
  FIGHT,
  KIND,
  LAND,
  LOSE,
  MASK_BITS,
  MOVE,
  PLACE,
  NOT_BESIDE,
  NOT_SOLDIERS,
  NOT_THERE,
  SLOW,
  STRIKE,
  TO,
  TO_BITS,
  TRIO,
  UNIT,
  UNIT_BITS,
} from './actions.ts';
import { bits } from '@glade/boards/bit-sets';
import { isInFight, maySurround, readySoldiers } from './combat/contact.ts';
import { isSafeAfterPush, isShielded, touchesLeader } from './combat/protection.ts';
import {
  isBesideDanger,
  isHidden,
  isStraight,
  mayLand,
  measureRoutes,
  rangeOf,
  routeLengths,
} from './magic/targets.ts';
import { couldReach, inTheWay } from './movement/reach.ts';
import { OPEN } from './setup/battlefield.ts';
import {
  DICED,
  FIGHTING,
  GONE,
  HAS_CAST,
  LANDING,
  LOSING,
  MOVED,
  MOVING,
  PLACED,
  SPENT,
  WAITING,
  type BattleState,
} from './state.ts';
import { LEADER, MAGE, PEGASUS, SOLDIER } from './unit-types.ts';

// Why something is not allowed. A page loads it with the first refusal.

/** Why `a` is not among what is legal; `plain` says no more than that, and names the clause of the step. */
export function reasonOf(plain: Refusal, s: BattleState, a: Action): Refusal {
  const kind = a >> KIND;
  const unit = (a >> UNIT) & UNIT_BITS;
  const to = (a >> TO) & TO_BITS;
  const mask = a & MASK_BITS;
  if (a === NOT_THERE) return refuse('WK-17', 'notThere');
  if (s.step === LANDING) return explainLanding(s, kind, to);
  if (s.step === LOSING) return explainLoss(s, kind, unit);
  if (a === NOT_BESIDE) return refuse('WK-38', 'notBeside');
  if (a === NOT_SOLDIERS) return refuse(s.rules.soldierDice ? 'WK-R36' : 'WK-R16', 'onlySoldiers');
  if (a === END) return refuse('WK-R13', 'mustFight');
  if (kind < END || kind === LOSE || kind > PLACE || kind === LAND) return plain;
  const goes = kind === MOVE || kind === ENTER || kind === PLACE;
  if (goes && s.rules.ownMoves !== (kind === PLACE)) return plain;
  const late = goes || kind === EXIT;
  if (s.step === FIGHTING && late)
    return refuse('WK-11', 'movementOver', goes ? [to] : at(s, unit));
  if (s.step === MOVING && kind >= CHARGE && !goes)
    return refuse('WK-44', 'combatLater', at(s, to));
  // Nobody is in hand: the hex that was tapped is crossed.
  if (goes && unit >= s.setup.count) return refuse(plain.clause, 'nobodyInHand', hex(s, to));
  if (kind === PLACE) return explainPlacing(s, unit, to);
  if (kind === TRIO || kind === FIGHT) return explainTogether(s, kind, to, mask, plain);
  const subject = explainUnit(s, unit, kind === ENTER);
  if (subject !== undefined) return subject;
  if (kind === MOVE) return explainMove(s, unit, to);
  if (kind === ENTER) return explainEntry(s, unit, to);
  if (kind === EXIT) return explainExit(s, unit);
  if (kind === CAST || kind === SLOW) return explainSpell(s, kind, unit, to);
  return explainContact(s, kind, unit, to);
}

const at = (s: BattleState, unit: number): readonly number[] =>
  s.cell[unit]! >= 0 ? [s.cell[unit]!] : [];

/** The hex that somebody tapped, if there is one. */
const hex = ({ field }: BattleState, to: number): readonly number[] =>
  to < field.cells && field.there[to] === 1 ? [to] : [];

/** A unit that is to act: there, and one's own. */
function explainUnit(s: BattleState, unit: number, entering: boolean): Refusal | undefined {
  if (unit >= s.setup.count) return refuse('WK-09', 'noSuchUnit');
  if (s.setup.side[unit] !== s.side) return refuse('WK-15', 'notYours', at(s, unit));
  if (entering) return undefined;
  if (s.cell[unit] === WAITING) return refuse('WK-R49', 'notHereYet');
  return s.cell[unit]! < 0 ? refuse('WK-34', 'offTheMap') : undefined;
}

/** An enemy that something is done to. */
function explainTarget(s: BattleState, target: number): Refusal | undefined {
  if (target >= s.setup.count) return refuse('WK-09', 'noSuchUnit');
  if (s.cell[target] === WAITING) return refuse('WK-R49', 'notHereYet');
  if (s.cell[target] === GONE) return refuse('WK-R51', 'offTheMap');
  if (s.cell[target]! < 0) return refuse('WK-34', 'offTheMap');
  return s.setup.side[target] === s.side ? refuse('WK-33', 'notAnEnemy', at(s, target)) : undefined;
}

function explainImmunity(s: BattleState, target: number, clause: string): Refusal | undefined {
  if (isSafeAfterPush(s, target)) return refuse('WK-R34', 'pushedSafe', at(s, target));
  return isShielded(s, target) ? shieldedBy(s, target, clause) : undefined;
}

/** Its leader keeps it safe: it stands beside it, or did when the phase began. */
const shieldedBy = (s: BattleState, unit: number, clause: string): Refusal =>
  refuse(clause, 'shielded', at(s, unit), {
    side: s.setup.side[unit]!,
    beside: touchesLeader(s, unit) ? 1 : 0,
  });

// --- Movement ---

function explainMove(s: BattleState, unit: number, to: number): Refusal {
  if ((s.flags[unit]! & MOVED) !== 0) return refuse('WK-R10', 'hasMoved', at(s, unit));
  if (to >= s.field.cells || s.field.there[to] === 0) return refuse('WK-R5', 'notThere');
  if (s.cell[unit] === to) return refuse('WK-R11', 'stays', [to]);
  if (s.occupant[to]! >= 0) return refuse('WK-24', 'occupied', [to]);
  const beside = s.field.distance(s.cell[unit]!, to) === 1;
  if (beside) return refuse('WK-R4', 'tooHard', [to]);
  if (couldReach(s, unit, to)) return refuse('WK-23', 'blocked', [to, ...inTheWay(s, unit, to)]);
  const distance = s.field.distance(s.cell[unit]!, to);
  const type = s.setup.type[unit]!;
  // WK-66, WK-68.
  const { road } = s.field;
  const byRoad = s.rules.roads && road[s.cell[unit]!] === 1 && road[to] === 1 ? 1 : 0;
  const points = s.setup.movement[type]! + byRoad;
  return refuse('WK-21', 'tooFar', [to], {
    distance,
    type,
    side: s.setup.side[unit]!,
    points,
    beyond: distance > points ? 1 : 0,
  });
}

/** WK-R56. */
function explainPlacing(s: BattleState, unit: number, to: number): Refusal {
  if (s.cell[unit] === WAITING && s.setup.arrives[unit]! > s.turn)
    return refuse('WK-R49', 'tooEarly', hex(s, to), { turn: s.setup.arrives[unit]! });
  if (s.cell[unit]! < 0 && s.cell[unit] !== WAITING) return refuse('WK-34', 'offTheMap');
  if (to >= s.field.cells || s.field.there[to] === 0) return refuse('WK-17', 'notThere');
  if (s.cell[unit] === to) return refuse('WK-R56', 'standsThere', [to]);
  if ((s.flags[unit]! & PLACED) !== 0) return refuse('WK-R56', 'placedAlready', at(s, unit));
  return refuse('WK-R56', 'stillThere', [to]);
}

function explainEntry(s: BattleState, unit: number, to: number): Refusal {
  if (s.cell[unit] !== WAITING) return refuse('WK-R49', 'notWaiting');
  const turn = s.setup.arrives[unit]!;
  if (turn > s.turn) return refuse('WK-R49', 'tooEarly', hex(s, to), { turn });
  if (!s.setup.entries[unit]!.includes(to)) return refuse('WK-R49', 'noEntry', [to]);
  return refuse('WK-24', 'occupied', [to]);
}

function explainExit(s: BattleState, unit: number): Refusal {
  return (s.flags[unit]! & MOVED) !== 0
    ? refuse('WK-R10', 'hasMoved', at(s, unit))
    : refuse('WK-R51', 'noExit', at(s, unit));
}

// --- Magic ---

function explainSpell(s: BattleState, kind: number, mage: number, target: number): Refusal {
  const { rules, setup } = s;
  if (kind === SLOW && !rules.slowMagic) return refuse('WK-71', 'noSlowMagic', at(s, target));
  if (setup.type[mage] !== MAGE) return refuse('WK-42', 'notAMage', at(s, mage));
  if ((s.flags[mage]! & HAS_CAST) !== 0) return refuse('WK-45', 'hasCast', at(s, mage));
  if ((s.flags[mage]! & MOVED) !== 0) return refuse('WK-43', 'mageMoved', at(s, mage));
  const wrong = explainTarget(s, target);
  if (wrong !== undefined) return wrong;
  const cells = [s.cell[mage]!, s.cell[target]!];
  const range = kind === SLOW ? rangeOf(s) : s.rules.fastRange;
  const distance = s.field.distance(cells[0]!, cells[1]!);
  const far = (length: number): Refusal =>
    refuse(kind === SLOW ? 'WK-73' : 'WK-47', 'outOfRange', cells, { distance: length, range });
  if (distance > range) return far(distance);
  if (kind === CAST) {
    const immune = explainImmunity(s, target, 'WK-R21');
    if (immune !== undefined) return immune;
  } else if (!rules.pushProtected && isShielded(s, target)) return shieldedBy(s, target, 'WK-R35');
  measureRoutes(s, cells[0]!, s.side);
  const length = routeLengths[target]!;
  if (length === 0) return explainLine(s, cells);
  if (length < rules.mageMinRange) return refuse('WK-R18', 'tooNear', cells);
  return far(length);
}

/** Why no route leads from one cell to another. */
function explainLine(s: BattleState, cells: readonly number[]): Refusal {
  const { lineOfSight, obstacles } = s.rules;
  const [from, to] = cells as readonly [number, number];
  if (lineOfSight && !isStraight(s, from, to)) return refuse('WK-R44', 'notStraight', cells);
  if (obstacles && isHidden(s, to)) return refuse('WK-R41', 'hidden', [to]);
  return lineOfSight ? refuse('WK-93', 'noLine', cells) : refuse('WK-R43', 'noRoute', cells);
}

function explainLanding(s: BattleState, kind: number, to: number): Refusal {
  if (kind !== LAND) return refuse('WK-R33', 'landFirst', at(s, s.target));
  if (to >= s.field.cells || s.field.there[to] === 0) return refuse('WK-77', 'notThere');
  if (mayLand(s, s.target, to)) return refuse('WK-R33', 'otherStep');
  if (s.field.distance(s.cell[s.target]!, to) !== 2) return refuse('WK-R33', 'landTwo', [to]);
  if (s.occupant[to]! >= 0) return refuse('WK-24', 'occupied', [to]);
  return isBesideDanger(s, s.target, to)
    ? refuse('WK-76', 'landDanger', [to])
    : refuse('WK-R33', 'landTwo', [to]);
}

// --- Combat ---

function explainContact(s: BattleState, kind: number, unit: number, target: number): Refusal {
  const type = s.setup.type[unit]!;
  if (type === LEADER) return refuse('WK-R17', 'leadersNeverAttack', at(s, unit));
  if (type === MAGE) return refuse('WK-41', 'magesNeverTouch', at(s, unit));
  if (type !== (kind === CHARGE ? PEGASUS : SOLDIER))
    return refuse(kind === CHARGE ? 'WK-39' : 'WK-36', 'otherType', at(s, unit));
  if (kind === STRIKE && s.rules.soldierDice) return refuse('WK-82', 'useDice', at(s, target));
  if ((s.flags[unit]! & SPENT) !== 0) return refuse('WK-54', 'hasFought', at(s, unit));
  const wrong = explainTarget(s, target);
  if (wrong !== undefined) return wrong;
  const cells = [s.cell[unit]!, s.cell[target]!];
  if (s.field.distance(cells[0]!, cells[1]!) !== 1) return refuse('WK-33', 'noContact', cells);
  const immune = explainImmunity(s, target, 'WK-51');
  if (immune !== undefined) return immune;
  if (kind === STRIKE) return refuse('WK-37', 'needsThree', cells.slice(1));
  const hard = s.field.terrain[cells[1]!] !== OPEN;
  return hard ? refuse('WK-64', 'hardGround', cells) : refuse('WK-R28', 'hardGround', cells);
}

/** Three Soldiers, or a fight with dice. */
function explainTogether(
  s: BattleState,
  kind: number,
  target: number,
  mask: number,
  plain: Refusal,
): Refusal {
  const { rules, setup } = s;
  if (rules.soldierDice !== (kind === FIGHT))
    return refuse('WK-82', rules.soldierDice ? 'useDice' : 'noDice', at(s, target));
  const wrong = explainTarget(s, target);
  if (wrong !== undefined) return wrong;
  const cells = at(s, target);
  if (kind === TRIO && setup.type[target] !== SOLDIER) return refuse('WK-36', 'oneIsEnough', cells);
  if (kind === FIGHT && (s.flags[target]! & DICED) !== 0)
    return refuse('WK-R37', 'foughtAlready', cells);
  const immune = explainImmunity(s, target, kind === FIGHT ? 'WK-R40' : 'WK-51');
  if (immune !== undefined) return immune;
  if (kind === TRIO && bits(mask) !== 3 && maySurround(s, target))
    return refuse('WK-R15', 'needsThree', cells);
  if (mask === 0 || (mask & ~readySoldiers(s, target)) !== 0)
    return refuse(kind === TRIO ? 'WK-54' : 'WK-R37', 'notReady', cells);
  return plain;
}

function explainLoss(s: BattleState, kind: number, unit: number): Refusal {
  if (kind !== LOSE) return refuse('WK-89', 'loseFirst');
  if (unit >= s.setup.count || !isInFight(s, unit)) return refuse('WK-R39', 'notInFight');
  return isShielded(s, unit) ? shieldedBy(s, unit, 'WK-R39') : refuse('WK-89', 'otherStep');
}
