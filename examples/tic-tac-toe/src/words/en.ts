import type { Catalogue } from '@glade/engine';

const text = {
  'game.title': 'Tic-tac-toe',
  'game.line': 'Three in a line before the other. For two.',
  'preset.default': 'Classic',
  place: '{column}{row}',
  'place.spoken': 'column {column}, row {row}',

  'where.marked': 'Squares marked',
  'event.marked': 'Player {player} marks {places}.',
  'event.line': 'Three in a line for player {player}!',
  'event.full': 'The board is full.',

  'outcome.won': 'Three in a line!',
  'outcome.drawn': 'A draw: the board is full, and nobody has three in a line.',
  'measure.marks': 'marks',
  'turn.heading': 'Turn {turn}',

  'refusal.over': 'The match is over. Start a new one.',
  'refusal.noRoll': 'There are no dice in this game. Mark a square.',
  'refusal.notYourTurn': 'It is the other player’s turn: wait.',
  'refusal.outside': 'There is no such square. Columns go from a to c, rows from 1 to 3.',
  'refusal.taken': 'There is a mark on {place} already. Choose an empty square.',
} satisfies Catalogue;

export default text;
