import { ROUND_X, ROUND_Y, surroundings, tileAt, xOf, yOf } from '../../rules/map/map.ts';
import { canPlace, failing } from '../../rules/map/placement.ts';
import type { VeronaOptions } from '../../rules/options.ts';
import type { VeronaState } from '../../rules/state.ts';
import { LAND_FITS } from '../../rules/tiles/looks.ts';
import { SPRING, TYPES } from '../../rules/tiles/tiles.ts';

// How safely one draws on a tile.

/** The land types that fit on some space round a tile, and on two of them at least, as bits. */
let once = 0;
let twice = 0;
/** All land types. */
const LAND = (1 << SPRING) - 1;

function fitRound(s: VeronaState, tile: number, o: VeronaOptions): void {
  const x = xOf(s, tile);
  const y = yOf(s, tile);
  once = 0;
  twice = 0;
  for (let i = 0; i < 8 && twice !== LAND; i++) {
    if (tileAt(s, x + ROUND_X[i]!, y + ROUND_Y[i]!) >= 0) continue;
    const around = surroundings(s, x + ROUND_X[i]!, y + ROUND_Y[i]!);
    if (around === 0 && o.cornerContact === 'spring') continue;
    const fit = LAND_FITS[around]!;
    twice |= once & fit;
    once |= fit;
  }
}

/**
 * Found by `lookRound`: the chance that the next draw fails, that a land tile would fit on one space at most, and the
 * land types that fit, as bits.
 */
export const round = { fails: 0, thin: 0, land: 0 };

/** Finds how a draw would do for a meeple on a tile; both 0 where nothing is left. */
export function lookRound(s: VeronaState, tile: number, o: VeronaOptions): void {
  round.fails = 0;
  round.thin = 0;
  fitRound(s, tile, o);
  round.land = once;
  if (s.landLeft === 0) return;
  let fails = 0;
  let thin = 0;
  for (let rest = ~twice & LAND; rest !== 0; rest &= rest - 1) {
    const type = 31 - Math.clz32(rest & -rest);
    thin += s.left[type]!;
    if (((once >> type) & 1) === 0) fails += s.left[type]!;
  }
  round.thin = thin / s.landLeft;
  round.fails = s.riverLeft > 0 ? failing(s, tile, o) : fails / s.landLeft;
}

/** The chance alone that the next draw fails. */
export function failsRound(s: VeronaState, tile: number, o: VeronaOptions): number {
  lookRound(s, tile, o);
  return round.fails;
}

/** How many types of a seat's unused tiles could be laid from a tile, which has just been looked round. */
export function layable(s: VeronaState, seat: number, tile: number, o: VeronaOptions): number {
  if (s.unusedCount[seat] === 0) return 0;
  let types = 0;
  for (let type = 0; type < TYPES; type++) {
    if (s.unused[seat * TYPES + type] === 0) continue;
    const fits = type < SPRING ? ((round.land >> type) & 1) !== 0 : canPlace(s, type, tile, o);
    if (fits) types += 1;
  }
  return types;
}
