import { distanceOf } from '../map/map.ts';
import type { VeronaState } from '../state.ts';
import { rankOf, suitOf } from './deck.ts';

// What players count against an Encounter: the sum that a test is about.

/** The lowest card that loses with distance. */
const COURT = 11;

/** FV-45, FV-48, FV-R25: what a card counts at this distance from the Old Town. */
export const valueAt = (card: number, distance: number): number => {
  const rank = rankOf(card);
  return rank >= COURT ? Math.max(0, rank - distance) : Math.max(rank, distance);
};

/** The tile on which the meeple of a seat stands. */
export const tileOf = (s: VeronaState, seat: number): number => s.meeples[seat]! >> 1;

/**
 * What a seat counts against a card: its Identity at its distance, doubled where the suits are alike (FV-52, FV-R26).
 */
export function strengthOf(s: VeronaState, seat: number, card: number): number {
  const own = s.identities[seat]!;
  const worth = valueAt(own, distanceOf(s, tileOf(s, seat)));
  return suitOf(own) === suitOf(card) ? 2 * worth : worth;
}

/** The seats on the tile of this seat as a set, with the seat itself. */
export function seatsTogether(s: VeronaState, seat: number, seats: number): number {
  const tile = tileOf(s, seat);
  let all = 0;
  for (let other = 0; other < seats; other++) if (tileOf(s, other) === tile) all |= 1 << other;
  return all;
}

/** What a set of seats counts together against a card (FV-39, FV-40, FV-41). */
export function sumOfStrengths(s: VeronaState, seats: number, card: number): number {
  let sum = 0;
  for (let rest = seats; rest !== 0; rest &= rest - 1)
    sum += strengthOf(s, 31 - Math.clz32(rest & -rest), card);
  return sum;
}
