import {
  CHANCE,
  type Action,
  type Policy,
  type Random,
  type Rules,
  type Seat,
} from '@glade/engine';
import type { Driver } from './playout.ts';
import { addNode, makeNodes, searcher, type Nodes, type Search } from './tree.ts';

export interface MctsOptions<S extends object> {
  /** Iterations a decision. */
  readonly iterations: number;
  /** How a leaf is played to its end. */
  readonly driver: Driver<S>;
  /** Weight of the exploration term of UCB1; scores lie in [0, 1]. */
  readonly explore?: number;
}

const EXPLORE = 0.7;
/** Nodes kept for one iteration, so that the tree of several decisions has room. */
const ROOM = 48;
const LEAST = 1 << 14;
const MOST = 1 << 22;
/** Imagined worlds where something is hidden; the budget is shared among them. */
const WORLDS = 8;
/** States that finding the new position in the old tree may cost. */
const LOOKS = 5_000;

/**
 * Monte Carlo tree search. What it has learnt about the position that comes up next is kept. Where something is
 * hidden it imagines several worlds that fit what its seat sees, and adds up what is best in each.
 */
export class Mcts<S extends object> implements Policy<S> {
  readonly nodes: Nodes;
  private readonly rules: Rules<S>;
  private readonly options: MctsOptions<S>;
  private readonly search: Search<S>;
  /** The position of the present root, and a state to think with. */
  private readonly root: S;
  private readonly thought: S;
  private top = 0;
  private votes = new Map<Action, number>();

  constructor(rules: Rules<S>, options: MctsOptions<S>) {
    this.rules = rules;
    this.options = options;
    const wanted = options.iterations * ROOM;
    this.nodes = makeNodes(Math.min(MOST, Math.max(LEAST, wanted)));
    this.search = searcher(rules, options.driver, options.explore ?? EXPLORE, this.nodes);
    this.root = rules.create();
    this.thought = rules.create();
  }

  /** Forgets everything: another match begins. */
  begin(): void {
    this.top = 0;
    this.nodes.size = 1;
  }

  choose(s: S, random: Random): Action {
    this.look(s);
    this.think(this.options.iterations, random);
    return this.best();
  }

  /** Takes a position up, with whatever is already known about it. */
  look(s: S): void {
    const { rules, nodes } = this;
    this.votes.clear();
    const kept = rules.resample === undefined && this.top !== 0 ? this.find(s) : 0;
    const room = nodes.visits.length - nodes.size > nodes.visits.length >> 2;
    if (kept === 0 || !room) {
      nodes.size = 1;
      this.top = addNode(nodes, 0);
    } else {
      this.top = kept;
    }
    rules.copy(s, this.root);
  }

  /** Searches for some iterations more. */
  think(iterations: number, random: Random): void {
    const { rules, root } = this;
    if (rules.resample === undefined) return this.search(root, this.top, iterations, random);
    const seat = rules.actor(root);
    const each = Math.ceil(iterations / WORLDS);
    for (let world = 0; world < WORLDS; world++) this.imagine(seat, each, random);
  }

  /** The action visited most often; of several the one with the better mean. */
  best(): Action {
    if (this.rules.resample === undefined) this.vote();
    let best: Action | undefined;
    let most = -1;
    for (const [action, votes] of this.votes) {
      if (votes > most) {
        best = action;
        most = votes;
      }
    }
    return best ?? (this.rules.sieve ?? this.rules).nth(this.root, 0);
  }

  private imagine(seat: Seat, iterations: number, random: Random): void {
    const { rules, nodes, root, thought } = this;
    nodes.size = 1;
    this.top = addNode(nodes, 0);
    rules.copy(root, thought);
    rules.resample!(thought, seat, random);
    this.search(thought, this.top, iterations, random);
    this.vote();
  }

  /** Counts visits; the mean, less than 1, decides between equals. */
  private vote(): void {
    const { first, next, visits, sum, action } = this.nodes;
    const start = first[this.top]!;
    if (start === 0) return;
    for (let node = start; node < start + next[start]!; node++) {
      const mean = visits[node] === 0 ? 0 : sum[node]! / visits[node]!;
      const votes = visits[node]! + mean * 0.999;
      this.votes.set(action[node]!, (this.votes.get(action[node]!) ?? 0) + votes);
    }
  }

  /** The node of a position below the root, or 0: plays the tree's own lines until the position comes up. */
  private find(s: S): number {
    const { rules } = this;
    const wanted = rules.hash(s);
    let left = LOOKS;
    const visit = (from: S, node: number, acted: boolean): number => {
      if (acted && rules.hash(from) === wanted && this.fits(s, node)) return node;
      const actor = rules.actor(from);
      // The next decision of the seat that searched is as far as it can be.
      if (actor < CHANCE || (acted && actor >= 0 && actor === rules.actor(s))) return 0;
      for (const child of this.children(node, actor >= 0)) {
        if (this.nodes.visits[child] === 0 || (left -= 1) < 0) continue;
        const after = rules.create();
        rules.copy(from, after);
        rules.apply(after, this.nodes.action[child]!);
        const found = visit(after, child, true);
        if (found !== 0) return found;
      }
      return 0;
    };
    return visit(this.root, this.top, false);
  }

  private children(node: number, decision: boolean): readonly number[] {
    const { first, next } = this.nodes;
    const head = first[node]!;
    if (head === 0) return [];
    if (decision) return Array.from({ length: next[head]! }, (_, k) => head + k);
    const list: number[] = [];
    for (let child = head; child !== 0; child = next[child]!) list.push(child);
    return list;
  }

  /** Whether the node's children are the actions of the position: a hash alone is no proof. */
  private fits(s: S, node: number): boolean {
    const { first, next, action } = this.nodes;
    const sieve = this.rules.sieve ?? this.rules;
    const head = first[node]!;
    if (head === 0 || next[head] !== sieve.count(s)) return false;
    for (let k = 0; k < sieve.count(s); k++) if (action[head + k] !== sieve.nth(s, k)) return false;
    return true;
  }
}
