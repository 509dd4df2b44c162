import type { VeronaState } from '../state.ts';
import { BANKS, DIGIT, EDGE, WATER_SIDES } from '../tiles/looks.ts';
import { SPRING } from '../tiles/tiles.ts';

// Where the tiles lie. Of spaces x grows to the east and y to the south, and the Old Town is (0,0). Sides and
// headings count clockwise from north. `slots` is a hash table from spaces to tiles: it holds the index of a tile +
// 1, 0 for free.

/** The farthest that a tile can lie from the Old Town. */
export const FAR = 84;
const ACROSS = 2 * FAR + 1;
export const CELLS = ACROSS * ACROSS;
/** Added to the code of a place that is the second bank of its tile. */
export const OTHER_BANK = 32768;

export const STEP_X = [0, 1, 0, -1] as const;
export const STEP_Y = [-1, 0, 1, 0] as const;

/** The eight spaces round a tile, row by row. */
export const ROUND_X = [-1, 0, 1, -1, 1, -1, 0, 1] as const;
export const ROUND_Y = [-1, -1, -1, 0, 0, 1, 1, 1] as const;

export const cellOf = (x: number, y: number): number => (y + FAR) * ACROSS + x + FAR;
export const xOfCell = (cell: number): number => (cell % ACROSS) - FAR;
export const yOfCell = (cell: number): number => Math.floor(cell / ACROSS) - FAR;
/** The code of a place, as events and labels have it: a space, and a bank of its tile. */
export const placeOf = (cell: number, bank: number): number => cell + bank * OTHER_BANK;

export const xOf = (s: VeronaState, tile: number): number => s.xs[tile]! - FAR;
export const yOf = (s: VeronaState, tile: number): number => s.ys[tile]! - FAR;
export const cellOfTile = (s: VeronaState, tile: number): number =>
  cellOf(xOf(s, tile), yOf(s, tile));
const typeOf = (s: VeronaState, tile: number): number => s.looks[tile]! >> 2;
export const banksOf = (s: VeronaState, tile: number): number => BANKS[s.looks[tile]! >> 2]!;
/** FV-44, FV-R24: how far a tile lies from the Old Town. */
export const distanceOf = (s: VeronaState, tile: number): number =>
  Math.max(Math.abs(xOf(s, tile)), Math.abs(yOf(s, tile)));

const slotOf = (x: number, y: number): number => (x + 29 * y) & 255;

/** The tile on a space, -1 for none. */
export function tileAt(s: VeronaState, x: number, y: number): number {
  for (let slot = slotOf(x, y); ; slot = (slot + 1) & 255) {
    const tile = s.slots[slot]! - 1;
    if (tile < 0 || (xOf(s, tile) === x && yOf(s, tile) === y)) return tile;
  }
}

/** The tile beside another, across a side; -1 for none. */
export const tileBeside = (s: VeronaState, tile: number, side: number): number =>
  tileAt(s, xOf(s, tile) + STEP_X[side]!, yOf(s, tile) + STEP_Y[side]!);

/**
 * Puts a tile on a free space and answers its index. The open end of the River stays where it was: see `extendRiver`.
 */
export function lay(s: VeronaState, x: number, y: number, look: number): number {
  const tile = s.tiles++;
  s.xs[tile] = x + FAR;
  s.ys[tile] = y + FAR;
  s.looks[tile] = look;
  let slot = slotOf(x, y);
  while (s.slots[slot] !== 0) slot = (slot + 1) & 255;
  s.slots[slot] = tile + 1;
  if (look >> 2 >= SPRING) s.riverLaid += 1;
  return tile;
}

/** Takes the tile laid last up again. The open end of the River stays where it is. */
export function takeUp(s: VeronaState): void {
  const tile = --s.tiles;
  let slot = slotOf(xOf(s, tile), yOf(s, tile));
  while (s.slots[slot] !== tile + 1) slot = (slot + 1) & 255;
  s.slots[slot] = 0;
  if (typeOf(s, tile) >= SPRING) s.riverLaid -= 1;
  s.xs[tile] = 0;
  s.ys[tile] = 0;
  s.looks[tile] = 0;
}

/** What lies round a free space, as a number: see `SURROUNDINGS` in `tiles/looks.ts`. */
export function surroundings(s: VeronaState, x: number, y: number): number {
  let around = 0;
  for (let side = 0; side < 4; side++) {
    const tile = tileAt(s, x + STEP_X[side]!, y + STEP_Y[side]!);
    if (tile < 0) continue;
    around += DIGIT[side]! * (1 + EDGE[s.looks[tile]! * 4 + ((side + 2) & 3)]!);
  }
  return around;
}

/** FV-R13: the turn that water makes on a tile, 0 straight, 1 right, 2 left; -1 where it ends. */
export function bendOf(look: number, heading: number): number {
  const out = WATER_SIDES[look]! & ~(1 << ((heading + 2) & 3));
  if (out === 0) return -1;
  const side = 31 - Math.clz32(out);
  return side === heading ? 0 : side === ((heading + 1) & 3) ? 1 : 2;
}

/** Moves the open end of the River on to the tile just laid there; the Spring begins it. */
export function extendRiver(
  s: VeronaState,
  x: number,
  y: number,
  look: number,
  strict: boolean,
): void {
  if (look >> 2 === SPRING) s.heading = 31 - Math.clz32(WATER_SIDES[look]!);
  else {
    const bend = bendOf(look, s.heading);
    if (bend < 0) {
      s.heading = -1;
      s.endX = 0;
      s.endY = 0;
      s.bend = 0;
      return;
    }
    if (bend > 0) s.heading = (s.heading + (bend === 1 ? 1 : 3)) & 3;
    if (bend > 0 || !strict) s.bend = bend;
  }
  s.endX = x + STEP_X[s.heading]!;
  s.endY = y + STEP_Y[s.heading]!;
}
