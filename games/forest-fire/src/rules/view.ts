import type { Actor } from '@glade/engine';
import { SQUARES } from '@glade/boards/squares36';
import { burning, burns, isBreak } from './fire.ts';
import { wouldFill } from './forecast.ts';
import type { FireOptions } from './options.ts';
import { isDropRound } from './rounds.ts';
import { ENDED, type FireState, PILOT, TURNS } from './state.ts';

const STEP_NAMES = ['breaks', 'roles', 'spots', 'opening', 'turns', 'rolls', 'over'] as const;
/** The roles in the order of their numbers. */
export const ROLE_NAMES = ['none', 'hotshot', 'smokeJumper', 'pilot'] as const;

const RESULTS = ['none', 'won', 'ablaze', 'allOut', 'stopped', 'unfinished'] as const;

export interface FirefighterView {
  readonly role: (typeof ROLE_NAMES)[number];
  /** 0-35 a square, 36-59 a spot (N1-N6, E1-E6, S1-S6, W1-W6), 60 in the hand. */
  readonly place: number;
  readonly moves: number;
  readonly out: boolean;
  readonly rests: number;
  /** Pilots: whether there is water to drop in this round. */
  readonly full: boolean;
  /** Pilots: the state of the tank. 'first': it must be filled first; 'next': it is filled in the next round. */
  readonly tank: 'none' | 'first' | 'filling' | 'full' | 'next';
  /** Whether the piece is in flames: it is out at the check, unless it moves or the fire is put out. */
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

/** The view, which is the same for everybody: nothing is hidden. */
export function view(
  s: FireState,
  seats: number,
  actor: Actor,
  options: Pick<FireOptions, 'chain' | 'stackSpread' | 'tankRounds'>,
): ForestFireView {
  const squares = Array.from({ length: SQUARES }, (_, square) => square);
  return {
    step: STEP_NAMES[s.step]!,
    round: s.round,
    seat: s.seat,
    actor,
    rolls: s.rolls,
    counters: [...s.counters],
    firebreaks: squares.filter((square) => isBreak(s, square)),
    players: Array.from({ length: seats }, (_, seat) => firefighter(s, seat, options)),
    burning: burning(s),
    fills: squares.map((square) => (s.step === ENDED ? [] : wouldFill(s, square, options))),
    result: RESULTS[s.result]!,
  };
}

function firefighter(
  s: FireState,
  seat: number,
  options: Pick<FireOptions, 'tankRounds'>,
): FirefighterView {
  const place = s.places[seat]!;
  const tank = tankOf(s, seat, options);
  return {
    role: ROLE_NAMES[s.roles[seat]!]!,
    place,
    moves: s.step === TURNS ? s.moves[seat]! : 0,
    out: s.isOut(seat),
    rests: s.rests[seat]!,
    full: tank === 'full' && isDropRound(s.round, options),
    tank,
    danger: place < SQUARES && burns(s, place),
  };
}

// FF-R24: a Pilot fills the tank in odd rounds and drops the water in even ones, with one move a round.
function tankOf(
  s: FireState,
  seat: number,
  options: Pick<FireOptions, 'tankRounds'>,
): FirefighterView['tank'] {
  if (s.roles[seat] !== PILOT || s.step === ENDED) return 'none';
  if (s.round === 0) return 'first';
  const done = s.moves[seat] === 0;
  if (isDropRound(s.round, options)) return done ? 'next' : 'full';
  return done && isDropRound(s.round + 1, options) ? 'full' : 'filling';
}
