import type { Catalogue, Language } from '@glade/engine';

/** What puzzles ask for. */
export const puzzles: Readonly<Record<Language, Catalogue>> = {
  en: {
    'puzzle.goal.result': 'Choose the move with the best chance to win.',
    'puzzle.goal.one': 'Catch the enemy Prince or Princess in this turn. Only one unit may move.',
    'puzzle.goal.two': 'Catch the enemy Prince or Princess in this turn. Two units may move.',
    'puzzle.goal.leader': 'Beat the enemy Prince or Princess in two turns.',
  },
  it: {
    'puzzle.goal.result': 'Scegli la mossa che dà più speranza di vincere.',
    'puzzle.goal.one':
      'Cattura il Principe o la Principessa nemica in questo turno. Si può muovere una sola unità.',
    'puzzle.goal.two':
      'Cattura il Principe o la Principessa nemica in questo turno. Si possono muovere due unità.',
    'puzzle.goal.leader': 'Batti il Principe o la Principessa nemica in due turni.',
  },
};
