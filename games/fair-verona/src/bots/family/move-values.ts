import type { Action } from '@glade/engine';
import { failsRound, layable, lookRound, round } from './draw-risk.ts';
import type { Roles } from './roles.ts';
import { WEIGHTS } from './weights.ts';
import { MOVE } from '../../rules/actions.ts';
import { rankOf } from '../../rules/cards/deck.ts';
import { company, sumOf, tileOf, valueAt } from '../../rules/cards/strength.ts';
import { distanceOf, tileAt, xOfCell, yOfCell } from '../../rules/map/map.ts';
import { measure, SPOTS } from '../../rules/map/walking.ts';
import type { VeronaOptions } from '../../rules/options.ts';
import { CARRIED, ON_CLUE, ON_ENCOUNTER, rowOf, type VeronaState } from '../../rules/state.ts';
import { TOO_MANY } from '../../rules/turn/endings.ts';

const UNREACHED = 255;
/** Steps more than these are no worse. */
const FAR_OFF = 12;
const CUT_OFF = 10;
const THERE_AND_BACK = 2;

/** Weighs where to go. */
export class Walker {
  private readonly o: VeronaOptions;
  private readonly roles: Roles;
  private readonly fromHome = new Uint8Array(SPOTS);
  private readonly fromToken = new Uint8Array(SPOTS);
  private readonly fromGuard = new Uint8Array(SPOTS);
  /** Whether the token and the guard wait for help. */
  private tokenCalls = false;
  private guardCalls = false;

  constructor(o: VeronaOptions, roles: Roles) {
    this.o = o;
    this.roles = roles;
  }

  look(s: VeronaState): void {
    const { guard } = this.roles;
    measure(s, 0, UNREACHED - 1, this.fromHome);
    const waiting = this.waiting(s);
    this.tokenCalls = waiting >= 0;
    if (waiting >= 0) measure(s, s.meeples[waiting]!, UNREACHED - 1, this.fromToken);
    this.guardCalls = s.seat !== guard && s.encounterCount[guard]! > 0;
    if (this.guardCalls) measure(s, s.meeples[guard]!, UNREACHED - 1, this.fromGuard);
  }

  /** The seat that has the token or its Encounter, and does not get on with it alone; -1 none. */
  private waiting(s: VeronaState): number {
    if (s.token === CARRIED) {
      const alone = s.encounterCount[s.holder]! > 0 || this.roles.isLast(s, s.holder);
      return s.holder !== s.seat && alone ? s.holder : -1;
    }
    if (s.token !== ON_ENCOUNTER) return -1;
    const owner = ownerOf(s, s.holder);
    if (owner === s.seat) return -1;
    const near = company(s, owner, this.o.seats) & ~(1 << s.seat);
    return sumOf(s, near, s.holder) > rankOf(s.holder) ? -1 : owner;
  }

  /** What it is worth to end the move on a spot. */
  move(s: VeronaState, a: Action): number {
    const cell = (a - MOVE) >> 1;
    const spot = tileAt(s, xOfCell(cell), yOfCell(cell)) * 2 + (a & 1);
    const sits = this.roles.sits(s.seat);
    let worth = this.standing(s, spot);
    if (this.tokenCalls)
      worth -= WEIGHTS.stepToken * (sits ? 2 : 1) * Math.min(FAR_OFF, this.fromToken[spot]!);
    if (this.guardCalls) {
      const step = sits ? WEIGHTS.stepGuardHelp : WEIGHTS.stepEscortHelp;
      worth -= step * Math.min(FAR_OFF, this.fromGuard[spot]!);
    }
    return worth;
  }

  private standing(s: VeronaState, spot: number): number {
    const steps = this.fromHome[spot]!;
    const away = steps === UNREACHED ? CUT_OFF + distanceOf(s, spot >> 1) : steps;
    if (s.token === CARRIED && s.holder === s.seat) return this.carrying(s, spot >> 1, away);
    const river = s.riverLeft > 0 && s.unusedCount[s.seat]! < TOO_MANY;
    return this.roles.sits(s.seat) && !river
      ? this.sitting(s, spot, away)
      : this.abroad(s, spot >> 1, away);
  }

  private carrying(s: VeronaState, tile: number, away: number): number {
    const cost = this.roles.cost(s, s.seat, s.unusedCount[s.seat]!) * failsRound(s, tile, this.o);
    return this.onTheWay(s, tile, away) - cost;
  }

  /** With an option a token gained at home is brought home only by who goes out and comes back (FV-R40). */
  private onTheWay(s: VeronaState, tile: number, away: number): number {
    if (tile !== 0) return -WEIGHTS.stepCarrier * away;
    const arrives = this.o.delivery === 'present' || tileOf(s, s.seat) !== 0;
    return arrives ? WEIGHTS.home : -WEIGHTS.stepCarrier * THERE_AND_BACK;
  }

  /** A Joker goes when somebody returns: out for a moment. */
  private sitting(s: VeronaState, spot: number, away: number): number {
    const out = s.jokers > 0 && tileOf(s, s.seat) === 0 && spot >> 1 !== 0;
    return (out ? WEIGHTS.stepJoker : 0) - WEIGHTS.stepHome * away;
  }

  private abroad(s: VeronaState, tile: number, away: number): number {
    const { roles, o } = this;
    const guards = s.seat === roles.guard;
    let worth = WEIGHTS.strength * valueAt(s.identities[s.seat]!, distanceOf(s, tile));
    worth -= (guards ? WEIGHTS.stepGuard : WEIGHTS.stepEscort) * away;
    lookRound(s, tile, o);
    worth -= roles.price(s, s.seat) * round.fails;
    worth -= (guards ? WEIGHTS.thinGuard : WEIGHTS.thinEscort) * round.thin;
    worth += this.rescue(s, tile) + WEIGHTS.layable * layable(s, s.seat, tile, o);
    if (this.isCalledHome(s)) worth -= WEIGHTS.stepJoker * away;
    if (s.seat === roles.escort && tileOf(s, roles.guard) === tile) worth += WEIGHTS.together;
    return worth;
  }

  /** Whether a Joker stands in the way, and this seat is the nearest to see to it. */
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

  /** Encounters of those on a tile that could be cleared with one more. */
  private rescue(s: VeronaState, tile: number): number {
    const spot = s.meeples[s.seat]!;
    s.meeples[s.seat] = tile * 2;
    const party = company(s, s.seat, this.o.seats);
    let worth = 0;
    for (let rest = party & ~(1 << s.seat); rest !== 0; rest &= rest - 1) {
      const owner = 31 - Math.clz32(rest & -rest);
      const from = rowOf(s.encounterCount, owner);
      for (let i = from; i < from + s.encounterCount[owner]!; i++) {
        const card = s.encounters[i]!;
        if (sumOf(s, party, card) <= rankOf(card)) continue;
        const token = s.token === ON_ENCOUNTER && s.holder === card;
        worth += token ? WEIGHTS.tokenRescue : WEIGHTS.rescue;
      }
    }
    s.meeples[s.seat] = spot;
    return worth;
  }
}

/** The seat that holds an Encounter. */
function ownerOf(s: VeronaState, card: number): number {
  let owner = 0;
  let last = s.encounterCount[0]!;
  for (const at = s.encounters.indexOf(card); at >= last;) last += s.encounterCount[++owner]!;
  return owner;
}
