import type { Action } from '@glade/engine';
import type { Grid } from '../../rules/grid.ts';
import type { SoloState } from '../../rules/solo-state.ts';
import { WON } from '../../rules/solo-state.ts';
import type { SoloKernel } from '../../rules/solo.ts';
import { ACT, ENDED } from '../../rules/steps.ts';
import { soloFilter } from '../move-filter.ts';
import { COUNTED, PARTS, partsOf } from './patterns.ts';

/** The logarithm of the odds to save the home of this grid before an event. `parts`: room for the numbers of its weights. */
export function oddsOf(grid: Grid, weights: Float32Array, parts: Int32Array): number {
  partsOf(grid, parts);
  const last = PARTS - 2;
  let sum = COUNTED * (weights[parts[last]!]! + weights[parts[last + 1]!]!);
  for (let i = 0; i < last; i++) sum += weights[parts[i]!]!;
  return sum;
}

/**
 * How likely the home of a single game will be saved, as learned from matches. `weights`: see `patterns.ts`; the sum of those of
 * a grid is the logarithm of the odds.
 */
export class LearnedValue {
  readonly weights: Float32Array;
  /** The parts of the grid that was looked at last. */
  readonly parts = new Int32Array(PARTS);
  readonly #kernel: SoloKernel;
  readonly #after: readonly [SoloState, SoloState];

  constructor(kernel: SoloKernel, weights: Float32Array) {
    this.#kernel = kernel;
    this.weights = weights;
    this.#after = [kernel.create(), kernel.create()];
  }

  /** The logarithm of the odds before an event; infinite where the match is over. */
  before(s: SoloState): number {
    if (s.step === ENDED) return s.result === WON ? Infinity : -Infinity;
    if (s.burnt !== 0) return -Infinity;
    return oddsOf(s, this.weights, this.parts);
  }

  /** The best action of a turn, of equals the first, and the logarithm of the odds behind it. */
  best(s: SoloState): { readonly action: Action; readonly value: number } {
    const { action, value } = this.#best(s, 0);
    return { action, value };
  }

  #best(s: SoloState, depth: 0 | 1): { action: Action; value: number } {
    const count = soloFilter.count(s);
    const after = this.#after[depth];
    const best = { action: soloFilter.nth(s, 0), value: -Infinity };
    for (let k = 0; k < count; k++) {
      const action = soloFilter.nth(s, k);
      this.#kernel.copy(s, after);
      this.#kernel.apply(after, action);
      // An event on the home gives a second action (WF-18).
      const again = after.step === ACT && depth === 0;
      const value = again ? this.#best(after, 1).value : this.before(after);
      if (value > best.value) {
        best.action = action;
        best.value = value;
      }
    }
    return best;
  }
}
