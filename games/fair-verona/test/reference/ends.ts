import { tokenAt } from './clues.ts';
import { valueOf } from './codes.ts';
import { amount, isOn, word } from './options.ts';
import { landLeft, riverLeft } from './river.ts';
import { isMired, over, type RefState, seatOf, seatsOf, seatsWith } from './state.ts';
import { strengthOf } from './strength.ts';
/** How a game is lost. */

/** FV-82, FV-R52 */
export function isBoxedIn(s: RefState): boolean {
  return s.seats.every(({ unused }) => unused.length >= 2);
}

/** FV-81, FV-R51: everybody is mired, and nobody's Encounter can be cleared. */
function allStuck(s: RefState): boolean {
  return seatsOf(s).every(
    (seat) =>
      isMired(s, seat) &&
      seatOf(s, seat).encounters.every(({ card }) => !mayBeCleared(s, seat, card)),
  );
}

function mayBeCleared(s: RefState, owner: number, card: number): boolean {
  const there = seatsWith(s, owner);
  const alone = word(s.options, 'help') === 'ownerTurn' && !isOn(s.options, 'helperFriends');
  const askers = alone ? [owner] : there;
  const friend = askers.some((seat) => seatOf(s, seat).friends.length > 0) ? 14 : 0;
  return strengthOf(s, there, card) + friend > valueOf(card);
}

/** Losses tested at the end of a turn; the result is `none` if play goes on. */
export function turnTested(s: RefState): RefState {
  const next = lastErrand(miredCounted(s));
  if (next.miredTurns >= turnsMired(s)) return over(next, 'mired');
  if (isCold(next)) return over(next, 'cold');
  return next.errand === 0 ? over(next, 'errand') : next;
}

function miredCounted(s: RefState): RefState {
  return { ...s, miredTurns: allStuck(s) ? s.miredTurns + 1 : 0 };
}

/** FV-R51 */
function turnsMired(s: RefState): number {
  return word(s.options, 'miredTest') === 'round' ? s.seats.length : 1;
}

function pilesAreEmpty(s: RefState): boolean {
  return riverLeft(s) + landLeft(s) === 0;
}

/** FV-R53 */
function isCold(s: RefState): boolean {
  return pilesAreEmpty(s) && (s.reserve > 0 || tokenAt(s) === 'clue' || s.clueOwed);
}

/** FV-R54: the rounds are counted from the turn at whose end the condition first held. */
function lastErrand(s: RefState): RefState {
  if (s.errand > 0) return { ...s, errand: s.errand - 1 };
  if (!pilesAreEmpty(s) || isCold(s)) return s;
  return { ...s, errand: amount(s.options, 'lastErrandRounds') * s.seats.length };
}
