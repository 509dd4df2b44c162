import type { Action, Random, Rules, Sieve } from '@glade/engine';
import { ownCopy } from './own-copy.ts';
import type { Driver } from './playout.ts';

/** Bytes of one node in all arrays together. */
export const NODE_BYTES = 24;

/** The nodes of a search tree, side by side in typed arrays. Node 0 is none. */
export interface Nodes {
  readonly visits: Int32Array;
  /** Sum of the scores of whoever chose the action that leads here. */
  readonly sum: Float64Array;
  /** The first child: of a decision the first of a block, of chance the head of a list. */
  readonly first: Int32Array;
  /** In the first node of a block the size of the block; in a list the next outcome. */
  readonly next: Int32Array;
  readonly action: Int32Array;
  /** Nodes in use, node 0 included. */
  size: number;
}

export function makeNodes(capacity: number): Nodes {
  return {
    visits: new Int32Array(capacity),
    sum: new Float64Array(capacity),
    first: new Int32Array(capacity),
    next: new Int32Array(capacity),
    action: new Int32Array(capacity),
    size: 1,
  };
}

/** A node without visits or children; 0 when all places are taken. */
export function addNode(nodes: Nodes, action: Action): number {
  const { size } = nodes;
  if (size === nodes.visits.length) return 0;
  nodes.visits[size] = 0;
  nodes.sum[size] = 0;
  nodes.first[size] = 0;
  nodes.next[size] = 0;
  nodes.action[size] = action;
  nodes.size = size + 1;
  return size;
}

/** Searches on from `node`, whose position is `root`, for some iterations. */
export type Search<S> = (root: S, node: number, iterations: number, random: Random) => void;

/**
 * Monte Carlo tree search, open loop: chance is drawn anew in every iteration, and what was drawn is a node of its own.
 * Decisions by UCB1 (Auer, Cesa-Bianchi, Fischer 2002) with `explore` before the root, each seat by its own score. A
 * leaf is played out once before it gets children. When all places are taken the tree stays as it is and leaves are
 * only played out. Allocates nothing.
 */
export function searcher<S extends object>(
  rules: Rules<S>,
  driver: Driver<S>,
  explore: number,
  nodes: Nodes,
): Search<S> {
  return ownCopy(makeSearch<S>)(rules, rules.sieve ?? rules, driver, explore, nodes, inverseRoots());
}

let table: Float64Array | undefined;

/** 1 / sqrt(n) for small whole numbers. */
function inverseRoots(): Float64Array {
  table ??= Float64Array.from({ length: 1 << 16 }, (_, n) => 1 / Math.sqrt(n));
  return table;
}

// Uses no names from outside: see ownCopy.
function makeSearch<S extends object>(
  rules: Rules<S>,
  sieve: Sieve<S>,
  driver: Driver<S>,
  explore: number,
  nodes: Nodes,
  roots: Float64Array,
): Search<S> {
  const s = rules.create();
  const { seats } = rules;
  const out = new Float64Array(seats);
  const path = new Int32Array(rules.bounds.steps + 2);
  const movers = new Int32Array(rules.bounds.steps + 2);
  return (from, top, iterations, random) => {
    // Here, not outside: local names cost the hot loop nothing.
    const { visits, sum, first, next, action } = nodes;
    const capacity = visits.length;
    let size = nodes.size;
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
            if (visits[node] === 0 && node !== top) {
              driver(s, random);
              break;
            }
            const count = sieve.count(s);
            if (size + count > capacity) {
              driver(s, random);
              break;
            }
            child = size;
            for (let k = 0; k < count; k++) {
              visits[size] = 0;
              sum[size] = 0;
              first[size] = 0;
              next[size] = 0;
              action[size] = sieve.nth(s, k);
              size += 1;
            }
            next[child] = count;
            first[node] = child;
          }
          const end = child + next[child]!;
          const n = visits[node]!;
          const bonus = explore * Math.sqrt(n > 0 ? Math.log(n) : 0);
          let best = -1;
          node = child;
          for (; child < end; child++) {
            const v = visits[child]!;
            if (v === 0) {
              node = child;
              break;
            }
            const root = v < 65536 ? roots[v]! : 1 / Math.sqrt(v);
            const value = (sum[child]! * root + bonus) * root;
            if (value > best) {
              best = value;
              node = child;
            }
          }
          movers[depth] = actor;
          path[depth++] = node;
          rules.apply(s, action[node]!);
        } else {
          const total = rules.totalWeight(s);
          let k = random.below(total);
          if (total !== rules.count(s)) {
            let left = k;
            for (k = 0; (left -= rules.weight(s, k)) >= 0;) k += 1;
          }
          const a = rules.nth(s, k);
          while (child !== 0 && action[child] !== a) child = next[child]!;
          if (child === 0) {
            if (size === capacity) {
              driver(s, random);
              break;
            }
            child = size;
            visits[size] = 0;
            sum[size] = 0;
            first[size] = 0;
            action[size] = a;
            next[size] = first[node]!;
            first[node] = size;
            size += 1;
          }
          node = child;
          movers[depth] = 0;
          path[depth++] = node;
          rules.apply(s, a);
        }
      }
      rules.score(s, out);
      const value = out[0]!;
      for (let d = 0; d < depth; d++) {
        const at = path[d]!;
        visits[at]! += 1;
        sum[at]! += seats === 1 ? value : out[movers[d]!]!;
      }
    }
    nodes.size = size;
  };
}
