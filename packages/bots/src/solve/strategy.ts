import type { GameTree, TreeNode } from './game-tree.ts';

/** For each information set of a tree, the probability of each of its actions. */
export type Strategy = readonly (readonly number[])[];

/** The strategy that tries all actions equally often. */
export const uniformStrategy = ({ sets }: GameTree): Strategy =>
  sets.map(({ actions }) => actions.map(() => 1 / actions.length));

/** What each seat gets on average if all play by the strategy. */
export function expectedPayoff({ seats, root }: GameTree, strategy: Strategy): readonly number[] {
  const sum = Array<number>(seats).fill(0);
  const visit = (node: TreeNode, likely: number): void => {
    if (likely === 0) return;
    if (node.kind === 'end') {
      for (let seat = 0; seat < seats; seat++) sum[seat]! += likely * node.payoff[seat]!;
      return;
    }
    const odds = node.kind === 'chance' ? node.odds : strategy[node.set]!;
    for (const [k, child] of node.next.entries()) visit(child, likely * odds[k]!);
  };
  visit(root, 1);
  return sum;
}
