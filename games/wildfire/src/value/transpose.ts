import { high, low, SIDE, SQUARES } from '@glade/boards/squares36';

// The mirror image at the diagonal through the upper left corner: rows become columns. One table for each group of nine squares.
const GROUPS = 4;
const LOW = new Int32Array(GROUPS * 512);
const HIGH = new Int32Array(GROUPS * 512);
for (let group = 0; group < GROUPS; group++) {
  for (let word = 0; word < 512; word++) {
    for (let bit = 0; bit < 9; bit++) {
      if ((word & (1 << bit)) === 0) continue;
      const square = group * 9 + bit;
      const mirrored = (square % SIDE) * SIDE + Math.floor(square / SIDE);
      if (mirrored >= SQUARES) continue;
      LOW[group * 512 + word]! |= low(mirrored);
      HIGH[group * 512 + word]! |= high(mirrored);
    }
  }
}

/** Low word of a set of squares with rows and columns exchanged. */
export const transposedLow = (lo: number, hi: number): number =>
  LOW[lo & 511]! | LOW[512 + (lo >>> 9)]! | LOW[1024 + (hi & 511)]! | LOW[1536 + (hi >>> 9)]!;

/** High word of the same. */
export const transposedHigh = (lo: number, hi: number): number =>
  HIGH[lo & 511]! | HIGH[512 + (lo >>> 9)]! | HIGH[1024 + (hi & 511)]! | HIGH[1536 + (hi >>> 9)]!;
