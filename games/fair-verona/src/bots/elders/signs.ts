import { rankOf, suitOf } from '../../rules/cards/deck.ts';
import { seatsTogether, sumOfStrengths, tileOf } from '../../rules/cards/strength.ts';
import { distanceOf } from '../../rules/map/map.ts';
import type { VeronaOptions } from '../../rules/options.ts';
import {
  CARDS,
  CARRIED,
  JOKER,
  MOST_SEATS,
  ON_CLUE,
  ON_ENCOUNTER,
  type VeronaState,
} from '../../rules/state.ts';
import { tooManyUnused } from '../../rules/turn/endings.ts';
import { assessDraw, drawRisk, layableTypes } from '../family/draw-risk.ts';

/** How many signs there are. */
export const SIGNS = 62;

// By these, numbers are divided so that most of them lie between 0 and 1.
export const MOST_TOKENS = 8;
const ALL_TILES = 84;
const RIVER_TILES = 12;
export const FAR = 6;
const FEW = 4;
const ACE = 14;
const MUCH = 10;
/** What makes a guard: unused tiles that it may still take, no Encounter, a safe place. */
const ROOM = 2;
const DANGER = 2;

/** What can be seen of a position at the beginning of a turn, as numbers from which the chance to win can be learned. */
export class Signs {
  readonly values: Float64Array;
  protected readonly o: VeronaOptions;
  protected readonly tooMany: number;
  private at = 0;
  // By seat: how likely its draw fails, and how likely it is a tile that fits on one space at most; whether it could lay an
  // unused tile.
  protected readonly fails = new Float64Array(MOST_SEATS);
  private readonly thin = new Float64Array(MOST_SEATS);
  protected readonly canLay = new Uint8Array(MOST_SEATS);
  /** Seats that are not boxed in, and unused tiles that they may still take together. */
  private safe = 0;
  protected room = 0;
  /** The seat that can best keep the team in play, -1 none. */
  protected guard = -1;

  constructor(o: VeronaOptions, signs = SIGNS) {
    this.values = new Float64Array(signs);
    this.o = o;
    this.tooMany = tooManyUnused(o);
  }

  /** Fills in `values`. */
  look(s: VeronaState): void {
    this.at = 0;
    this.lookAtSeats(s);
    this.addToken(s);
    this.addCards(s);
    this.addBoxed(s);
    this.addMired(s);
    this.addGuard(s);
    this.addEncounters(s);
  }

  protected add(value: number): void {
    this.values[this.at++] = value;
  }

  protected addIf(holds: boolean, value = 1): void {
    this.values[this.at++] = holds ? value : 0;
  }

  private isSafe(s: VeronaState, seat: number): boolean {
    return s.unusedCount[seat]! < this.tooMany;
  }

  private lookAtSeats(s: VeronaState): void {
    let most = -Infinity;
    this.safe = 0;
    this.room = 0;
    this.guard = -1;
    for (let seat = 0; seat < this.o.seats; seat++) {
      const tile = tileOf(s, seat);
      assessDraw(s, tile, this.o);
      this.canLay[seat] = layableTypes(s, seat, tile, this.o) > 0 ? 1 : 0;
      this.fails[seat] = drawRisk.fails;
      this.thin[seat] = drawRisk.thin;
      if (!this.isSafe(s, seat)) continue;
      const room = this.tooMany - s.unusedCount[seat]!;
      const free = s.encounterCount[seat] === 0 ? 1 : 0;
      const value = ROOM * room - DANGER * drawRisk.fails + free;
      this.safe += 1;
      this.room += room;
      if (value <= most) continue;
      most = value;
      this.guard = seat;
    }
  }

  /** What is still to do, with how many tiles, and where the token is. */
  private addToken(s: VeronaState): void {
    const todo = this.o.goal - s.delivered;
    const left = (s.landLeft + s.riverLeft) / ALL_TILES;
    const { holder, token } = s;
    const carried = token === CARRIED;
    this.add(1);
    this.add(todo / MOST_TOKENS);
    this.add(left);
    this.add(s.riverLeft / RIVER_TILES);
    this.add(left / Math.max(1, todo));
    this.addIf(token === ON_CLUE);
    this.addIf(token === ON_ENCOUNTER);
    this.addIf(carried);
    this.addIf(carried, carried ? Math.min(1, distanceOf(s, tileOf(s, holder)) / FAR) : 0);
    this.addIf(carried && s.encounterCount[holder]! > 0);
    this.addIf(carried && this.isSafe(s, holder), this.fails[carried ? holder : 0]);
    this.add(s.owed);
    this.addIf(s.jokers > 0);
    this.addIf(s.jokers > 0 && token === ON_CLUE);
    this.add((this.safe * todo) / MOST_TOKENS);
    this.addIf(this.safe <= 1, todo / MOST_TOKENS);
    this.addIf(this.safe <= 1, left);
  }

  /** How likely the next Encounter gets the token, and how many cards are unseen. */
  private addCards(s: VeronaState): void {
    let unseen = 0;
    let matching = 0;
    for (let card = 0; card < JOKER; card++) {
      if (s.where[card] !== s.shuffle) continue;
      unseen += 1;
      if (s.clue < 0) continue;
      if (suitOf(card) === suitOf(s.clue) || rankOf(card) === rankOf(s.clue)) matching += 1;
    }
    this.addIf(s.token === ON_CLUE && unseen > 0, matching / Math.max(1, unseen));
    this.add(unseen / CARDS);
  }

  /** Who is boxed in, and who soon may be. */
  private addBoxed(s: VeronaState): void {
    const { safe, room, guard, fails, o } = this;
    let risk = 0;
    let second = 1;
    let freed = 0;
    for (let seat = 0; seat < o.seats; seat++) {
      if (this.isSafe(s, seat)) {
        risk += fails[seat]!;
        if (seat !== guard) second = Math.min(second, fails[seat]!);
      } else if (this.canLay[seat] === 1 && s.unusedCount[seat] === this.tooMany) freed += 1;
    }
    this.addIf(safe === 0);
    this.addIf(safe === 1);
    this.addIf(safe === 2);
    this.add(safe / o.seats);
    this.add(room / (this.tooMany * o.seats));
    this.addIf(room === 1);
    this.addIf(room === 2);
    this.addIf(room === 3);
    this.add(risk / o.seats);
    this.add(second);
    this.add(freed / o.seats);
    this.addIf(this.isSafe(s, s.seat), fails[s.seat]);
  }

  /** Who holds Encounters, and who is away. */
  private addMired(s: VeronaState): void {
    const { seats } = this.o;
    let mired = 0;
    let held = 0;
    let friends = 0;
    let away = 0;
    let ready = 0;
    let free = 0;
    for (let seat = 0; seat < seats; seat++) {
      const home = tileOf(s, seat) === 0;
      held += s.encounterCount[seat]!;
      friends += s.friendCount[seat]!;
      if (!home) away += 1;
      if (s.encounterCount[seat]! > 0) mired += 1;
      else if (home) ready += 1;
      if (s.encounterCount[seat] === 0 && this.isSafe(s, seat)) free += 1;
    }
    this.addIf(free === 0);
    this.add(mired / seats);
    this.addIf(mired === seats);
    this.addIf(mired === seats - 1);
    this.add(held / FEW);
    this.add(friends / FEW);
    this.add(away / seats);
    this.add(ready / seats);
  }

  /** The seat that can best keep the team in play, and the one before it, whose failures bring it Encounters. */
  private addGuard(s: VeronaState): void {
    const { guard, fails } = this;
    const { seats } = this.o;
    if (guard < 0) {
      for (let i = 0; i < GUARD_SIGNS; i++) this.add(0);
      return;
    }
    const before = (guard + seats - 1) % seats;
    const own = this.tooMany - s.unusedCount[guard]!;
    this.add(fails[guard]!);
    this.add(this.thin[guard]!);
    this.add(distanceOf(s, tileOf(s, guard)) / FAR);
    this.addIf(s.encounterCount[guard]! > 0);
    this.addIf(this.room === own, fails[guard]);
    this.add(((guard - s.seat + seats) % seats) / seats);
    this.add(this.canLay[guard]!);
    this.add(fails[before]!);
    this.addIf(this.isSafe(s, before));
    this.add(rankOf(s.identities[guard]!) / ACE);
    this.addIf(tileOf(s, before) === tileOf(s, guard));
  }

  /** What is missing to clear the Encounters, those who stand together helping each other. */
  private addEncounters(s: VeronaState): void {
    const { seats } = this.o;
    const all = (1 << seats) - 1;
    const tokenAt = this.at;
    for (let i = 0; i < TOKEN_SIGNS; i++) this.add(0);
    let clearable = 0;
    let hopeless = 0;
    let missing = 0;
    let ofGuard = 0;
    let from = 0;
    for (let owner = 0; owner < seats; owner++) {
      const near = seatsTogether(s, owner, seats);
      const to = from + s.encounterCount[owner]!;
      for (; from < to; from++) {
        const card = s.encounters[from]!;
        const short = rankOf(card) - sumOfStrengths(s, near, card) + 1;
        const beyond = rankOf(card) >= sumOfStrengths(s, all, card) ? 1 : 0;
        if (short <= 0) clearable += 1;
        else {
          missing += Math.min(short, MUCH);
          hopeless += beyond;
          if (owner === this.guard) ofGuard += Math.min(short, MUCH);
        }
        if (s.token !== ON_ENCOUNTER || s.holder !== card) continue;
        this.values[tokenAt] = short <= 0 ? 1 : 0;
        this.values[tokenAt + 1] = Math.max(0, Math.min(1, short / MUCH));
        this.values[tokenAt + 2] = owner === this.guard ? 1 : 0;
        this.values[tokenAt + 3] = s.friendCount[owner]! > 0 ? 1 : 0;
        this.values[tokenAt + 4] = beyond;
        this.values[tokenAt + 5] = Math.min(1, distanceOf(s, tileOf(s, owner)) / FAR);
      }
    }
    this.add(clearable / FEW);
    this.add(hopeless / FEW);
    this.add(missing / (2 * MUCH));
    this.add(ofGuard / MUCH);
  }
}

const GUARD_SIGNS = 11;
const TOKEN_SIGNS = 6;
