import type { Catalogue, Language } from '@glade/engine';

/** What puzzles ask for, and how the list of puzzles calls that. */
export const puzzles: Readonly<Record<Language, Catalogue>> = {
  en: {
    'puzzle.goal.result': 'Choose the move with the best chance of winning.',
    'puzzle.goal.home': 'Fly home with these dice, before the next roll.',
    'puzzle.goal.collect': 'Take a star with these dice, before the next roll.',
    'puzzle.name.result': 'The best chance',
    'puzzle.name.home': 'Fly home',
    'puzzle.name.collect': 'Take a star',
  },
  it: {
    'puzzle.goal.result': 'Scegli la mossa con più probabilità di vincere.',
    'puzzle.goal.home': 'Vola a casa con questi dadi, prima del prossimo tiro.',
    'puzzle.goal.collect': 'Prendi una stella con questi dadi, prima del prossimo tiro.',
    'puzzle.name.result': 'Più probabilità',
    'puzzle.name.home': 'Vola a casa',
    'puzzle.name.collect': 'Prendi una stella',
  },
};
