import { MOVE } from '../actions.ts';
import type { VeronaOptions } from '../options.ts';
import { MOST_TILES, offer, type VeronaState } from '../state.ts';
import { CITY_SIDES, HALF_BANK, SIDE_BANK, STOP_SIDES, THROUGH_SIDES } from '../tiles/looks.ts';
import { cellOfTile, tileBeside } from './map.ts';

// Where a move may end (FV-70, FV-71, FV-72, FV-73, FV-74, FV-75, FV-76, FV-77, FV-R45). A spot is tile * 2 + bank: where a meeple can stand.

export const BY_TERRAIN = 1;
export const BY_CITY = 2;
export const BY_ROAD = 4;
/** FV-72, FV-73, FV-74: the most tiles that a move enters, by each of the three ways. */
const TERRAIN_LIMIT = 2;
const CITY_LIMIT = 4;
const ROAD_LIMIT = 6;

export const SPOTS = 2 * MOST_TILES;

const ways = new Uint8Array(SPOTS);
const queue = new Uint16Array(4 * MOST_TILES);
const steps = new Uint8Array(4 * MOST_TILES);
const UNSEEN = 255;

/** By spot, the ways that lead there from a spot, as bits; 0 where none does. The next call overwrites the answer. */
export function waysFrom(
  s: VeronaState,
  spot: number,
  o: Pick<VeronaOptions, 'crossings' | 'FV-72.tiles' | 'FV-73.tiles' | 'FV-74.tiles'>,
): Uint8Array {
  ways.fill(0, 0, 2 * s.tiles);
  byTerrain(s, spot, o['FV-72.tiles'] ?? TERRAIN_LIMIT);
  byLane(s, spot, CITY_SIDES, o['FV-73.tiles'] ?? CITY_LIMIT, BY_CITY);
  const roads = o.crossings === 'through' ? THROUGH_SIDES : STOP_SIDES;
  byLane(s, spot, roads, o['FV-74.tiles'] ?? ROAD_LIMIT, BY_ROAD);
  return ways;
}

function byTerrain(s: VeronaState, start: number, limit: number): void {
  const to = spread(s, start, limit, steps);
  for (let i = 0; i < to; i++) ways[queue[i]!]! |= BY_TERRAIN;
}

/** Fills in how many tiles away every spot is over any terrain; 255 beyond the limit. */
export function fillDistances(s: VeronaState, start: number, limit: number, out: Uint8Array): void {
  spread(s, start, limit, out);
}

function spread(s: VeronaState, start: number, limit: number, out: Uint8Array): number {
  out.fill(UNSEEN, 0, 2 * s.tiles);
  let to = 0;
  out[start] = 0;
  queue[to++] = start;
  for (let from = 0; from < to; from++) {
    const spot = queue[from]!;
    if (out[spot] === limit) break;
    const bank = spot & 1;
    const halves = s.looks[spot >> 1]! * 8;
    for (let side = 0; side < 4; side++) {
      const a = HALF_BANK[halves + side * 2] === bank;
      const b = HALF_BANK[halves + side * 2 + 1] === bank;
      if (!a && !b) continue;
      const next = tileBeside(s, spot >> 1, side);
      if (next < 0) continue;
      // Half a of a side lies against half b of the facing side.
      const facing = s.looks[next]! * 8 + ((side + 2) & 3) * 2;
      if (a) to = enter(out, next * 2 + HALF_BANK[facing + 1]!, out[spot]! + 1, to);
      if (b) to = enter(out, next * 2 + HALF_BANK[facing]!, out[spot]! + 1, to);
    }
  }
  return to;
}

function enter(out: Uint8Array, at: number, after: number, to: number): number {
  if (out[at] !== UNSEEN) return to;
  out[at] = after;
  queue[to] = at;
  return to + 1;
}

/**
 * Along cities or roads. The queue holds the sides by which tiles are left, `steps` how many tiles were entered
 * before.
 */
function byLane(
  s: VeronaState,
  start: number,
  lanes: Uint8Array,
  limit: number,
  way: number,
): void {
  steps.fill(UNSEEN, 0, 4 * s.tiles);
  let to = 0;
  const at = start >> 1;
  for (let side = 0; side < 4; side++) {
    const i = s.looks[at]! * 4 + side;
    if (lanes[i] !== 0 && SIDE_BANK[i] === (start & 1)) to = leaveBy(at * 4 + side, 0, to);
  }
  for (let from = 0; from < to; from++) {
    const out = queue[from]!;
    if (steps[out] === limit) return;
    const next = tileBeside(s, out >> 2, out & 3);
    if (next < 0) continue;
    const i = s.looks[next]! * 4 + ((out + 2) & 3);
    ways[next * 2 + SIDE_BANK[i]!]! |= way;
    for (let side = 0; side < 4; side++)
      if (((lanes[i]! >> side) & 1) !== 0) to = leaveBy(next * 4 + side, steps[out]! + 1, to);
  }
}

function leaveBy(out: number, after: number, to: number): number {
  if (steps[out] !== UNSEEN) return to;
  steps[out] = after;
  queue[to] = out;
  return to + 1;
}

/** Offers where the meeple at turn may go, and to stay; offers nothing where it can only stay. */
export function fillMoves(s: VeronaState, o: Pick<VeronaOptions, 'crossings'>): void {
  s.choices = 0;
  const own = s.meeples[s.seat]!;
  const reach = waysFrom(s, own, o);
  for (let spot = 0; spot < 2 * s.tiles; spot++)
    if (reach[spot] !== 0 || spot === own) insert(s, moveTo(s, spot));
  if (s.choices === 1) s.choices = 0;
}

/** The action that ends a move on a spot. */
export const moveTo = (s: VeronaState, spot: number): number =>
  MOVE | (cellOfTile(s, spot >> 1) << 1) | (spot & 1);

/** Adds a choice at its place in the order. */
function insert(s: VeronaState, action: number): void {
  offer(s, action);
  let i = s.choices - 1;
  for (; i > 0 && s.legal[i - 1]! > action; i--) s.legal[i] = s.legal[i - 1]!;
  s.legal[i] = action;
}
