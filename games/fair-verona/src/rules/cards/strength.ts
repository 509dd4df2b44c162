import { rankOf, suitOf } from './deck.ts';
import { distanceOf } from '../map/map.ts';
import type { VeronaState } from '../state.ts';

// What players are worth against Encounters, and which attempts there are.

/** The lowest card that loses with distance. */
const COURT = 11;

/** FV-45, FV-48, FV-R25: a card's value so far from the Old Town. */
export const valueAt = (card: number, distance: number): number => {
  const rank = rankOf(card);
  return rank >= COURT ? Math.max(0, rank - distance) : Math.max(rank, distance);
};

/** The tile a seat stands on. */
export const tileOf = (s: VeronaState, seat: number): number => s.meeples[seat]! >> 1;

/** A seat's value after distance, doubled against a card of its suit (FV-52, FV-R26). */
export function strengthOf(s: VeronaState, seat: number, card: number): number {
  const own = s.identities[seat]!;
  const worth = valueAt(own, distanceOf(s, tileOf(s, seat)));
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
