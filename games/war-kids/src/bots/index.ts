import { type Action, type Policy, type Random, type SearchRules } from '@glade/engine';
import type { BattleRules } from '../rules/kernel.ts';
import { Greedy } from './greedy.ts';
import { typeOf, type GuessState } from '../guess/rules.ts';
import { Planner } from './playout-search.ts';
import { BattleState } from '../rules/state.ts';

/** One decision in so many is made without thinking. */
const CARELESS = 4;

/** Plays as the greedy one does, but now and then anything. */
class Careless implements Policy<BattleState> {
  private readonly rules: SearchRules<BattleState>;
  private readonly greedy: Greedy;

  constructor(rules: SearchRules<BattleState>, start: BattleState) {
    this.rules = rules;
    this.greedy = new Greedy(start);
  }

  choose(s: BattleState, random: Random): Action {
    if (random.below(CARELESS) > 0) return this.greedy.choose(s, random);
    return this.rules.nth(s, random.below(this.rules.count(s)));
  }
}

/** A child that knows most of the units. */
class Guesser implements Policy<GuessState> {
  choose(s: GuessState, random: Random): Action {
    return random.below(4) === 0 ? random.below(4) : typeOf(s.phrase);
  }
}

/** How a careful child would play a battle, a careless one, and one that thinks ahead. */
export function policies(rules: SearchRules): Readonly<Record<string, Policy>> {
  const start = rules.create();
  if (!(start instanceof BattleState)) return { greedy: new Guesser() };
  const game = rules as BattleRules;
  return {
    greedy: new Greedy(start),
    careless: new Careless(game, start),
    planner: new Planner(game, start),
  };
}
