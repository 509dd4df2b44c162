/**
 * Forest Fire as the rules file tells it: slow, obvious, one function per rule.
 * The fast implementation is checked against this one move by move, so the two share no code.
 *
 * A square is (row-1)*6 + (column-1); reference/board.ts numbers spots and lines, reference/codes.ts
 * the actions. Chance outcomes are squares.
 */
import { SPOTS, SQUARES } from './reference/board.ts';
import { turnCodes, turnTaken } from './reference/actions.ts';
import { CHOOSE, codeIn, GO, ROLES, seatIn, STOP, withSeat } from './reference/codes.ts';
import { fireRolled } from './reference/fire.ts';
import { amount, checkOptions, lessonRole, type RefOptions } from './reference/options.ts';
import { passedOn, roundRollDone } from './reference/rounds.ts';
import {
  firebreakPlaced,
  firebreakSquares,
  openingRollDone,
  pieceStarted,
  roleChosen,
  setUp,
} from './reference/setup.ts';
import {
  burningSquares,
  emptyTable,
  over,
  playersIn,
  seats,
  unlessOver,
  type RefState,
} from './reference/state.ts';

export type { RefOptions } from './reference/options.ts';
export type { RefState } from './reference/state.ts';

export const CHANCE = -1;
export const OVER = -2;

export interface RefOutcome {
  code: string;
  winners: number[];
  measures: Record<string, number>;
}

/** Everything that lies open (FF-54: all of it does). Lists by seat are in seat order. */
export interface RefReport {
  step: RefState['step'];
  round: number;
  /** Who decides; CHANCE and OVER as in `refActor`. */
  actor: number;
  counters: number[];
  /** Ascending. */
  burning: number[];
  /** Ascending. */
  firebreaks: number[];
  roles: string[];
  places: number[];
  out: boolean[];
  rests: number[];
  movesLeft: number[];
  rollsLeft: number;
  rolls: number;
  fills: number;
  drawn: number;
}

/** A new game; throws a RangeError for options no game can have. */
export function refCreate(options: RefOptions): RefState {
  checkOptions(options);
  const role = lessonRole(options);
  return setUp(emptyTable(options, role === 'chosen' ? '?' : role));
}

/** FF-R20: in a free order the lowest seat that may act speaks for all who may. */
export function refActor(s: RefState): number {
  if (s.step === 'over') return OVER;
  if (isChance(s)) return CHANCE;
  return Math.min(...deciders(s));
}

export function refLegal(s: RefState): readonly number[] {
  if (s.step === 'over') return [];
  if (s.step === 'firebreaks') return firebreakSquares(s);
  if (isChance(s)) return SQUARES; // FF-03, FF-07
  return deciders(s).flatMap((seat) =>
    [...codesOf(s, seat), ...stopCodes(s)].map((code) => actionOf(s, seat, code)),
  );
}

/** Every square a roll may choose is equally likely (FF-R01, FF-R35). */
export function refWeight(s: RefState, a: number): number {
  return isChance(s) && refLegal(s).includes(a) ? 1 : 0;
}

/** Throws a RangeError for what is not legal. */
export function refApply(s: RefState, a: number): RefState {
  if (!refLegal(s).includes(a)) throw new RangeError(`${a} is not legal at the step ${s.step}`);
  if (s.step === 'firebreaks') return firebreakPlaced(s, a);
  if (s.step === 'opening') return unlessOver(fireRolled(s, a), openingRollDone);
  if (s.step === 'rolls') return unlessOver(fireRolled(s, a), roundRollDone);
  if (codeIn(a) === STOP) return over(s, 'stopped');
  if (s.step === 'roles') return roleChosen(s, codeIn(a) - CHOOSE);
  if (s.step === 'places') return pieceStarted(s, codeIn(a) - GO);
  const seat = s.options.turnOrder === 'free' ? seatIn(a) : s.seat;
  return unlessOver(turnTaken(s, seat, codeIn(a)), passedOn);
}

/** FF-19, FF-R33: everybody wins, or nobody. Throws a RangeError before the end. */
export function refOutcome(s: RefState): RefOutcome {
  if (s.step !== 'over') throw new RangeError('the game is not over');
  const measures = {
    rounds: s.round,
    rolls: s.rolls,
    fills: s.fills,
    burning: burningSquares(s).length,
    counters: s.counters.reduce((a, b) => a + b, 0),
    playersIn: playersIn(s).length,
  };
  return { code: s.result, winners: s.result === 'win' ? seats(s) : [], measures };
}

export function refView(s: RefState): RefReport {
  return {
    step: s.step,
    round: s.round,
    actor: refActor(s),
    counters: [...s.counters],
    burning: burningSquares(s),
    firebreaks: s.firebreaks.toSorted((a, b) => a - b),
    roles: s.players.map((player) => player.role),
    places: s.players.map((player) => player.place),
    out: s.players.map((player) => player.out),
    rests: s.players.map((player) => player.rest),
    movesLeft: s.players.map((player) => player.movesLeft),
    rollsLeft: s.rollsLeft,
    rolls: s.rolls,
    fills: s.fills,
    drawn: s.drawn,
  };
}

function isChance(s: RefState): boolean {
  return s.step === 'firebreaks' || s.step === 'opening' || s.step === 'rolls';
}

/** FF-R20: seat order has one at a time; in a free order all with moves left. */
function deciders(s: RefState): number[] {
  if (s.step !== 'turns' || s.options.turnOrder !== 'free') return [s.seat];
  return seats(s).filter((seat) => (s.players[seat]?.movesLeft ?? 0) > 0);
}

function codesOf(s: RefState, seat: number): number[] {
  if (s.step === 'roles') return ROLES.map((_, role) => CHOOSE + role); // FF-52, FF-R38
  if (s.step === 'places') return SPOTS.map((spot) => GO + spot); // FF-05, FF-R14
  return turnCodes(s, seat);
}

/** FF-R36: without a limit the players may stop at any of their decisions. */
function stopCodes(s: RefState): number[] {
  return amount(s.options, 'maxRounds') === 0 ? [STOP] : [];
}

function actionOf(s: RefState, seat: number, code: number): number {
  return s.options.turnOrder === 'free' ? withSeat(seat, code) : code;
}
