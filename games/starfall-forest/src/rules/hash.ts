import { ICONS, MOST_SEATS, type StarfallState } from './state.ts';

/** Tells positions apart for searches. */
export function hashState(s: StarfallState): number {
  let hash = Math.imul(s.step + s.seat * 16 + s.starter * 64 + s.pool * 256, 0x9e3779b1) ^ s.turn;
  hash = mixed(hash, s.result + s.flat * 4 + s.forest.added * 64 + s.moved * 1024);
  hash = mixed(hash, s.forest.key);
  hash = mixed(hash, s.down);
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const fairy = (s.fairies[seat]! + 2) | (s.hearts[seat]! << 6) | (s.held[seat]! << 8);
    hash = mixed(hash, fairy | (s.ranks[seat]! << 12) | (s.snakes[seat]! << 16));
  }
  for (let trees = s.starTrees; trees !== 0; trees &= trees - 1) {
    const tree = 31 - Math.clz32(trees & -trees);
    hash = mixed(hash, tree | (s.stars[tree]! << 5));
  }
  for (let icon = 0; icon < ICONS; icon++)
    hash = mixed(hash, s.rolled[icon]! | (s.left[icon]! << 3));
  hash = mixed(hash, s.fallen | (s.knocked << 16));
  hash = mixed(hash, s.bites | (s.swaps << 16));
  hash = mixed(hash, s.flats);
  return hash ^ (hash >>> 16);
}

const mixed = (hash: number, word: number): number =>
  Math.imul(hash ^ (hash >>> 15) ^ word, 0x85ebca6b) + 0x165667b1;
