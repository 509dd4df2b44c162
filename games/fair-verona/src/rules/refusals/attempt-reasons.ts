import { refuse, type Action, type Refusal } from '@glade/engine';
import { cardIn, friendIn, helpersIn, ownerIn } from '../actions.ts';
import { rankOf } from '../cards/deck.ts';
import { seatsTogether, sumOfStrengths } from '../cards/strength.ts';
import type { VeronaOptions } from '../options.ts';
import { isTried, JOKER, rowOf, type VeronaState } from '../state.ts';

const has = (seats: number, seat: number): boolean => ((seats >> seat) & 1) !== 0;

function holds(s: VeronaState, owner: number, card: number): boolean {
  const from = rowOf(s.encounterCount, owner);
  return s.encounters.subarray(from, from + s.encounterCount[owner]!).includes(card);
}

/** Why an attempt on an Encounter, which is not among the choices, is not allowed. */
export function checkAttempt(s: VeronaState, a: Action, o: VeronaOptions): Refusal {
  const owner = ownerIn(a);
  const card = cardIn(a);
  if (owner < 0 || owner >= o.seats || card >= JOKER || !holds(s, owner, card))
    return refuse('FV-36', 'noSuchEncounter');
  const near = seatsTogether(s, s.seat, o.seats);
  if (owner !== s.seat) {
    if (o.help === 'ownerTurn') return refuse('FV-R27', 'ownOnly');
    if (!has(near, owner)) return refuse('FV-56', 'notTogether', undefined, { player: owner + 1 });
    if (s.led !== 0) return refuse('FV-R27', 'ledAlready');
    if (!has(helpersIn(a), s.seat)) return refuse('FV-R27', 'mustHelp');
  }
  return checkHelpers(s, a, near, o) ?? checkSum(s, a, o);
}

function checkHelpers(
  s: VeronaState,
  a: Action,
  near: number,
  o: VeronaOptions,
): Refusal | undefined {
  const helpers = helpersIn(a);
  for (let seat = 0; seat < 6; seat++) {
    if (!has(helpers, seat)) continue;
    if (seat >= o.seats) return refuse('FV-41', 'noSuchPlayer');
    if (seat === ownerIn(a)) return refuse('FV-41', 'ownerHelps');
    if (!has(near, seat)) return refuse('FV-41', 'notTogether', undefined, { player: seat + 1 });
    if (has(s.helped, seat) && seat !== s.seat)
      return refuse('FV-R28', 'helpedAlready', undefined, { player: seat + 1 });
  }
  return undefined;
}

function checkSum(s: VeronaState, a: Action, o: VeronaOptions): Refusal {
  const card = cardIn(a);
  const party = helpersIn(a) | (1 << ownerIn(a));
  const total = sumOfStrengths(s, party, card);
  const friend = friendIn(a);
  const args = { total, rank: rankOf(card), card };
  if (friend < 0) return refuse('FV-39', 'tooWeak', undefined, args);
  const takesPart = o.helperFriends ? friend < o.seats && has(party, friend) : friend === s.seat;
  if (!takesPart) return refuse('FV-R30', 'notTheirFriend');
  if (s.friendCount[friend] === 0) return refuse('FV-33', 'noFriend');
  if (o.friendCalls === 'useful' && total > rankOf(card))
    return refuse('FV-R58', 'friendNotNeeded', undefined, args);
  if (isTried(s, card)) return refuse('FV-R29', 'triedAlready', undefined, { card });
  return refuse('FV-R58', 'friendTooWeak', undefined, args);
}
