import {
  CHANCE,
  outcomeAt,
  OVER,
  type Action,
  type Policy,
  type Random,
  type SearchRules,
  type Seat,
} from '@glade/engine';
import type { Driver } from './playout.ts';
import { ViewDigest } from './view-digest.ts';

/** The budget of a search, and how it plays out. */
export interface IsmctsOptions<S extends object> {
  /** Iterations a decision. */
  readonly iterations: number;
  /** How a position is played to its end once every seat has left its tree. */
  readonly driver: Driver<S>;
  /** How a seat chooses that has left its tree while another is still in its own. */
  readonly playout: Policy<S>;
}

/** Weight of the exploration term of UCB1; scores lie in [0, 1]. */
const EXPLORE = 0.5;

/** All positions that look the same to the seat that is to act, with what was found out about its actions. */
interface InformationSet {
  /** Empty until the second visit. */
  readonly actions: Action[];
  readonly visits: number[];
  /** For each action the sum of the scores of the seat. */
  readonly sums: number[];
  visited: number;
}

/**
 * Information set Monte Carlo tree search with a tree for each seat (MO-ISMCTS: Cowling, Powley and Whitehouse, “Information
 * Set Monte Carlo Tree Search”, 2012). Every iteration supposes another world that agrees with what the seat sees, so an action
 * is judged over all of them together: no seat plays as if it knew what it cannot see. The nodes of a seat's tree are its views
 * where it is to act. Each seat decides by UCB1 on its own score (Auer, Cesa-Bianchi and Fischer 2002); a seat that sees
 * something for the first time plays on by `playout`. Where nothing is hidden this is a plain tree search, slower than `Mcts`.
 */
export class Ismcts<S extends object> implements Policy<S> {
  private readonly rules: SearchRules<S>;
  private readonly options: IsmctsOptions<S>;
  /** The present position, and a state in which iterations are played. */
  private readonly root: S;
  private readonly world: S;
  private readonly scores: Float64Array;
  private readonly digest = new ViewDigest();
  private readonly sets = new Map<number, InformationSet>();
  private top: InformationSet | undefined;
  private seat: Seat = 0;
  /** For each seat whether it is still in its tree. */
  private readonly inTree: Uint8Array;
  /** What was chosen in this iteration: the set, the index of the action, the seat. */
  private readonly path: InformationSet[] = [];
  private readonly picks: number[] = [];
  private readonly movers: Seat[] = [];

  constructor(rules: SearchRules<S>, options: IsmctsOptions<S>) {
    this.rules = rules;
    this.options = options;
    this.root = rules.create();
    this.world = rules.create();
    this.scores = new Float64Array(rules.seats);
    this.inTree = new Uint8Array(rules.seats);
  }

  choose(s: S, random: Random): Action {
    this.look(s);
    this.think(this.options.iterations, random);
    return this.best();
  }

  get iterations(): number {
    return this.options.iterations;
  }

  /** Whether so many iterations more could not change the choice. */
  isSure(left: number): boolean {
    const [most = 0, second = -1] = this.top!.visits.toSorted((a, b) => b - a);
    return most - second > left;
  }

  /** Takes up a position in which a seat is to act. What was found out about others is forgotten. */
  look(s: S): void {
    const { rules, sets } = this;
    rules.copy(s, this.root);
    this.seat = rules.actor(s);
    sets.clear();
    this.top = newSet();
    this.open(this.top, s);
    sets.set(this.keyOf(s, this.seat), this.top);
  }

  /** Searches for some more iterations; many small calls do the same as a large one. Throws before the first `look`. */
  think(iterations: number, random: Random): void {
    if (this.top === undefined) throw new Error('there is no position to think about');
    for (let i = 0; i < iterations; i++) this.iterate(random);
  }

  /** The action visited most often; of several the one with the better mean, of these the first. Throws before the first `look`. */
  best(): Action {
    const { actions, visits, sums } = this.top!;
    let best = 0;
    for (let k = 1; k < actions.length; k++)
      if ((visits[k]! - visits[best]! || sums[k]! - sums[best]!) > 0) best = k;
    return actions[best]!;
  }

  private iterate(random: Random): void {
    const { rules, world, inTree, path, picks, movers, options, scores } = this;
    rules.copy(this.root, world);
    rules.resample?.(world, this.seat, random);
    inTree.fill(1);
    path.length = picks.length = movers.length = 0;
    // A seat may come back to what it has seen: no iteration is longer than a match.
    let ahead = rules.horizon ?? rules.bounds.steps;
    for (let left = rules.seats; left > 0 && ahead > 0; ahead--) {
      const actor = rules.actor(world);
      if (actor === OVER) break;
      if (actor === CHANCE) {
        rules.apply(world, outcomeAt(rules, world, random.below(rules.totalWeight(world))));
        continue;
      }
      const set = inTree[actor] === 1 ? this.setOf(world, actor) : undefined;
      if (set === undefined) {
        left -= inTree[actor]!;
        inTree[actor] = 0;
        if (left > 0) rules.apply(world, options.playout.choose(world, random));
        continue;
      }
      const pick = choice(set);
      path.push(set);
      picks.push(pick);
      movers.push(actor);
      rules.apply(world, set.actions[pick]!);
    }
    options.driver(world, random);
    rules.score(world, scores);
    for (let d = 0; d < path.length; d++) {
      const set = path[d]!;
      const pick = picks[d]!;
      set.visited += 1;
      set.visits[pick]! += 1;
      set.sums[pick]! += scores[movers[d]!]!;
    }
  }

  /** What the actor sees; undefined where it has never seen it before. */
  private setOf(s: S, actor: Seat): InformationSet | undefined {
    const key = this.keyOf(s, actor);
    const set = this.sets.get(key);
    if (set === undefined) {
      this.sets.set(key, newSet());
      return undefined;
    }
    if (set.actions.length === 0) this.open(set, s);
    return set;
  }

  private open({ actions, visits, sums }: InformationSet, s: S): void {
    const filter = this.rules.moveFilter ?? this.rules;
    const count = filter.count(s);
    for (let k = 0; k < count; k++) {
      actions.push(filter.nth(s, k));
      visits.push(0);
      sums.push(0);
    }
  }

  private keyOf(s: S, seat: Seat): number {
    return this.digest.of(this.rules.view(s, seat), seat);
  }
}

const newSet = (): InformationSet => ({ actions: [], visits: [], sums: [], visited: 0 });

/** The index of the next action: each is tried once, in order; then that with the highest upper confidence bound. */
function choice({ visits, sums, visited }: InformationSet): number {
  const last = visits.length - 1;
  if (visits[last] === 0) return visits.indexOf(0);
  const growth = EXPLORE * Math.sqrt(Math.log(visited));
  let best = 0;
  let most = -1;
  for (let k = 0; k <= last; k++) {
    const n = visits[k]!;
    const value = sums[k]! / n + growth / Math.sqrt(n);
    if (value <= most) continue;
    most = value;
    best = k;
  }
  return best;
}
