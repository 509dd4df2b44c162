import { action, MOVE } from '../actions.ts';
import { bits, lowest, nthBit } from '@glade/boards/bit-sets';
import { MOVED, type BattleState } from '../state.ts';

// Where units can move (WK-16 to WK-32, WK-66, WK-67, WK-68). What each can reach is found once and again only when
// something has changed near it.

const FAR = 255;

/** What a search needs; one for all states, as no search outlives a call. */
let price = new Uint8Array(0);
let roadPrice = new Uint8Array(0);
let found = new Int16Array(0);
let queue = new Int16Array(0);

function makeRoom(cells: number): void {
  if (price.length >= cells) return;
  price = new Uint8Array(cells).fill(FAR);
  roadPrice = new Uint8Array(cells).fill(FAR);
  found = new Int16Array(2 * cells);
  queue = new Int16Array(8 * cells);
}

/** Cheapest ways from a cell with so many points, into `prices`. Answers how many cells are in `found` now. */
function spread(
  s: BattleState,
  from: number,
  points: number,
  onRoads: boolean,
  prices: Uint8Array,
  known: number,
): number {
  const { field, occupant } = s;
  const { next, cost, road } = field;
  const spendAll = s.rules.bigStep === 'remaining';
  let count = known;
  let head = 0;
  let tail = 1;
  queue[0] = from;
  prices[from] = 0;
  while (head < tail) {
    const at = queue[head++]!;
    const spent = prices[at]!;
    if (spent >= points) continue;
    for (let d = 6 * at; d < 6 * at + 6; d++) {
      const to = next[d]!;
      if (to < 0 || occupant[to]! >= 0 || (onRoads && road[to] === 0)) continue;
      let after = spent + cost[d]!;
      if (after > points) {
        if (!spendAll) continue;
        after = points;
      }
      const before = prices[to]!;
      if (after >= before) continue;
      if (before === FAR) found[count++] = to;
      prices[to] = after;
      queue[tail++] = to;
    }
  }
  return count;
}

/** Fills `found` with the cells a unit can reach, its own left out, and `price`, `roadPrice` with what they cost. */
function search(s: BattleState, unit: number): number {
  const { field } = s;
  makeRoom(field.cells);
  const from = s.cell[unit]!;
  const points = s.setup.movement[s.setup.type[unit]!]!;
  let count = spread(s, from, points, false, price, 0);
  // WK-66, WK-R9.
  if (s.rules.roads && field.road[from] === 1) {
    const before = count;
    count = spread(s, from, points + 1, true, roadPrice, count);
    count = withoutDoubles(before, count);
  }
  // WK-25, WK-R4.
  if (s.rules.bigStep === 'whole') {
    for (let d = 6 * from; d < 6 * from + 6; d++) {
      const to = field.next[d]!;
      if (to < 0 || s.occupant[to]! >= 0 || price[to] !== FAR) continue;
      price[to] = points;
      if (roadPrice[to] === FAR) found[count++] = to;
    }
  }
  price[from] = FAR;
  roadPrice[from] = FAR;
  return count;
}

/** Of the cells found by road, keeps those that had not been found before. */
function withoutDoubles(before: number, count: number): number {
  let kept = before;
  for (let i = before; i < count; i++) {
    if (price[found[i]!] !== FAR) roadPrice[found[i]!] = FAR;
    else found[kept++] = found[i]!;
  }
  return kept;
}

function forget(count: number): void {
  for (let i = 0; i < count; i++) {
    price[found[i]!] = FAR;
    roadPrice[found[i]!] = FAR;
  }
}

/** Finds again where a unit can go. */
function refresh(s: BattleState, unit: number): void {
  const { words } = s.field;
  const { reach } = s;
  const first = unit * words;
  for (let w = first; w < first + words; w++) reach[w] = 0;
  const count = search(s, unit);
  for (let i = 0; i < count; i++) reach[first + (found[i]! >> 5)]! |= 1 << (found[i]! & 31);
  forget(count);
  s.moves += count - s.moveCounts[unit]!;
  s.moveCounts[unit] = count;
}

/** Whether a unit may move by the rules: it is on the map, of the side at turn, and has not moved. */
const isMover = (s: BattleState, unit: number): boolean =>
  !s.rules.ownMoves &&
  s.setup.side[unit] === s.side &&
  s.cell[unit]! >= 0 &&
  (s.flags[unit]! & MOVED) === 0;

/** Finds again where everybody can go, at the beginning of a player-turn. */
export function refreshAll(s: BattleState): void {
  s.moveCounts.fill(0);
  s.moves = 0;
  for (let unit = 0; unit < s.setup.count; unit++) if (isMover(s, unit)) refresh(s, unit);
}

/** Finds again where those can go who are near a cell that has been left or entered, or near a second one. */
export function refreshAround(s: BattleState, cell: number, second = cell): void {
  const { setup, field } = s;
  const extra = s.rules.roads ? 1 : 0;
  for (let unit = 0; unit < setup.count; unit++) {
    if (!isMover(s, unit)) continue;
    const far = setup.movement[setup.type[unit]!]! + extra;
    const at = s.cell[unit]!;
    if (field.distance(at, cell) <= far || field.distance(at, second) <= far) refresh(s, unit);
  }
}

/** A unit has no more moves in this player-turn. */
export function forgetMoves(s: BattleState, unit: number): void {
  s.moves -= s.moveCounts[unit]!;
  s.moveCounts[unit] = 0;
}

/** Nobody has any more. */
export function forgetAllMoves(s: BattleState): void {
  s.moveCounts.fill(0);
  s.moves = 0;
}

/** Whether a unit can move to a cell now. */
export function canReach(s: BattleState, unit: number, cell: number): boolean {
  if (s.moveCounts[unit] === 0) return false;
  const word = s.reach[unit * s.field.words + (cell >> 5)]!;
  return ((word >>> (cell & 31)) & 1) === 1;
}

/** The k-th move: by unit, then by cell. */
export function nthMove(s: BattleState, k: number): number {
  let unit = 0;
  let rest = k;
  while (rest >= s.moveCounts[unit]!) rest -= s.moveCounts[unit++]!;
  for (let w = unit * s.field.words; ; w++) {
    const here = bits(s.reach[w]!);
    if (rest < here) {
      const cell = ((w - unit * s.field.words) << 5) + nthBit(s.reach[w]!, rest);
      return action(MOVE, unit, cell);
    }
    rest -= here;
  }
}

/** The cells a unit may move to now, into `cells`; answers how many there are. Ascending. */
export function movesOf(s: BattleState, unit: number, cells: Int16Array): number {
  if (s.moveCounts[unit] === 0) return 0;
  const { words } = s.field;
  let count = 0;
  for (let w = 0; w < words; w++)
    for (let rest = s.reach[unit * words + w]!; rest !== 0; rest &= rest - 1)
      cells[count++] = (w << 5) + lowest(rest);
  return count;
}

/** The cells a unit on the map could move to if it were at turn, into `cells`; answers how many there are. */
export function reachedBy(s: BattleState, unit: number, cells: Int16Array): number {
  const count = search(s, unit);
  for (let i = 0; i < count; i++) cells[i] = found[i]!;
  forget(count);
  return count;
}

/** The cells a unit on the map could reach, no matter who is at turn, with what they cost; ascending. For people to see. */
export function costsFrom(s: BattleState, unit: number): readonly (readonly [number, number])[] {
  const count = search(s, unit);
  const cells = [...found.subarray(0, count)].toSorted((a, b) => a - b);
  const priced = cells.map((cell) => [cell, Math.min(price[cell]!, roadPrice[cell]!)] as const);
  forget(count);
  return priced;
}

/** Whether a unit could reach a cell if nobody else were on the map. */
export function couldReach(s: BattleState, unit: number, cell: number): boolean {
  const kept = s.occupant.slice();
  s.occupant.fill(-1);
  const count = search(s, unit);
  s.occupant.set(kept);
  const could = found.subarray(0, count).includes(cell);
  forget(count);
  return could;
}

/** Who stands in the way of a unit to a cell that it could reach if it were alone: their cells on a cheapest way. */
export function inTheWay(s: BattleState, unit: number, cell: number): readonly number[] {
  const kept = s.occupant.slice();
  s.occupant.fill(-1);
  const way = pathTo(s, unit, cell);
  s.occupant.set(kept);
  return way.filter((at) => at !== s.cell[unit] && s.occupant[at]! >= 0);
}

/** Whether a unit needs the extra point of a road to get to a cell that it can reach. */
export function needsRoad(s: BattleState, unit: number, cell: number): boolean {
  const count = search(s, unit);
  const needs = price[cell] === FAR;
  forget(count);
  return needs;
}

/** A cheapest way of a unit to a cell that it can reach: all cells from its own to that one. */
export function pathTo(s: BattleState, unit: number, cell: number): readonly number[] {
  const { field } = s;
  const from = s.cell[unit]!;
  const byRoad = needsRoad(s, unit, cell);
  const points = s.setup.movement[s.setup.type[unit]!]! + (byRoad ? 1 : 0);
  const count = spread(s, from, points, byRoad, price, 0);
  const way = [cell];
  if (price[cell] === FAR) way.unshift(from);
  while (way[0] !== from) {
    const to = way[0]!;
    const cheap = [...field.next.subarray(6 * to, 6 * to + 6)].find((at) => {
      const spent = at < 0 ? FAR : price[at]!;
      return spent < points && Math.min(points, spent + field.costOf(at, to)) === price[to];
    });
    way.unshift(cheap!);
  }
  price[from] = FAR;
  forget(count);
  return way;
}

/** Whether a unit needs the exception of WK-25 to get to a cell that it can reach. */
export function needsBigStep(s: BattleState, unit: number, cell: number): boolean {
  const { field } = s;
  const from = s.cell[unit]!;
  const points = s.setup.movement[s.setup.type[unit]!]!;
  for (let d = 6 * from; d < 6 * from + 6; d++)
    if (field.next[d] === cell) return field.cost[d]! > points;
  return false;
}
