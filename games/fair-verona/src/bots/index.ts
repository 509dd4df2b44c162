import type { Bots } from '@glade/engine';
import type { VeronaKernel } from '../rules/rules.ts';
import { evaluation } from './evaluation.ts';
import { Relative } from './family/relative.ts';
import { policies } from './policies.ts';
import { puzzles } from './puzzles.ts';

export const bots: Bots = {
  policies,
  evaluation,
  // In turns, roughly.
  dial: (rules) => ({
    temperatures: [4, 1.7, 0.7],
    player: (judgement) => new Relative(rules as unknown as VeronaKernel, judgement),
  }),
  puzzles,
};
