import type { Random } from '@glade/engine';
import type { VeronaOptions } from '../../rules/options.ts';
import { CARDS, DRAW, FRIEND, IN_PLAY, JOKER, type VeronaState } from '../../rules/state.ts';
import { LAKE, SPRING, TYPES } from '../../rules/tiles/tiles.ts';

const MOST_TILES_LEFT = 84;
/** By so much the order of the cards is shifted from one shuffle to the next. */
const SHIFT = 17;

/**
 * One way in which everything unseen may lie: the tiles in their piles, the cards in the deck and the Friends. Two
 * matches that are played in it differ by what the players do, not by luck.
 */
export class Determinization {
  private readonly o: VeronaOptions;
  /**
   * The types of the tiles face down, in reverse order of drawing: first the land, then, from `land` on, the River.
   */
  private readonly pile = new Uint8Array(MOST_TILES_LEFT);
  private land = 0;
  /** By card, its place in the order of all cards: the deck is drawn from the lowest on, Friends are the highest. */
  private readonly order = new Uint8Array(CARDS);

  private shift = 0;
  /** Whether one of the Jokers had been seen before. */
  private loneJoker = false;

  constructor(o: VeronaOptions) {
    this.o = o;
    this.begin();
  }

  /** Begins again: what is shuffled from here on does not depend on what was shuffled before. */
  begin(): void {
    for (let card = 0; card < CARDS; card++) this.order[card] = card;
  }

  /** Puts everything that is unseen in a position into a new order. */
  shuffle(s: VeronaState, random: Random): void {
    let tiles = 0;
    for (let type = 0; type < SPRING; type++)
      for (let n = s.left[type]!; n > 0; n--) this.pile[tiles++] = type;
    this.land = tiles;
    shufflePart(this.pile, 0, tiles, random);
    const scatter = this.o.riverReach === 'scatter';
    for (let type = scatter ? SPRING : LAKE + 1; type < TYPES; type++)
      for (let n = s.left[type]!; n > 0; n--) this.pile[tiles++] = type;
    shufflePart(this.pile, this.land, tiles, random);
    shufflePart(this.order, 0, CARDS, random);
    this.loneJoker = s.where[JOKER + 1]! >= IN_PLAY;
  }

  /** What is drawn or turned over at a chance node that follows that position. */
  outcome(s: VeronaState): number {
    if (s.step === DRAW) return this.tile(s);
    let best = s.legal[0]!;
    let least = 2 * CARDS;
    // In a later shuffle cards lie in another order.
    this.shift = SHIFT * s.where[best]!;
    for (let k = 0; k < s.choices; k++) {
      const at = this.place(s, s.legal[k]!);
      if (at >= least) continue;
      least = at;
      best = s.legal[k]!;
    }
    return best;
  }

  private tile(s: VeronaState): number {
    return this.pile[s.riverLeft > 0 ? this.land + this.shuffledRiver(s) - 1 : s.landLeft - 1]!;
  }

  /** FV-R9: how many tiles of the River are left whose order is open. */
  private shuffledRiver(s: VeronaState): number {
    return this.o.riverReach === 'scatter'
      ? s.riverLeft
      : s.riverLeft - s.left[SPRING]! - s.left[LAKE]!;
  }

  /** Where an outcome stands in the order: the lowest one comes. */
  private place(s: VeronaState, card: number): number {
    const friend = s.step === FRIEND;
    if (card !== JOKER) return friend ? CARDS - this.at(card) : this.at(card);
    const one = this.at(JOKER);
    const other = this.at(JOKER + 1);
    if (s.total > s.choices) return friend ? CARDS - Math.max(one, other) : Math.min(one, other);
    const last = this.loneJoker ? other : Math.max(one, other);
    return friend ? CARDS - last : last;
  }

  private at(card: number): number {
    return this.order[(card + this.shift) % CARDS]!;
  }
}

/** Shuffles part of a list (Fisher and Yates). */
function shufflePart(list: Uint8Array, from: number, to: number, random: Random): void {
  for (let i = to - 1; i > from; i--) {
    const k = from + random.below(i - from + 1);
    const other = list[k]!;
    list[k] = list[i]!;
    list[i] = other;
  }
}
