import { JOKER } from './codes.ts';
import { amount, goalOf, type RefOptions } from './options.ts';
import { type Laid, OLD_TOWN, TILES } from './tiles.ts';
/** The table: what a state of the reference holds, and how to read and change it. */

export interface RefState {
  readonly options: RefOptions;
  readonly step: Step;
  /** Turns begun; 0 during the set-up. */
  readonly turn: number;
  readonly active: number;
  /** In the order laid, the Old Town first. */
  readonly tiles: readonly Laid[];
  /** The River's open end: the free space and the way the water flows into it. */
  readonly river: River | null;
  /** How the last bend turned; `none` where the next may turn as it likes. */
  readonly lastBend: 'none' | 'left' | 'right';
  /** Face-down tiles by type. */
  readonly left: readonly number[];
  /** The type to be placed, -1 none. An unused tile no longer lies with its owner then. */
  readonly hand: number;
  readonly seats: readonly Seat[];
  /** -1 none. */
  readonly clue: number;
  readonly clueOwed: boolean;
  /** Jokers on the Clue spot. */
  readonly jokers: number;
  /** The seat that carries the token, -1 nobody. */
  readonly carrier: number;
  readonly reserve: number;
  readonly delivered: number;
  /** U(k): the cards of each shuffle that nobody has seen, Friends included. */
  readonly unseen: readonly (readonly number[])[];
  readonly discards: readonly number[];
  /** This turn: seats that have lent strength (FV-R28). */
  readonly lent: readonly number[];
  /** This turn: an attempt on another player's Encounter was led (FV-R27). */
  readonly led: boolean;
  /** This turn: Encounters tried with a Friend (FV-R29). */
  readonly tried: readonly number[];
  /** The attempt that waits for its Friend. */
  readonly calling: Attempt | null;
  /** What follows the Clue Card that is drawn. */
  readonly afterClue: 'clear' | 'move' | 'end';
  /** Turns running that ended as FV-R51 names. */
  readonly miredTurns: number;
  /** FV-R54: turns left, -1 while it has not begun. */
  readonly errand: number;
  readonly encounters: number;
  readonly matches: number;
  readonly friends: number;
  readonly failed: number;
  readonly result: Result;
}

interface River {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

export interface Seat {
  /** -1 before it is dealt. */
  readonly identity: number;
  readonly x: number;
  readonly y: number;
  readonly bank: number;
  /** In the order in which they came. */
  readonly encounters: readonly Encounter[];
  /** Types of tiles. */
  readonly unused: readonly number[];
  /** The shuffle each Friend came from, the oldest Friend first. */
  readonly friends: readonly number[];
}

export interface Encounter {
  readonly card: number;
  readonly token: boolean;
}

export interface Attempt {
  readonly owner: number;
  readonly card: number;
  /** Seats other than the owner whose strength is added. */
  readonly helpers: readonly number[];
  /** The seat whose Friend is called, -1 none. */
  readonly friend: number;
}

export type Step =
  | 'deal'
  | 'source'
  | 'draw'
  | 'place'
  | 'encounter'
  | 'clear'
  | 'friend'
  | 'pass'
  | 'move'
  | 'clue'
  | 'over';
export type Result = 'none' | 'won' | 'boxed' | 'mired' | 'cold' | 'errand';

/** FV-06 to FV-12: nothing dealt yet, everybody in the Old Town. */
export function emptyTable(options: RefOptions): RefState {
  const seat: Seat = {
    identity: -1,
    x: 0,
    y: 0,
    bank: 0,
    encounters: [],
    unused: [],
    friends: [],
  };
  return {
    options,
    step: 'deal',
    turn: 0,
    active: 0,
    tiles: [{ x: 0, y: 0, type: OLD_TOWN, rotation: 0 }],
    river: null,
    lastBend: 'none',
    left: TILES.map((tile, type) => tile.count - (type === OLD_TOWN ? 1 : 0)), // FV-R4
    hand: -1,
    seats: Array.from({ length: amount(options, 'seats') }, () => seat),
    clue: -1,
    clueOwed: false,
    jokers: 0,
    carrier: -1,
    reserve: goalOf(options),
    delivered: 0,
    unseen: [[...Array(JOKER).keys(), JOKER, JOKER]],
    discards: [],
    lent: [],
    led: false,
    tried: [],
    calling: null,
    afterClue: 'end',
    miredTurns: 0,
    errand: -1,
    encounters: 0,
    matches: 0,
    friends: 0,
    failed: 0,
    result: 'none',
  };
}

export function seatsOf(s: RefState): number[] {
  return s.seats.map((_, seat) => seat);
}

export function seatOf(s: RefState, seat: number): Seat {
  const found = s.seats[seat];
  if (found === undefined) throw new RangeError(`there is no seat ${seat}`);
  return found;
}

export function withSeat(s: RefState, seat: number, change: Partial<Seat>): RefState {
  return { ...s, seats: s.seats.with(seat, { ...seatOf(s, seat), ...change }) };
}

/** FV-20 */
export function nextSeat(s: RefState): number {
  return (s.active + 1) % s.seats.length;
}

/** Everybody on the tile of a seat, that seat included. Banks do not matter. */
export function seatsWith(s: RefState, seat: number): number[] {
  const { x, y } = seatOf(s, seat);
  return seatsOf(s).filter((other) => seatOf(s, other).x === x && seatOf(s, other).y === y);
}

export function isHome(s: RefState, seat: number): boolean {
  return seatOf(s, seat).x === 0 && seatOf(s, seat).y === 0;
}

export function isMired(s: RefState, seat: number): boolean {
  return seatOf(s, seat).encounters.length > 0;
}

/** A list without the first that equals `one`. */
export function without(list: readonly number[], one: number): number[] {
  return list.filter((_, i) => i !== list.indexOf(one));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

export function over(s: RefState, result: Result): RefState {
  return { ...s, step: 'over', result };
}
