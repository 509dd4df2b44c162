import { cardSeen, discarded, jokerToSpot, oldestFriend, unseenOf } from './cards.ts';
import { clueIfOwed, deliverIfHome } from './clues.ts';
import { attemptCode, JOKER, STOP, valueOf } from './codes.ts';
import { isOn, word } from './options.ts';
import { type Attempt, type RefState, seatOf, seatsWith, withSeat } from './state.ts';
import { strengthOf } from './strength.ts';
/** Encounter Clearing: which attempts are offered, and what becomes of them. */

/** All attempts open to the active seat now. */
export function attemptsOf(s: RefState): Attempt[] {
  const owners = seatsWith(s, s.active).filter((owner) => owner === s.active || mayLead(s));
  return owners.flatMap((owner) =>
    seatOf(s, owner).encounters.flatMap(({ card }) =>
      helperSets(s, owner).flatMap((helpers) => attemptsWith(s, owner, card, helpers)),
    ),
  );
}

/** FV-R27: one attempt a turn on one Encounter of one other player. */
function mayLead(s: RefState): boolean {
  return word(s.options, 'help') === 'both' && !s.led && !s.lent.includes(s.active);
}

/** FV-R28: who may join, in every combination; on another's Encounter the active seat must. */
function helperSets(s: RefState, owner: number): number[][] {
  const free = seatsWith(s, owner).filter((seat) => seat !== owner && !s.lent.includes(seat));
  let sets: number[][] = [[]];
  for (const seat of free) sets = [...sets, ...sets.map((set) => [...set, seat])];
  return sets.filter((set) => owner === s.active || set.includes(s.active));
}

/** FV-R29: alone what wins for certain; with one Friend for each Encounter, anything. */
function attemptsWith(s: RefState, owner: number, card: number, helpers: number[]): Attempt[] {
  const alone = strengthOf(s, [owner, ...helpers], card);
  const sure: Attempt[] = alone > valueOf(card) ? [{ owner, card, helpers, friend: -1 }] : [];
  if (s.tried.includes(card)) return sure;
  const callers = isOn(s.options, 'helperFriends') ? [owner, ...helpers] : [s.active]; // FV-R30
  const called = callers
    .filter((seat) => seatOf(s, seat).friends.length > 0)
    .filter((seat) => mayCall(s, alone, card, seat))
    .map((friend) => ({ owner, card, helpers, friend }));
  return [...sure, ...called];
}

/** FV-R58: a Friend is called whenever one likes, or only against what is lost without and may be won with them. */
function mayCall(s: RefState, alone: number, card: number, friend: number): boolean {
  if (word(s.options, 'friendCalls') === 'any') return true;
  return alone <= valueOf(card) && alone + bestFriend(s, friend) > valueOf(card);
}

function bestFriend(s: RefState, seat: number): number {
  return Math.max(0, ...unseenOf(s, oldestFriend(s, seat)).map(valueOf));
}

/** Ascending; none if there is nothing to try. */
export function clearActions(s: RefState): number[] {
  const codes = attemptCodes(s);
  return codes.length === 0 ? [] : [STOP, ...codes];
}

export function attemptCodes(s: RefState): number[] {
  return attemptsOf(s)
    .map(attemptCode)
    .toSorted((a, b) => a - b);
}

/** The attempt is made: decided at once, or once its Friend is turned over. */
export function attempted(s: RefState, code: number): RefState {
  const attempt = attemptsOf(s).find((one) => attemptCode(one) === code);
  if (attempt === undefined) throw new RangeError(`${code} is no attempt`);
  const limited = word(s.options, 'helpLimit') === 'one';
  const next: RefState = {
    ...s,
    lent: limited ? [...s.lent, ...attempt.helpers] : s.lent, // FV-R28
    led: s.led || attempt.owner !== s.active,
  };
  if (attempt.friend < 0) return cleared(next, attempt);
  return { ...next, step: 'friend', calling: attempt, tried: [...s.tried, attempt.card] };
}

/** FV-33 to FV-35, FV-R32: the Friend is turned over. */
export function friendTurned(s: RefState, friend: number): RefState {
  const attempt = s.calling;
  if (attempt === null) throw new RangeError('no Friend was called');
  const seen = cardSeen(s, friend, oldestFriend(s, attempt.friend));
  const friends = seatOf(s, attempt.friend).friends.slice(1); // FV-R31
  const gone = withSeat({ ...seen, calling: null }, attempt.friend, { friends });
  const next = friend === JOKER ? jokerToSpot(gone) : discarded(gone, friend);
  const total = strengthOf(s, [attempt.owner, ...attempt.helpers], attempt.card) + valueOf(friend);
  return total > valueOf(attempt.card) ? cleared(next, attempt) : clueIfOwed(next, 'clear');
}

/** FV-61, FV-67, FV-R39, FV-R40 */
function cleared(s: RefState, attempt: Attempt): RefState {
  const { encounters } = seatOf(s, attempt.owner);
  const prize = encounters.some(({ card, token }) => token && card === attempt.card);
  const kept = encounters.filter(({ card }) => card !== attempt.card);
  const next = discarded(withSeat(s, attempt.owner, { encounters: kept }), attempt.card);
  if (!prize) return clueIfOwed(next, 'clear');
  return deliverIfHome({ ...next, carrier: attempt.owner }, 'clear');
}
