import type { Seat } from '@glade/engine';
import type { GameTree, TreeNode } from './game-tree.ts';
import type { Strategy } from './strategy.ts';

/**
 * Looks for an equilibrium of a small game of two rivals by counterfactual regret minimization: CFR+ by Tammelin, “Solving
 * Large Imperfect Information Games Using CFR+”, 2014. Regrets never fall below 0, seats learn in turn, and the average
 * counts a later iteration more. Its exploitability falls to 0 as iterations rise, if what one seat wins the other loses.
 */
export function counterfactualRegrets(tree: GameTree, iterations: number): Strategy {
  const regrets = tree.sets.map(({ actions }) => new Float64Array(actions.length));
  const sums = tree.sets.map(({ actions }) => new Float64Array(actions.length));
  const gained = tree.sets.map(({ actions }) => new Float64Array(actions.length));
  let current = regrets.map((each) => matching(each));

  /** The value of the position to the seat; `own` and `others` say how likely the seat and all others lead there. */
  const visit = (
    node: TreeNode,
    seat: Seat,
    own: number,
    others: number,
    weight: number,
  ): number => {
    if (node.kind === 'end') return node.payoff[seat]!;
    const chosen = node.kind === 'decision' && tree.sets[node.set]!.seat === seat;
    const odds = node.kind === 'chance' ? node.odds : current[node.set]!;
    let value = 0;
    if (!chosen) {
      for (const [k, child] of node.next.entries())
        value += odds[k]! * visit(child, seat, own, others * odds[k]!, weight);
      return value;
    }
    const [regret, sum] = [gained[node.set]!, sums[node.set]!];
    const worth = node.next.map((child, k) => visit(child, seat, own * odds[k]!, others, weight));
    for (const [k, each] of worth.entries()) value += odds[k]! * each;
    for (const [k, each] of worth.entries()) {
      regret[k]! += others * (each - value);
      sum[k]! += weight * own * odds[k]!;
    }
    return value;
  };

  for (let iteration = 1; iteration <= iterations; iteration++) {
    for (let seat = 0; seat < tree.seats; seat++) {
      visit(tree.root, seat, 1, 1, iteration);
      for (const [set, gain] of gained.entries()) {
        const regret = regrets[set]!;
        for (let k = 0; k < gain.length; k++) regret[k] = Math.max(0, regret[k]! + gain[k]!);
        gain.fill(0);
      }
      current = regrets.map((each) => matching(each));
    }
  }
  return sums.map((each) => matching(each));
}

/** Probabilities in proportion to the numbers; all alike if all are 0. */
function matching(numbers: Float64Array): readonly number[] {
  const total = numbers.reduce((sum, each) => sum + each, 0);
  return Array.from(numbers, (each) => (total > 0 ? each / total : 1 / numbers.length));
}
