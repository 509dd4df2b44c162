import type { Bots, SearchRules } from '@glade/engine';
import type { LeafClimbersKernel } from '../rules/rules.ts';
import type { ClimberState } from '../rules/state.ts';
import { evaluation } from './evaluation.ts';
import { Greedy } from './greedy.ts';
import { policies } from './policies.ts';
import { puzzles } from './puzzles.ts';

export const bots: Bots = {
  policies,
  evaluation,
  // In steps of height.
  dial: (rules) => ({
    temperatures: [30, 5, 1.5],
    player: (judgement) =>
      new Greedy(
        rules as SearchRules<ClimberState>,
        (rules as unknown as LeafClimbersKernel).options,
        judgement,
      ),
  }),
  puzzles,
};
