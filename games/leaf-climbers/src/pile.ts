import * as squares36 from '@glade/boards/squares36';
import { type ClimberState } from './state.ts';

// Own names: what a hot loop calls through imports is looked up again and again.
const { high, low, SQUARES, WORD } = squares36;

/** The elevation of a blue top (LC-30). */
export const TOP = 6;

/** Round chips a square may take in a round, by its elevation (LC-15 to LC-17, LC-R3). */
const LIMIT = Uint8Array.of(2, 2, 2, 2, 2, 1, 0);

/** How many round chips a square of this elevation takes in a round. */
export const limitAt = (elevation: number): number => LIMIT[elevation]!;

export const isTop = (s: ClimberState, square: number): boolean => s.elevation[square] === TOP;

/** Notes that a square has this elevation and had that one: what room there is, and which squares are tops. */
export function note(s: ClimberState, square: number, elevation: number, before: number): void {
  s.room += LIMIT[elevation]! - LIMIT[before]!;
  if (elevation < 6) return;
  s.topLow |= low(square);
  s.topHigh |= high(square);
}

/** Puts into the set the squares that can take another round chip. */
export function findOpen(s: ClimberState): void {
  s.setLow = WORD & ~s.topLow;
  s.setHigh = WORD & ~s.topHigh;
  if ((s.shadowLow | s.shadowHigh) !== 0) closeFull(s);
}

/** A position may be read in the middle of a round. */
function closeFull(s: ClimberState): void {
  for (let square = 0; square < SQUARES; square++) {
    if (s.chips[square]! < LIMIT[s.elevation[square]!]!) continue;
    s.setLow &= ~low(square);
    s.setHigh &= ~high(square);
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
  s.choices -= 1;
}
