/** Firebreaks, roles, pieces, opening fires (FF-04, FF-05, FF-15, FF-23, FF-52, FF-R14, FF-R38). */
import { IN_HAND, SQUARES } from './board.ts';
import { ROLES } from './codes.ts';
import { hasFirebreak } from './fire.ts';
import { amount } from './options.ts';
import { roundBegun } from './rounds.ts';
import { burningSquares, playerAt, seats, withPlayer, type RefState } from './state.ts';

/** FF-R35: the roll is repeated until it finds a square without one. */
export function firebreakSquares(s: RefState): number[] {
  return SQUARES.filter((square) => !hasFirebreak(s, square));
}

export function firebreakPlaced(s: RefState, square: number): RefState {
  return setUp({ ...s, drawn: square, firebreaks: [...s.firebreaks, square] });
}

/** FF-52 */
export function roleChosen(s: RefState, role: number): RefState {
  return setUp(withPlayer(s, s.seat, { role: ROLES[role] ?? '?' }));
}

/** FF-05 */
export function pieceStarted(s: RefState, spot: number): RefState {
  return setUp(withPlayer(s, s.seat, { place: spot }));
}

/** FF-15, FF-36, FF-R03; FF-R34: at least until one counter lies on the board. */
export function openingRollDone(s: RefState): RefState {
  if (s.rollsLeft > 0) return s;
  return burningSquares(s).length === 0 ? { ...s, rollsLeft: 1 } : setUp(s);
}

/** What the setup still needs, in order: FF-R35, FF-R38, FF-R14. */
export function setUp(s: RefState): RefState {
  if (s.firebreaks.length < amount(s.options, 'firebreaks')) return { ...s, step: 'firebreaks' };
  const roleless = seats(s).find((seat) => playerAt(s, seat).role === '?');
  if (roleless !== undefined) return { ...s, step: 'roles', seat: roleless };
  return s.options.place === 'before'
    ? placing(s, () => opening(s, roundBegun))
    : opening(s, () => placing(s, roundBegun));
}

/** FF-R28: a Pilot has no spot. */
function placing(s: RefState, then: (s: RefState) => RefState): RefState {
  const next = s.players.findIndex(({ role, place }) => role !== 'P' && place === IN_HAND);
  return next === -1 ? then(s) : { ...s, step: 'places', seat: next };
}

function opening(s: RefState, then: (s: RefState) => RefState): RefState {
  if (s.rolls > 0) return then(s);
  const rollsLeft = amount(s.options, 'setupRounds') * s.players.length;
  return { ...s, step: 'opening', seat: 0, rollsLeft };
}
