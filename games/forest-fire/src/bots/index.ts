import type { Bots, SearchRules } from '@glade/engine';
import type { FireState } from '../rules/state.ts';
import { evaluation } from './evaluation.ts';
import { policies } from './policies.ts';
import { puzzles } from './puzzles.ts';
import { TurnSearch } from './turn-search.ts';

export const bots: Bots = {
  policies,
  evaluation,
  // In burning squares.
  dial: (rules) => ({
    temperatures: [0.5, 0.42, 0.34],
    player: (judgement) => new TurnSearch(rules as SearchRules<FireState>, true, judgement),
  }),
  puzzles,
};
