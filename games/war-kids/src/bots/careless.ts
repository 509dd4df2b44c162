import type { Action, Policy, Random, SearchRules } from '@glade/engine';
import type { BattleState } from '../rules/state.ts';
import { Greedy } from './greedy.ts';

/** One decision in this many is made without thinking. */
const CARELESS = 4;

/** Plays as the greedy one does, but now and then anything. */
export class Careless implements Policy<BattleState> {
  private readonly rules: SearchRules<BattleState>;
  private readonly greedy: Greedy;

  constructor(rules: SearchRules<BattleState>, start: BattleState) {
    this.rules = rules;
    this.greedy = new Greedy(start);
  }

  begin(): void {
    this.greedy.begin();
  }

  choose(s: BattleState, random: Random): Action {
    if (s.rules.ownMoves || random.below(CARELESS) > 0) return this.greedy.choose(s, random);
    return this.rules.nth(s, random.below(this.rules.count(s)));
  }
}
