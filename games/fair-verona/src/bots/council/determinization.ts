import type { Random } from '@glade/engine';
import type { VeronaOptions } from '../../rules/options.ts';
import { CARDS, DRAW, FRIEND, IN_PLAY, JOKER, type VeronaState } from '../../rules/state.ts';
import { LAKE, SPRING, TYPES } from '../../rules/tiles/tiles.ts';

const PILE = 84;
const SHIFT = 17;

/**
 * One way in which everything unseen may lie: the tiles in their piles and the cards in the deck. What two players meet
 * who act differently in it differs by what they do, not by luck.
 */
export class Determinization {
  private readonly o: VeronaOptions;
  /** Types of the tiles face down, the one drawn last first; those of the River from `land`. */
  private readonly pile = new Uint8Array(PILE);
  private land = 0;
  /** By card, where it lies among all: the deck is drawn from the lowest, Friends are the highest. */
  private readonly order = new Uint8Array(CARDS);

  private shift = 0;
  /** Whether a Joker had been seen already. */
  private loneJoker = false;

  constructor(o: VeronaOptions) {
    this.o = o;
    for (let card = 0; card < CARDS; card++) this.order[card] = card;
  }

  /** Shuffles everything that cannot be seen in a position. */
  shuffle(s: VeronaState, random: Random): void {
    let tiles = 0;
    for (let type = 0; type < SPRING; type++)
      for (let n = s.left[type]!; n > 0; n--) this.pile[tiles++] = type;
    this.land = tiles;
    mix(this.pile, 0, tiles, random);
    const scatter = this.o.riverReach === 'scatter';
    for (let type = scatter ? SPRING : LAKE + 1; type < TYPES; type++)
      for (let n = s.left[type]!; n > 0; n--) this.pile[tiles++] = type;
    mix(this.pile, this.land, tiles, random);
    mix(this.order, 0, CARDS, random);
    this.loneJoker = s.where[JOKER + 1]! >= IN_PLAY;
  }

  /** What is drawn or turned over at a chance node after that position. */
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
    return this.pile[s.riverLeft > 0 ? this.land + this.mixedRiver(s) - 1 : s.landLeft - 1]!;
  }

  /** FV-R9: tiles of the River whose order is open. */
  private mixedRiver(s: VeronaState): number {
    return this.o.riverReach === 'scatter'
      ? s.riverLeft
      : s.riverLeft - s.left[SPRING]! - s.left[LAKE]!;
  }

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

function mix(list: Uint8Array, from: number, to: number, random: Random): void {
  for (let i = to - 1; i > from; i--) {
    const k = from + random.below(i - from + 1);
    const other = list[k]!;
    list[k] = list[i]!;
    list[i] = other;
  }
}
