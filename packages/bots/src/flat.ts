import {
  EXACT,
  type Action,
  type Judgement,
  type Policy,
  type Random,
  type SearchRules,
} from '@glade/engine';
import type { Driver } from './playout.ts';

/**
 * Flat Monte Carlo: plays out every action equally often and takes the one with the best mean score. `playouts` is the
 * budget of a decision. It is shared among the actions, with at least one playout for each.
 */
export class Flat<S extends object> implements Policy<S> {
  private readonly rules: SearchRules<S>;
  private readonly playouts: number;
  private readonly driver: Driver<S>;
  private readonly judgement: Judgement;
  private readonly thought: S;
  private readonly out: Float64Array;

  constructor(
    rules: SearchRules<S>,
    playouts: number,
    driver: Driver<S>,
    judgement: Judgement = EXACT,
  ) {
    this.rules = rules;
    this.playouts = playouts;
    this.driver = driver;
    this.judgement = judgement;
    this.thought = rules.create();
    this.out = new Float64Array(rules.seats);
  }

  choose(s: S, random: Random): Action {
    const { rules } = this;
    const filter = rules.moveFilter ?? rules;
    const count = filter.count(s);
    const each = Math.max(1, Math.floor(this.playouts / count));
    let best = filter.nth(s, 0);
    let most = -Infinity;
    for (let k = 0; k < count; k++) {
      const action = filter.nth(s, k);
      const value = this.judgement.see(this.mean(s, action, each, random), random);
      if (value > most) {
        best = action;
        most = value;
      }
    }
    return best;
  }

  private mean(s: S, action: Action, times: number, random: Random): number {
    const { rules, thought, out } = this;
    const seat = rules.actor(s);
    let sum = 0;
    for (let i = 0; i < times; i++) {
      rules.copy(s, thought);
      rules.resample?.(thought, seat, random);
      rules.apply(thought, action);
      this.driver(thought, random);
      rules.score(thought, out);
      sum += out[seat]!;
    }
    return sum / times;
  }
}
