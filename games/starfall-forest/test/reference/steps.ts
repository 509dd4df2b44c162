/** Steps of the own fairy and of snakes (SF-29 to SF-46). */
import { END_TURN, FAIRY, placeAt, PUT, SNAKE, snakeCode, snakeStepIn } from './codes.ts';
import { between, neighbours, samePlace, snakeTargets, type Place } from './forest.ts';
import { isOn, word } from './options.ts';
import { collectedOnArrival } from './stars.ts';
import {
  fairyOf,
  isDown,
  isFlat,
  isHome,
  NOT_PLACED,
  snakesAt,
  withFairy,
  type RefState,
} from './state.ts';

/** Fairy steps, then snake steps; without the end of the turn. Ascending. */
export function stepActions(s: RefState): number[] {
  const snakes = snakeSteps(s).map(({ from, to }) => snakeCode(s.points, from, to));
  return [...fairySteps(s).map((tree) => FAIRY + tree), ...snakes.toSorted((a, b) => a - b)];
}

/** SF-30, SF-R21: the player stops when he likes. SF-34, SF-R23: but not at a fallen tree. */
export function endActions(s: RefState): number[] {
  return restsAtFallenTree(s) ? [] : [END_TURN];
}

export function stepped(s: RefState, action: number): RefState {
  if (action < FAIRY || action >= PUT) throw new RangeError(`${action} is no step`);
  if (action < SNAKE) return fairyStepped(s, action - FAIRY);
  const { from, to } = snakeStepIn(action);
  return snakeStepped(s, placeAt(s.points, from), placeAt(s.points, to));
}

function fairySteps(s: RefState): number[] {
  return openTrees(s).filter((tree) => hasWayOut(fairyStepped(s, tree)));
}

/** SF-32, SF-33, SF-36 to SF-38, SF-R25, SF-R26: trees one step away, fallen ones included. */
function openTrees(s: RefState): number[] {
  // SF-60, SF-66
  if (!isUpInForest(s) || s.faces.F + s.faces.T === 0) return [];
  const { at } = fairyOf(s, s.active);
  return neighbours(s.points, at).filter(
    (tree) => snakesAt(s, [tree]) === 0 && snakesAt(s, between(at, tree)) === 0,
  );
}

function fairyStepped(s: RefState, tree: number): RefState {
  const t = { ...paid(s, 'F'), walked: true };
  return collectedOnArrival(withFairy(t, s.active, { at: tree }));
}

/** SF-R23: a fairy at a fallen tree can leave it with the faces left, snakes staying where they are. */
function hasWayOut(s: RefState): boolean {
  if (!restsAtFallenTree(s)) return true;
  return openTrees(s).some((tree) => hasWayOut(fairyStepped(s, tree)));
}

function restsAtFallenTree(s: RefState): boolean {
  return isUpInForest(s) && isDown(s, fairyOf(s, s.active).at);
}

function isUpInForest(s: RefState): boolean {
  const placed = fairyOf(s, s.active).at !== NOT_PLACED;
  return placed && !isHome(s, s.active) && !isFlat(s, s.active);
}

interface SnakeStep {
  readonly from: Place;
  readonly to: Place;
}

/** SF-18, SF-45, SF-46, SF-R27: any snake, whoever and whatever is where it goes. */
function snakeSteps(s: RefState): SnakeStep[] {
  if (s.faces.N + s.faces.T === 0) return [];
  const places = s.snakes.filter(
    (place, i) => s.snakes.findIndex((other) => samePlace(place, other)) === i,
  );
  return places
    .flatMap((from) => snakeTargetsIn(s, from).map((to) => ({ from, to })))
    .filter(({ from, to }) => hasWayOut(snakeStepped(s, from, to)));
}

function snakeTargetsIn(s: RefState, from: Place): Place[] {
  const targets = snakeTargets(s.points, from, word(s.options, 'snakeHop'));
  // SF-67
  return isOn(s.options, 'scaredySnake') ? targets.filter((to) => to.length === 1) : targets;
}

function snakeStepped(s: RefState, from: Place, to: Place): RefState {
  const moved = s.snakes.findIndex((snake) => samePlace(snake, from));
  return { ...paid(s, 'N'), snakes: s.snakes.with(moved, to) };
}

/** SF-17 to SF-19, SF-R22: the own face pays first, a tree face if there is none. */
function paid(s: RefState, face: 'F' | 'N'): RefState {
  const pays = s.faces[face] > 0 ? face : 'T';
  return { ...s, faces: { ...s.faces, [pays]: s.faces[pays] - 1 } };
}
