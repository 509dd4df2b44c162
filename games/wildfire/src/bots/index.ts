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
  puzzles,
};
