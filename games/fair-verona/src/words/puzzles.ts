import type { Catalogue, Language } from '@glade/engine';

/** What puzzles ask for. */
export const puzzles: Readonly<Record<Language, Catalogue>> = {
  en: {
    'puzzle.goal.result': 'You play together. Choose the move that helps the family most.',
    'puzzle.goal.clear': 'Clear an Encounter in this turn, without a Friend.',
    'puzzle.goal.deliver': 'Bring the clue home in this turn.',
  },
  it: {
    'puzzle.goal.result': 'Giocate insieme. Scegli la mossa che aiuta di più la famiglia.',
    'puzzle.goal.clear': 'Supera un Incontro in questo turno, senza un Amico.',
    'puzzle.goal.deliver': 'Porta a casa l’indizio in questo turno.',
  },
};
