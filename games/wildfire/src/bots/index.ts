import type { Bots } from '@glade/engine';
import type { WildfireKernel } from '../rules/index.ts';
import { Careful } from './careful.ts';
import { evaluationOf } from './evaluation.ts';
import { Greedy } from './greedy.ts';

export const bots: Bots = {
  policies: () => ({ policy: new Careful(), greedy: new Greedy() }),
  evaluation: (rules) => evaluationOf(rules as unknown as WildfireKernel),
};
