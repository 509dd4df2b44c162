import {
  CHANCE,
  EventList,
  OVER,
  type Action,
  type Event,
  type Seat,
  type SearchRules,
} from '@glade/engine';

/** A position of a game tree: the end of a match, a chance node, or a decision. */
export type TreeNode =
  | { readonly kind: 'end'; readonly payoff: readonly number[] }
  | {
      readonly kind: 'chance';
      readonly odds: readonly number[];
      readonly next: readonly TreeNode[];
    }
  | { readonly kind: 'decision'; readonly set: number; readonly next: readonly TreeNode[] };

/** An information set: the decisions that a seat cannot tell apart by all that it has seen, heard and done. */
export interface InformationSet {
  readonly seat: Seat;
  readonly actions: readonly Action[];
  /** One of its positions as text, for people who read a strategy. */
  readonly position: string;
}

/** All matches of a small game. */
export interface GameTree {
  readonly seats: number;
  readonly root: TreeNode;
  readonly sets: readonly InformationSet[];
  /** How many positions there are. */
  readonly nodes: number;
}

export interface TreeOptions<S> {
  /** Writes what a match that is over is worth to each seat; by default the `score` of the rules, from 0 to 1. */
  readonly payoff?: (s: S, out: Float64Array) => void;
  /** The most positions, 1,000,000 by default. Throws a RangeError if there are more. */
  readonly limit?: number;
}

/**
 * Makes the whole tree of a game (an extensive form, Kuhn 1953). Seats remember everything: their own actions, each view and
 * each event that they may know. So two decisions are in one information set only if the seat has lived through the same.
 * Throws a RangeError if the game is too large, or if a seat may do different things in one information set.
 */
export function gameTree<S extends object>(
  rules: SearchRules<S>,
  { payoff = (s, out) => rules.score(s, out), limit = 1_000_000 }: TreeOptions<S> = {},
): GameTree {
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
  const memories = new Map<string, number>();
  const sets: InformationSet[] = [];
  const setOf = new Map<number, number>();
  let nodes = 0;

  const remember = (text: string): number => {
    const known = memories.get(text) ?? memories.size;
    memories.set(text, known);
    return known;
  };
  /** What a seat knows after one more entry, as a number. */
  const recall = (
    s: S,
    seat: Seat,
    before: number,
    own: Action | undefined,
    events: readonly Event[],
  ): number => {
    const heard = events.filter((event) => rules.hears?.(event, seat) ?? true);
    return remember(JSON.stringify([seat, before, own ?? null, heard, rules.view(s, seat)]));
  };
  const decisionSet = (s: S, seat: Seat, memory: number): number => {
    const actions = actionsOf(rules, s);
    const known = setOf.get(memory);
    if (known === undefined) {
      sets.push({ seat, actions, position: rules.notation.position(s) });
      setOf.set(memory, sets.length - 1);
      return sets.length - 1;
    }
    const { actions: others, position } = sets[known]!;
    if (String(others) !== String(actions))
      throw new RangeError(
        `Seat ${seat + 1} cannot tell “${position}” from “${rules.notation.position(s)}”, but may do different things there.`,
      );
    return known;
  };
  const grow = (s: S, memory: readonly number[]): TreeNode => {
    nodes += 1;
    if (nodes > limit) throw new RangeError(`The game has more than ${limit} positions.`);
    const actor = rules.actor(s);
    if (actor === OVER) {
      const out = new Float64Array(rules.seats);
      payoff(s, out);
      return { kind: 'end', payoff: [...out] };
    }
    const set = actor === CHANCE ? undefined : decisionSet(s, actor, memory[actor]!);
    const next = actionsOf(rules, s).map((action) => {
      const after = rules.create();
      rules.copy(s, after);
      const trace = new EventList();
      rules.apply(after, action, trace);
      const known = seats.map((seat) =>
        recall(after, seat, memory[seat]!, seat === actor ? action : undefined, trace.events),
      );
      return grow(after, known);
    });
    if (set !== undefined) return { kind: 'decision', set, next };
    const total = rules.totalWeight(s);
    return { kind: 'chance', odds: next.map((_, k) => rules.weight(s, k) / total), next };
  };
  const start = rules.create();
  const root = grow(
    start,
    seats.map((seat) => recall(start, seat, -1, undefined, [])),
  );
  return { seats: rules.seats, root, sets, nodes };
}

const actionsOf = <S extends object>(rules: SearchRules<S>, s: S): readonly Action[] =>
  Array.from({ length: rules.count(s) }, (_, k) => rules.nth(s, k));
