/** The set-up: the starting player and the four rounds (SF-07 to SF-13). */
import { allPlaces, locationOf, placeAt, pointAt, pointCode } from './codes.ts';
import { freePoints } from './forest.ts';
import { isOn } from './options.ts';
import { isDown, nextSeat, snakesAt, trees, withFairy, type RefState, type Step } from './state.ts';

const ROUNDS: readonly Step[] = ['knock', 'plant', 'snake', 'fairy'];

export function isSetUpRound(step: Step): boolean {
  return ROUNDS.includes(step);
}

/** SF-07, SF-R4 */
export function starterDrawn(s: RefState, seat: number): RefState {
  return { ...s, step: 'knock', starter: seat, active: seat };
}

/** What may be placed in the round, without the kind of action; ascending. */
export function placements(s: RefState): number[] {
  if (s.step === 'knock') return standing(s); // SF-R6
  if (s.step === 'plant') return freePoints(s.points).map(pointCode); // SF-R7
  if (s.step === 'snake') return snakePlaces(s);
  // SF-R9: fairies may share a tree.
  return standing(s).filter((tree) => snakesAt(s, [tree]) === 0);
}

/** SF-11, SF-67, SF-R8 */
function snakePlaces(s: RefState): number[] {
  if (isOn(s.options, 'scaredySnake')) return trees(s);
  return allPlaces(s.points).map((place) => locationOf(s.points, place));
}

/** SF-08, SF-R5: after the last seat's placement the next round begins, with the same seat first. */
export function placed(s: RefState, choice: number): RefState {
  const t = { ...withPlacement(s, choice), active: nextSeat(s) };
  if (t.active !== s.starter) return t;
  return { ...t, step: ROUNDS[ROUNDS.indexOf(s.step) + 1] ?? 'roll' };
}

function withPlacement(s: RefState, choice: number): RefState {
  if (s.step === 'knock') return { ...s, down: s.down.with(choice, true) }; // SF-09
  if (s.step === 'plant') return planted(s, choice);
  if (s.step === 'snake') return { ...s, snakes: [...s.snakes, placeAt(s.points, choice)] }; // SF-11
  return withFairy(s, s.active, { at: choice }); // SF-12
}

/** SF-10 */
function planted(s: RefState, point: number): RefState {
  return {
    ...s,
    points: [...s.points, pointAt(point)],
    down: [...s.down, false],
    stars: [...s.stars, 0],
  };
}

function standing(s: RefState): number[] {
  return trees(s).filter((tree) => !isDown(s, tree));
}
