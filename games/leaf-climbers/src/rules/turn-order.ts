import type { ClimberOptions } from './options.ts';
import { type ClimberState, MOST_SEATS } from './state.ts';

function permutations(items: readonly number[]): readonly (readonly number[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

/** By number of seats, all orders of these seats, lexicographically. */
export const ORDERS: readonly (readonly (readonly number[])[])[] = Array.from(
  { length: MOST_SEATS + 1 },
  (_, seats) => permutations(Array.from({ length: seats }, (__, seat) => seat)),
);

/** The seat at a place in the order of this round: as drawn, or moved on by one each round (LC-R11). */
export const seatAt = (s: ClimberState, at: number, { order, players }: ClimberOptions): number =>
  s.order[order === 'rotate' ? (at + s.round - 1) % players : at]!;
