import { bits, lowest } from '@glade/boards/bit-sets';

// The forest lies on the tetrakis square tiling (SF-R3). Trees are numbered row by row, then those added in their order;
// paths by lower tree, then higher tree. A location is a tree, 0 to 28, or FIRST_PATH plus a path.

/** Most trees: 5x5 and one of each of four players. */
export const MOST_TREES = 29;
const MOST_PATHS = 68;
export const FIRST_PATH = 32;
export const LOCATIONS = FIRST_PATH + MOST_PATHS;
/** Words of a set of paths. */
const WORDS = 3;

// Points, where trees are or can be: x and y from -4 (SF-R7), 16 codes a row. Beyond the edges lies nothing.
export const ROW = 16;
export const POINTS = 256;
const MARGIN = ROW + 1;
/** Words of a set of points. */
const POINT_WORDS = POINTS / 32;

export const pointOf = (x: number, y: number): number => (y + 4) * ROW + x + 4;
export const xOf = (point: number): number => (point % ROW) - 4;
export const yOf = (point: number): number => Math.floor(point / ROW) - 4;

const STRAIGHT = [-ROW, -1, 1, ROW];
const DIAGONAL = [-ROW - 1, -ROW + 1, ROW - 1, ROW + 1];
/** Differences to the points that a path may lead to: diagonals only from strong points, where x + y is even. */
const STRONG = Int8Array.from([...STRAIGHT, ...DIAGONAL].toSorted((a, b) => a - b));
const WEAK = Int8Array.from(STRAIGHT);
const aroundPoint = (point: number): Int8Array =>
  (((point % ROW) + (point >> 4)) & 1) === 0 ? STRONG : WEAK;

/** What may lie where for snakes: the options that change it. */
interface SnakeRules {
  readonly scaredySnake: boolean;
  readonly snakeHop: 'sharedTree' | 'sameTriangle';
}

/** Trees and paths, and where snakes can go from each. Changes only while trees are added. */
export class Forest {
  trees = 0;
  /** Trees added, and their points as bytes from the lowest: what tells two forests of the same options apart. */
  added = 0;
  key = 0;
  readonly pointOfTree = new Uint8Array(MOST_TREES);
  /** The trees with a path to each tree, as a set. */
  readonly near = new Int32Array(MOST_TREES);
  paths = 0;
  readonly lowTree = new Uint8Array(MOST_PATHS);
  readonly highTree = new Uint8Array(MOST_PATHS);
  /** Where a snake can go from each location: set of trees, set of paths in three words, and how many. */
  readonly toTrees = new Int32Array(LOCATIONS);
  readonly toPaths = new Int32Array(WORDS * LOCATIONS);
  readonly ways = new Uint8Array(LOCATIONS);
  /** Where a tree may be added (SF-R7), as a set of points, and how many. */
  readonly free = new Int32Array(POINT_WORDS);
  freePoints = 0;
  /** The tree at each point plus MARGIN; -1 none. */
  private readonly treeAt = new Int8Array(POINTS + 2 * MARGIN).fill(-1);
  /** The paths at each tree, as a set in three words. */
  private readonly pathsAt = new Int32Array(WORDS * MOST_TREES);

  /** The tree at a point, -1 for none. */
  treeAtPoint(point: number): number {
    return this.treeAt[point + MARGIN]!;
  }

  /** The path between two trees, -1 for none. */
  pathBetween(a: number, b: number): number {
    const [low, high] = a < b ? [a, b] : [b, a];
    for (let path = 0; path < this.paths; path++)
      if (this.lowTree[path] === low && this.highTree[path] === high) return path;
    return -1;
  }

  /** Whether a tree may be added at a point. */
  isFree(point: number): boolean {
    return ((this.free[point >> 5]! >>> (point & 31)) & 1) !== 0;
  }

  /** Lays out the base forest (SF-05, SF-R2). */
  lay(width: number, height: number, rules: SnakeRules): void {
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) this.put(pointOf(x, y));
    this.join(rules);
  }

  /** Adds a tree (SF-10). */
  add(point: number, rules: SnakeRules): void {
    this.key |= point << (8 * this.added);
    this.added += 1;
    this.put(point);
    this.join(rules);
  }

  private put(point: number): void {
    this.pointOfTree[this.trees] = point;
    this.treeAt[point + MARGIN] = this.trees;
    this.trees += 1;
  }

  /** Finds paths, ways of snakes and free points again. */
  private join(rules: SnakeRules): void {
    this.near.fill(0);
    this.free.fill(0);
    for (let tree = 0; tree < this.trees; tree++) this.lookAround(tree);
    this.freePoints = 0;
    for (let word = 0; word < POINT_WORDS; word++) this.freePoints += bits(this.free[word]!);
    this.numberPaths();
    this.toTrees.fill(0);
    this.toPaths.fill(0);
    for (let tree = 0; tree < this.trees; tree++) this.waysFromTree(tree, rules);
    if (rules.scaredySnake) return; // SF-67: no snake is ever on a path
    for (let path = 0; path < this.paths; path++) this.waysFromPath(path, rules);
  }

  private lookAround(tree: number): void {
    const point = this.pointOfTree[tree]!;
    const around = aroundPoint(point);
    for (let k = 0; k < around.length; k++) {
      const other = point + around[k]!;
      const there = this.treeAt[other + MARGIN]!;
      if (there >= 0) this.near[tree]! |= 1 << there;
      else if (other >= 0 && other < POINTS) this.free[other >> 5]! |= 1 << (other & 31);
    }
  }

  private numberPaths(): void {
    this.paths = 0;
    this.pathsAt.fill(0);
    for (let low = 0; low < this.trees; low++) {
      for (let higher = this.near[low]! & (-2 << low); higher !== 0; higher &= higher - 1) {
        const high = lowest(higher);
        const path = this.paths++;
        this.lowTree[path] = low;
        this.highTree[path] = high;
        this.pathsAt[WORDS * low + (path >> 5)]! |= 1 << (path & 31);
        this.pathsAt[WORDS * high + (path >> 5)]! |= 1 << (path & 31);
      }
    }
  }

  // SF-41, SF-42, SF-67.
  private waysFromTree(tree: number, { scaredySnake }: SnakeRules): void {
    this.toTrees[tree] = this.near[tree]!;
    if (!scaredySnake)
      for (let word = 0; word < WORDS; word++)
        this.toPaths[WORDS * tree + word] = this.pathsAt[WORDS * tree + word]!;
    this.countWays(tree);
  }

  // SF-43, SF-44, SF-R28: paths that share a tree, or only those of the same triangle.
  private waysFromPath(path: number, { snakeHop }: SnakeRules): void {
    const from = FIRST_PATH + path;
    const low = this.lowTree[path]!;
    const high = this.highTree[path]!;
    this.toTrees[from] = (1 << low) | (1 << high);
    for (let word = 0; word < WORDS; word++) {
      const atLow = this.pathsAt[WORDS * low + word]!;
      const atHigh = this.pathsAt[WORDS * high + word]!;
      this.toPaths[WORDS * from + word] = atLow | atHigh;
    }
    this.toPaths[WORDS * from + (path >> 5)]! &= ~(1 << (path & 31));
    if (snakeHop === 'sameTriangle') this.keepTriangles(from, low, high);
    this.countWays(from);
  }

  private keepTriangles(from: number, low: number, high: number): void {
    const thirds = this.near[low]! & this.near[high]!;
    for (let word = 0; word < WORDS; word++) {
      let atThirds = 0;
      for (let rest = thirds; rest !== 0; rest &= rest - 1)
        atThirds |= this.pathsAt[WORDS * lowest(rest) + word]!;
      this.toPaths[WORDS * from + word]! &= atThirds;
    }
  }

  private countWays(from: number): void {
    let count = bits(this.toTrees[from]!);
    for (let word = 0; word < WORDS; word++) count += bits(this.toPaths[WORDS * from + word]!);
    this.ways[from] = count;
  }

  /** Becomes a copy of another forest of the same options. */
  copy(from: Forest): void {
    if (from.added === this.added && from.key === this.key && from.trees === this.trees) return;
    this.trees = from.trees;
    this.added = from.added;
    this.key = from.key;
    this.paths = from.paths;
    this.freePoints = from.freePoints;
    this.pointOfTree.set(from.pointOfTree);
    this.near.set(from.near);
    this.lowTree.set(from.lowTree);
    this.highTree.set(from.highTree);
    this.toTrees.set(from.toTrees);
    this.toPaths.set(from.toPaths);
    this.ways.set(from.ways);
    this.free.set(from.free);
    this.treeAt.set(from.treeAt);
    this.pathsAt.set(from.pathsAt);
  }
}

/** Whether a snake can step from one location to another. */
export function canSlither(forest: Forest, from: number, to: number): boolean {
  if (to < FIRST_PATH) return ((forest.toTrees[from]! >>> to) & 1) !== 0;
  const path = to - FIRST_PATH;
  return ((forest.toPaths[WORDS * from + (path >> 5)]! >>> (path & 31)) & 1) !== 0;
}

/** Whether a location is there. */
export const exists = (forest: Forest, location: number): boolean =>
  location < FIRST_PATH
    ? location >= 0 && location < forest.trees
    : location < FIRST_PATH + forest.paths;
