import type { Catalogue, Language } from '@glade/engine';

/** What puzzles ask for. */
export const puzzles: Readonly<Record<Language, Catalogue>> = {
  en: {
    'puzzle.goal.result': 'Choose the move with the best chance of winning.',
    'puzzle.goal.home': 'Fly home with these dice, before the next roll.',
    'puzzle.goal.collect': 'Take a star with these dice, before the next roll.',
  },
  it: {
    'puzzle.goal.result': 'Scegli la mossa con più probabilità di vincere.',
    'puzzle.goal.home': 'Vola a casa con questi dadi, prima del prossimo tiro.',
    'puzzle.goal.collect': 'Prendi una stella con questi dadi, prima del prossimo tiro.',
  },
};
