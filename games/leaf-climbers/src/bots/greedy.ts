import { waysOut } from '../rules/paths.ts';
import { isTop } from '../rules/pile.ts';
import type { ClimberState } from '../rules/state.ts';
import { BestSquare } from './best-square.ts';

/** It counts on the usual price of a step down, whatever was agreed, as the one did whose survival is published. */
const DESCEND = 2;
const TOP_VALUE = 100;

/** Blue tops, then height and cheap ways out. */
export class Greedy extends BestSquare {
  protected value(s: ClimberState, square: number): number {
    if (isTop(s, square)) return TOP_VALUE;
    return s.elevation[square]! + waysOut(s, square, DESCEND);
  }
}
