import type { Trace } from '@glade/engine';
import { cardIn, friendIn, helpersIn, ownerIn } from '../actions.ts';
import { EVENTS } from '../events.ts';
import type { VeronaOptions } from '../options.ts';
import {
  append,
  AT_CLEAR,
  CARRIED,
  DISCARDED,
  ENCOUNTER,
  FRIEND,
  IN_PLAY,
  JOKER,
  markTried,
  ON_CLUE,
  ON_ENCOUNTER,
  rowOf,
  takeOut,
  TO_CLEAR,
  type VeronaState,
} from '../state.ts';
import { fillAttempts } from './attempts.ts';
import { deliver, drawOwed } from './clue-cards.ts';
import {
  ensureCard,
  fillCards,
  moveCard,
  oldestFriend,
  rankOf,
  showJoker,
  suitOf,
} from './deck.ts';
import { sumOfStrengths, tileOf } from './strength.ts';

// Encounters: how they come, and the second phase of a turn, in which players try to clear them. What functions
// return: see `tile-phase.ts`.

/** FV-30: a card is drawn for the next player, if there is one. */
export function openEncounter(s: VeronaState, trace: Trace | undefined): boolean {
  if (!ensureCard(s, trace)) {
    if (trace !== undefined) trace.tell(EVENTS.noCard);
    return false;
  }
  s.step = ENCOUNTER;
  fillCards(s, s.shuffle);
  return true;
}

/** FV-30, FV-37: the next player meets the card that was drawn; a Joker goes to the Clue Card (FV-R33). */
export function meetEncounter(
  s: VeronaState,
  card: number,
  o: VeronaOptions,
  trace: Trace | undefined,
): boolean {
  if (card === JOKER) {
    showJoker(s, s.shuffle, trace);
    return o.jokerEncounter === 'redraw' && openEncounter(s, trace);
  }
  const seat = (s.seat + 1) % o.seats;
  moveCard(s, card, s.shuffle, IN_PLAY);
  append(s.encounters, s.encounterCount, seat, card);
  s.met += 1;
  if (trace !== undefined) trace.tell(EVENTS.meets, seat, card);
  // FV-59, FV-R36, FV-R37: a card that matches the Clue Card gets the token.
  if (s.token !== ON_CLUE || s.jokers > 0) return false;
  if (suitOf(card) !== suitOf(s.clue) && rankOf(card) !== rankOf(s.clue)) return false;
  moveCard(s, s.clue, IN_PLAY, DISCARDED);
  s.clue = -1;
  s.token = ON_ENCOUNTER;
  s.holder = card;
  s.matches += 1;
  if (trace !== undefined) trace.tell(EVENTS.matched, seat, card);
  return false;
}

/** FV-36, FV-R29: the player at turn may try Encounters, where some attempt is possible. */
export function openAttempts(s: VeronaState, o: VeronaOptions): boolean {
  fillAttempts(s, o);
  s.step = AT_CLEAR;
  return s.choices > 0;
}

/** Makes an attempt. Without a Friend it is decided at once; else the Friend is turned over first. */
export function makeAttempt(
  s: VeronaState,
  a: number,
  o: VeronaOptions,
  trace: Trace | undefined,
): boolean {
  if (ownerIn(a) !== s.seat) s.led = 1;
  // FV-R28.
  if (o.helpLimit === 'one') s.helped |= helpersIn(a);
  const friend = friendIn(a);
  if (friend < 0) return decideAttempt(s, a, 0, o, trace);
  markTried(s, cardIn(a));
  s.attempt = a;
  s.step = FRIEND;
  fillCards(s, s.friends[oldestFriend(s, friend)]!);
  return true;
}

/** FV-33, FV-34, FV-35, FV-R31, FV-R32: the Friend adds the rank of the card, and is discarded. */
export function turnFriendOver(
  s: VeronaState,
  card: number,
  o: VeronaOptions,
  trace: Trace | undefined,
): boolean {
  const a = s.attempt;
  const at = oldestFriend(s, friendIn(a));
  const shuffle = s.friends[at]!;
  s.attempt = 0;
  takeOut(s.friends, s.friendCount, friendIn(a), at);
  if (trace !== undefined) trace.tell(EVENTS.friendCame, card, friendIn(a));
  if (card === JOKER) showJoker(s, shuffle, trace);
  else moveCard(s, card, shuffle, DISCARDED);
  return decideAttempt(s, a, rankOf(card), o, trace);
}

/**
 * FV-39, FV-40, FV-41, FV-42, FV-61, FV-67: decides the test. The sum of all who take part must be more than the Encounter's
 * rank.
 */
function decideAttempt(
  s: VeronaState,
  a: number,
  friend: number,
  o: VeronaOptions,
  trace: Trace | undefined,
): boolean {
  const owner = ownerIn(a);
  const card = cardIn(a);
  const total = sumOfStrengths(s, helpersIn(a) | (1 << owner), card) + friend;
  if (total <= rankOf(card)) {
    if (trace !== undefined) trace.tell(EVENTS.unmoved, owner, card, total);
    return drawOwed(s, TO_CLEAR, trace);
  }
  const row = rowOf(s.encounterCount, owner);
  takeOut(s.encounters, s.encounterCount, owner, s.encounters.indexOf(card, row));
  moveCard(s, card, IN_PLAY, DISCARDED);
  if (trace !== undefined) trace.tell(EVENTS.cleared, owner, card, total);
  if (s.token === ON_ENCOUNTER && s.holder === card) {
    s.token = CARRIED;
    s.holder = owner;
    if (trace !== undefined) trace.tell(EVENTS.tokenWon, owner);
    // FV-R40: the player who wins it in the Old Town does not have to carry it there.
    if (o.delivery === 'present' && tileOf(s, owner) === 0) return deliver(s, TO_CLEAR, o, trace);
  }
  return drawOwed(s, TO_CLEAR, trace);
}
