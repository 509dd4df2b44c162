import type { VeronaState } from './state.ts';

const mixed = (hash: number, word: number): number =>
  Math.imul(hash ^ (hash >>> 15) ^ word, 0x85ebca6b) + 0x165667b1;

/** An int32 by which searches tell positions apart. */
export function hashState(s: VeronaState): number {
  const { words } = s;
  let hash = Math.imul(s.step + s.seat * 16 + s.turn * 128, 0x9e3779b1);
  // Most words are 0 and left out: so each of the others is mixed with its index.
  for (let i = 0; i < words.length; i++)
    if (words[i] !== 0) hash = mixed(hash, words[i]! ^ Math.imul(i + 1, 0x27d4eb2f));
  hash = mixed(hash, s.result | (s.tiles << 4) | (s.riverLeft << 12) | (s.landLeft << 20));
  hash = mixed(hash, (s.heading + 1) | (s.bend << 4) | (s.riverLaid << 8) | ((s.hand + 1) << 16));
  hash = mixed(hash, (s.endX & 255) | ((s.endY & 255) << 8) | ((s.clue + 1) << 16));
  hash = mixed(hash, s.owed | (s.jokers << 2) | (s.token << 5) | (s.holder << 8) | (s.after << 16));
  hash = mixed(hash, s.reserve | (s.delivered << 4) | (s.shuffle << 8) | (s.stuck << 16));
  hash = mixed(hash, s.helped | (s.led << 8) | ((s.errand + 1) << 16));
  hash = mixed(hash, s.triedLow);
  hash = mixed(hash, s.triedHigh);
  hash = mixed(hash, s.attempt);
  hash = mixed(hash, s.met | (s.matches << 16));
  hash = mixed(hash, s.friendsWon | (s.failed << 16));
  return hash ^ (hash >>> 16);
}
