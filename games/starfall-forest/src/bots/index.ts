import type { Bots, SearchRules } from '@glade/engine';
import type { StarfallState } from '../rules/index.ts';
import { evaluation } from './evaluation.ts';
import { Greedy } from './greedy.ts';
import { puzzles } from './puzzles.ts';

export const bots: Bots = {
  policies: (rules) => ({ greedy: new Greedy(rules as SearchRules<StarfallState>) }),
  evaluation,
  puzzles,
};
