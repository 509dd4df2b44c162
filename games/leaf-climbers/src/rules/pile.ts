import * as squares36 from '@glade/boards/squares36';
import { type ClimberState, TOP } from './state.ts';

// Local names: a loop that calls through an import looks it up each time.
const { high, low, size, SQUARES, WORD } = squares36;

/** Most round chips on a square; one level below the top there is room for one. */
const MOST = 2;
const ALMOST = TOP - 1;

/** How many round chips a square of this elevation takes in a round (LC-15, LC-16, LC-17, LC-R3). */
export const limitAt = (elevation: number): number => Math.min(MOST, TOP - elevation);

export const isTop = (s: ClimberState, square: number): boolean => s.elevation[square] === TOP;

/** Fills in what follows from elevations and chips. In play it follows from what it was. */
export function findLevels(s: ClimberState): void {
  for (let square = 0; square < SQUARES; square++) {
    const chips = s.chips[square]!;
    s.landed += s.elevation[square]!;
    for (let level = 1; level <= s.elevation[square]!; level++) {
      s.atLeast[2 * level]! |= low(square);
      s.atLeast[2 * level + 1]! |= high(square);
    }
    if (chips > 0) s.shadowLow |= low(square);
    if (chips > 0) s.shadowHigh |= high(square);
    if (chips > 1) s.twoLow |= low(square);
    if (chips > 1) s.twoHigh |= high(square);
  }
  findRoom(s);
}

/** What room there is (LC-R1): as `limitAt` says, for all squares at once. */
function findRoom(s: ClimberState): void {
  const { atLeast } = s;
  const almost = size(atLeast[2 * ALMOST]!, atLeast[2 * ALMOST + 1]!);
  s.room = MOST * SQUARES - almost - size(atLeast[2 * TOP]!, atLeast[2 * TOP + 1]!);
}

/** Puts into the set the squares that can take another round chip (LC-15, LC-16, LC-17). */
export function findOpen(s: ClimberState): void {
  const { atLeast } = s;
  s.setLow = WORD & ~(atLeast[2 * TOP]! | s.twoLow | (s.shadowLow & atLeast[2 * ALMOST]!));
  s.setHigh =
    WORD & ~(atLeast[2 * TOP + 1]! | s.twoHigh | (s.shadowHigh & atLeast[2 * ALMOST + 1]!));
}

/** Lays a round chip, and takes the square out of the set of those that can take one when it is full. */
export function lay(s: ClimberState, square: number): void {
  const squareLow = low(square);
  const squareHigh = high(square);
  s.chips[square]! += 1;
  s.twoLow |= s.shadowLow & squareLow;
  s.twoHigh |= s.shadowHigh & squareHigh;
  s.shadowLow |= squareLow;
  s.shadowHigh |= squareHigh;
  const fullLow = squareLow & (s.twoLow | s.atLeast[2 * ALMOST]!);
  const fullHigh = squareHigh & (s.twoHigh | s.atLeast[2 * ALMOST + 1]!);
  if ((fullLow | fullHigh) === 0) return;
  s.setLow &= ~fullLow;
  s.setHigh &= ~fullHigh;
  s.choices -= 1;
}

/** All leaves land (LC-27, LC-R16): squares with one or two round chips rise, the levels all at once. */
export function raise(s: ClimberState): void {
  const { atLeast, shadowLow, shadowHigh, twoLow, twoHigh } = s;
  for (let at = 2 * TOP; at > 2; at -= 2) {
    atLeast[at]! |= (atLeast[at - 2]! & shadowLow) | (atLeast[at - 4]! & twoLow);
    atLeast[at + 1]! |= (atLeast[at - 1]! & shadowHigh) | (atLeast[at - 3]! & twoHigh);
  }
  atLeast[2]! |= shadowLow;
  atLeast[3]! |= shadowHigh;
  s.landed += size(shadowLow, shadowHigh) + size(twoLow, twoHigh);
  findRoom(s);
  for (let left = shadowLow; left !== 0; left &= left - 1) grow(s, 31 - Math.clz32(left & -left));
  for (let left = shadowHigh; left !== 0; left &= left - 1) grow(s, 49 - Math.clz32(left & -left));
  s.shadowLow = 0;
  s.shadowHigh = 0;
  s.twoLow = 0;
  s.twoHigh = 0;
}

function grow(s: ClimberState, square: number): void {
  s.elevation[square]! += s.chips[square]!;
  s.chips[square] = 0;
}
