import { high, low, SIDE, SQUARES } from '@glade/boards/squares36';

// Lines of three squares in a row: for the Pilot's drop (FF-50, FF-R26) and for spreading (FF-13, FF-14). Numbered by
// first square, row by row, and for each east, south, south-east, south-west.
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const;

/** First, middle and last square of each line. */
export const LINES: readonly (readonly [number, number, number])[] = Array.from(
  { length: SQUARES },
  (_, first) =>
    DIRECTIONS.flatMap(([across, down]) => {
      const column = (first % SIDE) + 2 * across;
      const row = Math.floor(first / SIDE) + 2 * down;
      if (column < 0 || column >= SIDE || row >= SIDE) return [];
      const step = across + down * SIDE;
      return [[first, first + step, first + 2 * step] as const];
    }),
).flat();

export const lineLow = Int32Array.from(LINES, (line) => low(line[0]) | low(line[1]) | low(line[2]));
export const lineHigh = Int32Array.from(
  LINES,
  (line) => high(line[0]) | high(line[1]) | high(line[2]),
);

/** For each square the lines that end there, as up to 8 pairs (other end, middle) from square * 16; see `pairCount`. */
export const pairs = new Uint8Array(SQUARES * 16);
export const pairCount = new Uint8Array(SQUARES);
for (const [first, middle, last] of LINES) {
  addPair(first, last, middle);
  addPair(last, first, middle);
}

function addPair(square: number, partner: number, middle: number): void {
  const at = square * 16 + 2 * pairCount[square]!;
  pairs[at] = partner;
  pairs[at + 1] = middle;
  pairCount[square]! += 1;
}
