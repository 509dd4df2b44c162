import {
  action,
  CAST,
  CHARGE,
  ENTER,
  EXIT,
  FIGHT,
  LAND,
  LOSE,
  SLOW,
  STRIKE,
  TRIO,
} from './actions.ts';
import { bits } from '@glade/boards/bit-sets';
import {
  contacts,
  findContacts,
  isInFight,
  mayCharge,
  mayFight,
  mayStrike,
  maySurround,
  readySoldiers,
} from './combat/contact.ts';
import { isShielded } from './combat/protection.ts';
import { countPlacings } from './movement/placing.ts';
import { isFastTarget, isSlowTarget, mayCast, mayLand, measureRoutes } from './magic/targets.ts';
import { MOVED, SPENT, WAITING, type BattleState } from './state.ts';
import { PEGASUS, SOLDIER } from './unit-types.ts';

// All that can be done but moves, in ascending order; moves are in `movement/reach.ts`.

function list(s: BattleState, a: number): void {
  s.listed[s.listedCount] = a;
  s.listedCount += 1;
}

/** What can be done besides moving in the Movement phase. */
export function listMovement(s: BattleState): void {
  s.listedCount = 0;
  listSpells(s);
  if (s.rules.ownMoves) s.moves = countPlacings(s);
  else listEntries(s);
  listExits(s);
  s.ends = 1;
}

/** Fast spells of all Mages, then slow ones. Distances are measured once for each Mage and kind. */
function listSpells(s: BattleState): void {
  const { setup } = s;
  const mages = setup.mages[s.side]!;
  for (let kind = CAST; kind <= (s.rules.slowMagic ? SLOW : CAST); kind++)
    for (let i = 0; i < mages.length; i++) {
      const mage = mages[i]!;
      if (!mayCast(s, mage)) continue;
      measureRoutes(s, s.cell[mage]!, s.side);
      for (let unit = 0; unit < setup.count; unit++) {
        const fits = kind === CAST ? isFastTarget(s, unit) : isSlowTarget(s, unit);
        if (fits) list(s, action(kind, mage, unit));
      }
    }
}

/** WK-R49. */
function listEntries(s: BattleState): void {
  const { setup } = s;
  for (let unit = 0; unit < setup.count; unit++) {
    if (s.cell[unit] !== WAITING || setup.side[unit] !== s.side || setup.arrives[unit]! > s.turn)
      continue;
    const entries = setup.entries[unit]!;
    for (let i = 0; i < entries.length; i++)
      if (s.occupant[entries[i]!]! < 0) list(s, action(ENTER, unit, entries[i]!));
  }
}

/** WK-R51. */
const mayExit = (s: BattleState, unit: number): boolean =>
  s.cell[unit]! >= 0 &&
  (s.flags[unit]! & MOVED) === 0 &&
  s.setup.exitCells[s.side]![s.cell[unit]!] === 1;

function listExits(s: BattleState): void {
  const { setup } = s;
  if (setup.exits.length === 0) return;
  for (let unit = 0; unit < setup.count; unit++)
    if (setup.side[unit] === s.side && mayExit(s, unit)) list(s, action(EXIT, unit, 0));
}

/** What can be done in the Combat phase, and whether it may be ended (WK-R13). */
export function listCombat(s: BattleState): void {
  s.listedCount = 0;
  listSpells(s);
  const spells = s.listedCount;
  listCharges(s);
  if (!s.rules.soldierDice) {
    listStrikes(s);
    listSurroundings(s);
  }
  const sure = s.listedCount;
  if (s.rules.soldierDice) listFights(s);
  const { forcedCombat } = s.rules;
  const forced = forcedCombat === 'all' ? s.listedCount > spells : sure > spells;
  s.ends = forced && forcedCombat !== 'none' ? 0 : 1;
}

const canAttack = (s: BattleState, unit: number, type: number): boolean =>
  s.setup.side[unit] === s.side &&
  s.setup.type[unit] === type &&
  s.cell[unit]! >= 0 &&
  (s.flags[unit]! & SPENT) === 0;

function listCharges(s: BattleState): void {
  for (let unit = 0; unit < s.setup.count; unit++) {
    if (!canAttack(s, unit, PEGASUS)) continue;
    const count = findContacts(s, unit);
    for (let i = 0; i < count; i++)
      if (mayCharge(s, unit, contacts[i]!)) list(s, action(CHARGE, unit, contacts[i]!));
  }
}

function listStrikes(s: BattleState): void {
  for (let unit = 0; unit < s.setup.count; unit++) {
    if (!canAttack(s, unit, SOLDIER)) continue;
    const count = findContacts(s, unit);
    for (let i = 0; i < count; i++)
      if (mayStrike(s, contacts[i]!)) list(s, action(STRIKE, unit, contacts[i]!));
  }
}

function listSurroundings(s: BattleState): void {
  const { setup } = s;
  for (let unit = 0; unit < setup.count; unit++) {
    if (setup.side[unit] === s.side || s.cell[unit]! < 0 || setup.type[unit] !== SOLDIER) continue;
    const around = readySoldiers(s, unit);
    if (bits(around) < 3 || !maySurround(s, unit)) continue;
    for (let mask = 7; mask <= around; mask++)
      if ((mask & ~around) === 0 && bits(mask) === 3) list(s, action(TRIO, 0, unit, mask));
  }
}

function listFights(s: BattleState): void {
  const { setup } = s;
  for (let unit = 0; unit < setup.count; unit++) {
    if (setup.side[unit] === s.side || s.cell[unit]! < 0) continue;
    const around = readySoldiers(s, unit);
    if (around === 0 || !mayFight(s, unit)) continue;
    for (let mask = 1; mask <= around; mask++)
      if ((mask & ~around) === 0) list(s, action(FIGHT, 0, unit, mask));
  }
}

/** Where the pushed unit may land. */
export function listLandings(s: BattleState): void {
  s.listedCount = 0;
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
  s.listedCount = 0;
  s.ends = 0;
  const { setup } = s;
  for (let unit = 0; unit < setup.count; unit++)
    if (isInFight(s, unit) && !isShielded(s, unit)) list(s, action(LOSE, unit, 0));
}
