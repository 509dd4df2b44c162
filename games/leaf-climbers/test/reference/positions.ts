/** Positions for the test vectors, and what the players may do in them. */
import {
  refActor,
  refApply,
  refCreate,
  refLegal,
  type RefOptions,
  type RefState,
} from '../reference.ts';
import { SQUARES, squareAt } from './board.ts';
import { DEFAULTS } from './policies.ts';
import { seatsOf } from './state.ts';

/** `(c,r)` of the rules file. */
export const at = squareAt;

/** Where the d20 of round 3 is due; ground and pieces as at the start unless told. */
export function position(told: Partial<RefState> = {}): RefState {
  const options: RefOptions = { ...DEFAULTS, ...told.options };
  const start = refCreate(options);
  return {
    ...start,
    step: 'leaves',
    round: 3,
    order: seatsOf(start),
    ...told,
    options,
  };
}

/** The same elevation everywhere but on some squares. */
export function ground(everywhere: number, but: readonly (readonly [number, number])[]): number[] {
  return but.reduce(
    (squares, [square, elevation]) => squares.with(square, elevation),
    SQUARES.map(() => everywhere),
  );
}

/** How many round chips lie, square by square. */
export function shadows(...squares: number[]): number[] {
  return SQUARES.map((square) => squares.filter((other) => other === square).length);
}

/** Who is still on the board, of four. */
export function onBoard(...seats: number[]): boolean[] {
  return [0, 1, 2, 3].map((seat) => seats.includes(seat));
}

export function play(s: RefState, ...actions: number[]): RefState {
  return actions.reduce(refApply, s);
}

/** Where seat 0, first of the order, may end its move with this roll. */
export function ends(told: Partial<RefState>, roll: number): readonly number[] {
  const rolled = refApply(position({ ...told, step: 'steps' }), roll);
  // LC-R13: who can only stay is not asked.
  return refActor(rolled) === 0 ? refLegal(rolled) : rolled.places.slice(0, 1);
}

/** The last player of the order rolls a 1 and stays: what the leaves then do. */
export function landing(told: Partial<RefState>): RefState {
  const before = position({ ...told, step: 'steps' });
  const turn = before.order.findLastIndex((seat) => before.alive[seat]);
  const rolled = refApply({ ...before, turn }, 1);
  const seat = refActor(rolled);
  return seat < 0 ? rolled : refApply(rolled, rolled.places[seat] ?? -1);
}

export function sorted(squares: readonly number[]): number[] {
  return squares.toSorted((a, b) => a - b);
}
