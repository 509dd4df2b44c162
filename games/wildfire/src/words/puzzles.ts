import type { Catalogue, Language } from '@glade/engine';

/** What puzzles ask for, and how the list of puzzles calls that. */
export const puzzles: Readonly<Record<Language, Catalogue>> = {
  en: {
    'puzzle.goal.result': 'Choose the move that keeps your home safest.',
    'puzzle.name.result': 'The safest move',
  },
  it: {
    'puzzle.goal.result': 'Scegli la mossa che tiene la casa più al sicuro.',
    'puzzle.name.result': 'La mossa più sicura',
  },
};
