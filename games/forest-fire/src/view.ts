import type { Actor } from '@glade/engine';
import { SQUARES } from '@glade/boards/squares36';
import { burning, burns, isBreak, wouldFill } from './fire.ts';
import { type FireState, PILOT, TURNS } from './state.ts';

const STEP_NAMES = ['breaks', 'roles', 'spots', 'opening', 'turns', 'rolls', 'over'] as const;
const ROLE_NAMES = ['none', 'hotshot', 'smokeJumper', 'pilot'] as const;

const RESULTS = ['none', 'won', 'ablaze', 'allOut', 'stopped', 'unfinished'] as const;

export interface FirefighterView {
  readonly role: (typeof ROLE_NAMES)[number];
  /** 0-35 a square, 36-59 a spot (N1-N6, E1-E6, S1-S6, W1-W6), 60 in the hand. */
  readonly place: number;
  readonly moves: number;
  readonly out: boolean;
  readonly rests: number;
  /** Pilots: the tank is full. */
  readonly full: boolean;
  /** Stands in flames: out at the check unless something is done. */
  readonly danger: boolean;
}

export interface ForestFireView {
  readonly step: (typeof STEP_NAMES)[number];
  readonly round: number;
  readonly seat: number;
  readonly actor: Actor;
  /** Rolls still to come in this step. */
  readonly rolls: number;
  /** Counters on each square. */
  readonly counters: readonly number[];
  readonly firebreaks: readonly number[];
  readonly players: readonly FirefighterView[];
  readonly burning: number;
  /** For each square, the squares that would fill if it were rolled now. */
  readonly fills: readonly (readonly number[])[];
  readonly result: (typeof RESULTS)[number];
}

/** Everything lies open to everyone. */
export function view(s: FireState, seats: number, actor: Actor): ForestFireView {
  const squares = Array.from({ length: SQUARES }, (_, square) => square);
  return {
    step: STEP_NAMES[s.step]!,
    round: s.round,
    seat: s.seat,
    actor,
    rolls: s.rolls,
    counters: [...s.counters],
    firebreaks: squares.filter((square) => isBreak(s, square)),
    players: Array.from({ length: seats }, (_, seat) => firefighter(s, seat)),
    burning: burning(s),
    fills: squares.map((square) => wouldFill(s, square)),
    result: RESULTS[s.result]!,
  };
}

function firefighter(s: FireState, seat: number): FirefighterView {
  const place = s.places[seat]!;
  return {
    role: ROLE_NAMES[s.roles[seat]!]!,
    place,
    moves: s.step === TURNS ? s.moves[seat]! : 0,
    out: s.isOut(seat),
    rests: s.rests[seat]!,
    full: s.roles[seat] === PILOT && s.round % 2 === 0,
    danger: place < SQUARES && burns(s, place),
  };
}
