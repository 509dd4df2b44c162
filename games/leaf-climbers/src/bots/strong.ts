import type { SearchRules } from '@glade/engine';
import type { LeafClimbersKernel } from '../rules/rules.ts';
import type { ClimberState } from '../rules/state.ts';
import { BestSquare } from './best-square.ts';
import { Survival } from './survival.ts';

/** The strongest player: squares by how long one is likely to survive there. */
export class Strong extends BestSquare {
  private readonly survival: Survival;

  constructor(rules: SearchRules<ClimberState>, { options }: LeafClimbersKernel) {
    super(rules);
    this.survival = new Survival(options);
  }

  protected override prepare(s: ClimberState): void {
    this.survival.update(s);
  }

  protected value(_: ClimberState, square: number): number {
    return this.survival.chance(square);
  }
}
