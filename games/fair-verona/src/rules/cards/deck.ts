import type { Trace } from '@glade/engine';
import { EVENTS } from '../events.ts';
import {
  append,
  CARDS,
  DISCARDED,
  IN_PLAY,
  JOKER,
  MOST_SEATS,
  offer,
  rowOf,
  type VeronaState,
} from '../state.ts';

// The number of a card is suit * 13 + rank - 2; the suits are spades, clubs, diamonds, hearts. Each card is in play,
// discarded, or unseen. An unseen card belongs to the shuffle of some number: it lies in that deck, or it is a Friend
// who came from it. Nobody knows which, until it is turned over.

export const suitOf = (card: number): number => Math.floor(card / 13);
/** The rank of a card, 2 to 14 (FV-R23); a Joker counts 0 (FV-R32). */
export const rankOf = (card: number): number => (card >= JOKER ? 0 : (card % 13) + 2);

/** How many cards of a shuffle are unseen. */
export function unseenIn(s: VeronaState, shuffle: number): number {
  let cards = 0;
  for (let card = 0; card < CARDS; card++) if (s.where[card] === shuffle) cards += 1;
  return cards;
}

/** How many cards are in the deck. */
export function deckOf(s: VeronaState): number {
  let cards = unseenIn(s, s.shuffle);
  const friends = rowOf(s.friendCount, MOST_SEATS);
  for (let i = 0; i < friends; i++) if (s.friends[i] === s.shuffle) cards -= 1;
  return cards;
}

/** The highest rank that is unseen in a shuffle; 0 when there is none. */
export function highestIn(s: VeronaState, shuffle: number): number {
  for (let rank = 14; rank >= 2; rank--)
    for (let card = rank - 2; card < JOKER; card += 13) if (s.where[card] === shuffle) return rank;
  return 0;
}

/** Shuffles the discards where the deck is empty; false when there is no card to draw (FV-R44). */
export function ensureCard(s: VeronaState, trace: Trace | undefined): boolean {
  if (deckOf(s) > 0) return true;
  if (unseenIn(s, DISCARDED) === 0) return false;
  s.shuffle += 1;
  for (let card = 0; card < CARDS; card++)
    if (s.where[card] === DISCARDED) s.where[card] = s.shuffle;
  orderJokers(s);
  if (trace !== undefined) trace.tell(EVENTS.reshuffled);
  return true;
}

/** Offers the cards that may turn up from a shuffle; both Jokers are one outcome of twice the weight. */
export function fillCards(s: VeronaState, shuffle: number): void {
  s.choices = 0;
  for (let card = 0; card < JOKER; card++) if (s.where[card] === shuffle) offer(s, card);
  s.total = s.choices;
  for (let card = JOKER; card < CARDS; card++) if (s.where[card] === shuffle) s.total += 1;
  if (s.total > s.choices) offer(s, JOKER);
}

/** Moves a card from one place to another; of the Jokers one that is there. */
export function moveCard(s: VeronaState, card: number, from: number, to: number): void {
  s.where[card === JOKER && s.where[JOKER] !== from ? JOKER + 1 : card] = to;
  orderJokers(s);
}

/** The Jokers are alike: positions that differ only by which is where must be equal. */
function orderJokers(s: VeronaState): void {
  const first = s.where[JOKER]!;
  s.where[JOKER] = Math.min(first, s.where[JOKER + 1]!);
  s.where[JOKER + 1] = Math.max(first, s.where[JOKER + 1]!);
}

/** FV-31: gives a player an unseen card as a Friend; false when there is none (FV-R44). */
export function giveFriend(s: VeronaState, seat: number, trace: Trace | undefined): boolean {
  if (!ensureCard(s, trace)) return false;
  append(s.friends, s.friendCount, seat, s.shuffle);
  return true;
}

/** FV-R33: a Joker comes to the Clue spot. */
export function showJoker(s: VeronaState, shuffle: number, trace: Trace | undefined): void {
  moveCard(s, JOKER, shuffle, IN_PLAY);
  s.jokers += 1;
  if (trace !== undefined) trace.tell(EVENTS.joker);
}

/** FV-80: discards the Jokers in play. */
export function liftJokers(s: VeronaState, trace: Trace | undefined): void {
  for (; s.jokers > 0; s.jokers--) moveCard(s, JOKER, IN_PLAY, DISCARDED);
  if (trace !== undefined) trace.tell(EVENTS.jokersGone);
}

/** Where the oldest Friend of a seat stands in the list of Friends. */
export const oldestFriend = (s: VeronaState, seat: number): number => rowOf(s.friendCount, seat);
