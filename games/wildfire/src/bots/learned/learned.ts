import type { Action, Policy, Random } from '@glade/engine';
import { LearnedValue } from './learned-value.ts';
import { learnedWeights } from './weights.ts';
import type { SoloState } from '../../rules/solo-state.ts';
import type { SoloKernel } from '../../rules/solo.ts';
import { ACT } from '../../rules/steps.ts';
import { Careful } from '../careful.ts';

/**
 * Plays the single game by a learned value: it takes the action after which the home is most likely saved. Where there is no
 * home to save any more, it plays carefully.
 */
export class Learned implements Policy<SoloState> {
  private readonly value: LearnedValue;
  private readonly careful = new Careful();

  constructor(kernel: SoloKernel) {
    this.value = new LearnedValue(kernel, learnedWeights());
  }

  choose(s: SoloState, random: Random): Action {
    return s.step === ACT && s.burnt === 0
      ? this.value.best(s).action
      : this.careful.choose(s, random);
  }
}
