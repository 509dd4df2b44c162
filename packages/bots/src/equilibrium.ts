import type { Action, Policy, Random, SearchRules } from '@glade/engine';
import { counterfactualRegrets } from './solve/cfr.ts';
import { gameTree, type GameTree } from './solve/game-tree.ts';
import type { Strategy } from './solve/strategy.ts';

/** A game with more positions is not tiny, and not one with more entries in a match: then no tree is begun. */
const TINY = 500;
const SHORT = 12;
/** With these the strategy for Kuhn poker can be exploited by less than a thousandth of a coin. */
const ITERATIONS = 300;

/** What the games looked at so far have come to: making a tree takes some milliseconds. */
const known = new WeakMap<SearchRules, Policy | undefined>();

/**
 * Plays a tiny game of two rivals with secrets by an equilibrium (CFR+, `counterfactualRegrets`): it draws each action with
 * its probability, so that nobody gains on it in the long run. Undefined for a game with more than 500 positions, with
 * nothing hidden or not of two rivals, and where what a seat sees does not tell all that it remembers.
 */
export function equilibriumPolicy(rules: SearchRules): Policy | undefined {
  if (!known.has(rules)) known.set(rules, solved(rules));
  return known.get(rules);
}

function solved(rules: SearchRules): Policy | undefined {
  if (rules.resample === undefined || rules.seats !== 2 || rules.kind !== 'competitive')
    return undefined;
  if (rules.bounds.steps > SHORT) return undefined;
  const tree = tinyTree(rules);
  const setOf = tree && setsByView(rules, tree);
  if (tree === undefined || setOf === undefined) return undefined;
  const strategy = counterfactualRegrets(tree, ITERATIONS);
  return {
    choose(s, random) {
      const set = setOf.get(viewOf(rules, s))!;
      return drawn(tree.sets[set]!.actions, strategy[set]!, random);
    },
  };
}

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
