import type { Catalogue } from '@glade/engine';

const text = {
  'game.title': 'Connect four',
  'game.line': 'Drop discs, and have four in a line before the other. For two.',
  'preset.default': 'Classic',
  place: '{column}{row}',
  'place.spoken': 'column {column}, row {row}',

  'where.dropped': 'Where discs fall',
  'event.dropped': 'Player {player}’s disc falls to {places}.',
  'event.line': 'Four in a line for player {player}!',
  'event.full': 'The board is full.',

  'outcome.won': 'Four in a line!',
  'outcome.drawn': 'A draw: the board is full, and nobody has four in a line.',
  'measure.discs': 'discs',
  'turn.heading': 'Turn {turn}',

  'refusal.over': 'The match is over. Start a new one.',
  'refusal.noRoll': 'There are no dice in this game. Drop a disc.',
  'refusal.notYourTurn': 'It is the other player’s turn: wait.',
  'refusal.outside': 'There is no such column. They go from a to g.',
  'refusal.filled': 'This column is full up to {place}. Choose another.',
} satisfies Catalogue;

export default text;
