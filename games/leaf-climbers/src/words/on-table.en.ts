import type { Catalogue } from '@glade/engine';

const COLOUR = '{height, select, 1 {green} 2 {yellow} 3 {orange} 4 {red} 5 {purple} other {blue}}';

/** The highest chip of a pile and what lies below it; each colour lies on the one before it. */
const STACKED =
  '{height, select, 1 {green on the board} 2 {yellow on top of green} 3 {orange on top of yellow} 4 {red on top of orange} 5 {purple on top of red} other {blue on top of purple}}';

/** What to do with board, chips and climbers. */
export const onTable = {
  'onTable.place': 'green {column} blue {row}',
  'onTable.place.spoken': 'green {column}, blue {row}',
  'onTable.group': 'green {members} with blue {row}',
  'onTable.member': '{column}',
  'onTable.again': 'Did you put down a chip with each roll? Then only check.',
  'onTable.board': 'Lay out the empty board.',
  'onTable.put': 'Put {player, seat}’s climber on {places}.',
  'onTable.put.you': 'Put your climber on {places}.',
  'onTable.round': '{n, plural, one {Put a round chip} other {Put round chips}} on {places}.',
  'onTable.move': 'Move {player, seat}’s climber to {places}.',
  'onTable.move.you': 'Move your climber to {places}.',
  'onTable.off': 'Take {player, seat}’s climber off the board: {places}.',
  'onTable.off.you': 'Take your climber off the board: {places}.',
  'onTable.swap': `Swap each round chip for a square one. Its colour: ${STACKED}. Squares by the dice: {places}.`,
  'onTable.rounds':
    'Put {count} round chips on {n, plural, one {} other {each of these: }}{places}.',
  'onTable.roundsLess':
    'Take {count, plural, one {one round chip} other {# round chips}} off {n, plural, one {} other {each of these: }}{places}.',
  'onTable.squares': `Build the square chips up to ${COLOUR}, no higher. Squares by the dice: {places}.`,
  'onTable.noSquares': 'Take all square chips off {places}.',
} satisfies Catalogue;
