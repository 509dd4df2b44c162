import { CHANCE, type Action, type Policy, type Random, type SearchRules } from '@glade/engine';
import type { Driver } from './playout.ts';
import { Nodes, searcher, type Search } from './tree.ts';

/** How much a search thinks, and how it plays out. */
export interface MctsOptions<S extends object> {
  /** Iterations a decision. */
  readonly iterations: number;
  /** How a leaf is played to its end. */
  readonly driver: Driver<S>;
}

/** What an action of the root has gathered, over all worlds. */
interface Vote {
  readonly visits: number;
  readonly sum: number;
}

/** Weight of the exploration term of UCB1; scores lie in [0, 1]. */
const EXPLORE = 0.7;
/** Nodes kept for one iteration, so that the tree of several decisions has room. */
const NODES_PER_ITERATION = 48;
const LEAST = 1 << 14;
const MOST = 1 << 22;
/** Imagined worlds where something is hidden; the budget is shared among them. */
const WORLDS = 8;
/** States that finding the new position in the old tree may cost. */
const MOST_STATES_TO_FIND = 5_000;
/** No node. */
const NONE = 0;

/**
 * Monte Carlo tree search. What it has learnt about the position that comes up next is kept. Where something is
 * hidden it imagines several worlds that fit what its seat sees, and adds up what is best in each.
 */
export class Mcts<S extends object> implements Policy<S> {
  readonly nodes: Nodes;
  private readonly rules: SearchRules<S>;
  private readonly options: MctsOptions<S>;
  private readonly search: Search<S>;
  /** The position of the present root, and a state to think with. */
  private readonly root: S;
  private readonly thought: S;
  private top = NONE;
  /** Where something is hidden: what the worlds imagined before spoke for, and how long to search the present one. */
  private readonly votes = new Map<Action, Vote>();
  private left = 0;

  constructor(rules: SearchRules<S>, options: MctsOptions<S>) {
    this.rules = rules;
    this.options = options;
    const wanted = options.iterations * NODES_PER_ITERATION;
    this.nodes = new Nodes(Math.min(MOST, Math.max(LEAST, wanted)));
    this.search = searcher(rules, options.driver, EXPLORE, this.nodes);
    this.root = rules.create();
    this.thought = rules.create();
  }

  /** Iterations that the position taken up has had already. */
  get known(): number {
    return this.nodes.visits(this.top);
  }

  /** Forgets everything: another match begins. */
  begin(): void {
    this.top = NONE;
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
    this.left = 0;
    const kept = rules.resample === undefined && this.top !== NONE ? this.find(s) : NONE;
    const room = nodes.capacity - nodes.size > nodes.capacity / 4;
    this.top = kept === NONE || !room ? nodes.plant() : kept;
    rules.copy(s, this.root);
  }

  /** Searches for some iterations more; many small calls do the same as one big one. Throws before the first `look`. */
  think(iterations: number, random: Random): void {
    const { rules, root, thought } = this;
    if (this.top === NONE) throw new Error('there is no position to think about');
    if (rules.resample === undefined) return this.search(root, this.top, iterations, random);
    for (let open = iterations; open > 0;) {
      if (this.left === 0) this.imagine(random);
      const now = Math.min(open, this.left);
      this.search(thought, this.top, now, random);
      this.left -= now;
      open -= now;
    }
  }

  /** The action visited most often; of several the one with the better mean, of these the first. */
  best(): Action {
    const votes = new Map(this.votes);
    this.vote(votes);
    let best: Action | undefined;
    let most: Vote = { visits: -1, sum: 0 };
    for (const [action, vote] of votes) {
      const more = vote.visits - most.visits || vote.sum - most.sum;
      if (more <= 0) continue;
      best = action;
      most = vote;
    }
    return best ?? (this.rules.moveFilter ?? this.rules).nth(this.root, 0);
  }

  /** Begins another world: a tree of its own. */
  private imagine(random: Random): void {
    const { rules, nodes, root, thought, options } = this;
    this.vote(this.votes);
    this.top = nodes.plant();
    rules.copy(root, thought);
    rules.resample!(thought, rules.actor(root), random);
    this.left = Math.ceil(options.iterations / WORLDS);
  }

  /** Adds what the actions have gathered in the present tree. */
  private vote(votes: Map<Action, Vote>): void {
    const { nodes } = this;
    for (const node of nodes.children(this.top, true)) {
      const action = nodes.action(node);
      const { visits, sum } = votes.get(action) ?? { visits: 0, sum: 0 };
      votes.set(action, { visits: visits + nodes.visits(node), sum: sum + nodes.sum[node]! });
    }
  }

  /** The node of a position below the root, or 0: plays the tree's own lines until the position comes up. */
  private find(s: S): number {
    const { rules } = this;
    const wanted = rules.hash(s);
    let left = MOST_STATES_TO_FIND;
    const visit = (from: S, node: number, acted: boolean): number => {
      if (acted && rules.hash(from) === wanted && this.fits(s, node)) return node;
      const actor = rules.actor(from);
      // The next decision of the seat that searched is as far as it can be.
      if (actor < CHANCE || (acted && actor >= 0 && actor === rules.actor(s))) return 0;
      for (const child of this.nodes.children(node, actor >= 0)) {
        if (this.nodes.visits(child) === 0 || (left -= 1) < 0) continue;
        const after = rules.create();
        rules.copy(from, after);
        rules.apply(after, this.nodes.action(child));
        const found = visit(after, child, true);
        if (found !== 0) return found;
      }
      return 0;
    };
    return visit(this.root, this.top, false);
  }

  /** Whether the node's children are the actions of the position: a hash alone is no proof. */
  private fits(s: S, node: number): boolean {
    const { nodes } = this;
    const filter = this.rules.moveFilter ?? this.rules;
    const children = nodes.children(node, true);
    return (
      children.length === filter.count(s) &&
      children.every((child, k) => nodes.action(child) === filter.nth(s, k))
    );
  }
}
