import { aroundHigh, aroundLow, size } from '@glade/boards/squares36';
import { type Grid } from '../rules/grid.ts';

/** Turns until the fire burns the home, if nobody acts and no event falls; 0 if it has burnt, 13 for never. */
export function turnsToHome(g: Grid): number {
  if (g.burnt !== 0) return 0;
  let lo = g.slashLow;
  let hi = g.slashHigh;
  let emptyLow = g.emptyLow;
  let emptyHigh = g.emptyHigh;
  for (let turns = 1; (lo | hi) !== 0; turns++) {
    const litLow = aroundLow(lo, hi);
    const litHigh = aroundHigh(lo, hi);
    if (((litLow & g.homeLow) | (litHigh & g.homeHigh)) !== 0) return turns;
    lo = litLow & emptyLow;
    hi = litHigh & emptyHigh;
    emptyLow &= ~lo;
    emptyHigh &= ~hi;
  }
  return 13;
}

/** An estimate in (0, 1) of the home's safety, by how far away the fire is. */
export function homeSafety(g: Grid): number {
  return turnsToHome(g) / 14;
}

/** Squares that burn if nobody acts and no event falls. */
export function squaresToBurn(g: Grid): number {
  let lo = g.slashLow;
  let hi = g.slashHigh;
  let freeLow = g.emptyLow | g.homeLow;
  let freeHigh = g.emptyHigh | g.homeHigh;
  let burnt = 0;
  while ((lo | hi) !== 0) {
    burnt += size(lo, hi);
    const litLow = aroundLow(lo, hi) & freeLow;
    const litHigh = aroundHigh(lo, hi) & freeHigh;
    freeLow &= ~litLow;
    freeHigh &= ~litHigh;
    lo = litLow;
    hi = litHigh;
  }
  return burnt;
}
