import type { Catalogue, Language } from '@glade/engine';

/** What puzzles ask for, and how the list of puzzles calls that. */
export const puzzles: Readonly<Record<Language, Catalogue>> = {
  en: {
    'puzzle.goal.result': 'Choose the move with the best chance to win.',
    'puzzle.goal.one': 'Catch the enemy leader this turn, without a spell. Only one unit may move.',
    'puzzle.goal.two': 'Catch the enemy leader this turn, without a spell. Two units may move.',
    'puzzle.goal.three': 'Eliminate three enemies this turn, without a spell. Two units may move.',
    'puzzle.goal.double': 'Eliminate two enemies this turn, without a spell. Two units may move.',
    'puzzle.goal.single': 'Eliminate one enemy this turn, without a spell. Only one unit may move.',
    'puzzle.about': 'You are {side, select, 0 {Blue} other {Pink}}: {own} against {others}',
    'puzzle.name.result': 'The best chance',
    'puzzle.name.one': 'Catch the leader with one unit',
    'puzzle.name.two': 'Catch the leader with two units',
    'puzzle.name.three': 'Eliminate three enemies',
    'puzzle.name.double': 'Eliminate two enemies',
    'puzzle.name.single': 'Eliminate one enemy',
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
    'puzzle.about': 'Tu sei {side, select, 0 {azzurro} other {rosa}}: {own} contro {others}',
    'puzzle.name.result': 'Più probabilità',
    'puzzle.name.one': 'Cattura il capo con un’unità',
    'puzzle.name.two': 'Cattura il capo con due unità',
    'puzzle.name.three': 'Elimina tre nemici',
    'puzzle.name.double': 'Elimina due nemici',
    'puzzle.name.single': 'Elimina un nemico',
  },
};
