/** Rounds: order, turns, and the end (LC-10, LC-31, LC-32, LC-R10, LC-R11, LC-R16 to LC-R20). */
import { leafAnnounced, leavesLanded, seatsUnderLeaves } from './leaves.ts';
import { endSquares, moved } from './moves.ts';
import {
  landedChips,
  placeOf,
  seatsAlive,
  seatsOf,
  seatToMove,
  type RefState,
  type Result,
} from './state.ts';

/** LC-10: every order of some seats, lexicographic when the seats ascend. */
export function ordersOf(seats: readonly number[]): number[][] {
  if (seats.length === 0) return [[]];
  return seats.flatMap((first) =>
    ordersOf(seats.filter((seat) => seat !== first)).map((rest) => [first, ...rest]),
  );
}

/** LC-10: the order drawn is one of all seats; lost ones are passed over when their turn comes. */
export function orderDrawn(s: RefState, index: number): RefState {
  const order = ordersOf(seatsOf(s))[index] ?? [];
  return roundBegun({ ...s, order });
}

/** LC-11: the d20 is to be rolled. */
function roundBegun(s: RefState): RefState {
  return { ...s, step: 'leaves', round: s.round + 1, turn: 0 };
}

/** LC-R11 */
function nextRound(s: RefState): RefState {
  if (s.options.order === 'eachRound') return { ...s, step: 'order', turn: 0 };
  if (s.options.order === 'rotate')
    return roundBegun({ ...s, order: [...s.order.slice(1), ...s.order.slice(0, 1)] });
  return roundBegun(s);
}

/** LC-18: the moves begin when all round chips lie. */
export function leafDrawn(s: RefState, square: number): RefState {
  const announced = leafAnnounced(s, square);
  return announced.left > 0 ? announced : turnFrom(announced, 0);
}

/** LC-R10: one after the other. LC-R15: those lost roll nothing. */
function turnFrom(s: RefState, turn: number): RefState {
  if (turn === s.order.length) return landing(s);
  const next: RefState = { ...s, step: 'steps', turn };
  return seatsAlive(next).includes(seatToMove(next)) ? next : turnFrom(s, turn + 1);
}

/** LC-18, LC-R10. LC-R13: who can only stay has nothing to decide. */
export function stepsRolled(s: RefState, d4: number): RefState {
  const seat = seatToMove(s);
  const ends = endSquares(s, seat, d4);
  if (ends.every((to) => to === placeOf(s, seat))) return turnFrom(s, s.turn + 1);
  return { ...s, step: 'move', roll: d4 };
}

export function moveMade(s: RefState, to: number): RefState {
  return turnFrom({ ...moved(s, seatToMove(s), to), roll: 0 }, s.turn + 1);
}

/** LC-27, LC-R16: all leaves land, then the end is checked. */
function landing(s: RefState): RefState {
  const hit = seatsUnderLeaves(s);
  const landed = leavesLanded(s);
  const left = seatsAlive(landed);
  if (left.length === 0) return allLost(landed, hit);
  // LC-31, LC-R17. LC-32 speaks of what comes before that.
  if (landedChips(landed) === 216) return over(landed, 'complete', left);
  // LC-32, LC-R20, LC-R22
  if (left.length === 1 && s.options.lastOne === 'winsAtOnce') return over(landed, 'lastOne', left);
  return nextRound(landed);
}

/** LC-R19; also when this landing completes the pile. */
function allLost(s: RefState, lostLast: readonly number[]): RefState {
  // LC-R20: a lone survivor who does not reach the end; nobody wins, whatever LC-R19 says of several.
  const wasAlone = s.options.lastOne === 'mustSurvive' && lostLast.length === 1;
  if (wasAlone || s.options.allLost !== 'shared') return over(s, 'nobody', []);
  return over(s, 'lostTogether', lostLast);
}

function over(s: RefState, result: Result, winners: readonly number[]): RefState {
  return { ...s, step: 'over', turn: 0, result, winners };
}
