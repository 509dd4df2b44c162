/** Rounds: fire rolls, turns, and who stands in flames (FF-10, FF-16, FF-R02, FF-R04, FF-R20). */
import { IN_HAND } from './board.ts';
import { amount } from './options.ts';
import {
  burns,
  over,
  playerAt,
  playersIn,
  seats,
  unlessOver,
  withPlayer,
  type Player,
  type RefState,
} from './state.ts';

/** FF-R02: round 1 has no rolls of its own, nor has any when each turn brings its roll. */
export function roundBegun(s: RefState): RefState {
  const begun: RefState = { ...s, round: s.round + 1, seat: 0 };
  if (begun.round === 1 || rollsAfterEachTurn(s)) return turnsBegun(begun);
  return { ...begun, step: 'rolls', rollsLeft: rollsPerRound(begun) };
}

/** FF-10, FF-R29 */
function rollsPerRound(s: RefState): number {
  return seats(s).filter((seat) => hasRoll(s, seat)).length;
}

/** FF-R29: a player who is out brings no roll. FF-R31: one who rests does. */
function hasRoll(s: RefState, seat: number): boolean {
  return s.options.rollsFor === 'starting' || !playerAt(s, seat).out;
}

/** After a roll of a round that did not end the game. */
export function roundRollDone(s: RefState): RefState {
  if (s.rollsLeft > 0) return s;
  if (rollsAfterEachTurn(s)) return nextSlot(s);
  // FF-R04 (b)
  return s.options.burnCheck === 'afterFires' ? unlessOver(checked(s), turnsBegun) : turnsBegun(s);
}

function turnsBegun(s: RefState): RefState {
  const players = s.players.map(withTurn);
  return passedOn({ ...s, step: 'turns', seat: 0, rollsLeft: 0, players });
}

/** FF-32, FF-39: two moves. FF-R24: one for a Pilot. FF-R31: a whole turn is missed. */
function withTurn(player: Player): Player {
  if (player.out) return player;
  if (player.rest === 2) return { ...player, rest: 1 };
  return { ...player, movesLeft: player.role === 'P' ? 1 : 2 };
}

/** After a move, or when a slot comes up: on to the next decision. */
export function passedOn(s: RefState): RefState {
  if (s.options.turnOrder === 'free')
    return s.players.some((player) => player.movesLeft > 0) ? s : roundDone(s);
  return playerAt(s, s.seat).movesLeft > 0 ? s : slotDone(s);
}

/** The turn of one seat is over, or it had none. */
function slotDone(s: RefState): RefState {
  if (!rollsAfterEachTurn(s)) return nextSlot(s);
  // FF-R04: each player right after their own moves.
  const looked = s.options.burnCheck === 'afterMoves' ? checkedSeats(s, [s.seat]) : s;
  return unlessOver(looked, (t) =>
    hasRoll(t, t.seat) ? { ...t, step: 'rolls', rollsLeft: 1 } : nextSlot(t),
  );
}

function nextSlot(s: RefState): RefState {
  if (s.seat + 1 === s.players.length) return roundDone(s);
  return passedOn({ ...s, step: 'turns', seat: s.seat + 1 });
}

function roundDone(s: RefState): RefState {
  return unlessOver(checksAtRoundEnd(s) ? checked(s) : s, limitTested);
}

/** FF-R04; FF-T38: fires that follow each turn are all there at the end of the round. */
function checksAtRoundEnd(s: RefState): boolean {
  const lastOfTheRound = rollsAfterEachTurn(s) ? 'afterFires' : 'afterMoves';
  return s.options.burnCheck === lastOfTheRound;
}

/** FF-R36 */
function limitTested(s: RefState): RefState {
  const limit = amount(s.options, 'maxRounds');
  return limit > 0 && s.round >= limit ? over(s, 'unfinished') : roundBegun(s);
}

function checked(s: RefState): RefState {
  return checkedSeats(s, seats(s));
}

/** FF-16, and FF-R30: nobody left is a loss. */
function checkedSeats(s: RefState, looked: number[]): RefState {
  const caught = looked.filter((seat) => standsInFlames(s, seat));
  const after = caught.reduce(burned, s);
  return playersIn(after).length === 0 ? over(after, 'loss-out') : after;
}

/** FF-R05, FF-R27: Pilots are in the air and never here. */
function standsInFlames(s: RefState, seat: number): boolean {
  return burns(s, playerAt(s, seat).place);
}

/** FF-16: out. FF-R31, option `rest`: back to the hand. */
function burned(s: RefState, seat: number): RefState {
  const lot = s.options.burned === 'rest' ? { rest: 2 as const } : { out: true };
  return withPlayer(s, seat, { place: IN_HAND, ...lot });
}

function rollsAfterEachTurn(s: RefState): boolean {
  return s.options.fireTiming === 'afterEachTurn';
}
