/** How far a spell has to fly. */
import {
  axialOf,
  cellAt,
  distance,
  elevationAt,
  isContour,
  neighbours,
  NO_CELL,
  terrainAt,
} from './board.ts';
import { on } from './options.ts';
import type { BattleMap } from './scenario.ts';
import { occupied, type BattleState } from './state.ts';

/** The longest spell there is (WK-73). */
const FARTHEST = 12;
const NONE = Infinity;

/** Hexes on the route from one cell to the other; Infinity when the spell has no route at all. */
export function spellDistance(s: BattleState, from: number, to: number): number {
  const { map } = s.scenario;
  const { options } = s;
  const straight = on(options, 'lineOfSight');
  if (straight && options['losKind'] === 'axes' && !isOnAxis(map, from, to)) return NONE;
  if (!on(options, 'obstacles')) return distance(map, from, to); // WK-48, WK-R20, WK-R45
  if (on(options, 'woodsHideTarget') && terrainAt(map, to) === 'w') return NONE; // WK-R41
  if (distance(map, from, to) > FARTHEST) return NONE;
  return straight ? lineLength(s, from, to) : routeLength(s, from, to);
}

/** WK-R44 `axes`: along one of the six rows of hexes. */
function isOnAxis(map: BattleMap, from: number, to: number): boolean {
  const [a, b] = [axialOf(map, from), axialOf(map, to)];
  return a.q === b.q || a.r === b.r || a.q + a.r === b.q + b.r;
}

/** WK-93, WK-R44: one of the two lines must be free as a whole. */
function lineLength(s: BattleState, from: number, to: number): number {
  const { map } = s.scenario;
  const taken = occupied(s);
  const free = [1e-6, -1e-6]
    .map((shift) => line(map, from, to, shift))
    .some((cells) =>
      cells.every((cell, i) => i === 0 || isFree(s, taken, [from, to], [cells[i - 1]!, cell])),
    );
  return free ? distance(map, from, to) : NONE;
}

/** WK-R44: both ends and the hexes between; NO_CELL where the line leaves the map. */
export function line(map: BattleMap, from: number, to: number, shift: number): number[] {
  const [a, b] = [axialOf(map, from), axialOf(map, to)];
  const steps = distance(map, from, to);
  const at = (i: number) => {
    const q = a.q + shift + ((b.q - a.q) * i) / steps;
    const r = a.r + 2 * shift + ((b.r - a.r) * i) / steps;
    return nearestCell(map, q, r);
  };
  return [from, ...Array.from({ length: steps - 1 }, (_, i) => at(i + 1)), to];
}

/** Round all three coordinates, then correct the one that moved most. */
function nearestCell(map: BattleMap, q: number, r: number): number {
  const point = [q, r, -q - r];
  const whole = point.map((x) => Math.round(x));
  const off = point.map((x, i) => Math.abs(x - whole[i]!));
  const worst = off.indexOf(Math.max(...off));
  const others = whole.filter((_, i) => i !== worst).reduce((x, y) => x + y, 0);
  const [wholeQ, wholeR] = whole.with(worst, -others);
  return cellAt(map, wholeQ!, wholeR!);
}

/** WK-90 to WK-92, WK-R43: the shortest free route. */
function routeLength(s: BattleState, from: number, to: number): number {
  const taken = occupied(s);
  let reached = new Set([from]);
  const seen = new Set(reached);
  for (let length = 1; length <= FARTHEST; length += 1) {
    const next = new Set<number>();
    for (const cell of reached)
      for (const beyond of neighbours(s.scenario.map, cell)) {
        if (seen.has(beyond) || !isFree(s, taken, [from, to], [cell, beyond])) continue;
        next.add(beyond);
        seen.add(beyond);
      }
    if (next.has(to)) return length;
    reached = next;
  }
  return NONE;
}

type Pair = readonly [number, number];

/** A step of the route between these ends. What stands in the last hex does not matter (WK-R41). */
function isFree(s: BattleState, taken: Set<number>, ends: Pair, step: Pair): boolean {
  const { map } = s.scenario;
  const [before, cell] = step;
  if (cell === NO_CELL) return false;
  const high = s.options['contourBlock'] === 'high';
  if (!high && isContour(map, before, cell)) return false; // WK-91, WK-R42
  if (cell === ends[1]) return true;
  if (high && ends.every((end) => elevationAt(map, cell) > elevationAt(map, end))) return false;
  return !taken.has(cell) && terrainAt(map, cell) !== 'w';
}
