import { OVER } from '@glade/engine';

// A square is row * 8 + column, from the bottom left: bit n of the low word (rows 1 to 4) or n - 32 of the high word.
// An action is the direction times 64, plus the square moved to.

export const SIDE = 8;
export const SQUARES = 64;
/** The direction straight ahead; 0 is to the west, 2 to the east. */
export const AHEAD = 1;
export const DIRECTIONS = 3;

/** A copy in this file, because V8 looks up an imported name again at every use. */
const ENDED = OVER;
const NOT_COLUMN_A = ~0x01010101;
const NOT_COLUMN_H = 0x7f7f7f7f;

// What bots call a million times a second are methods of the state, because V8 looks up an imported name again at every
// use: see bench/README.md.
export class BreakthroughState {
  /** The pieces of the seat that is to move; at the end, of the seat that would move next. */
  mineLow = 0xffff;
  mineHigh = 0;
  /** The pieces of the seat that moved last. */
  theirsLow = 0;
  theirsHigh = 0xffff << 16;
  /** Moves made. */
  moves = 0;
  /** The seat that is to move, or OVER. */
  actor = 0;

  // Computed from the other fields: the squares to move to in each direction.
  westLow = 0;
  westHigh = 0;
  aheadLow = 0;
  aheadHigh = 0;
  eastLow = 0;
  eastHigh = 0;
  // Running totals: how many moves there are in these words up to each of them, and altogether.
  upToWestLow = 0;
  upToWest = 0;
  upToAheadLow = 0;
  upToAhead = 0;
  upToEastLow = 0;
  choices = 0;

  /** The seat that is to move carries out a legal action. */
  move(action: number): void {
    const seat = this.moves & 1;
    const to = action & 63;
    const from = to - 7 - (action >> 6) + 16 * seat;
    // All bits set if the square is in the low word: arithmetic, because the processor could not predict a branch.
    const toLow = (1 << to) & ((to - 32) >> 31);
    const toHigh = (1 << to) & ~((to - 32) >> 31);
    const mineLow = (this.mineLow ^ ((1 << from) & ((from - 32) >> 31))) | toLow;
    const mineHigh = (this.mineHigh ^ ((1 << from) & ~((from - 32) >> 31))) | toHigh;
    const theirsLow = this.theirsLow & ~toLow;
    const theirsHigh = this.theirsHigh & ~toHigh;
    this.mineLow = theirsLow;
    this.mineHigh = theirsHigh;
    this.theirsLow = mineLow;
    this.theirsHigh = mineHigh;
    this.moves += 1;
    this.actor = seat ^ 1;
    if (to >> 3 === 7 - 7 * seat || (theirsLow | theirsHigh) === 0) this.end();
    else this.findMoves();
  }

  /** Ends the match. */
  end(): void {
    this.actor = ENDED;
    this.choices = 0;
  }

  /** Computes the fields that follow from the others, while the match is not over. */
  findMoves(): void {
    const low = this.mineLow;
    const high = this.mineHigh;
    const freeLow = ~low;
    const freeHigh = ~high;
    const lowA = low & NOT_COLUMN_A;
    const highA = high & NOT_COLUMN_A;
    const lowH = low & NOT_COLUMN_H;
    const highH = high & NOT_COLUMN_H;
    let westLow = 0;
    let westHigh = 0;
    let aheadLow = 0;
    let aheadHigh = 0;
    let eastLow = 0;
    let eastHigh = 0;
    if ((this.moves & 1) === 0) {
      westLow = (lowA << 7) & freeLow;
      westHigh = ((highA << 7) | (lowA >>> 25)) & freeHigh;
      aheadLow = (low << 8) & freeLow & ~this.theirsLow;
      aheadHigh = ((high << 8) | (low >>> 24)) & freeHigh & ~this.theirsHigh;
      eastLow = (lowH << 9) & freeLow;
      eastHigh = ((highH << 9) | (lowH >>> 23)) & freeHigh;
    } else {
      westLow = ((lowA >>> 9) | (highA << 23)) & freeLow;
      westHigh = (highA >>> 9) & freeHigh;
      aheadLow = ((low >>> 8) | (high << 24)) & freeLow & ~this.theirsLow;
      aheadHigh = (high >>> 8) & freeHigh & ~this.theirsHigh;
      eastLow = ((lowH >>> 7) | (highH << 25)) & freeLow;
      eastHigh = (highH >>> 7) & freeHigh;
    }
    this.westLow = westLow;
    this.westHigh = westHigh;
    this.aheadLow = aheadLow;
    this.aheadHigh = aheadHigh;
    this.eastLow = eastLow;
    this.eastHigh = eastHigh;
    this.countMoves();
  }

  private countMoves(): void {
    const upToWestLow = count(this.westLow);
    const upToWest = upToWestLow + count(this.westHigh);
    const upToAheadLow = upToWest + count(this.aheadLow);
    const upToAhead = upToAheadLow + count(this.aheadHigh);
    const upToEastLow = upToAhead + count(this.eastLow);
    this.upToWestLow = upToWestLow;
    this.upToWest = upToWest;
    this.upToAheadLow = upToAheadLow;
    this.upToAhead = upToAhead;
    this.upToEastLow = upToEastLow;
    this.choices = upToEastLow + count(this.eastHigh);
  }

  /** The k-th legal action, ascending. */
  nth(k: number): number {
    // All bits set if the action lies beyond a word. There are no branches, because the processor could not predict them.
    const beyond1 = (this.upToWestLow - k - 1) >> 31;
    const beyond2 = (this.upToWest - k - 1) >> 31;
    const beyond3 = (this.upToAheadLow - k - 1) >> 31;
    const beyond4 = (this.upToAhead - k - 1) >> 31;
    const beyond5 = (this.upToEastLow - k - 1) >> 31;
    const in1 = beyond1 ^ beyond2;
    const in2 = beyond2 ^ beyond3;
    const in3 = beyond3 ^ beyond4;
    const in4 = beyond4 ^ beyond5;
    const word =
      (this.westLow & ~beyond1) |
      (this.westHigh & in1) |
      (this.aheadLow & in2) |
      (this.aheadHigh & in3) |
      (this.eastLow & in4) |
      (this.eastHigh & beyond5);
    const before =
      (this.upToWestLow & in1) |
      (this.upToWest & in2) |
      (this.upToAheadLow & in3) |
      (this.upToAhead & in4) |
      (this.upToEastLow & beyond5);
    return placeOf(word, k - before) - 32 * (beyond1 + beyond2 + beyond3 + beyond4 + beyond5);
  }
}

/** Bytes with the number of bits in each. */
function bytes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (fours + (fours >>> 4)) & 0x0f0f0f0f;
}

/** Each byte with the sum of itself and those below. */
const sums = (word: number): number => Math.imul(word, 0x01010101);

/** How many bits a word has. */
const count = (word: number): number => sums(bytes(word)) >>> 24;

// The places of the bits of each byte, eight entries for a byte.
const PLACES = new Uint8Array(256 * 8);
for (let byte = 0; byte < 256; byte++)
  for (let bit = 0, k = 0; bit < 8; bit++) if (byte & (1 << bit)) PLACES[(byte << 3) | k++] = bit;

// How many bits each byte has.
const BITS = Uint8Array.from({ length: 256 }, (_, b) => count(b));

/** The place of the k-th bit of a word, ascending. */
function placeOf(word: number, k: number): number {
  const a = BITS[word & 255]!;
  const b = a + BITS[(word >>> 8) & 255]!;
  const c = b + BITS[(word >>> 16) & 255]!;
  const x = (a - k - 1) >> 31;
  const y = (b - k - 1) >> 31;
  const z = (c - k - 1) >> 31;
  const shift = -8 * (x + y + z);
  const passed = (a & (x ^ y)) | (b & (y ^ z)) | (c & z);
  return shift + PLACES[(((word >>> shift) & 255) << 3) | (k - passed)]!;
}

/** Makes `to` the same state as `from`. */
export function copy(from: BreakthroughState, to: BreakthroughState): void {
  to.mineLow = from.mineLow;
  to.mineHigh = from.mineHigh;
  to.theirsLow = from.theirsLow;
  to.theirsHigh = from.theirsHigh;
  to.moves = from.moves;
  to.actor = from.actor;
  to.westLow = from.westLow;
  to.westHigh = from.westHigh;
  to.aheadLow = from.aheadLow;
  to.aheadHigh = from.aheadHigh;
  to.eastLow = from.eastLow;
  to.eastHigh = from.eastHigh;
  to.upToWestLow = from.upToWestLow;
  to.upToWest = from.upToWest;
  to.upToAheadLow = from.upToAheadLow;
  to.upToAhead = from.upToAhead;
  to.upToEastLow = from.upToEastLow;
  to.choices = from.choices;
}

/** The square that a seat's move to this square in this direction comes from. */
export const fromOf = (seat: number, direction: number, to: number): number =>
  to - 7 - direction + 16 * seat;

/** Whether a square is in the row that this seat wants to reach. */
export const isHome = (seat: number, square: number): boolean => square >> 3 === 7 - 7 * seat;

/** Computes the other fields from the pieces and the number of moves. */
export function finish(s: BreakthroughState): void {
  const home = (s.moves & 1) === 0 ? s.theirsLow & 0xff : s.theirsHigh >>> 24;
  s.actor = s.moves & 1;
  if (home !== 0 || (s.mineLow | s.mineHigh) === 0) s.end();
  else s.findMoves();
}

/** Whether the seat that is to move has a move that wins. */
export function canWin(s: BreakthroughState): boolean {
  const low = s.westLow | s.aheadLow | s.eastLow;
  const high = s.westHigh | s.aheadHigh | s.eastHigh;
  const home = (s.moves & 1) === 0 ? high >>> 24 : low & 0xff;
  const lastLow = s.theirsLow & ~(s.westLow | s.eastLow);
  const lastHigh = s.theirsHigh & ~(s.westHigh | s.eastHigh);
  return home !== 0 || ((lastLow | lastHigh) === 0 && size(s.theirsLow, s.theirsHigh) === 1);
}

/** How many squares a set holds. */
export const size = (low: number, high: number): number => count(low) + count(high);

/** 1 if the set holds the square, else 0. */
export const holds = (low: number, high: number, square: number): number =>
  ((square < 32 ? low : high) >>> (square & 31)) & 1;

/** What stands on each square: 0 nothing, 1 or 2 the piece of that player. */
export function squaresOf(s: BreakthroughState): readonly number[] {
  const mover = (s.moves & 1) + 1;
  return Array.from({ length: SQUARES }, (_, square) => {
    if (holds(s.mineLow, s.mineHigh, square) === 1) return mover;
    return holds(s.theirsLow, s.theirsHigh, square) === 1 ? 3 - mover : 0;
  });
}
