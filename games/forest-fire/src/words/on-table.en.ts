import type { Catalogue } from '@glade/engine';

const BESIDE =
  '{side, select, N {above column {across}} S {below column {across}} W {left of row {across}} other {right of row {across}}}';

/** What to do with board, counters and pieces. */
export const onTable = {
  'onTable.place': `{kind, select, square {{down} down, {across} across} spot {the place ${BESIDE}} other {the hand}}`,
  'onTable.place.spoken': `{kind, select, square {{down} down, {across} across} spot {the place ${BESIDE}} other {the hand}}`,
  'onTable.which': 'The first die is down, the second one across.',
  'onTable.again': 'If you put down a counter with each roll, just check.',
  'onTable.board': 'Lay out the empty board.',
  'onTable.pieces': 'Each of you: take a piece. Keep it in your hand until you choose its place.',
  'onTable.firebreak': '{n, plural, one {Put a Firebreak} other {Put Firebreaks}} on {places}.',
  'onTable.put': 'Put {player, seat}’s piece on {places}.',
  'onTable.put.you': 'Put your piece on {places}.',
  'onTable.fire': '{n, plural, one {Put a Fire counter} other {Put Fire counters}} on {places}.',
  'onTable.gap':
    'Fire leaps into the {n, plural, one {gap} other {gaps}} between two fires. {n, plural, one {Put a Fire counter} other {Put Fire counters}} on {places}, too.',
  'onTable.move': 'Move {player, seat}’s piece to {places}.',
  'onTable.move.you': 'Move your piece to {places}.',
  'onTable.noFire': 'Take all Fire counters away from {places}.',
  'onTable.oneFireLess': 'Take one Fire counter away from {places}.',
  'onTable.off': 'Take {player, seat}’s piece on {places} off the board.',
  'onTable.off.you': 'Take your piece on {places} off the board.',
  'onTable.noFirebreak':
    '{n, plural, one {Take the Firebreak} other {Take the Firebreaks}} off {places}.',
  'onTable.fires':
    'Put {count} Fire counters on {n, plural, one {} other {each of these: }}{places}.',
  'onTable.firesLess':
    'Take {count, plural, one {one Fire counter} other {# Fire counters}} off {n, plural, one {} other {each of these: }}{places}.',
} satisfies Catalogue;
