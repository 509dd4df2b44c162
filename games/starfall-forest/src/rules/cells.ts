import { type Forest, FIRST_PATH, pointOf, ROW, xOf, yOf } from './forest.ts';

// Cells: places as events and refusals name them, whatever has been planted. POINT plus a point for trees and points;
// for a path PATH plus four times the point of the end that comes first, row by row, plus its direction.

const POINT = 128;
const PATH = 512;
/** From the first end of a path to the other: right, down left, down, down right. */
const DIRECTIONS = [1, ROW - 1, ROW, ROW + 1];

export const cellOfPoint = (point: number): number => POINT + point;

export const cellOfTree = (forest: Forest, tree: number): number =>
  POINT + forest.pointOfTree[tree]!;

/** The cell of a tree or a path by its location. */
export function cellAt(forest: Forest, location: number): number {
  if (location < FIRST_PATH) return cellOfTree(forest, location);
  const path = location - FIRST_PATH;
  return cellBetween(
    forest.pointOfTree[forest.lowTree[path]!]!,
    forest.pointOfTree[forest.highTree[path]!]!,
  );
}

function cellBetween(a: number, b: number): number {
  const first = a < b ? a : b;
  const step = a < b ? b - a : a - b;
  const direction = step === 1 ? 0 : step - ROW + 2;
  return PATH + 4 * first + direction;
}

/** Where a tree or point stands; a path lies in the middle between its ends. */
export function spotOfCell(cell: number): readonly [x: number, y: number] {
  const points = pointsOf(cell);
  const middle = (of: (point: number) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return [middle(xOf), middle(yOf)];
}

/** The points of a cell: one, or the two ends of a path. */
export function pointsOf(cell: number): readonly number[] {
  if (cell < PATH) return [cell - POINT];
  const first = (cell - PATH) >> 2;
  return [first, first + DIRECTIONS[(cell - PATH) & 3]!];
}

/** What a view shows of the forest: the position of every tree, and the two trees of every path. */
interface SeenForest {
  readonly trees: readonly (readonly [number, number])[];
  readonly paths: readonly (readonly [number, number])[];
}

/** The cell of a location, for who has only the view. */
export function cellOf(view: SeenForest, location: number): number {
  const point = (tree: number): number => pointOf(...view.trees[tree]!);
  if (location < FIRST_PATH) return POINT + point(location);
  const [low, high] = view.paths[location - FIRST_PATH]!;
  return cellBetween(point(low), point(high));
}

/** The location of a cell in what the view shows; -1 where there is neither tree nor path. */
export function locationOf(view: SeenForest, cell: number): number {
  const [a, b] = pointsOf(cell).map((point) =>
    view.trees.findIndex(([x, y]) => pointOf(x, y) === point),
  );
  if (cell < PATH || a === undefined || b === undefined) return a ?? -1;
  const ends = [Math.min(a, b), Math.max(a, b)];
  const path = view.paths.findIndex(([low, high]) => low === ends[0] && high === ends[1]);
  return path < 0 ? -1 : FIRST_PATH + path;
}
