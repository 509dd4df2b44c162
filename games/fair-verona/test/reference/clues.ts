import { cardSeen, deckSize, discarded, jokerToSpot, shuffle, withDeck } from './cards.ts';
import { JOKER, suitOf, valueOf } from './codes.ts';
import { goalOf, word } from './options.ts';
import { isHome, nextSeat, over, type RefState, seatOf, withSeat } from './state.ts';
/** The Clue Card, its token and the Jokers on it. */

/** Where the token is. Tokens in reserve are not in play (FV-R38). */
export function tokenAt(s: RefState): 'clue' | 'encounter' | 'carried' | 'none' {
  if (s.carrier >= 0) return 'carried';
  if (s.seats.some(({ encounters }) => encounters.some(({ token }) => token))) return 'encounter';
  return s.clue >= 0 ? 'clue' : 'none';
}

/** FV-30, FV-37, FV-78, FV-R33: a card is drawn as the next seat's Encounter. */
export function encounterDrawn(s: RefState, card: number): RefState {
  const seen = cardSeen(s, card, shuffle(s));
  if (card === JOKER) return jokerToSpot(seen);
  return encounterDealt({ ...seen, encounters: s.encounters + 1 }, nextSeat(s), card);
}

/** FV-59, FV-60, FV-R36 */
function encounterDealt(s: RefState, seat: number, card: number): RefState {
  const token = s.clue >= 0 && s.jokers === 0 && agrees(s.clue, card);
  const encounters = [...seatOf(s, seat).encounters, { card, token }];
  const next = withSeat(s, seat, { encounters });
  return token ? { ...discarded(next, s.clue), clue: -1, matches: s.matches + 1 } : next;
}

/** FV-59, FV-R37 */
function agrees(clue: number, card: number): boolean {
  return suitOf(clue) === suitOf(card) || valueOf(clue) === valueOf(card);
}

/** FV-R40: with `delivery: present` the token is home as soon as its holder is. */
export function deliverIfHome(s: RefState, then: RefState['afterClue']): RefState {
  const home = s.carrier >= 0 && isHome(s, s.carrier);
  if (!home || word(s.options, 'delivery') === 'arrive') return clueIfOwed(s, then);
  return delivered(s, then);
}

/** FV-64, FV-66, FV-83, FV-R55 */
function delivered(s: RefState, then: RefState['afterClue']): RefState {
  const next: RefState = { ...s, carrier: -1, delivered: s.delivered + 1 };
  if (next.delivered === goalOf(s.options)) return over(next, 'won');
  return clueNeeded(next, then);
}

/** A Clue Card is to be drawn; FV-R44: if there is no card it is owed. */
function clueNeeded(s: RefState, then: RefState['afterClue']): RefState {
  const ready = withDeck(s);
  if (deckSize(ready) === 0) return { ...ready, clueOwed: true };
  return { ...ready, step: 'clue', afterClue: then };
}

/** FV-R34, FV-R44: an owed Clue Card is drawn when no Joker lies on the spot. */
export function clueIfOwed(s: RefState, then: RefState['afterClue']): RefState {
  return s.clueOwed && s.jokers === 0 ? clueNeeded(s, then) : s;
}

/** FV-64, FV-R34 */
export function clueTurned(s: RefState, card: number): RefState {
  const seen = cardSeen(s, card, shuffle(s));
  if (card === JOKER) return { ...jokerToSpot(seen), clueOwed: true };
  return { ...seen, clue: card, clueOwed: false, reserve: s.reserve - 1 };
}

/** FV-R35, FV-R43: the active seat's movement phase ends; `came` if from another tile. */
export function movementEnded(s: RefState, came: boolean): RefState {
  if (!isHome(s, s.active)) return s;
  const lifts = came || word(s.options, 'jokerLift') === 'present';
  const next = lifts ? jokersGone(s) : s;
  if (came && next.carrier === s.active) return delivered(next, 'end');
  return clueIfOwed(next, 'end');
}

/** FV-80 */
function jokersGone(s: RefState): RefState {
  return { ...discarded(s, ...Array<number>(s.jokers).fill(JOKER)), jokers: 0 };
}
