import type { Catalogue, Language } from '@glade/engine';

/** What puzzles ask for. */
export const puzzles: Readonly<Record<Language, Catalogue>> = {
  en: {
    'puzzle.goal.result': 'Choose the move that keeps your home safest.',
  },
  it: {
    'puzzle.goal.result': 'Scegli la mossa che tiene la casa più al sicuro.',
  },
};
