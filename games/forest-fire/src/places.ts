import { columnOf, rowOf, squareAt } from '@glade/boards/rows36';
import { high, low, SIDE, SQUARES } from '@glade/boards/squares36';

// Where a piece can be: squares 0-35 (row by row), the 24 spots outside (N1-N6, E1-E6, S1-S6, W1-W6), or in the hand.
// What can be reached from where, as bit sets: squares in two words, spots in one word of 24.

export const FIRST_SPOT = SQUARES;
export const SPOTS = 24;
export const HAND = 60;
/** A place outside or inside for each number below this. */
export const PLACES = 60;

const SIDES = 'NESW';

const sideOf = (spot: number): number => Math.floor((spot - FIRST_SPOT) / SIDE);
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

/** How many columns and rows lie between two places. */
export function apart(from: number, to: number): readonly [across: number, down: number] {
  const [a, b] = [pointOf(from), pointOf(to)];
  return [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])];
}

/** A corner square has two spots, another border square one, an inner square none. */
export const isBorder = (square: number): boolean => stepSpots[square] !== 0;

/** The spots next to the corners and elsewhere: number, from `N3` or the like; -1 when it is none. */
export function spotNamed(name: string): number {
  const parts = /^([nesw])([1-6])$/i.exec(name);
  if (parts === null) return -1;
  return FIRST_SPOT + SIDES.indexOf(parts[1]!.toUpperCase()) * SIDE + Number(parts[2]) - 1;
}

const spotName = (place: number): string => `${SIDES[sideOf(place)]!}${alongOf(place)}`;

/** A place for people: down, then across (FF-09); a spot by its side and number; `hand`. */
export function placeName(n: number): string {
  if (n === HAND) return 'hand';
  return n < SQUARES ? `${rowOf(n)},${columnOf(n)}` : spotName(n);
}

/** Reads `1,4`, `(1, 4)`, `1 4`, `14`, `1 down 4 across`, `N3`, `hand`. */
export function readPlace(text: string): number | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll(/down|across|giù|lato|row|column|riga|colonna|[(),.\s]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  if (plain === 'hand' || plain === 'mano') return HAND;
  const square = /^([1-6]) ?([1-6])$/.exec(plain);
  if (square !== null) return squareAt(Number(square[2]), Number(square[1]));
  const spot = spotNamed(plain.replace(' ', ''));
  return spot < 0 ? undefined : spot;
}

/** The numbers and words from which a place is told: `kind`, `down`, `across`, `side`. */
export function placeParts(place: number): Readonly<Record<string, string | number>> {
  if (place === HAND) return { kind: 'hand', down: 0, across: 0, side: 'none' };
  if (place >= FIRST_SPOT)
    return { kind: 'spot', down: 0, across: alongOf(place), side: SIDES[sideOf(place)]! };
  return { kind: 'square', down: rowOf(place), across: columnOf(place), side: 'none' };
}

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

/** For each square the lines it ends, as pairs (partner, middle), up to 8; PAIRS_OF[square] pairs from square * 16. */
export const pairs = new Uint8Array(SQUARES * 16);
export const pairsOf = new Uint8Array(SQUARES);
for (const [first, middle, last] of LINES) {
  addPair(first, last, middle);
  addPair(last, first, middle);
}

function addPair(square: number, partner: number, middle: number): void {
  const at = square * 16 + 2 * pairsOf[square]!;
  pairs[at] = partner;
  pairs[at + 1] = middle;
  pairsOf[square]! += 1;
}
