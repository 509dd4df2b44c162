import {
  ROUND_X,
  ROUND_Y,
  STEP_X,
  STEP_Y,
  surroundings,
  tileAt,
  xOf,
  yOf,
} from '../../rules/map/map.ts';
import type { VeronaOptions } from '../../rules/options.ts';
import type { VeronaState } from '../../rules/state.ts';
import { LAND_FITS } from '../../rules/tiles/looks.ts';
import { SPRING, TYPES } from '../../rules/tiles/tiles.ts';
import { assessDraw, drawRisk } from '../family/draw-risk.ts';

/** The land types that fit on some free space of the map, as bits. */
export function landThatFitsAnywhere(s: VeronaState): number {
  let fit = 0;
  for (let tile = 0; tile < s.tiles; tile++) {
    const x = xOf(s, tile);
    const y = yOf(s, tile);
    for (let side = 0; side < 4; side++)
      if (tileAt(s, x + STEP_X[side]!, y + STEP_Y[side]!) < 0)
        fit |= LAND_FITS[surroundings(s, x + STEP_X[side]!, y + STEP_Y[side]!)]!;
  }
  return fit;
}

/** The share of the land tiles face down that fit nowhere on the map, by the types that fit. */
export function shareThatFitsNowhere(s: VeronaState, fit: number): number {
  if (s.landLeft === 0) return 0;
  let nowhere = 0;
  for (let type = 0; type < SPRING; type++) if (((fit >> type) & 1) === 0) nowhere += s.left[type]!;
  return nowhere / s.landLeft;
}

/** Whether one of a seat's unused tiles is of these land types. */
export function hasOneOf(s: VeronaState, seat: number, types: number): boolean {
  for (let type = 0; type < SPRING; type++)
    if (((types >> type) & 1) !== 0 && s.unused[seat * TYPES + type]! > 0) return true;
  return false;
}

/** Found by `lookRound`: the least chance that a draw fails, and that it fits on one space at most; the land types that fit. */
export const round = { fails: 1, thin: 1, land: 0 };

/** Looks how well somebody would draw on a tile or on one beside it or at a corner of it. */
export function lookRound(s: VeronaState, tile: number, o: VeronaOptions): void {
  round.fails = 1;
  round.thin = 1;
  round.land = 0;
  for (let i = -1; i < 8; i++) {
    const at = i < 0 ? tile : tileAt(s, xOf(s, tile) + ROUND_X[i]!, yOf(s, tile) + ROUND_Y[i]!);
    if (at < 0) continue;
    assessDraw(s, at, o);
    round.land |= drawRisk.land;
    if (drawRisk.fails < round.fails) round.fails = drawRisk.fails;
    if (drawRisk.thin < round.thin) round.thin = drawRisk.thin;
  }
}
