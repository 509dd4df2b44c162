/** The forest: where trees stand, which paths join them, and where snakes can be (SF-R2, SF-R3). */

export type Point = readonly [x: number, y: number];
export type Path = readonly [lower: number, higher: number];
/** SF-39: one tree, or the two trees of a path, the lower index first. */
export type Place = readonly number[];

/** Far enough for every chain of added trees (SF-R7) on any base forest. */
const NEAR = Array.from({ length: 13 }, (_, i) => i - 4);

const KNOWN_PATHS = new WeakMap<readonly Point[], readonly Path[]>();

/** SF-05, SF-R2: row by row. */
export function baseForest(columns: number, rows: number): Point[] {
  return Array.from({ length: columns * rows }, (_, i): Point => [
    i % columns,
    Math.floor(i / columns),
  ]);
}

/** SF-R3 */
function isStrong([x, y]: Point): boolean {
  return Math.abs(x + y) % 2 === 0;
}

/** SF-R3: beside each other, or diagonal and both strong. */
function joined(a: Point, b: Point): boolean {
  const across = Math.abs(a[0] - b[0]);
  const down = Math.abs(a[1] - b[1]);
  if (across + down === 1) return true;
  return across === 1 && down === 1 && isStrong(a) && isStrong(b);
}

export function neighbours(points: readonly Point[], tree: number): number[] {
  const here = pointAt(points, tree);
  return points.flatMap((there, other) => (joined(here, there) ? [other] : []));
}

/** In the order of (lower tree, higher tree). The trees stay where they are, so one list is kept. */
export function pathsOf(points: readonly Point[]): readonly Path[] {
  const known = KNOWN_PATHS.get(points);
  if (known !== undefined) return known;
  const paths = points.flatMap((_, lower) =>
    neighbours(points, lower)
      .filter((higher) => higher > lower)
      .map((higher): Path => [lower, higher]),
  );
  KNOWN_PATHS.set(points, paths);
  return paths;
}

/** SF-R14: steps from tree to tree over standing and fallen trees, snakes ignored. */
export function distance(points: readonly Point[], from: number, to: number): number {
  let reached = [from];
  let steps = 0;
  while (!reached.includes(to)) {
    const next = reached.flatMap((tree) => [tree, ...neighbours(points, tree)]);
    reached = [...new Set(next)];
    steps += 1;
  }
  return steps;
}

/** SF-10, SF-R7: the empty points with a path to at least one tree. */
export function freePoints(points: readonly Point[]): Point[] {
  const around = NEAR.flatMap((y) => NEAR.map((x): Point => [x, y]));
  const isFree = (point: Point) => !points.some(([x, y]) => x === point[0] && y === point[1]);
  return around.filter((point) => isFree(point) && points.some((tree) => joined(tree, point)));
}

/** SF-41 to SF-44: one step of a snake, with the paths it may use. */
export function snakeTargets(points: readonly Point[], from: Place, hop: string): Place[] {
  return from.length === 1 ? fromTree(points, from) : fromPath(points, from, hop);
}

/** SF-41, SF-42 */
function fromTree(points: readonly Point[], [tree = -1]: Place): Place[] {
  const near = neighbours(points, tree);
  return [...near.map((other) => [other]), ...near.map((other) => between(tree, other))];
}

/** SF-43, SF-44, SF-R28 */
function fromPath(points: readonly Point[], from: Place, hop: string): Place[] {
  const adjacent = pathsOf(points).filter((path) => {
    const third = path.filter((tree) => !from.includes(tree));
    if (third.length !== 1) return false; // the same path, or one that shares no tree
    return hop === 'sharedTree' || inOneTriangle(points, [...from, ...third]);
  });
  return [...from.map((tree) => [tree]), ...adjacent];
}

/** SF-R28 (b): three trees that are neighbours of each other are the corners of one triangle. */
function inOneTriangle(points: readonly Point[], trees: readonly number[]): boolean {
  return trees.every((a) => trees.every((b) => a === b || neighbours(points, a).includes(b)));
}

export function between(a: number, b: number): Place {
  return [Math.min(a, b), Math.max(a, b)];
}

export function samePlace(a: Place, b: Place): boolean {
  return a.length === b.length && a.every((tree, i) => tree === b[i]);
}

function pointAt(points: readonly Point[], tree: number): Point {
  const point = points[tree];
  if (point === undefined) throw new RangeError(`there is no tree ${tree}`);
  return point;
}
