/** What a firefighter may do on a turn, and what it does (FF-32 to FF-51). */
import { atTheEdge, IN_HAND, LINES, reachOf, SPOTS, SQUARES, stepsFrom } from './board.ts';
import { DONE, DROP, GO, PUT_OUT, REFILL } from './codes.ts';
import { isOn } from './options.ts';
import {
  burningSquares,
  burns,
  countersOn,
  over,
  playerAt,
  withCounters,
  withPlayer,
  type RefState,
} from './state.ts';

/** The codes, without seat, of a player whose turn it is; ascending. */
export function turnCodes(s: RefState, seat: number): number[] {
  const { role, place } = playerAt(s, seat);
  if (role === 'P') return pilotCodes(s);
  if (place === IN_HAND) return SPOTS.map((spot) => GO + spot); // FF-R31: any spot to enter again
  // FF-R18: two moves need not be used.
  return [...goCodes(s, seat), ...putOutCodes(s, place), DONE];
}

/** FF-34, FF-41: steps. FF-42, FF-43, FF-R21, FF-R22: and jumps from the edge. */
function goCodes(s: RefState, seat: number): number[] {
  const { role, place } = playerAt(s, seat);
  const steps = stepsFrom(place, isOn(s.options, 'edgeWalk'));
  const jumps = role === 'S' && atTheEdge(place) ? SQUARES.filter((to) => to !== place) : [];
  // FF-T25: a landing square beside the piece is one action, not two.
  const went = [...SQUARES, ...SPOTS].filter((to) => steps.includes(to) || jumps.includes(to));
  return went.map((to) => GO + to);
}

/** FF-33, FF-40, FF-R19: what burns within reach. */
function putOutCodes(s: RefState, place: number): number[] {
  const reach = reachOf(place);
  const squares = SQUARES.filter((square) => reach.includes(square) && burns(s, square));
  return squares.map((square) => PUT_OUT + square);
}

/** FF-48, FF-R24: odd rounds refill. FF-50, FF-R25, FF-R26: even rounds drop, or do not. */
function pilotCodes(s: RefState): number[] {
  if (s.round % 2 === 1) return [REFILL];
  const drops = LINES.flatMap((line, i) =>
    line.some((square) => burns(s, square)) ? [DROP + i] : [],
  );
  return [...drops, DONE];
}

export function turnTaken(s: RefState, seat: number, code: number): RefState {
  if (playerAt(s, seat).place === IN_HAND && SPOTS.includes(code - GO))
    return enteredAgain(s, seat, code - GO);
  if (code === DONE || code === REFILL) return withPlayer(s, seat, { movesLeft: 0 });
  const spent = withPlayer(s, seat, { movesLeft: playerAt(s, seat).movesLeft - 1 });
  if (code >= DROP) return wonIfOut(dropped(spent, code - DROP));
  if (code >= PUT_OUT) return wonIfOut(putOut(spent, seat, code - PUT_OUT));
  return withPlayer(spent, seat, { place: code - GO });
}

/** FF-R31: placing the piece costs no move. */
function enteredAgain(s: RefState, seat: number, spot: number): RefState {
  return withPlayer(s, seat, { place: spot, rest: 0 });
}

/** FF-33: a Hotshot empties the square. FF-40: a Smoke Jumper takes one counter. */
function putOut(s: RefState, seat: number, square: number): RefState {
  const left = playerAt(s, seat).role === 'H' ? 0 : countersOn(s, square) - 1;
  return withCounters(s, square, left);
}

/** FF-50 */
function dropped(s: RefState, line: number): RefState {
  const squares = LINES[line] ?? [];
  return squares.reduce((t, square) => withCounters(t, square, 0), s);
}

/** FF-20, FF-R33: the last counter gone is the win, at once. */
function wonIfOut(s: RefState): RefState {
  return burningSquares(s).length === 0 ? over(s, 'win') : s;
}
