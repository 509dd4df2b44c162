import type { EventKind, Trace } from '@glade/engine';
import { high, low, nthSquare, SQUARES } from '@glade/boards/squares36';
import { EVENTS } from './events.ts';
import type { Chosen } from './options.ts';
import { isTop } from './pile.ts';
import type { ClimberState } from './state.ts';
import { beforeOf, findWays, priceOf, waysHigh, waysLow } from './ways.ts';

/** Where a move may end: LC-R14 for the ways, LC-25 and LC-26 for the others, LC-R9 for one's own square. */
export function findEnds(s: ClimberState, { players, standStill, descend }: Chosen): void {
  const from = s.places[s.seat]!;
  findWays(s.elevation, from, s.roll, descend);
  s.setLow = waysLow() & ~low(from);
  s.setHigh = waysHigh() & ~high(from);
  for (let a = 1; a < players; a++) {
    for (let b = 0; b < a; b++) {
      if (s.places[a] === s.places[b] && !s.isLost(a) && !s.isLost(b)) closeSquare(s, s.places[a]!);
    }
  }
  if (!standStill && (s.setLow | s.setHigh) !== 0) return;
  s.setLow |= low(from);
  s.setHigh |= high(from);
}

function closeSquare(s: ClimberState, full: number): void {
  s.setLow &= ~low(full);
  s.setHigh &= ~high(full);
}

/** LC-R13: no other square is in reach. */
export const mustStay = (s: ClimberState): boolean =>
  s.choices === 1 && nthSquare(s.setLow, s.setHigh, 0) === s.places[s.seat];

/** What the way is called that the last search found. */
function wayTo(s: ClimberState, to: number, from: number): EventKind {
  let up = false;
  let down = false;
  for (let at = to; at !== from; at = beforeOf(at)) {
    const rise = s.elevation[at]! - s.elevation[beforeOf(at)]!;
    if (rise > 0) up = true;
    if (rise < 0) down = true;
  }
  if (up) return down ? EVENTS.upAndDown : EVENTS.climbed;
  return down ? EVENTS.descended : EVENTS.moved;
}

export function tellMove(s: ClimberState, to: number, trace: Trace, options: Chosen): void {
  const from = s.places[s.seat]!;
  if (to === from) return trace.tell(EVENTS.stood, to, s.seat);
  findWays(s.elevation, from, s.roll, options.descend);
  trace.tell(wayTo(s, to, from), to, s.seat, priceOf(to));
  // LC-R9: without standing still no place is safe for good.
  if (options.standStill && isTop(s, to) && !isTop(s, from))
    trace.tell(EVENTS.climbedTop, to, s.seat);
}

/** The leaves land (LC-27, LC-28, LC-R16): whoever is under one is lost, then the pile grows. */
export function landLeaves(s: ClimberState, players: number, trace: Trace | undefined): void {
  if (trace !== undefined) trace.tell(EVENTS.landed, sum(s.chips));
  for (let seat = 0; seat < players; seat++) {
    const place = s.places[seat]!;
    if (s.isLost(seat) || s.chips[place] === 0) continue;
    s.lost |= 1 << seat;
    if (trace !== undefined) trace.tell(EVENTS.crushed, place, seat);
  }
  for (let square = 0; square < SQUARES; square++) {
    const chips = s.chips[square]!;
    if (chips === 0) continue;
    s.elevation[square]! += chips;
    s.landed += chips;
    s.chips[square] = 0;
    if (trace !== undefined) trace.tell(EVENTS.grown, square, s.elevation[square]);
  }
  s.shadowLow = 0;
  s.shadowHigh = 0;
}

function sum(chips: Uint8Array): number {
  let all = 0;
  for (let square = 0; square < SQUARES; square++) all += chips[square]!;
  return all;
}
