import { high, low, nth27, nthSquare, size, size27, SQUARES, WORD } from '@glade/boards/squares36';
import { DONE, DROP, PUT_OUT, REFILL, STOP } from './actions.ts';
import { lineBurns } from './fire.ts';
import { LINES } from './lines.ts';
import type { FireOptions } from './options.ts';
import { isDropRound } from './rounds.ts';
import {
  alongSpots,
  HAND,
  isBorder,
  reachHigh,
  reachLow,
  SPOTS,
  stepHigh,
  stepLow,
  stepSpots,
} from './places.ts';
import { type FireState, PILOT, SMOKE_JUMPER } from './state.ts';

// The legal actions of the seat at turn, stored as sets in the state.

const ALL_SPOTS = (1 << SPOTS) - 1;

export function clearTurnActions(s: FireState): void {
  s.goLow = 0;
  s.goHigh = 0;
  s.goSpots = 0;
  s.outLow = 0;
  s.outHigh = 0;
  s.lines0 = 0;
  s.lines1 = 0;
  s.lines2 = 0;
  s.others = 0;
}

/** Computes the legal actions of `seat` in its turn, and their number; `stop` says whether STOP may be one of them. */
export function findTurnActions(
  s: FireState,
  seat: number,
  options: Pick<FireOptions, 'edgeWalk' | 'maxRounds' | 'tankRounds'>,
  stop: boolean,
): void {
  clearTurnActions(s);
  const place = s.places[seat]!;
  const role = s.roles[seat]!;
  if (role === PILOT) findPilotActions(s, options);
  else if (place === HAND)
    s.goSpots = ALL_SPOTS; // FF-R31: first back to the edge
  else {
    s.goLow = stepLow[place]!;
    s.goHigh = stepHigh[place]!;
    s.goSpots = place < SQUARES ? stepSpots[place]! : options.edgeWalk ? alongSpots[place]! : 0;
    if (role === SMOKE_JUMPER && (place >= SQUARES || isBorder(place))) {
      s.goLow = place < SQUARES ? WORD & ~low(place) : WORD; // FF-42, FF-R22
      s.goHigh = place < SQUARES ? WORD & ~high(place) : WORD;
    }
    s.outLow = reachLow[place]! & s.burnLow;
    s.outHigh = reachHigh[place]! & s.burnHigh;
    offer(s, DONE);
  }
  if (stop && options.maxRounds === 0) offer(s, STOP); // FF-R36
  s.choices =
    size(s.goLow, s.goHigh) +
    size27(s.goSpots) +
    size(s.outLow, s.outHigh) +
    size27(s.lines0) +
    size27(s.lines1) +
    size27(s.lines2) +
    s.others;
}

// FF-48, FF-49, FF-50, FF-R24, FF-R25, FF-R26: refill in odd rounds, drop in even ones.
function findPilotActions(s: FireState, options: Pick<FireOptions, 'tankRounds'>): void {
  if (!isDropRound(s.round, options)) return offer(s, REFILL);
  for (let line = 0; line < LINES.length; line++) {
    if (!lineBurns(s, line)) continue;
    if (line < 27) s.lines0 |= 1 << line;
    else if (line < 54) s.lines1 |= 1 << (line - 27);
    else s.lines2 |= 1 << (line - 54);
  }
  offer(s, DONE);
}

function offer(s: FireState, action: number): void {
  if (s.others === 0) s.other0 = action;
  else s.other1 = action;
  s.others += 1;
}

/** The k-th legal action of the seat at turn, ascending. */
export function nthTurnAction(s: FireState, k: number): number {
  let rest = k;
  let n = size(s.goLow, s.goHigh);
  if (rest < n) return nthSquare(s.goLow, s.goHigh, rest);
  rest -= n;
  n = size27(s.goSpots);
  if (rest < n) return SQUARES + nth27(s.goSpots, rest);
  rest -= n;
  n = size(s.outLow, s.outHigh);
  if (rest < n) return PUT_OUT + nthSquare(s.outLow, s.outHigh, rest);
  rest -= n;
  n = size27(s.lines0);
  if (rest < n) return DROP + nth27(s.lines0, rest);
  rest -= n;
  n = size27(s.lines1);
  if (rest < n) return DROP + 27 + nth27(s.lines1, rest);
  rest -= n;
  n = size27(s.lines2);
  if (rest < n) return DROP + 54 + nth27(s.lines2, rest);
  rest -= n;
  return rest === 0 ? s.other0 : s.other1;
}
