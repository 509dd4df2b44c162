import type { Catalogue } from '@glade/engine';

/** The colours of a pile of this height, from the lowest chip to the highest. */
const PILE =
  '{height, select, 1 {green} 2 {green, yellow} 3 {green, yellow, orange} 4 {green, yellow, orange, red} 5 {green, yellow, orange, red, purple} other {green, yellow, orange, red, purple, blue}}';

/** What to do with board, chips and climbers. */
export const onTable = {
  'onTable.place': 'green {column} blue {row}',
  'onTable.place.spoken': 'green {column}, blue {row}',
  'onTable.group': 'green {members} with blue {row}',
  'onTable.member': '{column}',
  'onTable.again': 'If you put down a chip with each roll, just check.',
  'onTable.title.crushed': 'Squish! Players who are hit become the wind, and roll for the leaves.',
  'onTable.title.grown': 'The leaves fall!',
  'onTable.board': 'Lay out the empty board.',
  'onTable.put': 'Put {player, seat}’s climber on {places}.',
  'onTable.put.you': 'Put your climber on {places}.',
  'onTable.round': '{n, plural, one {Put a round chip} other {Put round chips}} on {places}.',
  'onTable.move': 'Move {player, seat}’s climber to {places}.',
  'onTable.move.you': 'Move your climber to {places}.',
  'onTable.off': 'Take {player, seat}’s climber at {places} off the board.',
  'onTable.off.you': 'Take your climber at {places} off the board.',
  'onTable.swap': `Swap the round chips for square ones on {n, plural, one {} other {each of these: }}{places}. The pile is then, from below: ${PILE}.`,
  'onTable.rounds':
    'Put {count} round chips on {n, plural, one {} other {each of these: }}{places}.',
  'onTable.roundsLess':
    'Take {count, plural, one {one round chip} other {# round chips}} off {n, plural, one {} other {each of these: }}{places}.',
  'onTable.squares': `Make a pile of square chips on {n, plural, one {} other {each of these: }}{places}. From below it is: ${PILE}.`,
  'onTable.noSquares': 'Take all square chips off {places}.',
} satisfies Catalogue;
