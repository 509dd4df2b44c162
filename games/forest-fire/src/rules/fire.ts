import type { Trace } from '@glade/engine';
import { high, low, size, SQUARES, WORD } from '@glade/boards/squares36';
import { EVENTS } from './events.ts';
import { lineHigh, lineLow, LINES, pairs, pairCount } from './lines.ts';
import type { FireState } from './state.ts';

export const burns = (s: FireState, square: number): boolean =>
  ((s.burnLow & low(square)) | (s.burnHigh & high(square))) !== 0;
export const isBreak = (s: FireState, square: number): boolean =>
  ((s.breakLow & low(square)) | (s.breakHigh & high(square))) !== 0;

/** True when every square without a Firebreak burns (FF-18, FF-28). */
export const ablaze = (s: FireState): boolean =>
  (s.burnLow | s.breakLow) === WORD && (s.burnHigh | s.breakHigh) === WORD;
export const anyFire = (s: FireState): boolean => (s.burnLow | s.burnHigh) !== 0;
export const burning = (s: FireState): number => size(s.burnLow, s.burnHigh);

function addCounter(s: FireState, square: number): void {
  s.burnLow |= low(square);
  s.burnHigh |= high(square);
  if (s.counters[square]! < 255) s.counters[square]! += 1;
}

/** Takes all counters from a square (FF-33). */
export function takeAll(s: FireState, square: number): void {
  s.counters[square] = 0;
  s.burnLow &= ~low(square);
  s.burnHigh &= ~high(square);
}

/** Takes one counter (FF-40). */
export function takeOne(s: FireState, square: number): void {
  if (s.counters[square] === 1) takeAll(s, square);
  else s.counters[square]! -= 1;
}

/** Water falls on a line (FF-50). */
export function dropOnLine(
  s: FireState,
  line: number,
  trace: Trace | undefined,
  seat: number,
): void {
  const squares = LINES[line]!;
  for (let i = 0; i < 3; i++) {
    const square = squares[i]!;
    if (trace !== undefined) trace.tell(EVENTS.dropped, square, seat);
    takeAll(s, square);
  }
}

/** Whether there is fire on a line. */
export const lineBurns = (s: FireState, line: number): boolean =>
  ((s.burnLow & lineLow[line]!) | (s.burnHigh & lineHigh[line]!)) !== 0;

// Squares filled by a roll from which fire has still to spread (option chain); at most 36.
const waiting = new Uint8Array(SQUARES);

/** Carries out a fire roll and its spread (FF-07, FF-12, FF-13, FF-14, FF-27, FF-R06, FF-R07, FF-R08, FF-R09, FF-R10, FF-R11, FF-R12). */
export function rollFire(
  s: FireState,
  square: number,
  chain: boolean,
  stackSpread: boolean,
  trace: Trace | undefined,
): void {
  if (trace !== undefined) trace.tell(EVENTS.rolled, square);
  if (isBreak(s, square)) {
    if (trace !== undefined) trace.tell(EVENTS.onFirebreak, square);
    return;
  }
  const burnt = burns(s, square);
  addCounter(s, square);
  if (trace !== undefined) trace.tell(EVENTS.counter, square, s.counters[square]);
  if (burnt && !stackSpread) return;
  waiting[0] = square;
  let filled = 1;
  for (let i = 0; i < filled; i++) {
    if (i > 0 && !chain) return;
    filled = spreadFrom(s, waiting[i]!, filled, i > 0, trace);
  }
}

function spreadFrom(
  s: FireState,
  from: number,
  filled: number,
  chained: boolean,
  trace: Trace | undefined,
): number {
  const end = from * 16 + 2 * pairCount[from]!;
  // The partners are those that burn before anything is filled.
  const { burnLow, burnHigh } = s;
  let count = filled;
  for (let at = from * 16; at < end; at += 2) {
    const partner = pairs[at]!;
    const middle = pairs[at + 1]!;
    if (((burnLow & low(partner)) | (burnHigh & high(partner))) === 0) continue;
    if (burns(s, middle) || isBreak(s, middle)) continue;
    addCounter(s, middle);
    waiting[count++] = middle;
    if (trace !== undefined) trace.tell(chained ? EVENTS.chained : EVENTS.filled, middle, partner);
  }
  return count;
}
