import { rankOf } from '../../rules/cards/deck.ts';
import { tileOf } from '../../rules/cards/strength.ts';
import type { VeronaOptions } from '../../rules/options.ts';
import { ON_CLUE, type VeronaState } from '../../rules/state.ts';
import { tooManyUnused } from '../../rules/turn/endings.ts';
import type { DrawRisks } from './draw-risk.ts';
import { WEIGHTS } from './weights.ts';

/** Ranks above this one lose strength away from home. */
const HIGHEST_NUMBER = 10;
const MIDDLE_RANK = 6;

/**
 * Who does what in the family. The guard keeps to places where draws do not fail: as long as one seat has fewer than
 * too many unused tiles, nobody is boxed in (FV-82). The escort, whose failed draws would meet the guard (FV-R20), goes
 * along. All others sit in the Old Town and let draws fail: so Encounters come, which they clear together.
 */
export class Roles {
  guard = 0;
  /** A seat, -1 none. */
  escort = -1;
  private readonly o: VeronaOptions;
  private readonly tooMany: number;
  private readonly risks: DrawRisks;

  constructor(o: VeronaOptions, risks: DrawRisks) {
    this.o = o;
    this.risks = risks;
    this.tooMany = tooManyUnused(o);
  }

  /** Gives out the roles in a position. */
  assign(s: VeronaState): void {
    const { seats } = this.o;
    let most = -Infinity;
    this.guard = 0;
    for (let seat = 0; seat < seats; seat++) {
      if (s.unusedCount[seat]! >= this.tooMany) continue;
      const value = this.valueAsGuard(s, seat);
      if (value <= most) continue;
      most = value;
      this.guard = seat;
    }
    this.escort = seats > 2 ? this.seatBefore(this.guard) : -1;
  }

  private seatBefore(seat: number): number {
    return (seat + this.o.seats - 1) % this.o.seats;
  }

  private valueAsGuard(s: VeronaState, seat: number): number {
    const rank = rankOf(s.identities[seat]!);
    let value = -WEIGHTS.exposed * this.risks.failureChance(s, tileOf(s, seat));
    if (s.unusedCount[seat] === 0) value += WEIGHTS.empty;
    if (s.unusedCount[this.seatBefore(seat)]! < this.tooMany) value += WEIGHTS.followed;
    if (s.encounterCount[seat] === 0) value += WEIGHTS.unmired;
    if (rank > HIGHEST_NUMBER) value -= WEIGHTS.court * (rank - MIDDLE_RANK);
    if (tileOf(s, seat) !== 0) value += WEIGHTS.abroad;
    return value;
  }

  /** Whether a seat is one of those that sit in the Old Town. */
  sits(seat: number): boolean {
    return seat !== this.guard && seat !== this.escort;
  }

  /** How many seats beside this one keep the team in play. */
  private safeOthers(s: VeronaState, seat: number): number {
    let safe = 0;
    for (let other = 0; other < this.o.seats; other++)
      if (other !== seat && s.unusedCount[other]! < this.tooMany) safe += 1;
    return safe;
  }

  /** What one more unused tile costs a seat that has this many. */
  unusedTileCost(s: VeronaState, seat: number, unused: number): number {
    if (unused >= this.tooMany) return 0;
    const costs = unused === this.tooMany - 1 ? WEIGHTS.second : WEIGHTS.first;
    return costs[this.safeOthers(s, seat)]!;
  }

  /** What a failed draw of a seat costs, less the Encounter it brings. */
  failureCost(s: VeronaState, seat: number): number {
    const hunting = s.token === ON_CLUE && s.jokers === 0;
    const cost =
      this.unusedTileCost(s, seat, s.unusedCount[seat]!) +
      (seat === this.escort ? WEIGHTS.betrayal : 0);
    return cost + (hunting ? -WEIGHTS.hunt : WEIGHTS.idle);
  }

  /** Whether a seat is the last that keeps the team in play, and may not fail even once. */
  isLast(s: VeronaState, seat: number): boolean {
    return s.unusedCount[seat] === this.tooMany - 1 && this.safeOthers(s, seat) === 0;
  }
}
