import { JOKER } from './codes.ts';
import { firstFriends } from './options.ts';
import { type RefState, seatOf, seatsOf, sum, without, withSeat } from './state.ts';
/** The deck: what is unseen of each shuffle, and when a new one is made (section 4, FV-R44). */

/** k, the number of the current shuffle. */
export function shuffle(s: RefState): number {
  return s.unseen.length - 1;
}

/** U(j), ascending. */
export function unseenOf(s: RefState, j: number): readonly number[] {
  return s.unseen[j] ?? [];
}

/** Cards that can be drawn: all unseen of this shuffle but those that lie as Friends. */
export function deckSize(s: RefState): number {
  const slots = s.seats.flatMap((seat) => seat.friends).filter((j) => j === shuffle(s));
  return unseenOf(s, shuffle(s)).length - slots.length;
}

/** FV-R44: a card is needed. */
export function withDeck(s: RefState): RefState {
  if (deckSize(s) > 0 || s.discards.length === 0) return s;
  const shuffled = s.discards.toSorted((a, b) => a - b);
  return { ...s, unseen: [...s.unseen, shuffled], discards: [] };
}

export function cardSeen(s: RefState, card: number, j: number): RefState {
  return { ...s, unseen: s.unseen.with(j, without(unseenOf(s, j), card)) };
}

export function discarded(s: RefState, ...cards: readonly number[]): RefState {
  return { ...s, discards: [...s.discards, ...cards] };
}

/** FV-78 */
export function jokerToSpot(s: RefState): RefState {
  return { ...s, jokers: s.jokers + 1 };
}

/** FV-31, FV-R44: the active seat gains a Friend, if there is a card. */
export function friendWon(s: RefState): RefState {
  const ready = withDeck(s);
  if (deckSize(ready) === 0) return ready;
  return { ...friendDealt(ready, s.active), friends: s.friends + 1 };
}

function friendDealt(s: RefState, seat: number): RefState {
  return withSeat(s, seat, { friends: [...seatOf(s, seat).friends, shuffle(s)] });
}

/** FV-08, FV-10, FV-R5, FV-R6: identities in seat order, the Clue Card, then Friends unseen. */
export function setUpDealt(s: RefState, card: number): RefState {
  const seen = cardSeen(s, card, 0);
  const seat = s.seats.findIndex(({ identity }) => identity < 0);
  if (seat >= 0) return withSeat(seen, seat, { identity: card });
  let next: RefState = { ...seen, clue: card, reserve: s.reserve - 1 };
  for (const to of seatsOf(s))
    for (let i = 0; i < firstFriends(s.options); i += 1) next = friendDealt(next, to);
  return next;
}

/** Each card that may turn up, ascending, with its weight. */
export function cardChances(s: RefState): { card: number; weight: number }[] {
  const pool = poolOf(s).filter((card) => s.step !== 'deal' || card !== JOKER); // FV-R5
  const cards = [...new Set(pool)].toSorted((a, b) => a - b);
  return cards.map((card) => ({ card, weight: sum(pool.map((one) => (one === card ? 1 : 0))) }));
}

function poolOf(s: RefState): readonly number[] {
  if (s.step !== 'friend' || s.calling === null) return unseenOf(s, shuffle(s));
  return unseenOf(s, oldestFriend(s, s.calling.friend));
}

/** FV-R31: the shuffle of the Friend dealt longest ago; -1 none. */
export function oldestFriend(s: RefState, seat: number): number {
  return seatOf(s, seat).friends[0] ?? -1;
}
