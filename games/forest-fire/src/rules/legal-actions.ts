import { nthSquare, size, SQUARES, WORD } from '@glade/boards/squares36';
import { ROLE, SEAT, STOP } from './actions.ts';
import type { FireOptions } from './options.ts';
import { FIRST_SPOT, SPOTS } from './places.ts';
import { BREAKS, ENDED, type FireState, ROLES, SPOTS_STEP, TURNS } from './state.ts';
import { clearTurnActions, findTurnActions, nthTurnAction } from './turn-actions.ts';

/** The legal actions and outcomes at every step of a match. */
interface LegalActions {
  /** Computes the fields that follow from the others: how many actions or outcomes are legal, and which. */
  readonly ready: (s: FireState) => void;
  /** The k-th legal action or outcome, ascending. */
  readonly nth: (s: FireState, k: number) => number;
}

export function legalActions(options: FireOptions): LegalActions {
  const seats = options.players;
  const free = options.turnOrder === 'free';
  const offersStop = options.maxRounds === 0;

  function ready(s: FireState): void {
    if (s.step === TURNS) {
      findTurnActions(s, s.seat, options, true);
      if (free) s.choices = freeCount(s);
      return;
    }
    clearTurnActions(s);
    const stop = offersStop ? 1 : 0; // FF-R36
    if (s.step === SPOTS_STEP) s.choices = SPOTS + stop;
    else if (s.step === ROLES) s.choices = 3 + stop;
    else if (s.step === BREAKS) s.choices = SQUARES - size(s.breakLow, s.breakHigh);
    else s.choices = s.step === ENDED ? 0 : SQUARES;
  }

  // FF-R20: the actions of all seats with moves left. Stopping is offered once, to the first of these seats.
  function freeCount(s: FireState): number {
    let count = 0;
    for (let seat = 0; seat < seats; seat++) {
      if (s.moves[seat] === 0) continue;
      findTurnActions(s, seat, options, seat === s.seat);
      count += s.choices;
    }
    return count;
  }

  function freeNth(s: FireState, k: number): number {
    const total = s.choices;
    let rest = k;
    let action = 0;
    for (let seat = 0; seat < seats; seat++) {
      if (s.moves[seat] === 0) continue;
      findTurnActions(s, seat, options, seat === s.seat);
      if (rest < s.choices) {
        action = seat * SEAT + nthTurnAction(s, rest);
        break;
      }
      rest -= s.choices;
    }
    s.choices = total;
    return action;
  }

  function nth(s: FireState, k: number): number {
    if (s.step === TURNS) return free ? freeNth(s, k) : nthTurnAction(s, k);
    if (s.step === SPOTS_STEP) return k === SPOTS ? STOP : FIRST_SPOT + k;
    if (s.step === ROLES) return k === 3 ? STOP : ROLE + k;
    return s.step === BREAKS ? nthSquare(WORD & ~s.breakLow, WORD & ~s.breakHigh, k) : k;
  }

  return { ready, nth };
}
