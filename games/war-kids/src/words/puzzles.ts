import type { Catalogue, Language } from '@glade/engine';

/** What puzzles ask for. */
export const puzzles: Readonly<Record<Language, Catalogue>> = {
  en: {
    'puzzle.goal.result': 'Choose the move with the best chance to win.',
    'puzzle.goal.one': 'Catch the enemy leader this turn, without a spell. Only one unit may move.',
    'puzzle.goal.two': 'Catch the enemy leader this turn, without a spell. Two units may move.',
    'puzzle.goal.three': 'Eliminate three enemies this turn, without a spell. Two units may move.',
    'puzzle.goal.double': 'Eliminate two enemies this turn, without a spell. Two units may move.',
    'puzzle.goal.single': 'Eliminate one enemy this turn, without a spell. Only one unit may move.',
  },
  it: {
    'puzzle.goal.result': 'Scegli la mossa con più probabilità di vincere.',
    'puzzle.goal.one':
      'Cattura il capo nemico in questo turno, senza magie. Si può muovere una sola unità.',
    'puzzle.goal.two':
      'Cattura il capo nemico in questo turno, senza magie. Si possono muovere due unità.',
    'puzzle.goal.three':
      'Elimina tre nemici in questo turno, senza magie. Si possono muovere due unità.',
    'puzzle.goal.double':
      'Elimina due nemici in questo turno, senza magie. Si possono muovere due unità.',
    'puzzle.goal.single':
      'Elimina un nemico in questo turno, senza magie. Si può muovere una sola unità.',
  },
};
