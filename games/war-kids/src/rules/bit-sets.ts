// Small sets in words of 32 bits.

/** How many bits are set. */
export function bits(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The number of the lowest bit set; the word is not empty. */
export const lowest = (word: number): number => 31 - Math.clz32(word & -word);

/** The number of the k-th bit set, counted from 0 at the lowest. */
export function nthBit(word: number, k: number): number {
  let rest = word;
  for (let i = 0; i < k; i++) rest &= rest - 1;
  return lowest(rest);
}
