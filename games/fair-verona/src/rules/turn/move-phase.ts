import type { Trace } from '@glade/engine';
import { MOVE, PASS } from '../actions.ts';
import { deliver, drawClue } from '../cards/clue-cards.ts';
import { liftJokers } from '../cards/deck.ts';
import { company, tileOf } from '../cards/strength.ts';
import { EVENTS } from '../events.ts';
import { cellOf, placeOf, tileAt, xOfCell, yOfCell } from '../map/map.ts';
import { fillMoves } from '../map/walking.ts';
import type { VeronaOptions } from '../options.ts';
import { AT_MOVE, AT_PASS, CARRIED, offer, TO_END, type VeronaState } from '../state.ts';
import { end, testEnd } from './endings.ts';

// Handing on the token, the third phase and the end of a turn. Functions answer as those of `tile-phase.ts` do.

type Told = Trace | undefined;

/** FV-63, FV-R42: keeping things as they are, and who may take the token. */
export function openPass(s: VeronaState, o: VeronaOptions): boolean {
  s.choices = 0;
  s.step = AT_PASS;
  if (s.token !== CARRIED) return false;
  const others = company(s, s.seat, o.seats) & ~(1 << s.seat);
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

export function pass(s: VeronaState, a: number, trace: Told): void {
  if (a === PASS) return;
  const from = s.holder;
  s.holder = from === s.seat ? a - PASS - 1 : s.seat;
  if (trace !== undefined) trace.tell(EVENTS.passed, from, s.holder);
}

/** FV-38, FV-68 to FV-70. */
export function openMove(s: VeronaState, o: VeronaOptions, trace: Told): boolean {
  if (s.encounterCount[s.seat]! > 0) {
    if (trace !== undefined) trace.tell(EVENTS.mired, s.seat);
    return false;
  }
  fillMoves(s, o);
  s.step = AT_MOVE;
  return s.choices > 0 || stay(s, o, trace);
}

export function move(s: VeronaState, a: number, o: VeronaOptions, trace: Told): boolean {
  const cell = (a - MOVE) >> 1;
  const tile = tileAt(s, xOfCell(cell), yOfCell(cell));
  const spot = tile * 2 + (a & 1);
  if (spot === s.meeples[s.seat]) return stay(s, o, trace);
  const returns = tile === 0;
  s.meeples[s.seat] = spot;
  if (trace !== undefined)
    trace.tell(EVENTS.walked, s.seat, placeOf(cellOf(xOfCell(cell), yOfCell(cell)), a & 1));
  return returns && comeHome(s, o, trace);
}

/** FV-R35: staying counts as returning with an option only. */
function stay(s: VeronaState, o: VeronaOptions, trace: Told): boolean {
  if (trace !== undefined) trace.tell(EVENTS.stayed, s.seat);
  if (o.jokerLift !== 'present' || tileOf(s, s.seat) !== 0) return false;
  return lift(s, trace);
}

/** FV-R43: Jokers go, an owed Clue Card is drawn, the token is delivered. */
function comeHome(s: VeronaState, o: VeronaOptions, trace: Told): boolean {
  if (lift(s, trace)) return true;
  return s.token === CARRIED && s.holder === s.seat && deliver(s, TO_END, o, trace);
}

function lift(s: VeronaState, trace: Told): boolean {
  if (s.jokers > 0) liftJokers(s, trace);
  return s.owed !== 0 && drawClue(s, TO_END, trace);
}

/** The tests of FV-R51, R53 and R54; then it is the next player's turn. */
export function endTurn(s: VeronaState, o: VeronaOptions, trace: Told): boolean {
  const result = testEnd(s, o, trace);
  if (result === 0) {
    s.seat = (s.seat + 1) % o.seats;
    return false;
  }
  end(s, result, trace);
  return true;
}
