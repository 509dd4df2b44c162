import { columnOf, rowOf } from '@glade/boards/rows36';
import { high, low, SIDE, SQUARES } from '@glade/boards/squares36';
import { QUADRANTS, type X4State } from './x4-state.ts';

// Where the first fires of X4 may start: not beside a home, across the lines between the quadrants too (WF-R24).

/** Where a quadrant stands in the big square: columns and rows before it. */
export const ACROSS = [0, SIDE, SIDE, 0] as const;
export const DOWN = [0, 0, SIDE, SIDE] as const;

/** Whether two squares are the same or neighbours in the big square; of 8 neighbours when buffer is 8. */
export function touches(
  q: number,
  square: number,
  other: number,
  home: number,
  buffer: number,
): boolean {
  const across = Math.abs(ACROSS[q]! + columnOf(square) - ACROSS[other]! - columnOf(home));
  const down = Math.abs(DOWN[q]! + rowOf(square) - DOWN[other]! - rowOf(home));
  return buffer === 8 ? across <= 1 && down <= 1 : across + down <= 1;
}

// The squares of a quadrant that touch a home of another: two words each, low first.
const TOUCHED = new Int32Array(2 * QUADRANTS * QUADRANTS * SQUARES * 2);
const touchedAt = (buffer: number, q: number, other: number, home: number): number =>
  ((((buffer === 8 ? QUADRANTS : 0) + q) * QUADRANTS + other) * SQUARES + home) * 2;
for (const buffer of [4, 8]) {
  for (let q = 0; q < QUADRANTS; q++) {
    for (let other = 0; other < QUADRANTS; other++) {
      for (let home = 0; home < SQUARES; home++) mark(buffer, q, other, home);
    }
  }
}

function mark(buffer: number, q: number, other: number, home: number): void {
  const at = touchedAt(buffer, q, other, home);
  for (let square = 0; square < SQUARES; square++) {
    if (!touches(q, square, other, home, buffer)) continue;
    TOUCHED[at]! |= low(square);
    TOUCHED[at + 1]! |= high(square);
  }
}

/** The squares of the quadrant at turn that touch the home of another quadrant: the low word (0) or the high (1). */
export function besideOtherHomes(s: X4State, buffer: number, word: 0 | 1): number {
  let set = 0;
  for (let q = 0; q < QUADRANTS; q++) {
    if (q !== s.quadrant)
      set |= TOUCHED[touchedAt(buffer, s.quadrant, q, s.grids[q]!.home) + word]!;
  }
  return set;
}
