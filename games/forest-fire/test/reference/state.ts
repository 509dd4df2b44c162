/** The table: what a state of the reference holds, and how to read and change it. */
import { IN_HAND, isSquare, SQUARES } from './board.ts';
import type { Role } from './codes.ts';
import { amount, type RefOptions } from './options.ts';

export interface RefState {
  readonly options: RefOptions;
  readonly step: Step;
  /** 0 before play begins. */
  readonly round: number;
  /** Whose choice or whose slot of the round it is. */
  readonly seat: number;
  /** Fire counters, 0..255 per square. */
  readonly counters: readonly number[];
  /** The squares with a Firebreak, in the order drawn. */
  readonly firebreaks: readonly number[];
  readonly players: readonly Player[];
  /** Rolls still to come before someone may act. */
  readonly rollsLeft: number;
  /** Fire rolls so far, and counters laid by spread. */
  readonly rolls: number;
  readonly fills: number;
  /** The square of the latest roll of any kind; -1 before the first. */
  readonly drawn: number;
  readonly result: Result;
}

export interface Player {
  readonly role: Role | '?';
  /** Square, spot, or IN_HAND. */
  readonly place: number;
  readonly out: boolean;
  /** FF-R31: 2 has a turn to miss, 1 enters again on the next turn, 0 plays. */
  readonly rest: 0 | 1 | 2;
  /** Moves left in this round, for those who still have their turn. A Pilot has one. */
  readonly movesLeft: number;
}

/** `rolls` are those of a round; `opening` those before play. */
type Step = 'firebreaks' | 'roles' | 'places' | 'opening' | 'rolls' | 'turns' | 'over';

/** Section 4. */
export type Result = 'none' | 'win' | 'loss-ablaze' | 'loss-out' | 'stopped' | 'unfinished';

export function seats(s: RefState): number[] {
  return s.players.map((_, seat) => seat);
}

export function playerAt(s: RefState, seat: number): Player {
  const player = s.players[seat];
  if (player === undefined) throw new RangeError(`there is no seat ${seat}`);
  return player;
}

export function withPlayer(s: RefState, seat: number, change: Partial<Player>): RefState {
  return {
    ...s,
    players: s.players.map((player, i) => (i === seat ? { ...player, ...change } : player)),
  };
}

export function countersOn(s: RefState, square: number): number {
  return s.counters[square] ?? 0;
}

export function burns(s: RefState, place: number): boolean {
  return isSquare(place) && countersOn(s, place) > 0;
}

export function burningSquares(s: RefState): number[] {
  return SQUARES.filter((square) => burns(s, square));
}

export function withCounters(s: RefState, square: number, counters: number): RefState {
  // Section 4: the count stops at 255.
  return { ...s, counters: s.counters.with(square, Math.min(counters, 255)) };
}

export function playersIn(s: RefState): Player[] {
  return s.players.filter((player) => !player.out);
}

export function over(s: RefState, result: Result): RefState {
  return { ...s, step: 'over', result };
}

export function unlessOver(s: RefState, next: (s: RefState) => RefState): RefState {
  return s.step === 'over' ? s : next(s);
}

/** FF-03, FF-04: an empty grid, every piece still in its player's hand. */
export function emptyTable(options: RefOptions, role: Role | '?'): RefState {
  const player: Player = { role, place: IN_HAND, out: false, rest: 0, movesLeft: 0 };
  return {
    options,
    step: 'firebreaks',
    round: 0,
    seat: 0,
    counters: SQUARES.map(() => 0),
    firebreaks: [],
    players: Array.from({ length: amount(options, 'players') }, () => player),
    rollsLeft: 0,
    rolls: 0,
    fills: 0,
    drawn: -1,
    result: 'none',
  };
}
