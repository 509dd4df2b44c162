import type { Bots } from '@glade/engine';
import type { WildfireKernel } from '../rules/index.ts';
import { Careful } from './careful.ts';
import { evaluationOf } from './evaluation.ts';
import { Greedy } from './greedy.ts';
import { puzzles } from './puzzles.ts';
import { Learned } from './learned/learned.ts';

export const bots: Bots = {
  policies: (rules) => {
    const kernel = rules as unknown as WildfireKernel;
    const usual = { policy: new Careful(), greedy: new Greedy() };
    return kernel.mode === 'solo' ? { ...usual, learned: new Learned(kernel) } : usual;
  },
  evaluation: (rules) => evaluationOf(rules as unknown as WildfireKernel),
  // In empty squares around a fire; a step nearer to the home is 8 of them.
  dial: () => ({
    temperatures: [30, 12, 5.5],
    player: (judgement) => new Careful(judgement),
  }),
  puzzles,
};
