import type { Action, Policy, Random, SearchRules } from '@glade/engine';
import { SQUARES } from '@glade/boards/squares36';
import type { ClimberState } from '../rules/state.ts';

/** What looks equally good is drawn for; nothing else is this close. */
const CLOSE = 1e-9;

/** Ends its moves on the square that looks best among those without a shadow; in the shadow only if it must. */
export abstract class BestSquare implements Policy<ClimberState> {
  private readonly rules: SearchRules<ClimberState>;
  private readonly ties = new Uint8Array(SQUARES);

  constructor(rules: SearchRules<ClimberState>) {
    this.rules = rules;
  }

  choose(s: ClimberState, random: Random): Action {
    const filter = this.rules.moveFilter!;
    const count = filter.count(s);
    this.look?.(s);
    let best = -Infinity;
    let ties = 0;
    for (let k = 0; k < count; k++) {
      const square = filter.nth(s, k);
      const worth = this.worth(s, square);
      if (worth < best - CLOSE) continue;
      if (worth > best + CLOSE) ties = 0;
      best = Math.max(best, worth);
      this.ties[ties++] = square;
    }
    return this.ties[random.below(ties)]!;
  }

  /** Looks at the table once before it weighs the squares. */
  protected look?(s: ClimberState): void;

  protected abstract worth(s: ClimberState, square: number): number;
}
