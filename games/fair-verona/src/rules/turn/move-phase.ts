import type { Trace } from '@glade/engine';
import { MOVE, PASS } from '../actions.ts';
import { deliver, drawClue } from '../cards/clue-cards.ts';
import { liftJokers } from '../cards/deck.ts';
import { seatsTogether, tileOf } from '../cards/strength.ts';
import { EVENTS } from '../events.ts';
import { cellOf, placeOf, tileAt, xOfCell, yOfCell } from '../map/map.ts';
import { fillMoves } from '../map/walking.ts';
import type { VeronaOptions } from '../options.ts';
import { AT_MOVE, AT_PASS, CARRIED, offer, TO_END, type VeronaState } from '../state.ts';
import { windNumber } from '../tiles/banks.ts';
import { endMatch, testEnd } from './endings.ts';

// Handing on the token, the third phase of a turn and its end. What functions return: see `tile-phase.ts`.

/** FV-63, FV-R42: offers to keep things as they are, and to everybody else who may take the token. */
export function openPassing(s: VeronaState, o: VeronaOptions): boolean {
  s.choices = 0;
  s.step = AT_PASS;
  if (s.token !== CARRIED) return false;
  const others = seatsTogether(s, s.seat, o.seats) & ~(1 << s.seat);
  if (s.holder !== s.seat) {
    if (((others >> s.holder) & 1) === 0) return false;
    offer(s, PASS);
    offer(s, PASS | (s.holder + 1));
    return true;
  }
  if (others === 0) return false;
  offer(s, PASS);
  for (let seat = 0; seat < o.seats; seat++)
    if (((others >> seat) & 1) !== 0) offer(s, PASS | (seat + 1));
  return true;
}

export function passToken(s: VeronaState, a: number, trace: Trace | undefined): void {
  if (a === PASS) return;
  const from = s.holder;
  s.holder = from === s.seat ? a - PASS - 1 : s.seat;
  if (trace !== undefined) trace.tell(EVENTS.passed, from, s.holder);
}

/** FV-38, FV-68, FV-69, FV-70: a meeple moves, unless it holds Encounters. */
export function openMoving(s: VeronaState, o: VeronaOptions, trace: Trace | undefined): boolean {
  if (s.encounterCount[s.seat]! > 0) {
    if (trace !== undefined) trace.tell(EVENTS.mired, s.seat);
    return false;
  }
  fillMoves(s, o);
  s.step = AT_MOVE;
  return s.choices > 0 || stay(s, o, trace);
}

export function moveMeeple(
  s: VeronaState,
  a: number,
  o: VeronaOptions,
  trace: Trace | undefined,
): boolean {
  const cell = (a - MOVE) >> 1;
  const tile = tileAt(s, xOfCell(cell), yOfCell(cell));
  const spot = tile * 2 + (a & 1);
  if (spot === s.meeples[s.seat]) return stay(s, o, trace);
  const returns = tile === 0;
  s.meeples[s.seat] = spot;
  if (trace !== undefined) {
    const place = placeOf(cellOf(xOfCell(cell), yOfCell(cell)), a & 1);
    const look = s.looks[tile]!;
    trace.tell(EVENTS.walked, s.seat, place, windNumber(look >> 2, look & 3, a & 1));
  }
  return returns && comeHome(s, o, trace);
}

/** FV-R35: under one option staying in the Old Town counts as returning to it. */
function stay(s: VeronaState, o: VeronaOptions, trace: Trace | undefined): boolean {
  if (trace !== undefined) trace.tell(EVENTS.stayed, s.seat);
  if (o.jokerLift !== 'present' || tileOf(s, s.seat) !== 0) return false;
  return liftJokersAndDraw(s, trace);
}

/** FV-R43: first the Jokers go, then an owed Clue Card is drawn, then the token is delivered. */
function comeHome(s: VeronaState, o: VeronaOptions, trace: Trace | undefined): boolean {
  if (liftJokersAndDraw(s, trace)) return true;
  return s.token === CARRIED && s.holder === s.seat && deliver(s, TO_END, o, trace);
}

function liftJokersAndDraw(s: VeronaState, trace: Trace | undefined): boolean {
  if (s.jokers > 0) liftJokers(s, trace);
  return s.owed !== 0 && drawClue(s, TO_END, trace);
}

/** The tests of FV-R51, FV-R53 and FV-R54; then the turn passes to the next player. */
export function endTurn(s: VeronaState, o: VeronaOptions, trace: Trace | undefined): boolean {
  const result = testEnd(s, o, trace);
  if (result === 0) {
    s.seat = (s.seat + 1) % o.seats;
    return false;
  }
  endMatch(s, result, trace);
  return true;
}
