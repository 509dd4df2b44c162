import { CHANCE, type Action, type Policy, type Random, type SearchRules } from '@glade/engine';
import type { Driver } from './playout.ts';
import { Nodes, searcher, type Search } from './tree.ts';

/** The budget of a search, and how it plays out. */
export interface MctsOptions<S extends object> {
  /** Iterations a decision. */
  readonly iterations: number;
  /** How a leaf is played to its end. */
  readonly driver: Driver<S>;
  /** Weight of the exploration term of UCB1; absent: `EXPLORE`. */
  readonly explore?: number;
  /** Whether `choose` stops once no iteration that is left could change the choice. */
  readonly stops?: boolean;
}

/** The visits and scores of an action of the root, over all worlds. */
interface Vote {
  readonly visits: number;
  readonly sum: number;
}

/** Weight of the exploration term of UCB1; scores lie in [0, 1]. */
const EXPLORE = 0.7;
/** Iterations between two looks whether the choice is sure. */
const AT_A_TIME = 50;
/** Capacity of the tree for each iteration of a decision, so that it can serve several decisions. */
const NODES_PER_ITERATION = 48;
const LEAST = 1 << 14;
const MOST = 1 << 22;
/** How many worlds are searched if something is hidden; the budget is shared among them. `Ismcts` does better in most such games. */
const WORLDS = 8;
/** How many states are tried to find a new position in the old tree. */
const MOST_STATES_TO_FIND = 5_000;
/** No node. */
const NONE = 0;

/**
 * Monte Carlo tree search. Its tree stays for the next decision of the match. If something is hidden, it searches several
 * resampled worlds and adds up the visits of each action.
 */
export class Mcts<S extends object> implements Policy<S> {
  readonly nodes: Nodes;
  private readonly rules: SearchRules<S>;
  private readonly options: MctsOptions<S>;
  private readonly search: Search<S>;
  /** The position of the present root, and a state in which iterations are played. */
  private readonly root: S;
  private readonly thought: S;
  /** The states of a line of the tree, while `find` plays it: many lines are tried, and a state may be large. */
  private readonly line: S[] = [];
  private top = NONE;
  /** If something is hidden: the votes of the worlds searched before, and the iterations left for the present one. */
  private readonly votes = new Map<Action, Vote>();
  private left = 0;

  constructor(rules: SearchRules<S>, options: MctsOptions<S>) {
    this.rules = rules;
    this.options = options;
    const wanted = options.iterations * NODES_PER_ITERATION;
    this.nodes = new Nodes(Math.min(MOST, Math.max(LEAST, wanted)));
    this.search = searcher(rules, options.driver, options.explore ?? EXPLORE, this.nodes);
    this.root = rules.create();
    this.thought = rules.create();
  }

  /** How many iterations the present position had from earlier decisions. */
  get known(): number {
    return this.nodes.visits(this.top);
  }

  /** Forgets the tree, because another match begins. */
  begin(): void {
    this.top = NONE;
  }

  choose(s: S, random: Random): Action {
    this.look(s);
    const { iterations, stops } = this.options;
    const step = stops === true ? AT_A_TIME : iterations;
    for (let left = iterations; left > 0; left -= step) {
      if (stops === true && this.isSure(left)) break;
      this.think(Math.min(step, left), random);
    }
    return this.best();
  }

  get iterations(): number {
    return this.options.iterations;
  }

  /** Whether so many iterations more could not change the choice. Never sure where something is hidden. */
  isSure(left: number): boolean {
    if (this.rules.resample !== undefined) return false;
    const { nodes, top } = this;
    let [most, second] = [-1, -1];
    for (const node of nodes.children(top, true)) {
      const visits = nodes.visits(node);
      second = Math.max(second, Math.min(most, visits));
      most = Math.max(most, visits);
    }
    return most - second > left;
  }

  /** Makes a position the root, with its part of the old tree if it is there. */
  look(s: S): void {
    const { rules, nodes } = this;
    this.votes.clear();
    this.left = 0;
    const kept = rules.resample === undefined && this.top !== NONE ? this.find(s) : NONE;
    const room = nodes.capacity - nodes.size > nodes.capacity / 4;
    this.top = kept === NONE || !room ? nodes.plant() : kept;
    rules.copy(s, this.root);
  }

  /** Searches for some more iterations; many small calls do the same as a large one. Throws before the first `look`. */
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

  /** Resamples another world, and begins a tree for it. */
  private imagine(random: Random): void {
    const { rules, nodes, root, thought, options } = this;
    this.vote(this.votes);
    this.top = nodes.plant();
    rules.copy(root, thought);
    rules.resample!(thought, rules.actor(root), random);
    this.left = Math.ceil(options.iterations / WORLDS);
  }

  /** Adds the visits and scores of the actions in the present tree. */
  private vote(votes: Map<Action, Vote>): void {
    const { nodes } = this;
    for (const node of nodes.children(this.top, true)) {
      const action = nodes.action(node);
      const { visits, sum } = votes.get(action) ?? { visits: 0, sum: 0 };
      votes.set(action, { visits: visits + nodes.visits(node), sum: sum + nodes.sum[node]! });
    }
  }

  /** The node of a position below the root, or 0. It plays the lines of the tree until the position comes up. */
  private find(s: S): number {
    const { rules } = this;
    const wanted = rules.hash(s);
    let left = MOST_STATES_TO_FIND;
    const visit = (from: S, node: number, depth: number): number => {
      if (depth > 0 && rules.hash(from) === wanted && this.fits(s, node)) return node;
      const actor = rules.actor(from);
      // No line is played beyond the next decision of the seat that searched.
      if (actor < CHANCE || (depth > 0 && actor >= 0 && actor === rules.actor(s))) return 0;
      const after = (this.line[depth] ??= rules.create());
      for (const child of this.nodes.children(node, actor >= 0)) {
        if (this.nodes.visits(child) === 0 || (left -= 1) < 0) continue;
        rules.copy(from, after);
        rules.apply(after, this.nodes.action(child));
        const found = visit(after, child, depth + 1);
        if (found !== 0) return found;
      }
      return 0;
    };
    return visit(this.root, this.top, 0);
  }

  /** Whether the node's children are the actions of the position; two positions can have the same hash. */
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
