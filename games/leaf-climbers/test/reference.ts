/**
 * Lilliputian Leaf-Climbers as the rules file tells it: slow, obvious, one function per rule.
 * The fast implementation is checked against this one move by move, so the two share no code.
 *
 * A square is (row-1)*6 + (column-1). Outcomes: the index of an order among all orders of the seats
 * in lexicographic order, what the d20 shows, the square of a leaf, what the d4 shows. A decision is
 * the square where the move ends.
 */
import { checkOptions, type RefOptions } from './reference/options.ts';
import { leavesRolled, openSquares } from './reference/leaves.ts';
import { endSquares } from './reference/moves.ts';
import { leafDrawn, moveMade, orderDrawn, ordersOf, stepsRolled } from './reference/rounds.ts';
import {
  elevationOf,
  emptyTable,
  landedChips,
  placeOf,
  seatsAlive,
  seatsOf,
  seatToMove,
  type RefState,
} from './reference/state.ts';

export type { RefOptions } from './reference/options.ts';
export type { RefState } from './reference/state.ts';

export const CHANCE = -1;
export const OVER = -2;

export interface RefOutcome {
  code: string;
  winners: number[];
  measures: Record<string, number | number[]>;
}

/** Everything that lies open, which is everything. Lists by seat are in seat order. */
export interface RefReport {
  step: RefState['step'];
  /** 0 before the first d20. */
  round: number;
  /** Who decides; CHANCE and OVER as in `refActor`. */
  actor: number;
  elevation: number[];
  /** Round chips, 0 to 2 per square. */
  chips: number[];
  /** Squares; for a lost player where it was crushed. */
  places: number[];
  alive: boolean[];
  /** All seats in the order of this round; empty before the first draw. */
  order: number[];
  /** Index in the order; 0 outside the turns. */
  turn: number;
  /** Round chips still to come. */
  left: number;
  /** The d4 during `move`, else 0. */
  roll: number;
  /** Square chips on the board. */
  landed: number;
}

/** A new game; throws a RangeError for options no game can have. */
export function refCreate(options: RefOptions): RefState {
  checkOptions(options);
  return emptyTable(options);
}

/** The seat that decides, or CHANCE, or OVER. */
export function refActor(s: RefState): number {
  if (s.step === 'over') return OVER;
  return s.step === 'move' ? seatToMove(s) : CHANCE;
}

/** Ascending; at a chance node the outcomes. */
export function refLegal(s: RefState): readonly number[] {
  if (s.step === 'order') return ordersOf(seatsOf(s)).map((_, index) => index);
  if (s.step === 'leaves') return faces(20);
  if (s.step === 'leaf') return openSquares(s);
  if (s.step === 'steps') return faces(4);
  return s.step === 'move' ? endSquares(s, seatToMove(s), s.roll) : [];
}

/** Every order, face and open square is equally likely (LC-10, LC-11, LC-18, LC-R2). */
export function refWeight(s: RefState, a: number): number {
  return refActor(s) === CHANCE && refLegal(s).includes(a) ? 1 : 0;
}

/** Throws a RangeError for what is not legal. */
export function refApply(s: RefState, a: number): RefState {
  if (!refLegal(s).includes(a)) throw new RangeError(`${a} is not legal at the step ${s.step}`);
  if (s.step === 'order') return orderDrawn(s, a);
  if (s.step === 'leaves') return leavesRolled(s, a);
  if (s.step === 'leaf') return leafDrawn(s, a);
  if (s.step === 'steps') return stepsRolled(s, a);
  return moveMade(s, a);
}

/** Throws a RangeError before the end. */
export function refOutcome(s: RefState): RefOutcome {
  if (s.step !== 'over') throw new RangeError('the game is not over');
  const seats = seatsOf(s);
  const measures = {
    rounds: s.round,
    chips: landedChips(s),
    survivors: seatsAlive(s).length,
    credit: seats.map((seat) => (s.winners.includes(seat) ? creditOfOne(s) : 0)),
    climbed: seats.map((seat) => (s.alive[seat] ? elevationOf(s, placeOf(s, seat)) : 0)),
  };
  return { code: s.result, winners: [...s.winners], measures };
}

export function refView(s: RefState): RefReport {
  return {
    step: s.step,
    round: s.round,
    actor: refActor(s),
    elevation: [...s.elevation],
    chips: [...s.chips],
    places: [...s.places],
    alive: [...s.alive],
    order: [...s.order],
    turn: s.turn,
    left: s.left,
    roll: s.roll,
    landed: landedChips(s),
  };
}

/** LC-R21: a full win for each winner, or one win among them. */
function creditOfOne(s: RefState): number {
  return s.options.credit === 'split' ? 1 / s.winners.length : 1;
}

function faces(sides: number): number[] {
  return Array.from({ length: sides }, (_, i) => i + 1);
}
