import type { Action, Policy, Random, SearchRules } from '@glade/engine';
import type { FireState } from '../rules/state.ts';
import { TurnSearch } from './turn-search.ts';

/**
 * A careless player takes a random action in one of this many decisions. With one in 8, two of them in the preset for small
 * children played 96 rounds on average, and 24 of 100 matches had not ended after 200; with one in 20 it is 34 rounds, and all
 * of 400 are won.
 */
const LAPSE = 20;

/** A policy that sometimes takes a random action, and otherwise what is best for its turn. */
export class Careless implements Policy<FireState> {
  private readonly rules: SearchRules<FireState>;
  private readonly careful: TurnSearch;

  constructor(rules: SearchRules<FireState>) {
    this.rules = rules;
    this.careful = new TurnSearch(rules, true);
  }

  choose(s: FireState, random: Random): Action {
    if (random.below(LAPSE) > 0) return this.careful.choose(s, random);
    const filter = this.rules.moveFilter!;
    return filter.nth(s, random.below(filter.count(s)));
  }
}
