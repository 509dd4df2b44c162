import { nthSquare, SQUARES, size } from '@glade/boards/squares36';
import type { ClimberOptions } from '../rules/options.ts';
import { limitAt } from '../rules/pile.ts';
import {
  ALL_CHIPS,
  type ClimberState,
  COMPLETE,
  CORNERS,
  D20,
  ENDED,
  LAST_ONE,
  LEAF,
  LOST_TOGETHER,
  MOVE,
  NO_WINNER,
  NOBODY,
  ORDER,
  STEPS,
} from '../rules/state.ts';

/** Whether a position that somebody wrote could come up under these options, as far as it tells. */
export function isPossible(s: ClimberState, options: ClimberOptions): boolean {
  return (
    possibleRound(s, options) &&
    possiblePile(s) &&
    possibleLeaves(s) &&
    possibleClimbers(s, options) &&
    (s.step === ENDED ? possibleEnd(s, options) : possibleTurn(s, options))
  );
}

const squares = Array.from({ length: SQUARES }, (_, square) => square);
const seatsOf = ({ players }: ClimberOptions): readonly number[] =>
  Array.from({ length: players }, (_, seat) => seat);

/** Rounds whose leaves have landed. */
const finished = (s: ClimberState): number =>
  s.step === ORDER || s.step === ENDED ? s.round : s.round - 1;

const survivors = (s: ClimberState, { players }: ClimberOptions): number =>
  players - size(s.lost, 0);

function possibleRound(s: ClimberState, { order }: ClimberOptions): boolean {
  if (s.step === ORDER) return s.round === 0 || order === 'eachRound';
  return s.round > 0;
}

/** Every round lands 1 to 20 leaves, at most two on a square. */
function possiblePile(s: ClimberState): boolean {
  const rounds = finished(s);
  return (
    s.landed >= rounds &&
    s.landed <= D20 * rounds &&
    squares.every((square) => s.elevation[square]! <= 2 * rounds) &&
    (s.landed < ALL_CHIPS || s.step === ENDED)
  );
}

function possibleLeaves(s: ClimberState): boolean {
  if (squares.some((square) => s.chips[square]! > limitAt(s.elevation[square]!))) return false;
  const laid = squares.reduce((sum, square) => sum + s.chips[square]!, 0);
  if (s.step === LEAF) return s.left > 0 && laid + s.left <= D20 && laid + s.left <= s.room;
  return s.step === STEPS || s.step === MOVE ? laid > 0 && laid <= D20 : laid === 0;
}

const isWinner = (s: ClimberState, seat: number): boolean => ((s.winners >> seat) & 1) !== 0;

function possibleClimbers(s: ClimberState, options: ClimberOptions): boolean {
  const seats = seatsOf(options);
  const alive = seats.filter((seat) => !s.isLost(seat));
  // Those who share the win stood there together when the leaves landed.
  const stood = s.result === LOST_TOGETHER ? seats.filter((seat) => isWinner(s, seat)) : alive;
  const crowded = squares.some(
    (square) => stood.filter((seat) => s.places[seat] === square).length > 2,
  );
  const lostOnGround = seats.some((seat) => s.isLost(seat) && s.elevation[s.places[seat]!] === 0);
  return !crowded && !lostOnGround;
}

function possibleTurn(s: ClimberState, options: ClimberOptions): boolean {
  if (survivors(s, options) < (options.lastOne === 'winsAtOnce' ? 2 : 1)) return false;
  if (finished(s) === 0 && !isFresh(s, options)) return false;
  if (s.seat === NOBODY) return true;
  if (s.isLost(s.seat)) return false;
  return s.step !== MOVE || s.choices > 1 || nthSquare(s.setLow, s.setHigh, 0) !== s.places[s.seat];
}

/** Before the first leaves land nobody is lost, and those who have not moved stand in their corners. */
function isFresh(s: ClimberState, options: ClimberOptions): boolean {
  const corners = CORNERS[options.players]!;
  const come = s.seat === NOBODY ? seatsOf(options) : seatsOf(options).slice(s.at);
  const waiting = s.seat === NOBODY ? come : come.map((at) => s.order[at]!);
  return s.lost === 0 && waiting.every((seat) => s.places[seat] === corners[seat]);
}

function possibleEnd(s: ClimberState, options: ClimberOptions): boolean {
  const left = survivors(s, options);
  const stopsAtOne = options.lastOne === 'winsAtOnce';
  if (s.result === COMPLETE) return s.landed === ALL_CHIPS && left > 0;
  if (s.result === LAST_ONE) return stopsAtOne && left === 1 && s.landed < ALL_CHIPS;
  if (left > 0) return false;
  const shared = options.allLost === 'shared';
  // LC-R20: one who went on alone may still be lost alone.
  if (s.result === NO_WINNER) return !shared || !stopsAtOne;
  return shared && size(s.winners, 0) >= 2;
}
