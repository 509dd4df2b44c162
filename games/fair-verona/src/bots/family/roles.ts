import { failsRound } from './draw-risk.ts';
import { WEIGHTS } from './weights.ts';
import { rankOf } from '../../rules/cards/deck.ts';
import { tileOf } from '../../rules/cards/strength.ts';
import type { VeronaOptions } from '../../rules/options.ts';
import { ON_CLUE, type VeronaState } from '../../rules/state.ts';
import { TOO_MANY } from '../../rules/turn/endings.ts';

/** Ranks above this are at their best at home. */
const NUMBERS = 10;
const MIDDLE = 6;

/**
 * Who does what. The guard keeps to places where draws do not fail: as long as one seat has fewer than two unused
 * tiles, nobody is boxed in (FV-82). The escort, whose failed draws would meet the guard (FV-R20), goes along. All
 * others sit in the Old Town and let draws fail, so that Encounters come, which they clear together.
 */
export class Roles {
  guard = 0;
  /** A seat, -1 none. */
  escort = -1;
  private readonly o: VeronaOptions;

  constructor(o: VeronaOptions) {
    this.o = o;
  }

  look(s: VeronaState): void {
    const { seats } = this.o;
    let most = -Infinity;
    this.guard = 0;
    for (let seat = 0; seat < seats; seat++) {
      if (s.unusedCount[seat]! >= TOO_MANY) continue;
      const worth = this.asGuard(s, seat);
      if (worth <= most) continue;
      most = worth;
      this.guard = seat;
    }
    this.escort = seats > 2 ? this.before(this.guard) : -1;
  }

  private before(seat: number): number {
    return (seat + this.o.seats - 1) % this.o.seats;
  }

  private asGuard(s: VeronaState, seat: number): number {
    const rank = rankOf(s.identities[seat]!);
    let worth = -WEIGHTS.exposed * failsRound(s, tileOf(s, seat), this.o);
    if (s.unusedCount[seat] === 0) worth += WEIGHTS.empty;
    if (s.unusedCount[this.before(seat)]! < TOO_MANY) worth += WEIGHTS.followed;
    if (s.encounterCount[seat] === 0) worth += WEIGHTS.unmired;
    if (rank > NUMBERS) worth -= WEIGHTS.court * (rank - MIDDLE);
    if (tileOf(s, seat) !== 0) worth += WEIGHTS.abroad;
    return worth;
  }

  sits(seat: number): boolean {
    return seat !== this.guard && seat !== this.escort;
  }

  /** Players who keep the team in play, one not counted. */
  private others(s: VeronaState, seat: number): number {
    let safe = 0;
    for (let other = 0; other < this.o.seats; other++)
      if (other !== seat && s.unusedCount[other]! < TOO_MANY) safe += 1;
    return safe;
  }

  /** What one more unused tile costs a seat that has so many. */
  cost(s: VeronaState, seat: number, unused: number): number {
    if (unused >= TOO_MANY) return 0;
    const costs = unused === TOO_MANY - 1 ? WEIGHTS.second : WEIGHTS.first;
    return costs[this.others(s, seat)]!;
  }

  /** What a failed draw of a seat costs, less the Encounter it brings. */
  price(s: VeronaState, seat: number): number {
    const hunting = s.token === ON_CLUE && s.jokers === 0;
    const cost =
      this.cost(s, seat, s.unusedCount[seat]!) + (seat === this.escort ? WEIGHTS.betrayal : 0);
    return cost + (hunting ? -WEIGHTS.hunt : WEIGHTS.idle);
  }

  /** Whether a seat is the last that keeps the team in play, and may not fail even once. */
  isLast(s: VeronaState, seat: number): boolean {
    return s.unusedCount[seat] === TOO_MANY - 1 && this.others(s, seat) === 0;
  }
}
