/**
 * Starfall Forest as the rules file tells it: slow, obvious, one function per rule.
 * The fast implementation is checked against this one move by move, so the two share no code.
 *
 * Trees are numbered row by row, then added ones as they came; reference/codes.ts numbers
 * locations, points, actions and rolls.
 */
import { END_TURN, locationOf, PUT } from './reference/codes.ts';
import { rollsOf, waysOf } from './reference/dice.ts';
import { pathsOf } from './reference/forest.ts';
import { checkOptions, word, type RefOptions } from './reference/options.ts';
import { ranksOf } from './reference/ranks.ts';
import { isSetUpRound, placed, placements, starterDrawn } from './reference/setup.ts';
import { flatSeats, landingTrees, revived, starLanded } from './reference/stars.ts';
import {
  emptyTable,
  isDown,
  seats,
  trees,
  type Faces,
  type RefState,
  type Step,
} from './reference/state.ts';
import { endActions, stepActions, stepped } from './reference/steps.ts';
import { rolled, turnEnded, turnStarted } from './reference/turn.ts';

export type { RefOptions } from './reference/options.ts';
export type { RefState } from './reference/state.ts';

export const CHANCE = -1;
export const OVER = -2;

export interface RefOutcome {
  /** `home` or `cap`. */
  code: string;
  winners: number[];
  measures: Record<string, number | number[]>;
}

/** Everything there is to see: nothing is hidden. Lists by seat are in seat order. */
export interface RefReport {
  step: Step;
  turn: number;
  active: number;
  /** -1 before it is drawn. */
  starter: number;
  /** Who decides; CHANCE and OVER as in `refActor`. */
  actor: number;
  /** Positions, in the order of the trees' numbers. */
  trees: number[][];
  /** Fallen trees, ascending. */
  down: number[];
  /** Per tree. */
  stars: number[];
  /** Pairs of trees, lower first, in the order of their locations. */
  paths: number[][];
  /** Locations, ascending. */
  snakes: number[];
  /** Trees; -1 not placed yet, -2 at home. */
  fairies: number[];
  flat: boolean[];
  hearts: number[];
  held: number[];
  /** Dice not set aside; 0 while the place of a falling star is chosen. */
  pool: number;
  faces: Faces;
  homeOrder: number[];
  bites: number;
  fallen: number;
  knocked: number;
  swaps: number;
  flats: number;
}

/** A new game; throws a RangeError for options no game can have. */
export function refCreate(options: RefOptions): RefState {
  checkOptions(options);
  return emptyTable(options);
}

export function refActor(s: RefState): number {
  if (s.step === 'over') return OVER;
  return isChance(s) ? CHANCE : s.active;
}

/** Ascending; at chance nodes the outcomes. */
export function refLegal(s: RefState): readonly number[] {
  if (s.step === 'over') return [];
  if (s.step === 'first') return seats(s); // SF-R4
  if (s.step === 'roll') return rollsOf(s.pool); // SF-21
  if (s.step === 'star') return landingTrees(s).map((tree) => PUT + tree); // SF-23
  if (s.step === 'revive') return flatSeats(s).map((seat) => PUT + seat); // SF-R19
  if (s.step === 'move') return [...endActions(s), ...stepActions(s)]; // SF-29, SF-30
  return placements(s).map((choice) => PUT + choice); // SF-08
}

/** Of 6^k for a roll of k dice; everything else that is drawn is drawn evenly (SF-R4, SF-R10). */
export function refWeight(s: RefState, a: number): number {
  if (!isChance(s) || !refLegal(s).includes(a)) return 0;
  return s.step === 'roll' ? waysOf(a, word(s.options, 'die')) : 1;
}

/** Throws a RangeError for what is not legal. */
export function refApply(s: RefState, a: number): RefState {
  if (!refLegal(s).includes(a)) throw new RangeError(`${a} is not legal at the step ${s.step}`);
  if (s.step === 'first') return starterDrawn(s, a);
  if (s.step === 'roll') return rolled(s, a);
  if (s.step === 'star') return turnEnded(starLanded(s, a - PUT));
  if (s.step === 'revive') return turnEnded(revived(s, a - PUT));
  if (s.step === 'move') return a === END_TURN ? turnEnded(s) : stepped(s, a);
  const next = placed(s, a - PUT);
  return next.step === 'roll' ? turnStarted(next) : next; // SF-13
}

/** SF-03, SF-R36, SF-R39. Throws a RangeError before the end. */
export function refOutcome(s: RefState): RefOutcome {
  if (s.step !== 'over') throw new RangeError('the game is not over');
  const ranks = ranksOf(s);
  const measures = {
    turns: s.turn,
    ranks,
    stars: s.fairies.map((fairy) => fairy.held),
    hearts: s.fairies.map((fairy) => fairy.hearts),
    bites: s.bites,
    fallen: s.fallen,
    knocked: s.knocked,
    swaps: s.swaps,
    flats: s.flats,
  };
  return { code: s.result, winners: seats(s).filter((seat) => ranks[seat] === 1), measures };
}

export function refView(s: RefState): RefReport {
  return {
    step: s.step,
    turn: s.turn,
    active: s.active,
    starter: s.starter,
    actor: refActor(s),
    trees: s.points.map((point) => [...point]),
    down: trees(s).filter((tree) => isDown(s, tree)),
    stars: [...s.stars],
    paths: pathsOf(s.points).map((path) => [...path]),
    snakes: s.snakes.map((place) => locationOf(s.points, place)).toSorted((a, b) => a - b),
    fairies: s.fairies.map((fairy) => fairy.at),
    flat: s.fairies.map((fairy) => fairy.flat),
    hearts: s.fairies.map((fairy) => fairy.hearts),
    held: s.fairies.map((fairy) => fairy.held),
    pool: s.pool,
    faces: { ...s.faces },
    homeOrder: [...s.homeOrder],
    bites: s.bites,
    fallen: s.fallen,
    knocked: s.knocked,
    swaps: s.swaps,
    flats: s.flats,
  };
}

function isChance(s: RefState): boolean {
  if (s.step === 'first' || s.step === 'roll') return true;
  return isSetUpRound(s.step) && word(s.options, 'setup') === 'random'; // SF-R10
}
