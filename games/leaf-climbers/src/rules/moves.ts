import type { EventKind, Trace } from '@glade/engine';
import * as squares36 from '@glade/boards/squares36';
import { EVENTS } from './events.ts';
import type { ClimberOptions } from './options.ts';
import * as pile from './pile.ts';
import * as reaches from './reach.ts';
import type { ClimberState } from './state.ts';
import * as paths from './paths.ts';

// Local names: a loop that calls through an import looks it up each time.
const { high, low, nthSquare, SQUARES } = squares36;
const { isTop, raise } = pile;
const { findReach } = reaches;
const { isUsual, NOWHERE, squareBefore, findPaths, priceOf } = paths;

/** Where a move may end: LC-R14 for the ways, LC-25 and LC-26 for the others, LC-R9 for one's own square. */
export function findEnds(s: ClimberState, options: ClimberOptions): void {
  const { players, standStill, prices } = options;
  const most = options['LC-25.climbers'];
  const from = s.places[s.seat]!;
  if (isUsual(prices)) findReach(s, from, s.roll, prices);
  else reachByPaths(s, from, prices);
  // The squares where somebody stands, and where two do.
  let someLow = 0;
  let someHigh = 0;
  let fullLow = low(from);
  let fullHigh = high(from);
  for (let seat = 0; seat < players; seat++) {
    const place = s.places[seat]!;
    const alive = ((s.lost >> seat) & 1) - 1;
    const placeLow = low(place) & alive;
    const placeHigh = high(place) & alive;
    fullLow |= someLow & placeLow;
    fullHigh |= someHigh & placeHigh;
    someLow |= placeLow;
    someHigh |= placeHigh;
  }
  if (most !== undefined) {
    // LC-25 with another number than two.
    fullLow = low(from) | fullWord(s, players, most, low);
    fullHigh = high(from) | fullWord(s, players, most, high);
  }
  const setLow = s.setLow & ~fullLow;
  const setHigh = s.setHigh & ~fullHigh;
  const stays = standStill || (setLow | setHigh) === 0;
  s.setLow = stays ? setLow | low(from) : setLow;
  s.setHigh = stays ? setHigh | high(from) : setHigh;
}

/** The same as `findReach` with prices that are tried. */
function reachByPaths(s: ClimberState, from: number, prices: number): void {
  findPaths(s.elevation, from, s.roll, prices);
  s.setLow = 0;
  s.setHigh = 0;
  for (let square = 0; square < SQUARES; square++) {
    if (priceOf(square) === NOWHERE) continue;
    s.setLow |= low(square);
    s.setHigh |= high(square);
  }
}

/** One word of the squares where at least `most` climbers stand, beside the one who moves. */
function fullWord(
  s: ClimberState,
  players: number,
  most: number,
  word: (square: number) => number,
): number {
  let full = 0;
  for (let seat = 0; seat < players; seat++) {
    if (seat === s.seat || s.isLost(seat)) continue;
    const place = s.places[seat]!;
    let there = 0;
    for (let other = 0; other < players; other++)
      if (other !== s.seat && !s.isLost(other) && s.places[other] === place) there += 1;
    if (there >= most) full |= word(place);
  }
  return full;
}

/** LC-R13: no other square is in reach. */
export const mustStay = (s: ClimberState): boolean =>
  s.choices === 1 && nthSquare(s.setLow, s.setHigh, 0) === s.places[s.seat];

/** What the way is called that the last search found. */
function kindOfPath(s: ClimberState, to: number, from: number): EventKind {
  let up = false;
  let down = false;
  for (let at = to; at !== from; at = squareBefore(at)) {
    const rise = s.elevation[at]! - s.elevation[squareBefore(at)]!;
    if (rise > 0) up = true;
    if (rise < 0) down = true;
  }
  if (up) return down ? EVENTS.upAndDown : EVENTS.climbed;
  return down ? EVENTS.descended : EVENTS.moved;
}

export function tellMove(s: ClimberState, to: number, trace: Trace, options: ClimberOptions): void {
  const from = s.places[s.seat]!;
  if (to === from) return trace.tell(EVENTS.stood, to, s.seat);
  findPaths(s.elevation, from, s.roll, options.prices);
  trace.tell(kindOfPath(s, to, from), to, s.seat, priceOf(to));
  // LC-R9: without standing still no place is safe for good.
  if (options.standStill && isTop(s, to) && !isTop(s, from))
    trace.tell(EVENTS.climbedTop, to, s.seat);
}

/** Whether a leaf in the air is over a climber. */
const isHit = (s: ClimberState, seat: number): boolean =>
  !s.isLost(seat) && s.chips[s.places[seat]!] !== 0;

/** The leaves land (LC-27, LC-28, LC-R16): the player who is under one is lost, then the pile grows. */
export function landLeaves(s: ClimberState, players: number, trace: Trace | undefined): void {
  if (trace !== undefined) {
    let hit = 0;
    for (let seat = 0; seat < players; seat++) if (isHit(s, seat)) hit++;
    trace.tell(EVENTS.landed, sum(s.chips), hit);
  }
  for (let seat = 0; seat < players; seat++) {
    if (!isHit(s, seat)) continue;
    s.lost |= 1 << seat;
    if (trace !== undefined) trace.tell(EVENTS.crushed, s.places[seat], seat);
  }
  const { shadowLow, shadowHigh } = s;
  raise(s);
  if (trace === undefined) return;
  for (let square = 0; square < SQUARES; square++)
    if ((low(square) & shadowLow) | (high(square) & shadowHigh))
      trace.tell(EVENTS.grown, square, s.elevation[square]);
}

function sum(chips: Uint8Array): number {
  let all = 0;
  for (let square = 0; square < SQUARES; square++) all += chips[square]!;
  return all;
}
