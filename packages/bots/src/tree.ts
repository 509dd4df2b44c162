import type { Action, Random, SearchRules, MoveFilter } from '@glade/engine';
import { specialisedCopy } from './specialised-copy.ts';
import type { Driver } from './playout.ts';

/** Bytes of one node in all arrays together. */
export const NODE_BYTES = 24;

/** The nodes of a search tree in typed arrays, one entry a node. The number 0 stands for no node. */
export class Nodes {
  /** Visits of a node. */
  readonly visited: Int32Array;
  /** Sum of the scores, at each visit, of the seat that chose the action to this node. */
  readonly sum: Float64Array;
  /** The first child, 0 for none. The children of a decision are a block of nodes; those of chance a list, later a block. */
  readonly first: Int32Array;
  /**
   * Two entries for each node, beside each other because walking a list reads both. The first entry is, in the first node of
   * a block, the number of nodes of the block, negative if they are outcomes; in a list it is the next outcome, 0 for none.
   * The second entry is the action of the node.
   */
  readonly links: Int32Array;
  /** The number of the first free node. */
  free = 1;

  /** Makes room for `capacity` nodes. */
  constructor(capacity: number) {
    this.visited = new Int32Array(capacity + 1);
    this.sum = new Float64Array(capacity + 1);
    this.first = new Int32Array(capacity + 1);
    this.links = new Int32Array(2 * (capacity + 1));
  }

  get capacity(): number {
    return this.visited.length - 1;
  }

  /** Nodes in use. */
  get size(): number {
    return this.free - 1;
  }

  /** Removes all nodes and makes a root without visits or children. */
  plant(): number {
    this.visited[1] = 0;
    this.sum[1] = 0;
    this.first[1] = 0;
    this.free = 2;
    return 1;
  }

  visits(node: number): number {
    return this.visited[node]!;
  }

  action(node: number): Action {
    return this.links[2 * node + 1]!;
  }

  /** Mean score of the seat that chose the action to this node; 0 before the first visit. */
  mean(node: number): number {
    return this.visited[node] === 0 ? 0 : this.sum[node]! / this.visited[node]!;
  }

  /** The children so far. At a decision (`chosen`) these are all its actions in order, once one of them was tried. */
  children(node: number, chosen: boolean): readonly number[] {
    const { links } = this;
    const head = this.first[node]!;
    if (head === 0) return [];
    if (chosen || links[2 * head]! < 0) {
      const all = Array.from({ length: Math.abs(links[2 * head]!) }, (_, k) => head + k);
      return chosen ? all : all.filter((child) => this.visited[child]! > 0);
    }
    const list: number[] = [];
    for (let child = head; child !== 0; child = links[2 * child]!) list.push(child);
    return list;
  }
}

/** Searches on from `node`, whose position is `root`, for some iterations. */
export type Search<S> = (root: S, node: number, iterations: number, random: Random) => void;

/**
 * Monte Carlo tree search, open loop: every iteration draws chance again, and each outcome drawn is a node. Each seat
 * decides by UCB1 on its own score (Auer, Cesa-Bianchi, Fischer 2002), with `explore` as the factor of the square root. A
 * leaf is played out once before it gets children. Every child is tried once, in order, before any is tried again. When the
 * capacity is used up, the tree stays as it is and leaves are only played out. Allocates nothing.
 */
export function searcher<S extends object>(
  rules: SearchRules<S>,
  driver: Driver<S>,
  explore: number,
  nodes: Nodes,
): Search<S> {
  return specialisedCopy(makeSearch<S>)(
    rules,
    rules.moveFilter ?? rules,
    driver,
    explore,
    nodes,
    tabled(),
  );
}

/** Tables for UCB1 of small whole numbers n: 1 / sqrt(n) and sqrt(ln n). */
interface Tables {
  readonly roots: Float64Array;
  readonly growths: Float64Array;
}

const TABLED = 1 << 16;
let tables: Tables | undefined;

function tabled(): Tables {
  tables ??= {
    roots: Float64Array.from({ length: TABLED }, (_, n) => 1 / Math.sqrt(n)),
    growths: Float64Array.from({ length: TABLED }, (_, n) => Math.sqrt(Math.log(Math.max(1, n)))),
  };
  return tables;
}

// This function must use no names from outside: see `specialisedCopy`.
function makeSearch<S extends object>(
  rules: SearchRules<S>,
  filter: MoveFilter<S>,
  driver: Driver<S>,
  explore: number,
  nodes: Nodes,
  { roots, growths }: Tables,
): Search<S> {
  const s = rules.create();
  const out = new Float64Array(rules.seats);
  const deepest = Math.min(rules.bounds.steps, nodes.capacity) + 2;
  const path = new Int32Array(deepest);
  const movers = new Int32Array(deepest);

  /** Turns a list of outcomes into a block, in which an outcome is found by its index. Done once a quarter has come up. */
  function makeBlock(chance: S, node: number, block: number, count: number): number {
    const { visited, sum, first, links } = nodes;
    const head = first[node]!;
    for (let k = 0; k < count; k++) {
      const outcome = rules.nth(chance, k);
      let old = head;
      while (old !== 0 && links[2 * old + 1] !== outcome) old = links[2 * old]!;
      visited[block + k] = old === 0 ? 0 : visited[old]!;
      sum[block + k] = old === 0 ? 0 : sum[old]!;
      first[block + k] = old === 0 ? 0 : first[old]!;
      links[2 * (block + k) + 1] = outcome;
    }
    links[2 * block] = -count;
    first[node] = block;
    return block;
  }

  return (from, top, iterations, random) => {
    // The arrays are local, because V8 looks up other names again at every use.
    const { visited, sum, first, links } = nodes;
    const full = visited.length;
    let free = nodes.free;
    for (let i = 0; i < iterations; i++) {
      rules.copy(from, s);
      let node = top;
      let depth = 1;
      path[0] = top;
      movers[0] = 0;
      for (;;) {
        const actor = rules.actor(s);
        if (actor === -2) break;
        let child = first[node]!;
        if (actor >= 0) {
          if (child === 0) {
            const count = filter.count(s);
            if ((visited[node] === 0 && node !== top) || free + count > full) {
              driver(s, random);
              break;
            }
            child = free;
            first[node] = child;
            for (let k = 0; k < count; k++) {
              links[2 * free + 1] = filter.nth(s, k);
              visited[free] = 0;
              sum[free] = 0;
              first[free] = 0;
              free += 1;
            }
            links[2 * child] = count;
          }
          const end = child + links[2 * child]!;
          if (visited[end - 1] === 0) {
            // Every action is tried once, in order.
            while (visited[child] !== 0) child += 1;
            node = child;
          } else {
            const n = visited[node]!;
            // The mean plus explore * sqrt(ln n / visits), from tables: no division or root for each child.
            const bonus = explore * (n < 65536 ? growths[n]! : Math.sqrt(Math.log(n)));
            let best = -1;
            for (; child < end; child++) {
              const visits = visited[child]!;
              const root = visits < 65536 ? roots[visits]! : 1 / Math.sqrt(visits);
              const value = (sum[child]! * root + bonus) * root;
              if (value > best) {
                best = value;
                node = child;
              }
            }
          }
        } else {
          const total = rules.totalWeight(s);
          let k = random.below(total);
          if (total !== rules.count(s)) {
            let left = k;
            for (k = 0; (left -= rules.weight(s, k)) >= 0;) k += 1;
          }
          if (child !== 0 && links[2 * child]! < 0) child += k;
          else {
            const a = rules.nth(s, k);
            let known = 0;
            for (; child !== 0 && links[2 * child + 1] !== a; known++) child = links[2 * child]!;
            if (child === 0) {
              const count = 4 * known < rules.count(s) ? 1 : rules.count(s);
              if (free + count > full) {
                driver(s, random);
                break;
              }
              if (count > 1) child = makeBlock(s, node, free, count) + k;
              else {
                child = free;
                links[2 * child + 1] = a;
                visited[child] = 0;
                sum[child] = 0;
                first[child] = 0;
                links[2 * child] = first[node]!;
                first[node] = child;
              }
              free += count;
            }
          }
          node = child;
        }
        movers[depth] = actor;
        path[depth++] = node;
        rules.apply(s, links[2 * node + 1]!);
      }
      rules.score(s, out);
      const value = out[0]!;
      for (let d = 0; d < depth; d++) {
        const at = path[d]!;
        const mover = movers[d]!;
        visited[at]! += 1;
        sum[at]! += mover > 0 ? out[mover]! : value;
      }
    }
    nodes.free = free;
  };
}
