import {
  EXACT,
  type Action,
  type Judgement,
  type Policy,
  type Random,
  type SearchRules,
} from '@glade/engine';
import { SQUARES } from '@glade/boards/squares36';
import type { ClimberState } from '../rules/state.ts';

/** Values closer than this are equal but for rounding: one of such squares is drawn. */
const CLOSE = 1e-9;

/** Ends its moves on the square that looks best among those without a shadow; in the shadow only if it must. */
export abstract class BestSquare implements Policy<ClimberState> {
  private readonly rules: SearchRules<ClimberState>;
  private readonly judgement: Judgement;
  private readonly ties = new Uint8Array(SQUARES);

  constructor(rules: SearchRules<ClimberState>, judgement: Judgement = EXACT) {
    this.rules = rules;
    this.judgement = judgement;
  }

  choose(s: ClimberState, random: Random): Action {
    const filter = this.rules.moveFilter!;
    const count = filter.count(s);
    this.prepare?.(s);
    let best = -Infinity;
    let ties = 0;
    for (let k = 0; k < count; k++) {
      const square = filter.nth(s, k);
      const value = this.judgement.see(this.value(s, square), random);
      if (value < best - CLOSE) continue;
      if (value > best + CLOSE) ties = 0;
      best = Math.max(best, value);
      this.ties[ties++] = square;
    }
    return this.ties[random.below(ties)]!;
  }

  /** Looks at the table once, before the squares are weighed. */
  protected prepare?(s: ClimberState): void;

  protected abstract value(s: ClimberState, square: number): number;
}
