import type { EventKind, Trace } from '@glade/engine';
import { EVENTS } from './events.ts';
import {
  aroundHigh,
  aroundLow,
  high,
  low,
  nthSquare,
  size,
  SQUARES,
} from '@glade/boards/squares36';
import { digsAt, EXTRA, FLARE_UP, type Grid, SPARKS, strike } from './grid.ts';

// Tells a trace what happened on a grid. It is apart from the rules, so that these stay short. `index` is the number of the
// grid at the table.

/** Tells one event per square of a set. */
function tellSet(
  trace: Trace,
  kind: EventKind,
  lo: number,
  hi: number,
  index: number,
  seat: number,
): void {
  const n = size(lo, hi);
  for (let k = 0; k < n; k++) trace.tell(kind, index * SQUARES + nthSquare(lo, hi, k), seat);
}

/** The home just placed, and the digs it allows. */
export function tellAllowance(trace: Trace, g: Grid, index: number): void {
  const cell = index * SQUARES + g.home;
  trace.tell(EVENTS.home, cell);
  trace.tell([EVENTS.noDigs, EVENTS.oneDig, EVENTS.twoDigs][digsAt(g.home)]!, cell);
}

/** The spread that has just been carried out on this grid; `lo`, `hi` were its slashes before. */
export function tellSpread(
  trace: Trace,
  g: Grid,
  lo: number,
  hi: number,
  index: number,
  seat: number,
): void {
  tellSet(trace, EVENTS.turned, lo, hi, index, seat);
  tellLit(trace, g, g.slashLow, g.slashHigh, EVENTS.homeLit, index, seat);
}

function tellLit(
  trace: Trace,
  g: Grid,
  lo: number,
  hi: number,
  home: EventKind,
  index: number,
  seat: number,
): void {
  const homeLow = g.burnt !== 0 ? low(g.home) & lo : 0;
  const homeHigh = g.burnt !== 0 ? high(g.home) & hi : 0;
  tellSet(trace, EVENTS.lit, lo & ~homeLow, hi & ~homeHigh, index, seat);
  tellSet(trace, home, homeLow, homeHigh, index, seat);
}

/** Carries out the event on this grid and tells it. */
export function tellStrike(
  trace: Trace,
  g: Grid,
  square: number,
  index: number,
  seat: number,
): number {
  const cell = index * SQUARES + square;
  const lo = low(square);
  const hi = high(square);
  const slashLow = g.slashLow;
  const slashHigh = g.slashHigh;
  const what = strike(g, square);
  if (what === SPARKS) trace.tell(EVENTS.sparks, cell, seat);
  else if (what === EXTRA) trace.tell(EVENTS.extraAction, cell, seat);
  else if (what === FLARE_UP) {
    trace.tell(EVENTS.flareUp, cell, seat);
    const litLow = g.slashLow & ~slashLow & aroundLow(lo, hi);
    const litHigh = g.slashHigh & ~slashHigh & aroundHigh(lo, hi);
    tellLit(trace, g, litLow, litHigh, EVENTS.homeLitByFlare, index, seat);
  } else if (((g.dousedLow & lo) | (g.dousedHigh & hi)) !== 0)
    trace.tell(EVENTS.alreadyDoused, cell, seat);
  else if (((g.dugLow & lo) | (g.dugHigh & hi)) !== 0) trace.tell(EVENTS.alreadyDug, cell, seat);
  else trace.tell(EVENTS.burntOut, cell, seat);
  return what;
}

/** Carries out a crossing and tells which squares and homes next door it lit. */
export function tellCrossing(
  trace: Trace,
  grids: readonly Grid[],
  kind: EventKind,
  home: EventKind,
  carryOut: () => void,
): void {
  const before = grids.map((g) => ({ lo: g.slashLow, hi: g.slashHigh, burnt: g.burnt }));
  carryOut();
  for (const [index, g] of grids.entries()) {
    const { lo, hi, burnt } = before[index]!;
    const reached = g.burnt !== burnt;
    const homeLow = reached ? low(g.home) : 0;
    const homeHigh = reached ? high(g.home) : 0;
    tellSet(trace, kind, g.slashLow & ~lo & ~homeLow, g.slashHigh & ~hi & ~homeHigh, index, 0);
    tellSet(trace, home, homeLow, homeHigh, index, 0);
  }
}
