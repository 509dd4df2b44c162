import type { Action, Policy, Random, SearchRules } from '@glade/engine';
import { type FireState, TURNS } from '../rules/state.ts';
import { TurnSearch } from './turn-search.ts';

/** An action that costs this much more than the best one, in burning squares, is not followed further. */
const MARGIN = 2;

/** A policy that follows every good action to the end of the round, in which the others play as well as they can. */
export class RoundSearch implements Policy<FireState> {
  private readonly rules: SearchRules<FireState>;
  private readonly turnSearch: TurnSearch;
  private readonly round: FireState;
  private readonly costs: Float64Array;

  constructor(rules: SearchRules<FireState>) {
    this.rules = rules;
    this.turnSearch = new TurnSearch(rules, true);
    this.round = rules.create();
    this.costs = new Float64Array(rules.bounds.actions);
  }

  choose(s: FireState, random: Random): Action {
    if (s.step !== TURNS) return this.turnSearch.choose(s, random);
    const filter = this.rules.moveFilter!;
    const n = filter.count(s);
    this.costs.set(this.turnSearch.costsOf(s));
    const least = this.costs.subarray(0, n).reduce((a, b) => Math.min(a, b));
    let best = Infinity;
    let choice = 0;
    for (let k = 0; k < n; k++) {
      if (this.costs[k]! > least + MARGIN) continue;
      const cost = this.follow(s, filter.nth(s, k), random);
      if (cost >= best) continue;
      best = cost;
      choice = k;
    }
    return filter.nth(s, choice);
  }

  /** The cost of the forest once everybody has moved, before any dice fall. */
  private follow(s: FireState, action: Action, random: Random): number {
    const { rules, round, turnSearch } = this;
    rules.copy(s, round);
    rules.apply(round, action);
    while (round.step === TURNS && round.round === s.round)
      rules.apply(round, turnSearch.choose(round, random));
    return turnSearch.teamCost(round);
  }
}
