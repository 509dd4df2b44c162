import { deckSize, shuffle, unseenOf } from './cards.ts';
import { attemptCodes } from './clear.ts';
import { tokenAt } from './clues.ts';
import type { RefState, Result, Seat, Step } from './state.ts';
/** What everybody sees, as plain data. */

/** Of one seat. Cards and types of tiles by number. */
export interface RefSeat {
  /** -1 before it is dealt. */
  identity: number;
  x: number;
  y: number;
  bank: number;
  /** Card, and whether it bears the token; in the order in which they came. */
  encounters: [number, boolean][];
  /** Ascending. */
  unused: number[];
  friends: number;
}

/** Everything there is to see: nothing is hidden from one seat only. */
export interface RefReport {
  step: Step;
  turn: number;
  active: number;
  /** Who decides; CHANCE and OVER as in `refActor`. */
  actor: number;
  /** x, y, type and rotation, in the order laid. */
  tiles: [number, number, number, number][];
  /** Open end: x, y and heading (0 north, clockwise). */
  river: [number, number, number] | null;
  /** Face-down tiles by type. */
  left: number[];
  /** Type to be placed, -1 none. */
  hand: number;
  seats: RefSeat[];
  /** -1 none. */
  clue: number;
  clueOwed: boolean;
  /** On the Clue spot. */
  jokers: number;
  token: 'clue' | 'encounter' | 'carried' | 'none';
  /** Seat that carries the token, -1 nobody. */
  carrier: number;
  reserve: number;
  delivered: number;
  deck: number;
  /** Ascending. */
  discards: number[];
  /** Cards of the current shuffle nobody has seen, ascending. */
  unseen: number[];
  /** Codes of the attempts that may be made now; none but at the step `clear`. */
  attempts: number[];
  /** Turns left of the last errand, -1 before it begins. */
  errand: number;
  encounters: number;
  matches: number;
  friends: number;
  failed: number;
  result: Result;
}

/** `actor` as in `refActor`. */
export function reportOf(s: RefState, actor: number): RefReport {
  return {
    step: s.step,
    turn: s.turn,
    active: s.active,
    actor,
    tiles: s.tiles.map(({ x, y, type, rotation }) => [x, y, type, rotation]),
    river: s.river && [s.river.x, s.river.y, s.river.heading],
    left: [...s.left],
    hand: s.hand,
    seats: s.seats.map(seatReport),
    clue: s.clue,
    clueOwed: s.clueOwed,
    jokers: s.jokers,
    token: tokenAt(s),
    carrier: s.carrier,
    reserve: s.reserve,
    delivered: s.delivered,
    deck: deckSize(s),
    discards: ascending(s.discards),
    unseen: ascending(unseenOf(s, shuffle(s))),
    attempts: s.step === 'clear' ? attemptCodes(s) : [],
    errand: s.errand,
    encounters: s.encounters,
    matches: s.matches,
    friends: s.friends,
    failed: s.failed,
    result: s.result,
  };
}

function seatReport({ identity, x, y, bank, ...seat }: Seat): RefSeat {
  return {
    identity,
    x,
    y,
    bank,
    encounters: seat.encounters.map(({ card, token }) => [card, token]),
    unused: ascending(seat.unused),
    friends: seat.friends.length,
  };
}

function ascending(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b);
}
