import { columnOf, rowOf } from '@glade/boards/rows36';
import { high, low, SIDE, SQUARES } from '@glade/boards/squares36';

// The places where a piece can be: squares 0-35 (row by row), the 24 spots outside (N1-N6, E1-E6, S1-S6, W1-W6), or in the hand.
// The tables say what can be reached from each place, as bit sets: squares in two words, spots in one word of 24 bits.

export const FIRST_SPOT = SQUARES;
export const SPOTS = 24;
export const HAND = 60;
/** The number of squares and spots together. */
export const PLACES = 60;

/** The side of a spot: 0 north, 1 east, 2 south, 3 west. */
export const sideOf = (spot: number): number => Math.floor((spot - FIRST_SPOT) / SIDE);
/** The number of a spot along its side, 1 to 6. */
export const alongOf = (spot: number): number => ((spot - FIRST_SPOT) % SIDE) + 1;

/** The columns and rows around the forest, where the spots are. */
const BEFORE = 0;
const BEYOND = SIDE + 1;

/** Column and row of a square or a spot: 1 to 6 in the forest, 0 and 7 outside. */
export function pointOf(place: number): readonly [column: number, row: number] {
  if (place < SQUARES) return [columnOf(place), rowOf(place)];
  const along = alongOf(place);
  return (
    [
      [along, BEFORE],
      [BEYOND, along],
      [along, BEYOND],
      [BEFORE, along],
    ] as const
  )[sideOf(place)]!;
}

const table = (length: number): Int32Array => new Int32Array(length);

/** Squares one step away (FF-34, FF-41), and the same as seen from a spot (FF-R15). */
export const stepLow = table(PLACES);
export const stepHigh = table(PLACES);
/** Squares whose fire can be fought from here: the own one and those around (FF-33, FF-40, FF-R15). */
export const reachLow = table(PLACES);
export const reachHigh = table(PLACES);
/** Spots one step off the board (FF-35). */
export const stepSpots = table(PLACES);
/** Neighbouring spots of the same side (FF-R15). */
export const alongSpots = table(PLACES);

for (let from = 0; from < PLACES; from++) {
  for (let to = 0; to < PLACES; to++) {
    const [across, down] = apart(from, to);
    if (to < SQUARES) {
      if (across + down === 1) add(stepLow, stepHigh, from, to);
      if (across <= 1 && down <= 1) add(reachLow, reachHigh, from, to);
    } else if (across + down === 1) {
      const spots = from < SQUARES ? stepSpots : alongSpots;
      if (from < SQUARES || sideOf(from) === sideOf(to)) spots[from]! |= 1 << (to - FIRST_SPOT);
    }
  }
}

function add(lowWords: Int32Array, highWords: Int32Array, at: number, square: number): void {
  lowWords[at]! |= low(square);
  highWords[at]! |= high(square);
}

/** The columns and rows from one place to another, without sign. */
export function apart(from: number, to: number): readonly [across: number, down: number] {
  const [a, b] = [pointOf(from), pointOf(to)];
  return [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])];
}

/** Whether a square is at the border: a corner has two spots beside it, another border square one, an inner square none. */
export const isBorder = (square: number): boolean => stepSpots[square] !== 0;
