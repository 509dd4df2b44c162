import type { Catalogue, Language } from '@glade/engine';

/** What puzzles ask for, and how the list of puzzles calls that. */
export const puzzles: Readonly<Record<Language, Catalogue>> = {
  en: {
    'puzzle.goal.result': 'Choose the move with the best chance to win.',
    'puzzle.goal.survive': 'Choose the move that gets through this round: no leaf may hit you.',
    'puzzle.name.result': 'The best chance',
    'puzzle.name.survive': 'Stay in the climb',
  },
  it: {
    'puzzle.goal.result': 'Scegli la mossa con più probabilità di vincere.',
    'puzzle.goal.survive':
      'Scegli la mossa che ti salva in questo giro: nessuna foglia ti deve colpire.',
    'puzzle.name.result': 'Più probabilità',
    'puzzle.name.survive': 'Salvati dalle foglie',
  },
};
