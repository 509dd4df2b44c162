import { high, low, SQUARES } from '@glade/boards/squares36';
import { type ClimberState } from './state.ts';

/** The elevation of a blue top (LC-30). */
export const TOP = 6;

/** Round chips a square may take in a round, by its elevation (LC-15 to LC-17, LC-R3). */
const LIMIT = Uint8Array.of(2, 2, 2, 2, 2, 1, 0);

/** How many round chips a square of this elevation takes in a round. */
export const limitAt = (elevation: number): number => LIMIT[elevation]!;

export const isTop = (s: ClimberState, square: number): boolean => s.elevation[square] === TOP;

/** Chips that can be laid in a round whose first chip has not fallen (LC-R1). */
export function room(s: ClimberState): number {
  let sum = 0;
  for (let square = 0; square < SQUARES; square++) sum += LIMIT[s.elevation[square]!]!;
  return sum;
}

/** Puts into the set the squares that can take another round chip. */
export function findOpen(s: ClimberState): void {
  s.setLow = 0;
  s.setHigh = 0;
  for (let square = 0; square < SQUARES; square++) {
    if (s.chips[square]! >= LIMIT[s.elevation[square]!]!) continue;
    s.setLow |= low(square);
    s.setHigh |= high(square);
  }
}

/** Lays a round chip, and takes the square out of the set of those that can take one when it is full. */
export function lay(s: ClimberState, square: number): void {
  const chips = s.chips[square]! + 1;
  s.chips[square] = chips;
  s.shadowLow |= low(square);
  s.shadowHigh |= high(square);
  if (chips < LIMIT[s.elevation[square]!]!) return;
  s.setLow &= ~low(square);
  s.setHigh &= ~high(square);
}
