import { SQUARES, WORD } from '@glade/boards/squares36';

/** What was typed at the wrong time: a move when dice must fall, a roll when somebody must move. */
export const NO_ACTION = 255;
/** A square that was typed and is none. */
export const OUTSIDE = 254;

/** Most players there can be. */
export const MOST_SEATS = 4;
/** Nobody's turn. */
export const NOBODY = -1;

// The steps of a match. What an action is depends on the step: the number of an order, a die, or a square.
export const ORDER = 0;
export const LEAVES = 1;
export const LEAF = 2;
export const STEPS = 3;
export const MOVE = 4;
export const ENDED = 5;

// How a match ended.
export const COMPLETE = 1;
export const LAST_ONE = 2;
export const NO_WINNER = 3;
export const LOST_TOGETHER = 4;

/** Where each seat starts, by number of players (LC-09, LC-R23). */
export const CORNERS: readonly (readonly number[])[] = [
  [],
  [],
  [0, 35],
  [0, 5, 35],
  [0, 5, 35, 30],
];

/** Sides of the die that says how many leaves fall (LC-11), and of the one that gives points (LC-18). */
export const D20 = 20;
export const D4 = 4;

/** All chips: 36 squares, six levels each (LC-04). */
export const ALL_CHIPS = 216;

/** The elevation of a blue top (LC-30). */
export const TOP = 6;
// Up to four levels above a top are asked for, where nothing is.
const SETS = TOP + 5;
const SETS_AT = 2 * SQUARES + 2 * MOST_SEATS;

export class ClimberState {
  // In one piece: it is copied at once.
  private readonly bytes = new Uint8Array(SETS_AT + 8 * SETS);
  /** Square chips on each square, 0 to 6 (LC-21). */
  readonly elevation = this.bytes.subarray(0, SQUARES);
  /** Round chips on each square, 0 to 2; none between rounds. */
  readonly chips = this.bytes.subarray(SQUARES, 2 * SQUARES);
  /** Where each climber stands, or was lost. */
  readonly places = this.bytes.subarray(2 * SQUARES, 2 * SQUARES + MOST_SEATS);
  /** Seats in the order that was drawn, the lost ones included; all 0 before the draw. */
  readonly order = this.bytes.subarray(2 * SQUARES + MOST_SEATS, SETS_AT);
  /** Bit set of the seats that are lost. */
  lost = 0;
  step = ORDER;
  round = 0;
  /** Whose d4 or move it is, or NOBODY; and its place in the order of this round, 0 when nobody's. */
  seat = NOBODY;
  at = 0;
  /** Round chips still to be laid this round. */
  left = 0;
  /** The d4 of the player who moves; 0 else. */
  roll = 0;
  result = 0;
  /** Bit set of the seats that won. */
  winners = 0;

  // What follows from the rest.
  /** By elevation, the low and the high word of the squares that are at least so high. */
  readonly atLeast = new Int32Array(this.bytes.buffer, SETS_AT);
  /** Square chips on the board. */
  landed = 0;
  /** Round chips that can be laid in a round whose first chip has not fallen (LC-R1). */
  room = 2 * SQUARES;
  /** The squares with round chips. */
  shadowLow = 0;
  shadowHigh = 0;
  /** The squares with two. */
  twoLow = 0;
  twoHigh = 0;
  /** The squares that can take a chip, or that the present move may end on. */
  setLow = 0;
  setHigh = 0;
  /** How many actions or outcomes there are. */
  choices = 0;

  constructor() {
    this.atLeast.fill(WORD, 0, 2);
  }

  isLost(seat: number): boolean {
    return ((this.lost >> seat) & 1) !== 0;
  }

  /** Takes over everything from another state. */
  take(from: ClimberState): void {
    this.bytes.set(from.bytes);
    this.lost = from.lost;
    this.step = from.step;
    this.round = from.round;
    this.seat = from.seat;
    this.at = from.at;
    this.left = from.left;
    this.roll = from.roll;
    this.result = from.result;
    this.winners = from.winners;
    this.landed = from.landed;
    this.room = from.room;
    this.shadowLow = from.shadowLow;
    this.shadowHigh = from.shadowHigh;
    this.twoLow = from.twoLow;
    this.twoHigh = from.twoHigh;
    this.setLow = from.setLow;
    this.setHigh = from.setHigh;
    this.choices = from.choices;
  }

  hash(): number {
    const { elevation, chips, places, order } = this;
    let hash = Math.imul(
      this.step + (this.seat + 1) * 8 + this.roll * 64 + this.left * 512 + this.result * 16384,
      0x9e3779b1,
    );
    hash = Math.imul(hash ^ (hash >>> 15) ^ this.round, 0x85ebca6b) + this.lost * 16 + this.winners;
    for (let square = 0; square < SQUARES; square += 4) {
      const four =
        (elevation[square]! | (chips[square]! << 4)) +
        ((elevation[square + 1]! | (chips[square + 1]! << 4)) << 8) +
        ((elevation[square + 2]! | (chips[square + 2]! << 4)) << 16) +
        ((elevation[square + 3]! | (chips[square + 3]! << 4)) << 24);
      hash = Math.imul(hash ^ (hash >>> 13) ^ four, 0xc2b2ae35);
    }
    const where = places[0]! | (places[1]! << 8) | (places[2]! << 16) | (places[3]! << 24);
    hash = Math.imul(hash ^ (hash >>> 16) ^ where, 0x27d4eb2f);
    const who = order[0]! | (order[1]! << 2) | (order[2]! << 4) | (order[3]! << 6);
    hash = Math.imul(hash ^ (hash >>> 15) ^ who, 0x165667b1);
    return hash ^ (hash >>> 16);
  }
}
