/** How actions, locations, points and rolls are numbered: the only place that knows. */
import { pathsOf, samePlace, type Place, type Point } from './forest.ts';

export const END_TURN = 0;
export const FAIRY = 16384; // + tree
export const SNAKE = 32768; // + location from * 128 + location to
export const PUT = 49152; // + tree, point, location or seat: set-up, falling stars, revivals

/** Paths come after the trees, of which there are never more than 29. */
const FIRST_PATH = 32;

/** Trees first, then paths in the order of (lower tree, higher tree). */
export function locationOf(points: readonly Point[], place: Place): number {
  if (place.length === 1) return place[0] ?? -1;
  return FIRST_PATH + pathsOf(points).findIndex((path) => samePlace(path, place));
}

export function placeAt(points: readonly Point[], location: number): Place {
  if (location < FIRST_PATH) return [location];
  const path = pathsOf(points)[location - FIRST_PATH];
  if (path === undefined) throw new RangeError(`there is no location ${location}`);
  return path;
}

/** Every tree, then every path. */
export function allPlaces(points: readonly Point[]): Place[] {
  return [...points.map((_, tree) => [tree]), ...pathsOf(points)];
}

/** x and y from -4 to 8. */
export function pointCode([x, y]: Point): number {
  return (y + 4) * 16 + (x + 4);
}

export function pointAt(code: number): Point {
  return [(code % 16) - 4, Math.floor(code / 16) - 4];
}

export function snakeCode(points: readonly Point[], from: Place, to: Place): number {
  return SNAKE + locationOf(points, from) * 128 + locationOf(points, to);
}

/** The locations a snake steps from and to. */
export function snakeStepIn(action: number): { from: number; to: number } {
  const step = action - SNAKE;
  return { from: Math.floor(step / 128), to: step % 128 };
}

/** Faces of one roll: big star, shooting star, fairy, snake, tree (SF-14). */
export interface Roll {
  readonly S: number;
  readonly C: number;
  readonly F: number;
  readonly N: number;
  readonly T: number;
}

export function rollCode({ S, C, F, N, T }: Roll): number {
  return S + 6 * C + 36 * F + 216 * N + 1296 * T;
}

export function rollIn(code: number): Roll {
  const digit = (unit: number) => Math.floor(code / unit) % 6;
  return { S: digit(1), C: digit(6), F: digit(36), N: digit(216), T: digit(1296) };
}
