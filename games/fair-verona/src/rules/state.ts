import { TYPES } from './tiles/tiles.ts';

// The steps, in the order of STEP_NAMES.
export const DEAL = 0;
export const AT_SOURCE = 1;
export const DRAW = 2;
export const AT_PLACE = 3;
export const ENCOUNTER = 4;
export const AT_CLEAR = 5;
export const FRIEND = 6;
export const AT_PASS = 7;
export const AT_MOVE = 8;
export const CLUE = 9;
export const ENDED = 10;

// How a match ends, in the order of RESULT_NAMES.
export const WON = 1;
export const BOXED = 2;
export const MIRED = 3;
export const COLD = 4;
export const ERRAND = 5;

// Where the Clue Token in play is, in the order of TOKEN_NAMES.
export const NO_TOKEN = 0;
export const ON_CLUE = 1;
export const ON_ENCOUNTER = 2;
export const CARRIED = 3;

// Where play goes on once a Clue Card has been drawn.
export const TO_CLEAR = 0;
export const TO_END = 1;

export const MOST_SEATS = 6;
export const MOST_TILES = 84;
export const CARDS = 54;
/** The two Jokers are the cards 52 and 53; as an outcome both are this one. */
export const JOKER = 52;
export const NOBODY = 255;
/** Where a card is: the number of the shuffle in which it is unseen, or one of these two. */
export const IN_PLAY = 254;
export const DISCARDED = 255;

const SLOTS = 256;
const SOME_CHOICES = 128;

/** Everything on the table. All lists share one buffer of bytes, so that they are copied at once. */
export class VeronaState {
  readonly bytes = new Uint8Array(1024);
  /** The lists for the hash; without the slots, which follow from the rest. */
  readonly words = new Int32Array(this.bytes.buffer, SLOTS);
  private used = 0;

  // The tiles on the map: see `map/map.ts`.
  readonly slots = this.part(SLOTS);
  readonly xs = this.part(MOST_TILES);
  readonly ys = this.part(MOST_TILES);
  /** Type * 4 + quarter turns. */
  readonly looks = this.part(MOST_TILES);

  /** How many copies lie face down, by type. */
  readonly left = this.part(TYPES);
  /** How many unused copies a seat has, by seat * TYPES + type; and how many unused tiles, by seat. */
  readonly unused = this.part(MOST_SEATS * TYPES);
  readonly unusedCount = this.part(MOST_SEATS);

  readonly where = this.part(CARDS);
  readonly identities = this.part(MOST_SEATS);
  /** Where meeples stand, by seat: tile * 2 + bank. */
  readonly meeples = this.part(MOST_SEATS);
  /** The cards of the Encounters, those of seat 0 first, each seat's as they came; and how many each seat has. */
  readonly encounters = this.part(CARDS);
  readonly encounterCount = this.part(MOST_SEATS);
  /** The same for Friends: the shuffle from which each came. */
  readonly friends = this.part(CARDS);
  readonly friendCount = this.part(MOST_SEATS);

  step = DEAL;
  seat = 0;
  turn = 0;
  result = 0;
  tiles = 0;
  riverLeft = 0;
  landLeft = 0;
  /** River tiles on the map. */
  riverLaid = 0;
  /** Open end of the River: the free space and where the water heads; heading -1 for none. */
  endX = 0;
  endY = 0;
  heading = -1;
  /** FV-R13: the bend that may not come next: 0 none, 1 right, 2 left. */
  bend = 0;
  /** Type to be placed, -1 none. */
  hand = -1;
  /** Clue Card, -1 none. */
  clue = -1;
  owed = 0;
  jokers = 0;
  token = NO_TOKEN;
  /** The card on which the token lies, or the seat that carries it. */
  holder = 0;
  reserve = 0;
  delivered = 0;
  shuffle = 0;
  /** The seats that have helped in this turn, as a set; whether the Encounter of another player has been tried. */
  helped = 0;
  led = 0;
  /** The Encounters tried with a Friend in this turn, as two sets: of cards below 26, and of the others. */
  triedLow = 0;
  triedHigh = 0;
  /** The attempt for which a Friend is being turned over. */
  attempt = 0;
  after = TO_CLEAR;
  /** FV-R51: how many turns in a row have ended with nobody able to get free. */
  stuck = 0;
  /** Turns left of the last errand, -1 none. */
  errand = -1;

  // Counted for the outcome.
  met = 0;
  matches = 0;
  friendsWon = 0;
  failed = 0;

  // What follows from the rest: how many choices there are, the sum of their weights, and the choices, ascending.
  choices = 0;
  total = 0;
  legal = new Int32Array(SOME_CHOICES);

  private part(length: number): Uint8Array {
    const from = this.used;
    this.used += length;
    return this.bytes.subarray(from, this.used);
  }
}

/** Adds a choice. Choices are added in ascending order. */
export function offer(s: VeronaState, action: number): void {
  if (s.choices === s.legal.length) grow(s);
  s.legal[s.choices++] = action;
}

/** Makes room for more choices. That is hardly ever needed: only many helpers and Friends give so many attempts. */
function grow(s: VeronaState): void {
  const wider = new Int32Array(2 * s.legal.length);
  wider.set(s.legal);
  s.legal = wider;
}

export function copyState(from: VeronaState, to: VeronaState): void {
  to.bytes.set(from.bytes);
  to.step = from.step;
  to.seat = from.seat;
  to.turn = from.turn;
  to.result = from.result;
  to.tiles = from.tiles;
  to.riverLeft = from.riverLeft;
  to.landLeft = from.landLeft;
  to.riverLaid = from.riverLaid;
  to.endX = from.endX;
  to.endY = from.endY;
  to.heading = from.heading;
  to.bend = from.bend;
  to.hand = from.hand;
  to.clue = from.clue;
  to.owed = from.owed;
  to.jokers = from.jokers;
  to.token = from.token;
  to.holder = from.holder;
  to.reserve = from.reserve;
  to.delivered = from.delivered;
  to.shuffle = from.shuffle;
  to.helped = from.helped;
  to.led = from.led;
  to.triedLow = from.triedLow;
  to.triedHigh = from.triedHigh;
  to.attempt = from.attempt;
  to.after = from.after;
  to.stuck = from.stuck;
  to.errand = from.errand;
  to.met = from.met;
  to.matches = from.matches;
  to.friendsWon = from.friendsWon;
  to.failed = from.failed;
  to.choices = from.choices;
  to.total = from.total;
  while (to.legal.length < from.choices) grow(to);
  for (let k = 0; k < from.choices; k++) to.legal[k] = from.legal[k]!;
}

// Some lists have a row for each seat, that of seat 0 first; another list says how long each row is.

/** Where the row of a seat begins. */
export function rowOf(counts: Uint8Array, seat: number): number {
  let from = 0;
  for (let i = 0; i < seat; i++) from += counts[i]!;
  return from;
}

/** Adds a value at the end of a row. */
export function append(list: Uint8Array, counts: Uint8Array, seat: number, value: number): void {
  const at = rowOf(counts, seat + 1);
  for (let i = rowOf(counts, MOST_SEATS); i > at; i--) list[i] = list[i - 1]!;
  list[at] = value;
  counts[seat]! += 1;
}

/** Removes the value at an index of the whole list; it lies in the row of this seat. */
export function takeOut(list: Uint8Array, counts: Uint8Array, seat: number, at: number): void {
  const last = rowOf(counts, MOST_SEATS) - 1;
  for (let i = at; i < last; i++) list[i] = list[i + 1]!;
  list[last] = 0;
  counts[seat]! -= 1;
}

/** Whether every seat has its Identity, so that the Clue Card is next. */
export function allDealt(s: VeronaState, seats: number): boolean {
  const next = s.identities.indexOf(NOBODY);
  return next < 0 || next >= seats;
}

/** Whether an Encounter has been tried with a Friend in this turn. */
export const isTried = (s: VeronaState, card: number): boolean =>
  ((card < 26 ? s.triedLow >> card : s.triedHigh >> (card - 26)) & 1) !== 0;

export function markTried(s: VeronaState, card: number): void {
  if (card < 26) s.triedLow |= 1 << card;
  else s.triedHigh |= 1 << (card - 26);
}
