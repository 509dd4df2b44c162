import type { SearchRules } from '@glade/engine';
import type { LeafClimbersKernel } from '../rules/rules.ts';
import type { ClimberState } from '../rules/state.ts';
import { BestSquare } from './best-square.ts';
import { Survival } from './survival.ts';

/** What is known of the ground under the same rules, for all who play by them: in a round it is the same for every seat. */
const SURVIVALS = new WeakMap<LeafClimbersKernel, Survival>();

function survivalUnder(rules: LeafClimbersKernel): Survival {
  const known = SURVIVALS.get(rules) ?? new Survival(rules.options);
  SURVIVALS.set(rules, known);
  return known;
}

/** The strongest player: squares by how long one is likely to survive there. */
export class Strong extends BestSquare {
  private readonly survival: Survival;

  constructor(rules: SearchRules<ClimberState>, kernel: LeafClimbersKernel) {
    super(rules);
    this.survival = survivalUnder(kernel);
  }

  protected override prepare(s: ClimberState): void {
    this.survival.update(s);
  }

  protected value(_: ClimberState, square: number): number {
    return this.survival.chance(square);
  }
}
