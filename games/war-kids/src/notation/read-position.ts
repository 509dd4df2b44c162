import { hexNamed } from '@glade/boards/hexes';
import { CHANCE, ok, OVER, problem, type Result } from '@glade/engine';
import { soldierAt } from '../rules/combat/contact.ts';
import type { BattleKernel } from '../rules/kernel.ts';
import { measureRoutes, routeLengths } from '../rules/magic/targets.ts';
import { SIDES } from '../rules/setup/scenario.ts';
import {
  CASTING,
  DICING,
  ENDED,
  FIGHTING,
  GONE,
  LANDING,
  LOSING,
  LOST,
  MOVING,
  putOn,
  SLOWING,
  WAITING,
  type BattleState,
} from '../rules/state.ts';
import type { UnitNames } from './unit-names.ts';
import { isValidPosition } from './valid-position.ts';
import { ENDS, FLAG_LETTERS, STEPS, unmentioned } from './write-position.ts';

const HEAD = /^([a-z]+) turn (\d{1,2}) (blue|pink)(?: in (move|combat))?(?: won (blue|pink))?$/i;
const UNIT_TEXT =
  /^([^=]+)=([a-z]{1,2}\d{1,2}|-|wait|out-[a-z]{1,2}\d{1,2})(?:\/([wmcspdt]{1,7}))?$/i;
const SECTION = /^(pending|places|held|earned|shielded) (.+)$/i;

/** The gate for positions from outside. */
export function readPosition(
  text: string,
  kernel: BattleKernel,
  names: UnitNames,
): Result<BattleState> {
  const s = kernel.create();
  const plain = text.trim().replaceAll(/\s+/g, ' ');
  const colon = plain.indexOf(':');
  const [first = '', ...parts] = colon < 0 ? [''] : plain.slice(colon + 1).split(';');
  const head = colon < 0 ? plain : plain.slice(0, colon);
  reset(s, kernel.start);
  if (!readHead(s, head)) return problem('position.head', { text: head.slice(0, 60) });
  for (const item of words(first))
    if (!readUnit(s, item, names)) return problem('position.unit', { text: item.slice(0, 60) });
  const sections = parts.map((part) => part.trim());
  const wrong = readSections(s, sections, names);
  if (wrong !== undefined) return problem('position.section', { text: wrong.slice(0, 60) });
  const impossible = problem('position.impossible', { text: plain.slice(0, 80) });
  if (!isValidPosition(s)) return impossible;
  kernel.ready(s);
  const choices = kernel.actor(s) === OVER || s.choices > (s.step === LOSING ? 1 : 0);
  const idle = s.step === FIGHTING && s.listedCount === 0;
  if (!choices || idle) return impossible;
  if (kernel.actor(s) !== CHANCE && s.step !== ENDED && s.step > FIGHTING && s.listedCount === 0)
    return impossible;
  return ok(s);
}

const words = (text: string): readonly string[] =>
  text.split(/[ ,]+/).filter((word) => word !== '');

function reset(s: BattleState, start: BattleState): void {
  for (let unit = 0; unit < s.setup.count; unit++) s.cell[unit] = unmentioned(s, unit);
  s.flags.fill(0);
  s.occupant.fill(-1);
  s.owners.set(start.owners);
}

function readHead(s: BattleState, head: string): boolean {
  const [, word, turn, side, inside, won] = HEAD.exec(head.toLowerCase()) ?? [];
  if (word === undefined) return false;
  const step = STEPS.findIndex((name) => name === word);
  const result = ENDS.findIndex((name) => name === word);
  if (step < 0 && result <= 0) return false;
  s.step = step < 0 ? ENDED : step;
  s.result = Math.max(0, result);
  s.turn = Number(turn);
  s.side = SIDES.findIndex((name) => name === side);
  s.winner = SIDES.findIndex((name) => name === won);
  const first = SIDES.indexOf(s.rules.firstSide);
  s.played = 2 * s.turn - (s.side === first ? 1 : 0);
  const usually = s.step === MOVING ? MOVING : FIGHTING;
  s.phase = inside === undefined ? usually : inside === 'move' ? MOVING : FIGHTING;
  const fixed = s.step === MOVING || s.step === FIGHTING || s.step === DICING || s.step === LOSING;
  return !fixed || s.phase === usually;
}

function readUnit(s: BattleState, item: string, names: UnitNames): boolean {
  const [, name = '', where = '', letters = ''] = UNIT_TEXT.exec(item) ?? [];
  const unit = name === '' ? -1 : names.find(name, 0);
  if (unit < 0 || names.idOf(unit).toLowerCase() !== name.toLowerCase()) return false;
  if (s.cell[unit] !== unmentioned(s, unit) || s.flags[unit] !== 0) return false;
  for (const letter of letters.toLowerCase()) s.flags[unit] |= 1 << FLAG_LETTERS.indexOf(letter);
  const exit = /^out-(.+)$/i.exec(where)?.[1];
  if (exit !== undefined) s.leftBy[unit] = hexNamed(s.field.columns, s.field.rows, exit) ?? -1;
  const elsewhere: Readonly<Record<string, number>> = { '-': LOST, wait: WAITING };
  const off = exit === undefined ? elsewhere[where.toLowerCase()] : GONE;
  if (off !== undefined) {
    s.cell[unit] = off;
    return s.flags[unit] === 0;
  }
  const cell = hexNamed(s.field.columns, s.field.rows, where) ?? -1;
  if (cell < 0 || s.field.there[cell] === 0 || s.occupant[cell]! >= 0) return false;
  putOn(s, unit, cell);
  return true;
}

/** The section that cannot be read, if any. */
function readSections(
  s: BattleState,
  parts: readonly string[],
  names: UnitNames,
): string | undefined {
  const seen = new Set<string>();
  for (const part of parts) {
    const [, name = '', list = ''] = SECTION.exec(part) ?? [];
    const word = name.toLowerCase();
    if (word === '' || seen.has(word) || !readSection(s, word, words(list), names)) return part;
    seen.add(word);
  }
  const wants = s.step > FIGHTING && s.step < ENDED;
  return wants !== seen.has('pending') ? 'pending' : undefined;
}

function readSection(
  s: BattleState,
  word: string,
  list: readonly string[],
  names: UnitNames,
): boolean {
  if (word === 'pending') return readPending(s, list, names);
  if (word === 'places') return list.every((item) => readPlace(s, item));
  if (word === 'held') return readNumbers(s.held, list, /^\d{1,2}$/);
  if (word === 'earned') return readNumbers(s.earned, list, /^-?\d{1,6}$/);
  return list.every((item) => {
    const unit = names.find(item, 0);
    if (unit < 0) return false;
    if (unit < 32) s.shieldLow |= 1 << unit;
    else s.shieldHigh |= 1 << (unit & 31);
    return true;
  });
}

function readNumbers(
  into: Uint8Array | Int32Array,
  list: readonly string[],
  shape: RegExp,
): boolean {
  if (list.length !== into.length || !list.every((item) => shape.test(item))) return false;
  for (const [i, item] of list.entries()) into[i] = Number(item);
  return true;
}

function readPlace(s: BattleState, item: string): boolean {
  const [, id = '', owner = ''] = /^([^=]+)=(blue|pink|-)$/i.exec(item) ?? [];
  const place = s.setup.scenario.map.places.findIndex(
    (one) => one.id.toLowerCase() === id.toLowerCase(),
  );
  if (place < 0) return false;
  s.owners[place] = SIDES.findIndex((name) => name === owner.toLowerCase());
  return true;
}

function readPending(s: BattleState, list: readonly string[], names: UnitNames): boolean {
  const units = list
    .filter((word, i) => i === 0 || i !== list.length - 2 || word.toLowerCase() !== 'at')
    .map((word) => names.find(word, 0));
  const target = units.pop() ?? -1;
  if (target < 0 || units.includes(-1) || s.cell[target]! < 0) return false;
  if (s.setup.side[target] === s.side) return false;
  s.target = target;
  if (s.step === LANDING) return units.length === 0;
  if (s.step === CASTING || s.step === SLOWING) {
    const mage = units.length === 1 ? units[0]! : -1;
    if (mage < 0 || s.cell[mage]! < 0 || s.setup.side[mage] !== s.side) return false;
    s.mage = mage;
    measureRoutes(s, s.cell[mage]!, s.side);
    s.detail = routeLengths[target]!;
    return true;
  }
  for (const unit of units) {
    const d = [0, 1, 2, 3, 4, 5].find((one) => soldierAt(s, target, one) === unit);
    if (d === undefined) return false;
    s.detail |= 1 << d;
  }
  return s.detail > 0;
}
