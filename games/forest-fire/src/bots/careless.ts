import type { Action, Policy, Random, SearchRules } from '@glade/engine';
import type { FireState } from '../rules/state.ts';
import { TurnSearch } from './turn-search.ts';

/** In one decision of so many a careless player does anything. */
const LAPSE = 8;

/** Now and then does anything, else what is best for its turn. */
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
