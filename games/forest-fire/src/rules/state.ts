import { CHANCE, OVER, type Actor } from '@glade/engine';
import { SQUARES } from '@glade/boards/squares36';
import { HAND } from './places.ts';

/** Most players there can be. */
const MOST_SEATS = 4;

// The steps of a match.
export const BREAKS = 0;
export const ROLES = 1;
export const SPOTS_STEP = 2;
export const OPENING = 3;
export const TURNS = 4;
export const ROLLS = 5;
export const ENDED = 6;

export const NO_ROLE = 0;
export const HOTSHOT = 1;
export const SMOKE_JUMPER = 2;
export const PILOT = 3;

export const WON = 1;
export const ABLAZE = 2;
export const ALL_OUT = 3;
export const STOPPED = 4;
export const UNFINISHED = 5;

export class FireState {
  burnLow = 0;
  burnHigh = 0;
  breakLow = 0;
  breakHigh = 0;
  /** Counters on each square, 255 at most. */
  readonly counters = new Uint8Array(SQUARES);
  readonly places = new Uint8Array(MOST_SEATS).fill(HAND);
  readonly roles = new Uint8Array(MOST_SEATS);
  /** Moves each seat has left this round. */
  readonly moves = new Uint8Array(MOST_SEATS);
  /** Rounds each seat still has to miss, counting the present one (option burned = rest). */
  readonly rests = new Uint8Array(MOST_SEATS);
  /** Bit set of the seats that are out of the game. */
  out = 0;
  step = BREAKS;
  round = 0;
  seat = 0;
  /** Rolls still to come in this step. */
  rolls = 0;
  result = 0;

  // Computed from the other fields: the legal actions of the seat at turn, as sets.
  choices = 0;
  goLow = 0;
  goHigh = 0;
  goSpots = 0;
  outLow = 0;
  outHigh = 0;
  lines0 = 0;
  lines1 = 0;
  lines2 = 0;
  /** How many of DONE, REFILL and STOP are legal, and which, ascending. */
  others = 0;
  other0 = 0;
  other1 = 0;

  isOut(seat: number): boolean {
    return ((this.out >> seat) & 1) !== 0;
  }
}

/** The actor of a state. */
export const actorOf = (s: FireState): Actor =>
  s.step === BREAKS || s.step === OPENING || s.step === ROLLS
    ? CHANCE
    : s.step === ENDED
      ? OVER
      : s.seat;

export function copyState(from: FireState, to: FireState): void {
  to.burnLow = from.burnLow;
  to.burnHigh = from.burnHigh;
  to.breakLow = from.breakLow;
  to.breakHigh = from.breakHigh;
  to.counters.set(from.counters);
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    to.places[seat] = from.places[seat]!;
    to.roles[seat] = from.roles[seat]!;
    to.moves[seat] = from.moves[seat]!;
    to.rests[seat] = from.rests[seat]!;
  }
  to.out = from.out;
  to.step = from.step;
  to.round = from.round;
  to.seat = from.seat;
  to.rolls = from.rolls;
  to.result = from.result;
  to.choices = from.choices;
  to.goLow = from.goLow;
  to.goHigh = from.goHigh;
  to.goSpots = from.goSpots;
  to.outLow = from.outLow;
  to.outHigh = from.outHigh;
  to.lines0 = from.lines0;
  to.lines1 = from.lines1;
  to.lines2 = from.lines2;
  to.others = from.others;
  to.other0 = from.other0;
  to.other1 = from.other1;
}

export function hashState(s: FireState): number {
  let hash = Math.imul(s.step + s.seat * 8 + s.rolls * 64 + s.result * 1024, 0x9e3779b1) ^ s.round;
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const player =
      s.places[seat]! + s.roles[seat]! * 64 + s.moves[seat]! * 256 + s.rests[seat]! * 1024;
    hash = Math.imul(hash ^ (hash >>> 15) ^ player, 0x85ebca6b);
  }
  for (let square = 0; square < SQUARES; square += 4) {
    const four =
      s.counters[square]! |
      (s.counters[square + 1]! << 8) |
      (s.counters[square + 2]! << 16) |
      (s.counters[square + 3]! << 24);
    hash = Math.imul(hash ^ (hash >>> 13) ^ four, 0xc2b2ae35);
  }
  hash = Math.imul(hash ^ (hash >>> 16) ^ s.breakLow, 0x27d4eb2f);
  hash = Math.imul(hash ^ (hash >>> 15) ^ s.breakHigh, 0x165667b1) + s.out;
  return hash ^ (hash >>> 16);
}
