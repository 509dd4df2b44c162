import type { Catalogue, Language } from '@glade/engine';

/** What puzzles ask for. */
export const puzzles: Readonly<Record<Language, Catalogue>> = {
  en: {
    'puzzle.goal.result': 'Choose the move with the best chance to win.',
    'puzzle.goal.survive': 'Choose the move that gets through this round: no leaf may hit you.',
  },
  it: {
    'puzzle.goal.result': 'Scegli la mossa con più probabilità di vincere.',
    'puzzle.goal.survive':
      'Scegli la mossa che ti salva in questo giro: nessuna foglia ti deve colpire.',
  },
};
