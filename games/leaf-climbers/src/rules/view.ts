import type { Actor } from '@glade/engine';
import { high, low, SQUARES } from '@glade/boards/squares36';
import { isTop } from './pile.ts';
import { type ClimberState, MOVE, ORDER } from './state.ts';
import { squareBefore, findPaths, NOWHERE, priceOf } from './paths.ts';
import type { ClimberOptions } from './options.ts';

const STEP_NAMES = ['order', 'leaves', 'leaf', 'steps', 'move', 'over'] as const;
const RESULTS = ['none', 'complete', 'lastOne', 'nobody', 'lostTogether'] as const;

interface ClimberView {
  /** The square it stands on, or where it was lost. */
  readonly place: number;
  readonly alive: boolean;
  /** On a blue top where it may stay: for good (LC-R9, LC-R18). */
  readonly safe: boolean;
  /** Under a leaf now. */
  readonly danger: boolean;
}

export interface LeafClimbersView {
  readonly step: (typeof STEP_NAMES)[number];
  readonly round: number;
  readonly actor: Actor;
  /** Whose d4 or move it is; -1 else. */
  readonly seat: number;
  /** Square chips on each square, 0 to 6. */
  readonly elevation: readonly number[];
  /** Announced leaves on each square, 0 to 2. */
  readonly chips: readonly number[];
  readonly climbers: readonly ClimberView[];
  /** Seats as drawn, the lost ones included; empty before the draw. */
  readonly order: readonly number[];
  /** The place in `order` at which this round begins. */
  readonly first: number;
  /** Leaves still to fall this round. */
  readonly left: number;
  /** The d4 of the player who moves; 0 else. */
  readonly roll: number;
  /** Square chips on the board, 0 to 216. */
  readonly landed: number;
  /** During `move`: price of the cheapest way to each square a move may end on, -1 elsewhere. */
  readonly prices: readonly number[];
  /** During `move`: the square before each one in reach on a cheapest way, full ones included; -1 elsewhere. */
  readonly before: readonly number[];
  /** Whether one may stay on a blue top, and so is safe there for good (LC-R9, LC-R18). */
  readonly safeTops: boolean;
  /** All who are left stand on blue tops: nothing can change any more (LC-R18). */
  readonly settled: boolean;
  readonly result: (typeof RESULTS)[number];
  readonly winners: readonly number[];
}

/** Everything lies open to everyone. */
export function view(s: ClimberState, actor: Actor, options: ClimberOptions): LeafClimbersView {
  const seats = Array.from({ length: options.players }, (_, seat) => seat);
  const climbers = seats.map((seat) => climber(s, seat, options));
  return {
    step: STEP_NAMES[s.step]!,
    round: s.round,
    actor,
    seat: s.seat,
    elevation: [...s.elevation],
    chips: [...s.chips],
    climbers,
    order: s.step === ORDER ? [] : seats.map((i) => s.order[i]!),
    first: options.order === 'rotate' && s.round > 0 ? (s.round - 1) % options.players : 0,
    left: s.left,
    roll: s.roll,
    landed: s.landed,
    ...pathsOf(s, options),
    safeTops: options.standStill,
    settled:
      climbers.every(({ alive, safe }) => !alive || safe) && s.lost !== (1 << options.players) - 1,
    result: RESULTS[s.result]!,
    winners: seats.filter((seat) => (s.winners >> seat) & 1),
  };
}

function climber(s: ClimberState, seat: number, { standStill }: ClimberOptions): ClimberView {
  const place = s.places[seat]!;
  const alive = !s.isLost(seat);
  return {
    place,
    alive,
    safe: alive && standStill && isTop(s, place),
    danger: alive && s.chips[place]! > 0,
  };
}

function pathsOf(
  s: ClimberState,
  { prices }: ClimberOptions,
): Pick<LeafClimbersView, 'prices' | 'before'> {
  const squares = Array.from({ length: SQUARES }, (_, square) => square);
  if (s.step !== MOVE)
    return { prices: squares.map(() => NOWHERE), before: squares.map(() => NOWHERE) };
  findPaths(s.elevation, s.places[s.seat]!, s.roll, prices);
  const ends = (square: number): boolean =>
    ((s.setLow & low(square)) | (s.setHigh & high(square))) !== 0;
  return {
    prices: squares.map((square) => (ends(square) ? priceOf(square) : NOWHERE)),
    before: squares.map((square) => squareBefore(square)),
  };
}
