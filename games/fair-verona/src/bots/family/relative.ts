import type { Action, Judgement, Policy, Random } from '@glade/engine';
import type { VeronaKernel } from '../../rules/rules.ts';
import type { VeronaState } from '../../rules/state.ts';
import { moveFilter } from '../move-filter.ts';
import { Family } from './family.ts';

/** Plays like the family, but does not always see what an action is worth. */
export class Relative implements Policy<VeronaState> {
  private readonly family: Family;
  private readonly judgement: Judgement;

  constructor(rules: VeronaKernel, judgement: Judgement) {
    this.family = new Family(rules);
    this.judgement = judgement;
  }

  choose(s: VeronaState, random: Random): Action {
    const { family, judgement } = this;
    family.prepare(s);
    const count = moveFilter.count(s);
    let best = moveFilter.nth(s, 0);
    let most = -Infinity;
    for (let k = 0; k < count; k++) {
      const action = moveFilter.nth(s, k);
      const value = judgement.see(family.valueOf(s, action), random);
      if (value <= most) continue;
      most = value;
      best = action;
    }
    return best;
  }
}
