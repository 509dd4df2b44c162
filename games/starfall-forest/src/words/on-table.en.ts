import type { Catalogue } from '@glade/engine';

/** What to do with trees, fairies, snakes, stars, hearts and dice. */
export const onTable = {
  'onTable.place': '{kind, select, path {the path {x},{y} – {x2},{y2}} other {{x},{y}}}',
  'onTable.place.spoken':
    '{kind, select, path {the path {way, select, right {right of} left {left of} above {above} below {below} upRight {up right of} upLeft {up left of} downRight {down right of} other {down left of}} } other {}}{left, plural, =0 {column {column}} other {# left of column 1}}, {above, plural, =0 {row {row}} other {# above row 1}}',
  'onTable.forest': 'Stand up {height} rows of {width} trees.',
  'onTable.take': 'Give {player, seat} a tree, a fairy, a snake and three hearts.',
  'onTable.take.you': 'Take a tree, a fairy, a snake and three hearts.',
  'onTable.layTree': 'Lay down the tree at {places}.',
  'onTable.plant': 'Plant {player, seat}’s tree at {places}.',
  'onTable.plant.you': 'Plant your tree at {places}.',
  'onTable.snake': 'Put {player, seat}’s snake here: {places}.',
  'onTable.snake.you': 'Put your snake here: {places}.',
  'onTable.fairy': 'Put {player, seat}’s fairy at {places}.',
  'onTable.fairy.you': 'Put your fairy at {places}.',
  'onTable.aside':
    '{aside, plural, =0 {} one {Set one big star aside.} other {Set # big stars aside.}}',
  'onTable.star': 'Put a star at {places}. Take back all five dice.',
  'onTable.diceBack': 'Take back all five dice.',
  'onTable.wake': 'Stand {player, seat}’s fairy up, with three hearts.',
  'onTable.wake.you': 'Stand your fairy up, with three hearts.',
  'onTable.fly': 'Move {player, seat}’s fairy to {places}.',
  'onTable.fly.you': 'Move your fairy to {places}.',
  'onTable.collect':
    'Give {player, seat} {stars, plural, one {one star} other {# stars}} from {places}.',
  'onTable.collect.you': 'Take {stars, plural, one {one star} other {# stars}} from {places}.',
  'onTable.slither': 'Take a snake from {fromcell}. Put it here: {cell}.',
  'onTable.heart': 'Take {n, plural, one {one heart} other {# hearts}} from {player, seat}.',
  'onTable.heart.you': 'Give back {n, plural, one {one heart} other {# hearts}}.',
  'onTable.swap': 'Swap one of {player, seat}’s stars for three hearts.',
  'onTable.swap.you': 'Swap one of your stars for three hearts.',
  'onTable.layFairy': 'Lay {player, seat}’s fairy flat at {places}.',
  'onTable.layFairy.you': 'Lay your fairy flat at {places}.',
  'onTable.home': 'Take {player, seat}’s fairy out of the forest.',
  'onTable.home.you': 'Take your fairy out of the forest.',
} satisfies Catalogue;
