import type { Seat } from '@glade/engine';
import type { GameTree, TreeNode } from './game-tree.ts';
import { expectedPayoff, type Strategy } from './strategy.ts';

/** The most that a seat can get on average against others who play by the strategy. */
export function bestResponse(tree: GameTree, strategy: Strategy, seat: Seat): number {
  // The positions of each information set of the seat, with the chance that the others and the dice lead there.
  const members = tree.sets.map((): { node: Decision; likely: number }[] => []);
  const reach = (node: TreeNode, likely: number): void => {
    if (node.kind === 'end') return;
    const own = node.kind === 'decision' && tree.sets[node.set]!.seat === seat;
    if (own) members[node.set]!.push({ node, likely });
    const odds = node.kind === 'chance' ? node.odds : strategy[node.set]!;
    for (const [k, child] of node.next.entries()) reach(child, own ? likely : likely * odds[k]!);
  };
  reach(tree.root, 1);

  const best = new Map<number, number>();
  /** The action that pays most over all positions that the seat cannot tell apart. */
  const bestAction = (set: number): number => {
    const known = best.get(set);
    if (known !== undefined) return known;
    const worth = tree.sets[set]!.actions.map((_, k) =>
      members[set]!.reduce((sum, { node, likely }) => sum + likely * value(node.next[k]!), 0),
    );
    const chosen = worth.indexOf(Math.max(...worth));
    best.set(set, chosen);
    return chosen;
  };
  const values = new Map<TreeNode, number>();
  const value = (node: TreeNode): number => {
    if (node.kind === 'end') return node.payoff[seat]!;
    const known = values.get(node);
    if (known !== undefined) return known;
    const own = node.kind === 'decision' && tree.sets[node.set]!.seat === seat;
    const odds = node.kind === 'chance' ? node.odds : strategy[node.set]!;
    const found = own
      ? value(node.next[bestAction(node.set)]!)
      : node.next.reduce((sum, child, k) => sum + odds[k]! * value(child), 0);
    values.set(node, found);
    return found;
  };
  return value(tree.root);
}

type Decision = Extract<TreeNode, { kind: 'decision' }>;

/**
 * How much a seat gains on average if it alone turns from the strategy to its best response: 0 at an equilibrium (Johanson
 * and others, “Accelerating Best Response Calculation in Large Extensive Games”, 2011). In the unit of the tree's payoffs.
 */
export function exploitability(tree: GameTree, strategy: Strategy): number {
  const now = expectedPayoff(tree, strategy);
  const gains = now.map((each, seat) => bestResponse(tree, strategy, seat) - each);
  return gains.reduce((sum, gain) => sum + gain, 0) / tree.seats;
}
