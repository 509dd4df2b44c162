/** Step 1 and step 3 of a round: leaves are announced, and land (LC-11 to LC-17, LC-27, LC-28). */
import { SQUARES } from './board.ts';
import { chipsOn, elevationOf, placeOf, seatsAlive, type RefState } from './state.ts';

/** LC-15 to LC-17, LC-R3: how many round chips a square may take in a round. */
export function limitAt(elevation: number): number {
  if (elevation >= 6) return 0;
  if (elevation === 5) return 1;
  return 2;
}

/** LC-R2: rolling again comes to one draw among the squares that can still take a chip. */
export function openSquares(s: RefState): number[] {
  return SQUARES.filter((square) => chipsOn(s, square) < limitAt(elevationOf(s, square)));
}

/** LC-11, LC-12; LC-R1: what does not fit is void. */
export function leavesRolled(s: RefState, d20: number): RefState {
  const room = SQUARES.reduce((sum, square) => sum + limitAt(elevationOf(s, square)), 0);
  return { ...s, step: 'leaf', left: Math.min(d20, room) };
}

/** LC-13, LC-14; LC-R5: also where somebody stands. */
export function leafAnnounced(s: RefState, square: number): RefState {
  return { ...s, left: s.left - 1, chips: s.chips.with(square, chipsOn(s, square) + 1) };
}

/** LC-28, LC-R16: the seats on the board that stand under one round chip or two. */
export function seatsUnderLeaves(s: RefState): number[] {
  return seatsAlive(s).filter((seat) => chipsOn(s, placeOf(s, seat)) > 0);
}

/** LC-27, LC-28, LC-R16: first those hit are out, then the ground rises. */
export function leavesLanded(s: RefState): RefState {
  const hit = seatsUnderLeaves(s);
  return {
    ...s,
    alive: s.alive.map((alive, seat) => alive && !hit.includes(seat)),
    elevation: s.elevation.map((e, square) => e + chipsOn(s, square)),
    chips: s.chips.map(() => 0),
  };
}
