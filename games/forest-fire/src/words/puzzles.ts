import type { Catalogue, Language } from '@glade/engine';

/** What puzzles ask for, and how the list of puzzles calls that. */
export const puzzles: Readonly<Record<Language, Catalogue>> = {
  en: {
    'puzzle.goal.result': 'You are a team. Choose the move that helps the forest most.',
    'puzzle.goal.out': 'You are a team. Put out every fire this round.',
    'puzzle.goal.safe': 'You are a team. Keep everyone safe from the fire this round.',
    'puzzle.name.result': 'Help the forest',
    'puzzle.name.out': 'Put out every fire',
    'puzzle.name.safe': 'Keep everyone safe',
  },
  it: {
    'puzzle.goal.result': 'Siete una squadra. Scegliete la mossa che aiuta di più la foresta.',
    'puzzle.goal.out': 'Siete una squadra. Spegnete ogni fuoco in questo giro.',
    'puzzle.goal.safe':
      'Siete una squadra. Scegliete la mossa che tiene tutti lontani dal fuoco in questo giro.',
    'puzzle.name.result': 'Aiuta la foresta',
    'puzzle.name.out': 'Spegni ogni fuoco',
    'puzzle.name.safe': 'Tutti lontani dal fuoco',
  },
};
