import {
  EXACT,
  type Action,
  type Judgement,
  type Policy,
  type Random,
  type SearchRules,
} from '@glade/engine';
import { SIDE, SQUARES } from '@glade/boards/squares36';
import { DONE, PUT_OUT, SEAT } from '../rules/actions.ts';
import { anyFire, burning, burns, isBreak } from '../rules/fire.ts';
import { LINES } from '../rules/lines.ts';
import { apart, HAND, pointOf } from '../rules/places.ts';
import { ENDED, type FireState, SMOKE_JUMPER, TURNS, UNFINISHED } from '../rules/state.ts';

// The cost of a forest after a turn. It rises, in this order of weight, with the squares that burn, with gaps that a roll
// could fill, and with the distance of the players from all squares and from the flames. For Smoke Jumpers it also rises
// with the counters, because they take one at a time. Nobody stays in flames. The weights won most of some fifty sets that
// were tried, in 250 to 2,500 matches of two Hotshots and of two Smoke Jumpers without Firebreaks.

/** The weights, in burning squares. */
const COUNTER = 1;
const GAP = 0.03;
const STEP_TO_FIRE = 0.3;
const STEP = 0.015;

const ALL_PUT_OUT = -5;
const NEVER = 1e9;
const CAUGHT = 1e6;
const NOBODY = 12;

/** Steps from one place until another is within reach of the hose; a spot counts as the square beyond the edge. */
const distances = new Uint8Array(60 * 60);
for (let from = 0; from < 60; from++) {
  for (let to = 0; to < 60; to++) {
    const [across, down] = apart(from, to);
    distances[from * 60 + to] = Math.max(0, across - 1) + Math.max(0, down - 1);
  }
}

/** Steps from a place to the nearest border square; 0 there and outside. */
const toEdge = Uint8Array.from({ length: 60 }, (_, place) => {
  if (place >= SQUARES) return 0;
  const [column, row] = pointOf(place);
  return Math.min(column - 1, row - 1, SIDE - column, SIDE - row);
});

/** Moves until a square is within reach; a Smoke Jumper at the edge jumps (FF-42). */
function steps(role: number, place: number, square: number): number {
  if (place === HAND) return NOBODY;
  const walk = distances[place * 60 + square]!;
  return role === SMOKE_JUMPER ? Math.min(walk, toEdge[place]! + 1) : walk;
}

/** How many gaps a roll could fill: lines of which one end burns, and the middle neither burns nor is a Firebreak. */
function gaps(s: FireState): number {
  let count = 0;
  for (let line = 0; line < LINES.length; line++) {
    const [first, middle, last] = LINES[line]!;
    if (burns(s, middle) || isBreak(s, middle) || isBreak(s, first) || isBreak(s, last)) continue;
    if (burns(s, first) || burns(s, last)) count += 1;
  }
  return count;
}

function allCounters(s: FireState): number {
  let sum = 0;
  for (let square = 0; square < SQUARES; square++) sum += s.counters[square]!;
  return sum;
}

/**
 * A policy that tries all ways to spend the moves of a turn, and takes the one after which the forest costs least. In a
 * `team` every square counts its distance to the nearest player, so the team spreads out; otherwise a seat only looks at
 * the fire nearest to itself. Of equally good plans it takes a random one.
 */
export class TurnSearch implements Policy<FireState> {
  private readonly rules: SearchRules<FireState>;
  private readonly team: boolean;
  private readonly judgement: Judgement;
  private readonly first: FireState;
  private readonly second: FireState;
  /** The steps from each square to the nearest of the other seats. */
  private readonly mates = new Uint8Array(SQUARES);
  private matesOf = -1;
  /** The cost of distances by the place where the seat ends, as long as the fire stays the same; -1 for not computed. */
  private readonly known = new Float64Array(HAND + 1);
  private fireLow = 0;
  private fireHigh = 0;
  /** The least cost after each action of the move filter. */
  private readonly costs: Float64Array;

  constructor(rules: SearchRules<FireState>, team: boolean, judgement: Judgement = EXACT) {
    this.rules = rules;
    this.team = team;
    this.judgement = judgement;
    this.first = rules.create();
    this.second = rules.create();
    this.costs = new Float64Array(rules.bounds.actions);
  }

  choose(s: FireState, random: Random): Action {
    const filter = this.rules.moveFilter!;
    const n = filter.count(s);
    if (n === 1) return filter.nth(s, 0);
    if (s.step !== TURNS) return filter.nth(s, random.below(n));
    const costs = this.costsOf(s);
    let best = NEVER;
    let ties = 0;
    let choice = 0;
    for (let k = 0; k < n; k++) {
      const cost = -this.judgement.see(-costs[k]!, random);
      if (cost > best) continue;
      ties = cost < best ? 1 : ties + 1;
      best = cost;
      if (ties === 1 || random.below(ties) === 0) choice = k;
    }
    return filter.nth(s, choice);
  }

  /** For each action of the move filter, in its order, the cost after the best plan that begins with it. */
  costsOf(s: FireState): Float64Array {
    const filter = this.rules.moveFilter!;
    this.matesOf = -1;
    this.fireLow = s.burnLow;
    this.fireHigh = s.burnHigh;
    const fire = this.fireCost(s);
    const n = filter.count(s);
    for (let k = 0; k < n; k++) this.costs[k] = this.costOf(s, filter.nth(s, k), fire);
    return this.costs;
  }

  /** The cost of the forest to the whole team; less is better. */
  teamCost(s: FireState): number {
    if (!anyFire(s)) return ALL_PUT_OUT;
    if (s.step === ENDED && s.result !== UNFINISHED) return NEVER;
    this.matesOf = -1;
    this.lookAtMates(s, 0);
    return this.fireCost(s) + this.measureHelp(s, s.places[0]!);
  }

  private costOf(s: FireState, action: Action, fire: number): number {
    const { first } = this;
    const seat = action >> 8 || s.seat;
    const code = action & (SEAT - 1);
    if (seat !== this.matesOf) this.lookAtMates(s, seat);
    const place = code < PUT_OUT ? code : s.places[seat]!;
    if (code >= DONE) return this.costAt(fire, s, place);
    this.rules.copy(s, first);
    this.rules.apply(first, action);
    const now = code < PUT_OUT ? fire : this.fireCost(first);
    const goesOn =
      first.step === TURNS &&
      first.round === s.round &&
      first.seat === s.seat &&
      first.moves[seat]! > 0;
    return goesOn ? this.bestSecond(seat, place, now) : this.costAt(now, first, place);
  }

  /** The least cost after the second of two moves. A step need not be tried on a copy, because it changes no fire. */
  private bestSecond(seat: number, place: number, fire: number): number {
    const { first, second, rules } = this;
    const filter = rules.moveFilter!;
    const n = filter.count(first);
    let best = NEVER;
    for (let k = 0; k < n; k++) {
      const next = filter.nth(first, k);
      const code = next & (SEAT - 1);
      if ((next >> 8 || first.seat) !== seat) continue;
      let cost = 0;
      if (code < PUT_OUT) cost = this.costAt(fire, first, code);
      else if (code >= DONE) cost = this.costAt(fire, first, place);
      else {
        rules.copy(first, second);
        rules.apply(second, next);
        cost = this.costAt(this.fireCost(second), second, place);
      }
      best = Math.min(best, cost);
    }
    return best;
  }

  /** The cost with the seat on this place. */
  private costAt(fire: number, s: FireState, place: number): number {
    if (fire === ALL_PUT_OUT) return fire;
    return fire + (place < SQUARES && burns(s, place) ? CAUGHT : 0) + this.helpCost(s, place);
  }

  /** The cost of the fire alone. */
  private fireCost(s: FireState): number {
    if (!anyFire(s)) return ALL_PUT_OUT;
    const counters = this.hasJumpers(s) ? COUNTER * allCounters(s) : 0;
    return burning(s) + counters + GAP * gaps(s);
  }

  private hasJumpers(s: FireState): boolean {
    for (let seat = 0; seat < this.rules.seats; seat++)
      if (s.roles[seat] === SMOKE_JUMPER) return true;
    return false;
  }

  private lookAtMates(s: FireState, seat: number): void {
    this.matesOf = seat;
    this.known.fill(-1);
    for (let square = 0; square < SQUARES; square++) {
      let least = NOBODY;
      for (let mate = 0; mate < this.rules.seats; mate++)
        if (mate !== seat && this.team)
          least = Math.min(least, steps(s.roles[mate]!, s.places[mate]!, square));
      this.mates[square] = least;
    }
  }

  private helpCost(s: FireState, place: number): number {
    const same = s.burnLow === this.fireLow && s.burnHigh === this.fireHigh;
    if (!same) return this.measureHelp(s, place);
    if (this.known[place]! < 0) this.known[place] = this.measureHelp(s, place);
    return this.known[place]!;
  }

  /** The cost of distances: for a team from every square, otherwise from the nearest fire. */
  private measureHelp(s: FireState, place: number): number {
    const role = s.roles[this.matesOf]!;
    let sum = 0;
    let nearest = NOBODY;
    for (let square = 0; square < SQUARES; square++) {
      const mine = steps(role, place, square);
      const fire = burns(s, square);
      sum += Math.min(mine, this.mates[square]!) * (fire ? STEP_TO_FIRE : STEP);
      if (fire) nearest = Math.min(nearest, mine);
    }
    return this.team ? sum : nearest * STEP_TO_FIRE;
  }
}
