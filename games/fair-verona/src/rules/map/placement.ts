import { PLACE } from '../actions.ts';
import { tileOf } from '../cards/strength.ts';
import type { VeronaOptions } from '../options.ts';
import { offer, type VeronaState } from '../state.ts';
import { FITS, LAND_FITS, ROTATIONS, WATER_SIDES } from '../tiles/looks.ts';
import { LAKE, SPRING, TYPES } from '../tiles/tiles.ts';
import {
  bendOf,
  cellOf,
  extendRiver,
  lay,
  ROUND_X,
  ROUND_Y,
  STEP_X,
  STEP_Y,
  surroundings,
  takeUp,
  tileAt,
  xOf,
  yOf,
} from './map.ts';

// Where tiles may be laid (FV-23, FV-24, FV-25, FV-26), and how likely the next one cannot be.

const RIVER_TILES = 12;
/** FV-R14: this many tiles of the River are laid before the Lake. */
export const BEFORE_LAKE = RIVER_TILES - 1;

type Placing = Pick<VeronaOptions, 'riverReach' | 'cornerContact' | 'uTurn'>;

/** FV-R10: rotations of the Spring with its outlet beside the Old Town, as bits. */
function springRotations(x: number, y: number): number {
  let turns = 0;
  for (let turn = 0; turn < ROTATIONS[SPRING]!; turn++) {
    const side = 31 - Math.clz32(WATER_SIDES[SPRING * 4 + turn]!);
    if (Math.abs(x + STEP_X[side]!) + Math.abs(y + STEP_Y[side]!) === 1) turns |= 1 << turn;
  }
  return turns;
}

/** FV-R11, FV-R13, FV-R14: rotations of a River tile at the open end, as bits. */
function riverRotations(s: VeronaState, type: number, around: number): number {
  if (type === LAKE && s.riverLaid < BEFORE_LAKE) return 0;
  let turns = FITS[around * TYPES + type]!;
  if (s.bend === 0) return turns;
  for (let turn = 0; turn < ROTATIONS[type]!; turn++)
    if (bendOf(type * 4 + turn, s.heading) === s.bend) turns &= ~(1 << turn);
  return turns;
}

/** The rotations in which a type may be laid on a space, as bits; the space is near enough. */
export function rotationsAt(
  s: VeronaState,
  type: number,
  x: number,
  y: number,
  o: Placing,
): number {
  if (tileAt(s, x, y) >= 0) return 0;
  const around = surroundings(s, x, y);
  const river = type >= SPRING;
  if (river && o.riverReach !== 'scatter') {
    if (type === SPRING)
      return (
        FITS[around * TYPES + type]! & (o.riverReach === 'meeple' ? springRotations(x, y) : 15)
      );
    const atEnd = s.heading >= 0 && x === s.endX && y === s.endY;
    return atEnd ? riverRotations(s, type, around) : 0;
  }
  // FV-R8: land tiles share a side with another tile.
  if (around === 0 && !river && o.cornerContact === 'spring') return 0;
  return FITS[around * TYPES + type]!;
}

/** FV-R11: whether a type goes to the open end of the River wherever the meeple stands. */
export const ignoresMeeple = (type: number, o: Placing): boolean =>
  type > SPRING && o.riverReach === 'anywhere';

/** Offers the placements of a type by a meeple that stands on a tile. */
export function fillPlacements(s: VeronaState, type: number, tile: number, o: Placing): void {
  s.choices = 0;
  if (ignoresMeeple(type, o)) {
    if (s.heading >= 0) offerRotations(s, type, s.endX, s.endY, o);
    return;
  }
  const x = xOf(s, tile);
  const y = yOf(s, tile);
  if (goesToEnd(type, o)) {
    if (isEndNear(s, x, y)) offerRotations(s, type, s.endX, s.endY, o);
    return;
  }
  for (let i = 0; i < 8; i++) offerRotations(s, type, x + ROUND_X[i]!, y + ROUND_Y[i]!, o);
}

function offerRotations(s: VeronaState, type: number, x: number, y: number, o: Placing): void {
  const turns = rotationsAt(s, type, x, y, o);
  for (let turn = 0; turn < 4; turn++)
    if (((turns >> turn) & 1) !== 0) offer(s, PLACE | (cellOf(x, y) << 2) | turn);
}

/** FV-R11: whether a type can be laid only at the open end of the River. */
const goesToEnd = (type: number, o: Placing): boolean =>
  type > SPRING && o.riverReach !== 'scatter';

const isEndNear = (s: VeronaState, x: number, y: number): boolean =>
  s.heading >= 0 && Math.abs(s.endX - x) <= 1 && Math.abs(s.endY - y) <= 1;

/** FV-R18: whether a meeple that stands on a tile could lay a type. */
export function canPlace(s: VeronaState, type: number, tile: number, o: Placing): boolean {
  if (ignoresMeeple(type, o))
    return s.heading >= 0 && rotationsAt(s, type, s.endX, s.endY, o) !== 0;
  const x = xOf(s, tile);
  const y = yOf(s, tile);
  if (goesToEnd(type, o))
    return isEndNear(s, x, y) && rotationsAt(s, type, s.endX, s.endY, o) !== 0;
  for (let i = 0; i < 8; i++)
    if (rotationsAt(s, type, x + ROUND_X[i]!, y + ROUND_Y[i]!, o) !== 0) return true;
  return false;
}

/** The land types that a meeple on a tile could lay, as bits. */
export function landThatFits(s: VeronaState, tile: number, o: Placing): number {
  const x = xOf(s, tile);
  const y = yOf(s, tile);
  let types = 0;
  for (let i = 0; i < 8; i++) {
    if (tileAt(s, x + ROUND_X[i]!, y + ROUND_Y[i]!) >= 0) continue;
    const around = surroundings(s, x + ROUND_X[i]!, y + ROUND_Y[i]!);
    if (around !== 0 || o.cornerContact === 'any') types |= LAND_FITS[around]!;
  }
  return types;
}

/** The chance that a meeple on a tile could not lay the next tile drawn; -1 when none is left. */
export function failureChance(s: VeronaState, tile: number, o: Placing): number {
  if (s.riverLeft > 0) return riverFailureChance(s, tile, o);
  if (s.landLeft === 0) return -1;
  const fit = landThatFits(s, tile, o);
  let fails = 0;
  for (let type = 0; type < SPRING; type++) if (((fit >> type) & 1) === 0) fails += s.left[type]!;
  return fails / s.landLeft;
}

/** For a meeple on a tile; -1: wherever it stands. */
function riverFailureChance(s: VeronaState, tile: number, o: Placing): number {
  let fails = 0;
  let all = 0;
  for (let type = SPRING; type < TYPES; type++) {
    if (s.left[type] === 0 || !mayComeNext(s, type, o)) continue;
    all += s.left[type]!;
    const fits =
      tile < 0 ? rotationsAt(s, type, s.endX, s.endY, o) !== 0 : canPlace(s, type, tile, o);
    if (!fits) fails += s.left[type]!;
  }
  return fails / all;
}

/**
 * The chance that the next tile drawn finds no place after the one in hand has been laid so: for the River one at its open
 * end, whoever lays it, else one round the meeple at turn; -1 when none is left. The state is the same afterwards.
 */
export function failureAfter(
  s: VeronaState,
  x: number,
  y: number,
  look: number,
  o: Placing,
): number {
  const { endX, endY, heading, bend } = s;
  const goesOn = look >> 2 >= SPRING && o.riverReach !== 'scatter';
  lay(s, x, y, look);
  if (goesOn) extendRiver(s, x, y, look, o.uTurn === 'strict');
  const fails =
    goesOn && s.riverLeft > 0 && s.heading >= 0
      ? riverFailureChance(s, -1, o)
      : failureChance(s, tileOf(s, s.seat), o);
  takeUp(s);
  s.endX = endX;
  s.endY = endY;
  s.heading = heading;
  s.bend = bend;
  return fails;
}

/** FV-R9: whether a type of the River can be the next one drawn. */
export function mayComeNext(s: VeronaState, type: number, o: Placing): boolean {
  if (o.riverReach === 'scatter') return true;
  if (s.riverLeft === RIVER_TILES) return type === SPRING;
  return type === LAKE ? s.riverLeft === 1 : type !== SPRING;
}

/** FV-R9: the type of the River that comes for certain; -1 where chance draws. */
export function certainDraw(s: VeronaState, o: Placing): number {
  if (o.riverReach === 'scatter') return -1;
  return s.riverLeft === RIVER_TILES ? SPRING : s.riverLeft === 1 ? LAKE : -1;
}
