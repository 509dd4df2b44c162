import {
  CHANCE,
  Xoshiro,
  type Action,
  type Policy,
  type Random,
  type SearchRules,
} from '@glade/engine';
import { Mcts } from './mcts.ts';
import type { Driver } from './playout.ts';

/**
 * So many answers of the others to one position are drawn, equally likely: few of them differ. The tree keeps a list of those
 * that differ as long as they are less than a quarter of this.
 */
const ANSWERS = 256;

/**
 * Searches for the best response to a published bot: a tree search (`Mcts`) in which the others do not look for their best, but
 * play as that bot does. To the search they are chance. What it wins against the bot is a lower bound of what can be won
 * against it (its exploitability); against anybody else it may play badly. For games without secrets.
 */
export class Responder<S extends object> implements Policy<S> {
  private readonly rules: SearchRules<S>;
  private readonly searches: readonly Mcts<S>[];

  constructor(
    rules: SearchRules<S>,
    model: Policy<S>,
    options: { readonly iterations: number; readonly driver: Driver<S> },
  ) {
    this.rules = rules;
    this.searches = Array.from(
      { length: rules.seats },
      (_, seat) => new Mcts(oneSeated(rules, seat, model), options),
    );
  }

  begin(): void {
    for (const search of this.searches) search.begin();
  }

  choose(s: S, random: Random): Action {
    return this.searches[this.rules.actor(s)]!.choose(s, random);
  }
}

/** The rules as one seat meets them if all others play as the model does: a decision of theirs is chance. */
function oneSeated<S extends object>(
  rules: SearchRules<S>,
  seat: number,
  model: Policy<S>,
): SearchRules<S> {
  const isOther = (s: S): boolean => {
    const actor = rules.actor(s);
    return actor >= 0 && actor !== seat;
  };
  // The same position is always answered alike by the same number, so that an outcome of the tree stays what it is.
  const dice = new Xoshiro(0);
  const answer = (s: S, k: number): Action => {
    dice.seed((rules.hash(s) ^ Math.imul(k + 1, 0x9e3779b1)) >>> 0);
    return model.choose(s, dice);
  };
  const own = Object.create(rules) as SearchRules<S>;
  const changed: Partial<SearchRules<S>> = {
    actor: (s) => (isOther(s) ? CHANCE : rules.actor(s)),
    count: (s) => (isOther(s) ? ANSWERS : rules.count(s)),
    nth: (s, k) => (isOther(s) ? answer(s, k) : rules.nth(s, k)),
    totalWeight: (s) => (isOther(s) ? ANSWERS : rules.totalWeight(s)),
    weight: (s, k) => (isOther(s) ? 1 : rules.weight(s, k)),
    create: () => rules.create(),
    copy: (from, to) => rules.copy(from, to),
    apply: (s, a) => rules.apply(s, a),
    hash: (s) => rules.hash(s),
    score: (s, out) => rules.score(s, out),
  };
  return Object.defineProperties(
    own,
    Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, { value }])),
  );
}
