import type { Catalogue, Language } from '@glade/engine';

/** What puzzles ask for. */
export const puzzles: Readonly<Record<Language, Catalogue>> = {
  en: {
    'puzzle.goal.result': 'Choose the move with the best chance to win.',
    'puzzle.goal.leader': 'Beat the enemy Prince or Princess in two turns.',
  },
  it: {
    'puzzle.goal.result': 'Scegli la mossa che dà più speranza di vincere.',
    'puzzle.goal.leader': 'Batti il Principe o la Principessa nemica in due turni.',
  },
};
