import type { Action, Policy, Random, SearchRules } from '@glade/engine';
import { exploitability } from './solve/best-response.ts';
import { counterfactualRegrets } from './solve/cfr.ts';
import { gameTree, type GameTree, type TreeNode } from './solve/game-tree.ts';
import type { Strategy } from './solve/strategy.ts';

/** A game with more positions is not tiny, and not one with more entries in a match: then no tree is begun. */
const TINY = 500;
const SHORT = 12;
/** With these the strategy for Kuhn poker can be exploited by less than a thousandth of a coin. */
const ITERATIONS = 300;
/** What may be gained on the strategy at most, of scores from 0 to 1, and by how much sums of scores may differ by rounding. */
const GAINED = 0.001;
const ROUNDING = 1e-9;

/** What the games looked at so far have come to: making a tree takes some milliseconds. */
const known = new WeakMap<SearchRules, Policy | undefined>();

/**
 * Plays a tiny game of two rivals with secrets by an equilibrium (CFR+, `counterfactualRegrets`): it draws each action with
 * its probability, so that in the long run, over both seats, nobody gains more on it than a thousandth of the score.
 * Undefined for a game with more than 500 positions, with nothing hidden or not of two rivals, where what a seat sees does
 * not tell all that it remembers, where the scores of the two have different sums (an equilibrium promises nothing there, and
 * CFR+ need not come to one), and where more could be gained on what was found.
 */
export function equilibriumPolicy(rules: SearchRules): Policy | undefined {
  if (!known.has(rules)) known.set(rules, solvedPolicy(rules));
  return known.get(rules);
}

/** The same with so many iterations, and found again. */
export function solvedPolicy(rules: SearchRules, iterations = ITERATIONS): Policy | undefined {
  if (rules.resample === undefined || rules.seats !== 2 || rules.kind !== 'competitive')
    return undefined;
  if (rules.bounds.steps > SHORT) return undefined;
  const tree = tinyTree(rules);
  const setOf = tree && setsByView(rules, tree);
  if (tree === undefined || setOf === undefined) return undefined;
  const sums = sumsOf(tree.root);
  if (Math.max(...sums) - Math.min(...sums) > ROUNDING) return undefined;
  const strategy = counterfactualRegrets(tree, iterations);
  if (exploitability(tree, strategy) > GAINED) return undefined;
  return {
    choose(s, random) {
      const set = setOf.get(viewOf(rules, s))!;
      return drawn(tree.sets[set]!.actions, strategy[set]!, random);
    },
  };
}

/** The sum of the scores at each end. */
const sumsOf = (node: TreeNode): readonly number[] =>
  node.kind === 'end'
    ? [node.payoff.reduce((sum, each) => sum + each, 0)]
    : node.next.flatMap(sumsOf);

function tinyTree(rules: SearchRules): GameTree | undefined {
  try {
    return gameTree(rules, { limit: TINY });
  } catch (error) {
    // It is larger, or a seat may do different things where it cannot tell positions apart.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The information set of each view; undefined if two have the same view, because the seat remembers more than it sees. */
function setsByView(rules: SearchRules, { sets }: GameTree): Map<string, number> | undefined {
  const found = new Map<string, number>();
  for (const [set, { position }] of sets.entries()) {
    const read = rules.notation.parsePosition(position);
    if (!read.ok) return undefined;
    const view = viewOf(rules, read.value);
    if (found.has(view)) return undefined;
    found.set(view, set);
  }
  return found;
}

const viewOf = (rules: SearchRules, s: object): string =>
  JSON.stringify([rules.actor(s), rules.view(s, rules.actor(s))]);

/** Draws to a millionth. */
const SHARES = 1_000_000;

function drawn(actions: readonly Action[], odds: Strategy[number], random: Random): Action {
  let left = random.below(SHARES) / SHARES;
  for (const [k, action] of actions.entries()) if ((left -= odds[k]!) < 0) return action;
  return actions.at(-1)!;
}
