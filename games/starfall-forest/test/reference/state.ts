/** The table: what a state of the reference holds, and how to read and change it. */
import { baseForest, samePlace, type Place, type Point } from './forest.ts';
import { amount, firstSeat, forestSize, type RefOptions } from './options.ts';

export interface RefState {
  readonly options: RefOptions;
  readonly step: Step;
  /** Turns begun; 0 during the set-up. */
  readonly turn: number;
  /** -1 before it is drawn. */
  readonly starter: number;
  /** Whose placement or whose turn it is; 0 before the starting player is drawn. */
  readonly active: number;
  /** Positions of the trees: the base forest row by row, then added ones as they came. */
  readonly points: readonly Point[];
  /** Per tree. */
  readonly down: readonly boolean[];
  readonly stars: readonly number[];
  /** SF-R27: nobody's, so in no order that matters. */
  readonly snakes: readonly Place[];
  readonly fairies: readonly Fairy[];
  /** SF-R11: dice not set aside; 0 only while the place of a falling star is chosen. */
  readonly pool: number;
  /** Movement faces of this turn not yet spent. */
  readonly faces: Faces;
  /** Stars set aside in this turn's roll. */
  readonly aside: number;
  /** Whether the active fairy has made a step in this turn (SF-R30). */
  readonly walked: boolean;
  /** The fairy revived in this turn; -1: none. */
  readonly revived: number;
  readonly homeOrder: readonly number[];
  readonly bites: number;
  readonly fallen: number;
  readonly knocked: number;
  readonly swaps: number;
  readonly flats: number;
  readonly result: 'none' | 'home' | 'cap';
}

export interface Fairy {
  /** A tree, NOT_PLACED or HOME. */
  readonly at: number;
  readonly flat: boolean;
  readonly hearts: number;
  readonly held: number;
}

export interface Faces {
  readonly F: number;
  readonly N: number;
  readonly T: number;
}

export type Step =
  'first' | 'knock' | 'plant' | 'snake' | 'fairy' | 'roll' | 'star' | 'revive' | 'move' | 'over';

export const NOT_PLACED = -1;
export const HOME = -2;
export const NO_FACES: Faces = { F: 0, N: 0, T: 0 };

/** SF-05 to SF-07: the base forest, everything else still with the players. */
export function emptyTable(options: RefOptions): RefState {
  const { columns, rows } = forestSize(options);
  const points = baseForest(columns, rows);
  const fairy: Fairy = { at: NOT_PLACED, flat: false, hearts: 3, held: 0 };
  const starter = firstSeat(options);
  return {
    options,
    step: starter < 0 ? 'first' : 'knock',
    turn: 0,
    starter,
    active: Math.max(starter, 0),
    points,
    down: points.map(() => false),
    stars: points.map(() => 0),
    snakes: [],
    fairies: Array.from({ length: amount(options, 'players') }, () => fairy),
    pool: 5,
    faces: NO_FACES,
    aside: 0,
    walked: false,
    revived: -1,
    homeOrder: [],
    bites: 0,
    fallen: 0,
    knocked: 0,
    swaps: 0,
    flats: 0,
    result: 'none',
  };
}

export function seats(s: RefState): number[] {
  return s.fairies.map((_, seat) => seat);
}

export function trees(s: RefState): number[] {
  return s.points.map((_, tree) => tree);
}

/** SF-20 */
export function nextSeat(s: RefState): number {
  return (s.active + 1) % s.fairies.length;
}

export function fairyOf(s: RefState, seat: number): Fairy {
  const fairy = s.fairies[seat];
  if (fairy === undefined) throw new RangeError(`there is no seat ${seat}`);
  return fairy;
}

export function withFairy(s: RefState, seat: number, change: Partial<Fairy>): RefState {
  return { ...s, fairies: s.fairies.with(seat, { ...fairyOf(s, seat), ...change }) };
}

export function isHome(s: RefState, seat: number): boolean {
  return fairyOf(s, seat).at === HOME;
}

export function isFlat(s: RefState, seat: number): boolean {
  return fairyOf(s, seat).flat;
}

export function starsAt(s: RefState, tree: number): number {
  return s.stars[tree] ?? 0;
}

export function isDown(s: RefState, tree: number): boolean {
  return s.down[tree] ?? false;
}

export function snakesAt(s: RefState, place: Place): number {
  return s.snakes.filter((snake) => samePlace(snake, place)).length;
}

export function over(s: RefState, result: 'home' | 'cap'): RefState {
  return { ...s, step: 'over', result };
}

export function unlessOver(s: RefState, next: (s: RefState) => RefState): RefState {
  return s.step === 'over' ? s : next(s);
}
