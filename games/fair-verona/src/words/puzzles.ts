import type { Catalogue, Language } from '@glade/engine';

/** What puzzles ask for, and how the list of puzzles calls that. */
export const puzzles: Readonly<Record<Language, Catalogue>> = {
  en: {
    'puzzle.goal.result': 'You play together. Choose the move that helps the family most.',
    'puzzle.goal.clear': 'Clear an Encounter in this turn, without a Friend.',
    'puzzle.goal.deliver': 'Bring the clue home in this turn.',
    'puzzle.name.result': 'Help the family',
    'puzzle.name.clear': 'Clear an Encounter',
    'puzzle.name.deliver': 'Bring the clue home',
  },
  it: {
    'puzzle.goal.result': 'Giocate insieme. Scegli la mossa che aiuta di più la famiglia.',
    'puzzle.goal.clear': 'Supera un Incontro in questo turno, senza un Amico.',
    'puzzle.goal.deliver': 'Porta a casa l’indizio in questo turno.',
    'puzzle.name.result': 'Aiuta la famiglia',
    'puzzle.name.clear': 'Supera un Incontro',
    'puzzle.name.deliver': 'Porta a casa l’indizio',
  },
};
