import type { Action } from '@glade/engine';
import { MOVE } from '../../rules/actions.ts';
import { rankOf } from '../../rules/cards/deck.ts';
import { seatsTogether, sumOfStrengths, tileOf, valueAt } from '../../rules/cards/strength.ts';
import { distanceOf, tileAt, xOfCell, yOfCell } from '../../rules/map/map.ts';
import { fillDistances, SPOTS } from '../../rules/map/walking.ts';
import type { VeronaOptions } from '../../rules/options.ts';
import { CARRIED, ON_CLUE, ON_ENCOUNTER, rowOf, type VeronaState } from '../../rules/state.ts';
import { tooManyUnused } from '../../rules/turn/endings.ts';
import { drawRisk, layableTypes, type DrawRisks } from './draw-risk.ts';
import type { Roles } from './roles.ts';
import { WEIGHTS } from './weights.ts';

const UNREACHED = 255;
/** Beyond this many steps, more of them are no worse. */
const FAR_OFF = 12;
/** Steps added to the distance where no way leads home. */
const CUT_OFF = 10;
/** Steps out of the Old Town and back. */
const THERE_AND_BACK = 2;

/** What it is worth to end a move somewhere. */
export class MoveValues {
  private readonly o: VeronaOptions;
  private readonly roles: Roles;
  // By spot, the steps from the Old Town, from the token and from the guard.
  private readonly fromHome = new Uint8Array(SPOTS);
  private readonly fromToken = new Uint8Array(SPOTS);
  private readonly fromGuard = new Uint8Array(SPOTS);
  /** The map for which the steps from the Old Town are known. */
  private knownMap = -1;
  private readonly risks: DrawRisks;
  /** Whether the token and the guard wait for help. */
  private tokenWaits = false;
  private guardWaits = false;

  constructor(o: VeronaOptions, roles: Roles, risks: DrawRisks) {
    this.o = o;
    this.risks = risks;
    this.roles = roles;
  }

  prepare(s: VeronaState): void {
    const { guard } = this.roles;
    if (this.knownMap !== this.risks.map) fillDistances(s, 0, UNREACHED - 1, this.fromHome);
    this.knownMap = this.risks.map;
    const waiting = this.seatInNeed(s);
    this.tokenWaits = waiting >= 0;
    if (waiting >= 0) fillDistances(s, s.meeples[waiting]!, UNREACHED - 1, this.fromToken);
    this.guardWaits = s.seat !== guard && s.encounterCount[guard]! > 0;
    if (this.guardWaits) fillDistances(s, s.meeples[guard]!, UNREACHED - 1, this.fromGuard);
  }

  /** The seat that has the token or its Encounter and needs help with it; -1 none. */
  private seatInNeed(s: VeronaState): number {
    if (s.token === CARRIED) {
      const alone = s.encounterCount[s.holder]! > 0 || this.roles.isLast(s, s.holder);
      return s.holder !== s.seat && alone ? s.holder : -1;
    }
    if (s.token !== ON_ENCOUNTER) return -1;
    const owner = ownerOf(s, s.holder);
    if (owner === s.seat) return -1;
    const near = seatsTogether(s, owner, this.o.seats) & ~(1 << s.seat);
    return sumOfStrengths(s, near, s.holder) > rankOf(s.holder) ? -1 : owner;
  }

  /** What it is worth to end the move on a spot. */
  move(s: VeronaState, a: Action): number {
    const cell = (a - MOVE) >> 1;
    const spot = tileAt(s, xOfCell(cell), yOfCell(cell)) * 2 + (a & 1);
    const sits = this.roles.sits(s.seat);
    let value = this.valueOfSpot(s, spot);
    if (this.tokenWaits)
      value -= WEIGHTS.stepToken * (sits ? 2 : 1) * Math.min(FAR_OFF, this.fromToken[spot]!);
    if (this.guardWaits) {
      const step = sits ? WEIGHTS.stepGuardHelp : WEIGHTS.stepEscortHelp;
      value -= step * Math.min(FAR_OFF, this.fromGuard[spot]!);
    }
    return value;
  }

  private valueOfSpot(s: VeronaState, spot: number): number {
    const steps = this.fromHome[spot]!;
    const away = steps === UNREACHED ? CUT_OFF + distanceOf(s, spot >> 1) : steps;
    if (s.token === CARRIED && s.holder === s.seat) return this.valueCarrying(s, spot >> 1, away);
    const river = s.riverLeft > 0 && s.unusedCount[s.seat]! < tooManyUnused(this.o);
    return this.roles.sits(s.seat) && !river
      ? this.valueSitting(s, spot, away)
      : this.valueAway(s, spot >> 1, away);
  }

  private valueCarrying(s: VeronaState, tile: number, away: number): number {
    const cost =
      this.roles.unusedTileCost(s, s.seat, s.unusedCount[s.seat]!) *
      this.risks.failureChance(s, tile);
    return this.valueOnTheWay(s, tile, away) - cost;
  }

  /** FV-R40: under one option a token won in the Old Town must be carried out of it and back. */
  private valueOnTheWay(s: VeronaState, tile: number, away: number): number {
    if (tile !== 0) return -WEIGHTS.stepCarrier * away;
    const arrives = this.o.delivery === 'present' || tileOf(s, s.seat) !== 0;
    return arrives ? WEIGHTS.home : -WEIGHTS.stepCarrier * THERE_AND_BACK;
  }

  /**
   * Sitters stay at home; while a Joker is in play, they go out for a moment, since it goes when somebody comes back.
   */
  private valueSitting(s: VeronaState, spot: number, away: number): number {
    const out = s.jokers > 0 && tileOf(s, s.seat) === 0 && spot >> 1 !== 0;
    return (out ? WEIGHTS.stepJoker : 0) - WEIGHTS.stepHome * away;
  }

  private valueAway(s: VeronaState, tile: number, away: number): number {
    const { roles, o } = this;
    const guards = s.seat === roles.guard;
    let value = WEIGHTS.strength * valueAt(s.identities[s.seat]!, distanceOf(s, tile));
    value -= (guards ? WEIGHTS.stepGuard : WEIGHTS.stepEscort) * away;
    this.risks.assess(s, tile);
    value -= roles.failureCost(s, s.seat) * drawRisk.fails;
    value -= (guards ? WEIGHTS.thinGuard : WEIGHTS.thinEscort) * drawRisk.thin;
    value += this.rescueValue(s, tile) + WEIGHTS.layable * layableTypes(s, s.seat, tile, o);
    if (this.isCalledHome(s)) value -= WEIGHTS.stepJoker * away;
    if (s.seat === roles.escort && tileOf(s, roles.guard) === tile) value += WEIGHTS.together;
    return value;
  }

  /** Whether a Joker has to go, and this seat is the nearest to come home. */
  private isCalledHome(s: VeronaState): boolean {
    if (s.jokers === 0 || s.token > ON_CLUE) return false;
    const own = distanceOf(s, tileOf(s, s.seat));
    if (own === 0) return false;
    for (let seat = 0; seat < this.o.seats; seat++) {
      const other = distanceOf(s, tileOf(s, seat));
      if (other > 0 && other < own && s.encounterCount[seat] === 0) return false;
    }
    return true;
  }

  /** What the Encounters of others on a tile are worth that could be cleared with this seat's help. */
  private rescueValue(s: VeronaState, tile: number): number {
    const spot = s.meeples[s.seat]!;
    s.meeples[s.seat] = tile * 2;
    const party = seatsTogether(s, s.seat, this.o.seats);
    let value = 0;
    for (let rest = party & ~(1 << s.seat); rest !== 0; rest &= rest - 1) {
      const owner = 31 - Math.clz32(rest & -rest);
      const from = rowOf(s.encounterCount, owner);
      for (let i = from; i < from + s.encounterCount[owner]!; i++) {
        const card = s.encounters[i]!;
        if (sumOfStrengths(s, party, card) <= rankOf(card)) continue;
        const token = s.token === ON_ENCOUNTER && s.holder === card;
        value += token ? WEIGHTS.tokenRescue : WEIGHTS.rescue;
      }
    }
    s.meeples[s.seat] = spot;
    return value;
  }
}

/** The seat that holds an Encounter. */
function ownerOf(s: VeronaState, card: number): number {
  let owner = 0;
  let last = s.encounterCount[0]!;
  for (const at = s.encounters.indexOf(card); at >= last;) last += s.encounterCount[++owner]!;
  return owner;
}
