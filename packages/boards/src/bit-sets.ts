// Sets of up to 32 things as the bits of a word.

/** How many bits a word has. */
export function bits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The lowest bit's place, of a word that is not 0. */
export const lowest = (word: number): number => 31 - Math.clz32(word & -word);

/** The place of the k-th bit, ascending, 0 <= k < bits. */
export function nthBit(word: number, k: number): number {
  let rest = word;
  for (let passed = 0; passed < k; passed++) rest &= rest - 1;
  return lowest(rest);
}
