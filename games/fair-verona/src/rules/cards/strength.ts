import { highestIn, rankOf, suitOf } from './deck.ts';
import { distanceOf } from '../map/map.ts';
import type { Chosen } from '../options.ts';
import {
  CARD_BIT,
  CLEAR,
  HELPERS_BIT,
  isTried,
  MOST_SEATS,
  offer,
  OWNER_BIT,
  rowOf,
  type VeronaState,
} from '../state.ts';

// What players are worth against Encounters, and which attempts there are.

/** The lowest card that loses with distance, and what an unseen Friend may at best be. */
const COURT = 11;
const ACE = 14;

/** FV-45, FV-48, FV-R25: a card's value so far from the Old Town. */
export const worthAt = (card: number, distance: number): number => {
  const rank = rankOf(card);
  return rank >= COURT ? Math.max(0, rank - distance) : Math.max(rank, distance);
};

/** The tile a seat stands on. */
export const tileOf = (s: VeronaState, seat: number): number => s.meeples[seat]! >> 1;

/** A seat's value after distance, doubled against a card of its suit (FV-52, FV-R26). */
export function strengthOf(s: VeronaState, seat: number, card: number): number {
  const own = s.identities[seat]!;
  const worth = worthAt(own, distanceOf(s, tileOf(s, seat)));
  return suitOf(own) === suitOf(card) ? 2 * worth : worth;
}

/** Seats on the tile of a seat, itself included, as a set. */
export function company(s: VeronaState, seat: number, seats: number): number {
  const tile = tileOf(s, seat);
  let all = 0;
  for (let other = 0; other < seats; other++) if (tileOf(s, other) === tile) all |= 1 << other;
  return all;
}

/** The sum of the strengths of a set of seats against a card. */
export function sumOf(s: VeronaState, seats: number, card: number): number {
  let sum = 0;
  for (let rest = seats; rest !== 0; rest &= rest - 1)
    sum += strengthOf(s, 31 - Math.clz32(rest & -rest), card);
  return sum;
}

/** Index in the list of Friends of the oldest of a seat. */
export const oldestFriend = (s: VeronaState, seat: number): number => rowOf(s.friendCount, seat);

/** The most that the Friend of a seat can add; `NOTHING` where it has none. */
const NOTHING = -1;
const friendWorth = new Int8Array(MOST_SEATS);

/** Fills in the attempts of the active seat, and stopping; nothing where there is no attempt (FV-R27 to FV-R30). */
export function fillAttempts(s: VeronaState, o: Chosen): void {
  s.choices = 0;
  const near = company(s, s.seat, o.seats);
  for (let seat = 0; seat < o.seats; seat++) {
    const calls = seat === s.seat || (o.helperFriends && ((near >> seat) & 1) !== 0);
    friendWorth[seat] =
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

/** The Encounters of one player, lowest card first. */
function offerOwner(s: VeronaState, owner: number, near: number, o: Chosen): void {
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

function offerCard(s: VeronaState, owner: number, card: number, free: number, o: Chosen): void {
  const lead = owner === s.seat ? 0 : 1 << s.seat;
  const own = sumOf(s, lead | (1 << owner), card);
  const useful = o.friendCalls === 'useful';
  const tried = isTried(s, card);
  let some = 0;
  do {
    const total = own + sumOf(s, some, card);
    const action =
      CLEAR | ((owner + 1) << OWNER_BIT) | (card << CARD_BIT) | ((lead | some) << HELPERS_BIT);
    const sure = total > rankOf(card);
    if (sure) offer(s, action);
    // FV-R58.
    const missing = useful ? rankOf(card) - total : NOTHING;
    if (!tried && !(sure && useful))
      offerFriends(s, action, lead | some | (1 << owner), missing, o);
    some = (some - free) & free;
  } while (some !== 0);
}

/** The Friends of those taking part that may add more than `missing`. */
function offerFriends(
  s: VeronaState,
  action: number,
  party: number,
  missing: number,
  o: Chosen,
): void {
  for (let seat = 0; seat < o.seats; seat++)
    if (((party >> seat) & 1) !== 0 && friendWorth[seat]! > missing) offer(s, action | (seat + 1));
}

/** FV-81, FV-R51: whether every player holds Encounters, and none of these can be cleared where all stand. */
export function allStuck(s: VeronaState, o: Chosen): boolean {
  for (let seat = 0; seat < o.seats; seat++) if (s.encounterCount[seat] === 0) return false;
  for (let owner = 0, i = 0; owner < o.seats; owner++) {
    const near = company(s, owner, o.seats);
    // On the owner's turn only the owner's Friend comes, unless those of helpers may.
    const callers = o.help === 'ownerTurn' && !o.helperFriends ? 1 << owner : near;
    const best = hasFriend(s, callers) ? ACE : 0;
    for (let last = i + s.encounterCount[owner]!; i < last; i++) {
      const card = s.encounters[i]!;
      if (sumOf(s, near, card) + best > rankOf(card)) return false;
    }
  }
  return true;
}

function hasFriend(s: VeronaState, seats: number): boolean {
  for (let rest = seats; rest !== 0; rest &= rest - 1)
    if (s.friendCount[31 - Math.clz32(rest & -rest)]! > 0) return true;
  return false;
}
