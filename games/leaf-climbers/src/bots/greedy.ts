import type { Judgement, SearchRules } from '@glade/engine';
import type { ClimberOptions } from '../rules/options.ts';
import { pricesOf, waysOut } from '../rules/paths.ts';
import { isTop } from '../rules/pile.ts';
import { type ClimberState, D4 } from '../rules/state.ts';
import { BestSquare } from './best-square.ts';

/** It counts on the usual price of a step down, whatever was agreed, as the one did whose survival is published. */
const DESCEND = 2;
const TOP_VALUE = 100;

/** Blue tops, then height and cheap ways out. */
export class Greedy extends BestSquare {
  private readonly prices: number;
  private readonly sides: number;

  constructor(
    rules: SearchRules<ClimberState>,
    options: Pick<ClimberOptions, 'LC-18.sides' | 'LC-22.points' | 'LC-24.points'>,
    judgement?: Judgement,
  ) {
    super(rules, judgement);
    this.prices = pricesOf(options['LC-22.points'] ?? 1, options['LC-24.points'] ?? 1, DESCEND);
    this.sides = options['LC-18.sides'] ?? D4;
  }

  protected value(s: ClimberState, square: number): number {
    if (isTop(s, square)) return TOP_VALUE;
    return s.elevation[square]! + waysOut(s, square, this.prices, this.sides);
  }
}
