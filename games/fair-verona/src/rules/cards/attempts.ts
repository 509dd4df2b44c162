import { CARD_BIT, CLEAR, HELPERS_BIT, OWNER_BIT } from '../actions.ts';
import type { VeronaOptions } from '../options.ts';
import { isTried, MOST_SEATS, offer, rowOf, VeronaState } from '../state.ts';
import { highestIn, oldestFriend, rankOf } from './deck.ts';
import { seatsTogether, sumOfStrengths } from './strength.ts';

// Which attempts on Encounters a player may make (FV-R27, FV-R28, FV-R29, FV-R30).

/** Less than any Friend adds: there is none to call. */
const NOTHING = -1;
/** By seat, the most that its Friend can add in the node at hand. */
const mostOfFriend = new Int8Array(MOST_SEATS);

/** Offers the attempts of the seat at turn, and to stop; offers nothing where there is no attempt. */
export function fillAttempts(s: VeronaState, o: VeronaOptions): void {
  s.choices = 0;
  const near = seatsTogether(s, s.seat, o.seats);
  for (let seat = 0; seat < o.seats; seat++) {
    const calls = seat === s.seat || (o.helperFriends && ((near >> seat) & 1) !== 0);
    mostOfFriend[seat] =
      calls && s.friendCount[seat]! > 0 ? highestIn(s, s.friends[oldestFriend(s, seat)]!) : NOTHING;
  }
  offer(s, CLEAR);
  for (let owner = 0; owner < o.seats; owner++) {
    const led = owner !== s.seat;
    if (led && (o.help === 'ownerTurn' || s.led !== 0 || ((near >> owner) & 1) === 0)) continue;
    offerOwner(s, owner, near, o);
  }
  if (s.choices === 1) s.choices = 0;
}

/** Offers attempts on the Encounters of one player, the lowest card first. */
function offerOwner(s: VeronaState, owner: number, near: number, o: VeronaOptions): void {
  const from = rowOf(s.encounterCount, owner);
  const to = from + s.encounterCount[owner]!;
  const free = near & ~s.helped & ~(1 << owner) & ~(1 << s.seat);
  for (let last = -1; ;) {
    let card = 255;
    for (let i = from; i < to; i++)
      if (s.encounters[i]! > last && s.encounters[i]! < card) card = s.encounters[i]!;
    if (card === 255) return;
    offerCard(s, owner, card, free, o);
    last = card;
  }
}

function offerCard(
  s: VeronaState,
  owner: number,
  card: number,
  free: number,
  o: VeronaOptions,
): void {
  const lead = owner === s.seat ? 0 : 1 << s.seat;
  const own = sumOfStrengths(s, lead | (1 << owner), card);
  const useful = o.friendCalls === 'useful';
  const tried = isTried(s, card);
  let some = 0;
  do {
    const total = own + sumOfStrengths(s, some, card);
    const action =
      CLEAR | ((owner + 1) << OWNER_BIT) | (card << CARD_BIT) | ((lead | some) << HELPERS_BIT);
    const sure = total > rankOf(card);
    if (sure) offer(s, action);
    // FV-R58: under one option a Friend is called only where that can make the difference.
    const missing = useful ? rankOf(card) - total : NOTHING;
    if (!tried && !(sure && useful))
      offerFriends(s, action, lead | some | (1 << owner), missing, o);
    some = (some - free) & free;
  } while (some !== 0);
}

/** Offers to call a Friend of somebody taking part who can add more than `missing`. */
function offerFriends(
  s: VeronaState,
  action: number,
  party: number,
  missing: number,
  o: VeronaOptions,
): void {
  for (let seat = 0; seat < o.seats; seat++)
    if (((party >> seat) & 1) !== 0 && mostOfFriend[seat]! > missing) offer(s, action | (seat + 1));
}
