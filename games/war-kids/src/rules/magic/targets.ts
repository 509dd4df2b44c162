import { axialDistance, hexAtAxial } from '@glade/boards/hexes';
import { isBeatable, isShielded } from '../combat/protection.ts';
import { WOODS } from '../setup/battlefield.ts';
import { HAS_CAST, MOVED, type BattleState } from '../state.ts';
import { PEGASUS, SOLDIER } from '../unit-types.ts';
import { lineAt, lineTable } from './sight-lines.ts';

// How far spells have to go, whom they may be cast at, and where a pushed unit lands.

export const FAST_RANGE = 6;

/** Length of the route to each cell, 0 where there is none; one for all states, as no search outlives a call. */
let route = new Uint8Array(0);
let queue = new Int16Array(0);

/** By unit: the length of the route to it, 0 where there is none within range. */
export const routeLengths = new Uint8Array(64);

/** How far a spell can go at all under these rules. */
export const rangeOf = (s: BattleState): number =>
  s.rules.slowMagic ? s.rules.slowRange : s.rules.fastRange;

/** Whether a Mage may still cast in this player-turn (WK-42, WK-43, WK-45). */
export const mayCast = (s: BattleState, mage: number): boolean =>
  s.cell[mage]! >= 0 && (s.flags[mage]! & (MOVED | HAS_CAST)) === 0;

/** Fills `routeLengths` for the enemies of a side as seen from a cell. */
export function measureRoutes(s: BattleState, from: number, side: number): void {
  const { setup, rules } = s;
  const most = rangeOf(s);
  for (let unit = 0; unit < setup.count; unit++) {
    const at = setup.side[unit] === side ? -1 : s.cell[unit]!;
    const distance = at < 0 ? 0 : s.field.distance(from, at);
    routeLengths[unit] = distance > most ? 0 : distance;
  }
  if (rules.lineOfSight) keepInLine(s, from);
  else if (rules.obstacles) measure(s, from, most);
}

// --- WK-90, WK-91, WK-92: obstacles, without line of sight the shortest way round them ---

function measure(s: BattleState, from: number, most: number): void {
  const { field, setup, rules } = s;
  if (rules.contourBlock === 'cross') {
    flood(s, from, most, -1);
    for (let unit = 0; unit < setup.count; unit++)
      if (routeLengths[unit]! > 0)
        routeLengths[unit] = isHidden(s, s.cell[unit]!) ? 0 : route[s.cell[unit]!]!;
    return;
  }
  const own = field.elevation[from]!;
  for (let height = own; height <= 9; height++) {
    let flooded = false;
    for (let unit = 0; unit < setup.count; unit++) {
      if (routeLengths[unit] === 0) continue;
      const level = field.elevation[s.cell[unit]!]!;
      if ((level > own ? level : own) !== height) continue;
      if (!flooded) flood(s, from, most, height);
      flooded = true;
      routeLengths[unit] = isHidden(s, s.cell[unit]!) ? 0 : route[s.cell[unit]!]!;
    }
  }
}

/** WK-R41: nothing on this cell can be aimed at. */
export const isHidden = (s: BattleState, cell: number): boolean =>
  s.rules.woodsHideTarget && s.field.terrain[cell] === WOODS;

/** Lengths of the shortest routes; `height` -1: contours block, otherwise ground above it does (WK-R42). */
function flood(s: BattleState, from: number, most: number, height: number): void {
  const { field, occupant } = s;
  const { next, elevation, terrain, cells } = field;
  if (route.length < cells) {
    route = new Uint8Array(cells);
    queue = new Int16Array(cells);
  }
  route.fill(0);
  let head = 0;
  let tail = 1;
  queue[0] = from;
  while (head < tail) {
    const at = queue[head++]!;
    const length = route[at]! + 1;
    if (length > most) break;
    for (let d = 6 * at; d < 6 * at + 6; d++) {
      const to = next[d]!;
      if (to < 0 || to === from || route[to] !== 0) continue;
      if (height < 0 && elevation[to] !== elevation[at]) continue;
      route[to] = length;
      const blocks =
        occupant[to]! >= 0 || terrain[to] === WOODS || (height >= 0 && elevation[to]! > height);
      if (!blocks) queue[tail++] = to;
    }
  }
}

// --- WK-93: line of sight ---

function keepInLine(s: BattleState, from: number): void {
  for (let unit = 0; unit < s.setup.count; unit++)
    if (routeLengths[unit]! > 0 && !inLine(s, from, s.cell[unit]!)) routeLengths[unit] = 0;
}

/** WK-R44: with `axes` a line goes along a row of hexes only. */
export function isStraight(s: BattleState, from: number, to: number): boolean {
  if (s.rules.losKind === 'centre') return true;
  const { columns, q } = s.field;
  const dq = q[to]! - q[from]!;
  const dr = Math.floor(to / columns) - Math.floor(from / columns);
  return dq === 0 || dr === 0 || dq + dr === 0;
}

function inLine(s: BattleState, from: number, to: number): boolean {
  const { field, rules } = s;
  if (!isStraight(s, from, to)) return false;
  const dq = field.q[to]! - field.q[from]!;
  const dr = Math.floor(to / field.columns) - Math.floor(from / field.columns);
  // WK-R45: without obstacles nothing is in the way.
  if (!rules.obstacles) return true;
  if (isHidden(s, to)) return false;
  return (
    isFree(s, from, to, lineAt(dq, dr, 0), dq, dr) || isFree(s, from, to, lineAt(dq, dr, 1), dq, dr)
  );
}

function isFree(
  s: BattleState,
  from: number,
  to: number,
  line: number,
  dq: number,
  dr: number,
): boolean {
  const { field, occupant } = s;
  const { elevation, terrain } = field;
  const lines = lineTable();
  const crossing = s.rules.contourBlock === 'cross';
  const height = elevation[from]! > elevation[to]! ? elevation[from]! : elevation[to]!;
  const row = Math.floor(from / field.columns);
  const steps = axialDistance(dq, dr) - 1;
  let before = from;
  for (let i = line; i < line + 2 * steps; i += 2) {
    const at = hexAtAxial(
      field.columns,
      field.rows,
      field.q[from]! + lines[i]!,
      row + lines[i + 1]!,
    );
    if (at < 0 || field.there[at] === 0) return false;
    if (occupant[at]! >= 0 || terrain[at] === WOODS) return false;
    if (crossing ? elevation[at] !== elevation[before] : elevation[at]! > height) return false;
    before = at;
  }
  return !crossing || elevation[before] === elevation[to];
}

// --- Cells in range, no matter who stands there ---

/** The cells of a fast spell's targets as seen from a cell, as units stand now; ascending. For people to see. */
export function cellsInRange(s: BattleState, from: number): readonly number[] {
  const { field, rules } = s;
  const cells = [...s.occupant.keys()].filter((cell) => {
    const distance = field.distance(from, cell);
    return field.there[cell] === 1 && distance >= 1 && distance <= rules.fastRange;
  });
  if (rules.lineOfSight)
    return cells.filter(
      (cell) => field.distance(from, cell) >= rules.mageMinRange && inLine(s, from, cell),
    );
  const lengths = rules.obstacles ? lengthsAround(s, from) : undefined;
  return cells.filter((cell) => {
    const length = lengths === undefined ? field.distance(from, cell) : lengths(cell);
    return length >= rules.mageMinRange && length <= rules.fastRange;
  });
}

/** Lengths of the shortest routes from a cell round the obstacles, 0 where there is none. */
function lengthsAround(s: BattleState, from: number): (cell: number) => number {
  const { elevation } = s.field;
  const known = new Map<number, Uint8Array>();
  return (cell) => {
    if (isHidden(s, cell)) return 0;
    const crossing = s.rules.contourBlock === 'cross';
    const height = crossing ? -1 : Math.max(elevation[from]!, elevation[cell]!);
    if (!known.has(height)) {
      flood(s, from, FAST_RANGE, height);
      known.set(height, route.slice(0, s.field.cells));
    }
    return known.get(height)![cell]!;
  };
}

// --- Targets ---

/** Whether fast magic may be cast at a unit that `measureRoutes` has found (WK-47, WK-R18, WK-R21). */
export function isFastTarget(s: BattleState, unit: number): boolean {
  const length = routeLengths[unit]!;
  return length >= s.rules.mageMinRange && length <= s.rules.fastRange && isBeatable(s, unit);
}

/** The same for slow magic (WK-73, WK-R35). */
export function isSlowTarget(s: BattleState, unit: number): boolean {
  const length = routeLengths[unit]!;
  if (!s.rules.slowMagic || length < s.rules.mageMinRange) return false;
  return s.rules.pushProtected || !isShielded(s, unit);
}

// --- WK-74, WK-75, WK-76, WK-77: where a pushed unit lands ---

/** Whether a pushed unit may land on a cell (WK-R33, WK-R34). */
export function mayLand(s: BattleState, unit: number, cell: number): boolean {
  const { field, occupant } = s;
  const from = s.cell[unit]!;
  if (field.there[cell] === 0 || occupant[cell]! >= 0) return false;
  if (field.distance(from, cell) !== 2 || !hasBetween(s, from, cell)) return false;
  return s.rules.pushSafety === 'immune' || !isBesideDanger(s, unit, cell);
}

function hasBetween(s: BattleState, from: number, to: number): boolean {
  const { next } = s.field;
  for (let d = 6 * from; d < 6 * from + 6; d++)
    if (next[d]! >= 0 && s.field.distance(next[d]!, to) === 1) return true;
  return false;
}

/** Whether a Soldier or Pegasus of the other side stands beside a cell. */
export function isBesideDanger(s: BattleState, unit: number, cell: number): boolean {
  const { field, setup, occupant } = s;
  for (let d = 6 * cell; d < 6 * cell + 6; d++) {
    const other = field.next[d]! < 0 ? -1 : occupant[field.next[d]!]!;
    if (other < 0 || setup.side[other] === setup.side[unit]) continue;
    if (setup.type[other] === SOLDIER || setup.type[other] === PEGASUS) return true;
  }
  return false;
}
