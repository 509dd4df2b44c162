import type { Trace } from '@glade/engine';
import { SQUARES } from '@glade/boards/squares36';
import { EVENTS } from './events.ts';
import { burns } from './fire.ts';
import type { FireOptions } from './options.ts';
import { HAND } from './places.ts';
import {
  ALL_OUT,
  ENDED,
  type FireState,
  PILOT,
  ROLLS,
  SMOKE_JUMPER,
  TURNS,
  UNFINISHED,
  WON,
} from './state.ts';

/** The course of a round and of the match. */
export interface Rounds {
  readonly beginRound: (s: FireState, trace: Trace | undefined) => void;
  /** Called after the last of the rolls in a row. */
  readonly afterRolls: (s: FireState, trace: Trace | undefined) => void;
  readonly endTurn: (s: FireState, seat: number, trace: Trace | undefined) => void;
  /** Ends the match. */
  readonly end: (s: FireState, result: number, trace: Trace | undefined) => void;
}

/** The moves in a round of those who have this role. */
export const movesOf = (
  role: number,
  { hotshotMoves, jumperMoves }: Pick<FireOptions, 'hotshotMoves' | 'jumperMoves'>,
): number => (role === PILOT ? 1 : role === SMOKE_JUMPER ? jumperMoves : hotshotMoves);

/** FF-48, FF-R24: whether the tank of a Pilot is full in this round; in the others it is filled. */
export const isDropRound = (
  round: number,
  { tankRounds }: Pick<FireOptions, 'tankRounds'>,
): boolean => round % tankRounds === 0;

/** Rounds: rolls, moves, check (FF-10, FF-R02). */
export function roundsWith(options: FireOptions, ready: (s: FireState) => void): Rounds {
  const seats = options.players;
  const free = options.turnOrder === 'free';
  const afterEachTurn = options.fireTiming === 'afterEachTurn';
  const checksAfterMoves = options.burnCheck === 'afterMoves';
  const rests = options.burned === 'rest';
  const everybody = (1 << seats) - 1;

  function beginRound(s: FireState, trace: Trace | undefined): void {
    s.round += 1;
    for (let seat = 0; seat < seats; seat++) {
      if (s.rests[seat]! > 0) s.rests[seat]! -= 1;
      s.moves[seat] = s.isOut(seat) || s.rests[seat]! > 0 ? 0 : movesOf(s.roles[seat]!, options);
    }
    s.rolls = afterEachTurn || s.round === 1 ? 0 : rollsNow(s);
    if (trace !== undefined) trace.tell(EVENTS.round, s.round, s.rolls);
    s.seat = 0;
    if (s.rolls === 0) return beginTurn(s, 0, trace);
    s.step = ROLLS;
    ready(s);
  }

  function rollsNow(s: FireState): number {
    let rolls = 0;
    for (let seat = 0; seat < seats; seat++) rolls += hasRoll(s, seat) ? 1 : 0;
    return rolls;
  }

  /** Begins the turn of the next seat, from `from` on, that has one; if there is none, ends the round. */
  function beginTurn(s: FireState, from: number, trace: Trace | undefined): void {
    let seat = from;
    while (seat < seats && s.moves[seat] === 0) {
      if (afterEachTurn && hasRoll(s, seat)) return rollFor(s, seat);
      seat += 1;
    }
    if (seat === seats) return endRound(s, trace);
    s.step = TURNS;
    s.seat = seat;
    if (trace !== undefined && !free) trace.tell(EVENTS.turn, seat);
    ready(s);
  }

  // FF-R29, FF-R31: those who rest have a roll, those who are out only with rollsFor = starting.
  function hasRoll(s: FireState, seat: number): boolean {
    return options.rollsFor === 'starting' || !s.isOut(seat);
  }

  function rollFor(s: FireState, seat: number): void {
    s.step = ROLLS;
    s.seat = seat;
    s.rolls = 1;
    ready(s);
  }

  function endTurn(s: FireState, seat: number, trace: Trace | undefined): void {
    s.moves[seat] = 0;
    if (free) return beginTurn(s, 0, trace);
    if (afterEachTurn) {
      if (checksAfterMoves && checkFlames(s, seat, seat + 1, trace)) return;
      if (hasRoll(s, seat)) return rollFor(s, seat);
    }
    beginTurn(s, seat + 1, trace);
  }

  function endRound(s: FireState, trace: Trace | undefined): void {
    const checked = afterEachTurn ? !checksAfterMoves : checksAfterMoves;
    if (checked && checkFlames(s, 0, seats, trace)) return;
    if (options.maxRounds > 0 && s.round >= options.maxRounds) {
      if (trace !== undefined) trace.tell(EVENTS.unfinished, s.round);
      return end(s, UNFINISHED, trace);
    }
    beginRound(s, trace);
  }

  // FF-16, FF-R04, FF-R05: true when that ended the match (FF-R30).
  function checkFlames(s: FireState, from: number, to: number, trace: Trace | undefined): boolean {
    for (let seat = from; seat < to; seat++) {
      const place = s.places[seat]!;
      if (place >= SQUARES || !burns(s, place)) continue;
      s.places[seat] = HAND;
      s.moves[seat] = 0;
      if (rests) {
        // The whole next round is missed (FF-R31); with the check after the fires it is this one.
        s.rests[seat] = checksAfterMoves || afterEachTurn ? 2 : 1;
      } else s.out |= 1 << seat;
      if (trace !== undefined) trace.tell(rests ? EVENTS.rests : EVENTS.out, place, seat);
    }
    if (s.out !== everybody) return false;
    if (trace !== undefined) trace.tell(EVENTS.allOut);
    end(s, ALL_OUT, trace);
    return true;
  }

  function end(s: FireState, result: number, trace: Trace | undefined): void {
    s.step = ENDED;
    s.result = result;
    s.seat = 0;
    s.rolls = 0;
    s.moves.fill(0);
    if (trace !== undefined && result === WON) trace.tell(EVENTS.won);
    ready(s);
  }

  function afterRolls(s: FireState, trace: Trace | undefined): void {
    if (afterEachTurn) return beginTurn(s, s.seat + 1, trace);
    if (!checksAfterMoves && checkFlames(s, 0, seats, trace)) return;
    beginTurn(s, 0, trace);
  }

  return { beginRound, afterRolls, endTurn, end };
}
