// Sets of squares of a 6x6 grid as bits, for rules that must be fast. A square's number is (row - 1) * 6 + (column - 1),
// 0 to 35; it is bit n % 18 of the low word (rows 1 to 3) or of the high word (rows 4 to 6).

/** Squares in a row and in a column. */
export const SIDE = 6;
export const SQUARES = 36;
/** All bits of a word. */
export const WORD = 0x3ffff;
export const COLUMN_1 = 0x01041;
export const COLUMN_6 = 0x20820;
const NOT_COLUMN_1 = WORD & ~COLUMN_1;
const NOT_COLUMN_6 = WORD & ~COLUMN_6;

// Tables, not branches: the processor cannot predict in which word a square is, and a wrong guess costs more than a load.
const LOW = Int32Array.from({ length: SQUARES }, (_, n) => (n < 18 ? 1 << n : 0));
const HIGH = Int32Array.from({ length: SQUARES }, (_, n) => (n < 18 ? 0 : 1 << (n - 18)));

/** The low word of the set with square n alone. */
export const low = (n: number): number => LOW[n]!;
/** The high word of the set with square n alone. */
export const high = (n: number): number => HIGH[n]!;

// For every 9-bit word, the number of its bits and the place of the k-th bit. The tables fit into the first-level cache.
const BITS = new Uint8Array(512);
const PLACE = new Uint8Array(512 * 16);
for (let word = 0; word < 512; word++) {
  let k = 0;
  for (let bit = 0; bit < 9; bit++) if (word & (1 << bit)) PLACE[(word << 4) | k++] = bit;
  BITS[word] = k;
}

/** How many squares a set holds. */
export function size(lo: number, hi: number): number {
  return BITS[lo & 511]! + BITS[lo >>> 9]! + BITS[hi & 511]! + BITS[hi >>> 9]!;
}

/** The k-th square of a set, ascending, 0 <= k < size. It has no branches, because they could not be predicted. */
export function nthSquare(lo: number, hi: number, k: number): number {
  const first = BITS[lo & 511]!;
  const second = first + BITS[lo >>> 9]!;
  const third = second + BITS[hi & 511]!;
  // The number of the 9-bit word that holds the square: how many of the running counts are not above k.
  const word = ((first - k - 1) >>> 31) + ((second - k - 1) >>> 31) + ((third - k - 1) >>> 31);
  const passed = (((first << 6) | (second << 12) | (third << 18)) >>> (word * 6)) & 63;
  const inLow = (word >>> 1) - 1;
  const bits = (((lo & inLow) | (hi & ~inLow)) >>> ((word & 1) * 9)) & 511;
  return word * 9 + PLACE[(bits << 4) | (k - passed)]!;
}

/** Low word of the squares above, below, left and right of a set. */
export function aroundLow(lo: number, hi: number): number {
  return (
    ((lo << 6) |
      (lo >>> 6) |
      ((lo & NOT_COLUMN_6) << 1) |
      ((lo & NOT_COLUMN_1) >>> 1) |
      (hi << 12)) &
    WORD
  );
}

/** High word of the same. */
export function aroundHigh(lo: number, hi: number): number {
  return (
    ((hi << 6) |
      (hi >>> 6) |
      ((hi & NOT_COLUMN_6) << 1) |
      ((hi & NOT_COLUMN_1) >>> 1) |
      (lo >>> 12)) &
    WORD
  );
}

/** How many bits a word of 27 has. */
export function size27(word: number): number {
  return BITS[word & 511]! + BITS[(word >>> 9) & 511]! + BITS[word >>> 18]!;
}

/** The place of the k-th bit of a word of 27, 0 <= k < size27. */
export function nth27(word: number, k: number): number {
  const first = BITS[word & 511]!;
  const second = first + BITS[(word >>> 9) & 511]!;
  const part = ((first - k - 1) >>> 31) + ((second - k - 1) >>> 31);
  const passed = (((first << 6) | (second << 12)) >>> (part * 6)) & 63;
  return part * 9 + PLACE[(((word >>> (part * 9)) & 511) << 4) | (k - passed)]!;
}
