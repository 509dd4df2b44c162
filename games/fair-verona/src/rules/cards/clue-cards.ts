import type { Trace } from '@glade/engine';
import { EVENTS } from '../events.ts';
import type { VeronaOptions } from '../options.ts';
import { CLUE, IN_PLAY, JOKER, NO_TOKEN, ON_CLUE, TO_CLEAR, VeronaState, WON } from '../state.ts';
import { endMatch } from '../turn/endings.ts';
import { ensureCard, fillCards, moveCard, showJoker } from './deck.ts';

// The Clue Card, and the token once it is home. What functions return: see `tile-phase.ts`.

/** FV-64, FV-66, FV-83: the token is home, and the next Clue Card comes; or the match is won. */
export function deliver(
  s: VeronaState,
  after: number,
  o: VeronaOptions,
  trace: Trace | undefined,
): boolean {
  s.delivered += 1;
  if (trace !== undefined) trace.tell(EVENTS.delivered, s.holder, s.delivered);
  s.token = NO_TOKEN;
  s.holder = 0;
  if (s.delivered < o.goal) return drawClue(s, after, trace);
  endMatch(s, WON, trace);
  return true;
}

/** FV-R44: draws a Clue Card that is owed, where no Joker stands in the way. */
export function drawOwed(s: VeronaState, after: number, trace: Trace | undefined): boolean {
  return s.owed !== 0 && s.jokers === 0 && drawClue(s, after, trace);
}

export function drawClue(s: VeronaState, after: number, trace: Trace | undefined): boolean {
  if (!ensureCard(s, trace)) {
    owe(s, trace);
    return false;
  }
  s.after = after;
  s.step = CLUE;
  fillCards(s, s.shuffle);
  return true;
}

function owe(s: VeronaState, trace: Trace | undefined): void {
  if (s.owed === 0 && trace !== undefined) trace.tell(EVENTS.owed);
  s.owed = 1;
}

/** FV-64: the card that was drawn becomes the Clue Card; a Joker does not (FV-R34). */
export function showClue(s: VeronaState, card: number, trace: Trace | undefined): void {
  s.after = TO_CLEAR;
  if (card === JOKER) {
    showJoker(s, s.shuffle, trace);
    return owe(s, trace);
  }
  moveCard(s, card, s.shuffle, IN_PLAY);
  s.clue = card;
  s.owed = 0;
  s.token = ON_CLUE;
  s.reserve -= 1;
  if (trace !== undefined) trace.tell(EVENTS.clue, card);
}
