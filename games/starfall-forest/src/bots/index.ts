import type { Bots, SearchRules } from '@glade/engine';
import type { StarfallState } from '../rules/index.ts';
import { evaluation } from './evaluation.ts';
import { Greedy } from './greedy.ts';
import { puzzles } from './puzzles.ts';

export const bots: Bots = {
  policies: (rules) => ({ greedy: new Greedy(rules as SearchRules<StarfallState>) }),
  evaluation,
  // In steps of a fairy.
  dial: (rules) => ({
    temperatures: [0.9, 0.6, 0.4],
    player: (judgement) => new Greedy(rules as SearchRules<StarfallState>, judgement),
  }),
  puzzles,
};
