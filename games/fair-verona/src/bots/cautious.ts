import type { Action, Policy } from '@glade/engine';
import {
  cardIn,
  CLEAR,
  friendIn,
  helpersIn,
  MOVE,
  ownerIn,
  PASS,
  PLACE,
  SOURCE,
} from '../rules/actions.ts';
import { oldestFriend, rankOf, unseenIn } from '../rules/cards/deck.ts';
import { sumOfStrengths, tileOf, valueAt } from '../rules/cards/strength.ts';
import { citiesCompletedBy, friendsMadeBy } from '../rules/map/cities.ts';
import { distanceOf, lay, tileAt, xOfCell, yOfCell } from '../rules/map/map.ts';
import { canPlace, failureChance } from '../rules/map/placement.ts';
import { fillDistances, SPOTS } from '../rules/map/walking.ts';
import type { VeronaOptions } from '../rules/options.ts';
import type { VeronaKernel } from '../rules/rules.ts';
import {
  AT_CLEAR,
  AT_MOVE,
  AT_PASS,
  AT_PLACE,
  AT_SOURCE,
  CARRIED,
  copyState,
  JOKER,
  NO_TOKEN,
  ON_CLUE,
  ON_ENCOUNTER,
  rowOf,
  VeronaState,
} from '../rules/state.ts';
import { TYPES } from '../rules/tiles/tiles.ts';
import { tooManyUnused } from '../rules/turn/endings.ts';

/** What a Friend is worth. All values are counted in turns, roughly. */
const FRIEND_VALUE = 1.5;
/** What it is worth that draws fit on the tile just laid. */
const LEADS_ON = 1;

interface Weights {
  /** What an Encounter may bring, and what must be gained to lay an unused tile. */
  readonly hunt: number;
  readonly use: number;
  /** What the unused tile costs that boxes a player in (FV-82), and one before it, by how many others are not boxed in. */
  readonly second: readonly number[];
  readonly first: readonly number[];
}

const CAUTIOUS: Weights = {
  hunt: 0.2,
  use: 0.8,
  second: [8, 2.5, 1.2, 0.8, 0.5, 0.3],
  first: [3, 1, 0.5, 0.3, 0.2, 0.1],
};
const SITTING: Weights = {
  hunt: 0.5,
  use: 0.3,
  second: [30, 6, 2.5, 1.2, 0.8, 0.5],
  first: [6, 2, 1, 0.5, 0.3, 0.2],
};
/** The chance of success from which on a Friend is called; for the token a lower one is enough. */
const LEAST_ODDS = 0.5;
const LEAST_TOKEN_ODDS = 0.25;
/** What it is worth to bring the token home, to help with an Encounter, to come a step nearer, and so on. */
const HOME = 100;
const RESCUE = 2;
const TOKEN_RESCUE = 4;
const STEP_HOME = 2;
const LAYABLE = 0.7;
const SITTERS = 2;
const UNREACHED = 255;

/**
 * A player that keeps away from places where draws fail, lays its unused tiles, helps others and carries the token
 * home. With `sitting` two of the team stay in the Old Town and let draws fail, so that Encounters come. It needs no
 * chance.
 */
export class CautiousPlayer implements Policy<VeronaState> {
  private readonly rules: VeronaKernel;
  private readonly o: VeronaOptions;
  private readonly sitting: boolean;
  private readonly weights: Weights;
  private readonly scratch: VeronaState;
  private readonly tooMany: number;
  private readonly fromHome = new Uint8Array(SPOTS);

  constructor(rules: VeronaKernel, sitting: boolean) {
    this.rules = rules;
    this.o = rules.options;
    this.tooMany = tooManyUnused(rules.options);
    this.sitting = sitting;
    this.weights = sitting ? SITTING : CAUTIOUS;
    this.scratch = rules.create();
  }

  choose(s: VeronaState): Action {
    if (s.step === AT_SOURCE) return this.source(s);
    if (s.step === AT_PLACE) return this.place(s);
    if (s.step === AT_CLEAR) return this.clear(s);
    if (s.step === AT_PASS) return this.pass(s);
    if (s.step === AT_MOVE) return this.move(s);
    return this.rules.nth(s, 0);
  }

  /** The first two seats sit at home; where two play, only the first. */
  private sitsAtHome(seat: number): boolean {
    return this.sitting && seat < SITTERS && seat < this.o.seats - 1;
  }

  // --- Tiles ---

  /** Takes an unused tile where that is worth more than what a draw may bring. */
  private source(s: VeronaState): Action {
    const use = s.legal[s.choices - 1]!;
    if (s.legal[0] !== SOURCE) return use;
    const relief =
      s.unusedCount[s.seat]! > this.tooMany
        ? 0
        : this.unusedTileCost(s, s.seat, s.unusedCount[s.seat]! - 1);
    const draws = this.failureCost(s, s.seat) * failureChance(s, tileOf(s, s.seat), this.o);
    return relief + draws > this.weights.use ? use : SOURCE;
  }

  /** How many seats beside this one keep the team in play (FV-82). */
  private safeOthers(s: VeronaState, seat: number): number {
    let safe = 0;
    for (let other = 0; other < this.o.seats; other++)
      if (other !== seat && s.unusedCount[other]! < this.tooMany) safe += 1;
    return safe;
  }

  /** What one more unused tile costs a seat that has this many. */
  private unusedTileCost(s: VeronaState, seat: number, unused: number): number {
    if (unused >= this.tooMany) return 0;
    const others = this.safeOthers(s, seat);
    return (unused === this.tooMany - 1 ? this.weights.second : this.weights.first)[others]!;
  }

  /** What a failed draw of a seat costs, less the Encounter it brings. */
  private failureCost(s: VeronaState, seat: number): number {
    const hunting = s.token === ON_CLUE && s.jokers === 0;
    return this.unusedTileCost(s, seat, s.unusedCount[seat]!) - (hunting ? this.weights.hunt : 0);
  }

  private place(s: VeronaState): Action {
    let best = s.legal[0]!;
    let most = -Infinity;
    for (let k = 0; k < s.choices; k++) {
      const value = this.placementValue(s, s.legal[k]!);
      if (value > most) {
        most = value;
        best = s.legal[k]!;
      }
    }
    return best;
  }

  private placementValue(s: VeronaState, a: Action): number {
    const { scratch, o } = this;
    copyState(s, scratch);
    const cell = (a - PLACE) >> 2;
    const tile = lay(scratch, xOfCell(cell), yOfCell(cell), s.hand * 4 + (a & 3));
    const cities = citiesCompletedBy(scratch, tile);
    let value = FRIEND_VALUE * friendsMadeBy(s.hand, cities, o.friendsPerTile === 'each');
    for (let seat = 0; seat < o.seats; seat++) {
      const fails = Math.max(0, failureChance(scratch, tileOf(scratch, seat), o));
      value -= this.failureCost(s, seat) * fails;
    }
    // Somebody may go on from the new tile.
    value -= LEADS_ON * Math.max(0, failureChance(scratch, tile, o));
    return value;
  }

  // --- Encounters ---

  private clear(s: VeronaState): Action {
    let best = CLEAR;
    let most = 0;
    for (let k = 1; k < s.choices; k++) {
      const value = this.attemptValue(s, s.legal[k]!);
      if (value > most) {
        most = value;
        best = s.legal[k]!;
      }
    }
    return best;
  }

  private attemptValue(s: VeronaState, a: Action): number {
    const card = cardIn(a);
    const token = s.token === ON_ENCOUNTER && s.holder === card;
    const owner = ownerIn(a);
    let value = (token ? 20 : 10) + (owner === s.seat ? 2 : 0);
    for (let rest = helpersIn(a); rest !== 0; rest &= rest - 1) value -= 1;
    if (friendIn(a) < 0) return value;
    const odds = this.friendOdds(s, a);
    return odds < (token ? LEAST_TOKEN_ODDS : LEAST_ODDS) ? 0 : value * odds - 3;
  }

  private friendOdds(s: VeronaState, a: Action): number {
    const card = cardIn(a);
    const shuffle = s.friends[oldestFriend(s, friendIn(a))]!;
    const missing = rankOf(card) - sumOfStrengths(s, helpersIn(a) | (1 << ownerIn(a)), card);
    let good = 0;
    for (let other = 0; other < JOKER; other++)
      if (s.where[other] === shuffle && rankOf(other) > missing) good += 1;
    return good / unseenIn(s, shuffle);
  }

  /** The token goes to somebody who can move. */
  private pass(s: VeronaState): Action {
    const mired = s.encounterCount[s.seat]! > 0;
    if (s.holder !== s.seat) return mired ? PASS : s.legal[1]!;
    if (!mired) return PASS;
    for (let k = 1; k < s.choices; k++)
      if (s.encounterCount[s.legal[k]! - PASS - 1] === 0) return s.legal[k]!;
    return PASS;
  }

  // --- Moves ---

  private move(s: VeronaState): Action {
    fillDistances(s, 0, UNREACHED - 1, this.fromHome);
    let best = s.legal[0]!;
    let most = -Infinity;
    for (let k = 0; k < s.choices; k++) {
      const cell = (s.legal[k]! - MOVE) >> 1;
      const spot = tileAt(s, xOfCell(cell), yOfCell(cell)) * 2 + (s.legal[k]! & 1);
      const value = this.spotValue(s, spot);
      if (value > most) {
        most = value;
        best = s.legal[k]!;
      }
    }
    return best;
  }

  private spotValue(s: VeronaState, spot: number): number {
    const tile = spot >> 1;
    const steps = this.fromHome[spot]!;
    const away = steps === UNREACHED ? 10 + distanceOf(s, tile) : steps;
    if (s.token === CARRIED && s.holder === s.seat) return tile === 0 ? HOME : -STEP_HOME * away;
    if (this.sitsAtHome(s.seat)) {
      // A Joker goes when somebody comes back home: so out for a moment.
      const out = s.jokers > 0 && s.meeples[s.seat] === 0 && tile !== 0;
      return out ? STEP_HOME - away : -away;
    }
    let value = 0.15 * valueAt(s.identities[s.seat]!, distanceOf(s, tile)) - 0.1 * away;
    value -= this.failureCost(s, s.seat) * Math.max(0, failureChance(s, tile, this.o));
    value += this.rescueValue(s, tile) + LAYABLE * this.layableTypes(s, tile);
    if (this.isCalledHome(s)) value -= STEP_HOME * away;
    return value;
  }

  /** Whether a Joker has to go, and this seat is the nearest to come home. */
  private isCalledHome(s: VeronaState): boolean {
    if (s.jokers === 0 || (s.token > 1 && s.token !== NO_TOKEN)) return false;
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
    let value = 0;
    let party = 0;
    for (let seat = 0; seat < this.o.seats; seat++)
      if (seat !== s.seat && tileOf(s, seat) === tile) party |= 1 << seat;
    for (let rest = party; rest !== 0; rest &= rest - 1) {
      const owner = 31 - Math.clz32(rest & -rest);
      const from = rowOf(s.encounterCount, owner);
      for (let i = from; i < from + s.encounterCount[owner]!; i++)
        value += this.helpValue(s, party, s.encounters[i]!, tile);
    }
    return value;
  }

  private helpValue(s: VeronaState, party: number, card: number, tile: number): number {
    const spot = s.meeples[s.seat]!;
    s.meeples[s.seat] = tile * 2;
    const total = sumOfStrengths(s, party | (1 << s.seat), card);
    s.meeples[s.seat] = spot;
    if (total <= rankOf(card)) return 0;
    return s.token === ON_ENCOUNTER && s.holder === card ? TOKEN_RESCUE : RESCUE;
  }

  private layableTypes(s: VeronaState, tile: number): number {
    if (s.unusedCount[s.seat] === 0) return 0;
    let types = 0;
    for (let type = 0; type < TYPES; type++)
      if (s.unused[s.seat * TYPES + type]! > 0 && canPlace(s, type, tile, this.o)) types += 1;
    return types;
  }
}
