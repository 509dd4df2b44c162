import { suitOf, valueOf } from './codes.ts';
import { type RefState, seatOf, sum } from './state.ts';
/** What a person is worth against an Encounter. */

/** FV-44, FV-R24 */
export function distanceOf(x: number, y: number): number {
  return Math.max(Math.abs(x), Math.abs(y));
}

/** FV-45, FV-48, FV-R25: rank after distance. */
export function rankAt(identity: number, distance: number): number {
  const value = valueOf(identity);
  return value >= 11 ? Math.max(0, value - distance) : Math.max(value, distance);
}

/** FV-40, FV-52, FV-R26: distance first, doubling after. */
function strengthAgainst(s: RefState, seat: number, card: number): number {
  const { identity, x, y } = seatOf(s, seat);
  const rank = rankAt(identity, distanceOf(x, y));
  return suitOf(identity) === suitOf(card) ? 2 * rank : rank;
}

/** FV-40, FV-41 */
export function strengthOf(s: RefState, seats: readonly number[], card: number): number {
  return sum(seats.map((seat) => strengthAgainst(s, seat, card)));
}
