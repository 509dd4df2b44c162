import type { Catalogue } from '@glade/engine';

const text = {
  'game.title': 'Breakthrough',
  'game.line': 'Get one piece through to the far side. For two.',
  'preset.default': 'Classic',
  place: '{column}{row}',
  'place.spoken': 'column {column}, row {row}',

  'where.moved': 'Where pieces go',
  'where.captured': 'Captures',
  'event.moved': 'Player {player} goes from {fromCell} to {toCell}.',
  'event.captured': 'Player {player} goes from {fromCell} to {toCell} and captures.',
  'event.through': 'Player {player} is through!',
  'event.none': 'Player {player} has captured the last piece.',

  'outcome.through': 'Through to the far side!',
  'outcome.captured': 'All pieces of one side are captured!',
  'measure.moves': 'moves',
  'turn.heading': 'Turn {turn}',

  'refusal.over': 'The match is over. Start a new one.',
  'refusal.noRoll': 'There are no dice in this game. Move a piece.',
  'refusal.notYourTurn': 'It is the other player’s turn: wait.',
  'refusal.outside': 'That is not on the board. Columns go from a to h, rows from 1 to 8.',
  'refusal.noMove': 'A piece goes one row forward: straight ahead or diagonally.',
  'refusal.notYours': 'There is no piece of yours on {place}.',
  'refusal.own': 'Your own piece stands on {place}.',
  'refusal.blocked': 'Straight ahead you cannot capture: {place} is taken.',
} satisfies Catalogue;

export default text;
