/** The table: what a state of the reference holds, and how to read it. */
import { CORNERS, SQUARES } from './board.ts';
import type { RefOptions } from './options.ts';

export interface RefState {
  readonly options: RefOptions;
  readonly step: Step;
  /** 0 before the first d20. */
  readonly round: number;
  /** Square chips per square, 0 to 6. */
  readonly elevation: readonly number[];
  /** Round chips per square, 0 to 2; none between rounds. */
  readonly chips: readonly number[];
  /** The square of each seat; for a lost one where it was crushed. */
  readonly places: readonly number[];
  readonly alive: readonly boolean[];
  /** The seats in the order of this round, lost ones too; empty before the first draw. */
  readonly order: readonly number[];
  /** Whose turn it is, as an index in the order; 0 outside the turns. */
  readonly turn: number;
  /** Round chips still to come. */
  readonly left: number;
  /** The d4 of the player who moves, else 0. */
  readonly roll: number;
  readonly result: Result;
  readonly winners: readonly number[];
}

type Step = 'order' | 'leaves' | 'leaf' | 'steps' | 'move' | 'over';
export type Result = 'none' | 'complete' | 'lastOne' | 'nobody' | 'lostTogether';

export function seatsOf(s: RefState): number[] {
  return s.places.map((_, seat) => seat);
}

export function seatsAlive(s: RefState): number[] {
  return s.alive.flatMap((alive, seat) => (alive ? [seat] : []));
}

export function placeOf(s: RefState, seat: number): number {
  const place = s.places[seat];
  if (place === undefined) throw new RangeError(`there is no seat ${seat}`);
  return place;
}

export function elevationOf(s: RefState, square: number): number {
  return s.elevation[square] ?? 0;
}

export function chipsOn(s: RefState, square: number): number {
  return s.chips[square] ?? 0;
}

/** The seat whose turn it is. */
export function seatToMove(s: RefState): number {
  const seat = s.order[s.turn];
  if (seat === undefined) throw new RangeError(`there is no turn ${s.turn}`);
  return seat;
}

/** LC-R17: the square chips that lie. */
export function landedChips(s: RefState): number {
  return s.elevation.reduce((a, b) => a + b, 0);
}

/** LC-01, LC-08, LC-09: bare ground, everybody in a corner. */
export function emptyTable(options: RefOptions): RefState {
  const places = CORNERS[Number(options.players)] ?? [];
  return {
    options,
    step: 'order',
    round: 0,
    elevation: SQUARES.map(() => 0),
    chips: SQUARES.map(() => 0),
    places,
    alive: places.map(() => true),
    order: [],
    turn: 0,
    left: 0,
    roll: 0,
    result: 'none',
    winners: [],
  };
}
