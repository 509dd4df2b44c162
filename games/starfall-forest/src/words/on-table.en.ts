import type { Catalogue } from '@glade/engine';
import { placeByEar } from './en.ts';

/** What to do with trees, fairies, snakes, stars, hearts and dice. */
export const onTable = {
  'onTable.place': placeByEar,
  'onTable.place.spoken': placeByEar,
  'onTable.place.from': placeByEar,
  'onTable.place.from.spoken': placeByEar,
  'onTable.pictured': 'the {n} places lit in the picture',
  'onTable.which': 'If your dice are ordinary, look for the little number beside each picture.',
  'onTable.title.fell': 'A star falls! Everybody look up!',
  'onTable.title.bitten': 'The turn ends with a snake at the fairy’s tree: it bites!',
  'onTable.title.swapped': 'A snake bites, and no hearts are left.',
  'onTable.title.flat': 'A snake bites, and no hearts or stars are left.',
  'onTable.forest':
    'Set up {height} rows of {width} trees. Row 1 is at the top of the screen, column 1 on its left.',
  'onTable.paths':
    'Strong and weak trees alternate: a strong, broad tree stands at column 1, row 1. Paths run across, and up and down. Between two strong trees they also run diagonally.',
  'onTable.take':
    'Give each of the {players} players a tree, a fairy, a snake and three hearts. Later, Glade tells you whether each tree is strong or weak.',
  'onTable.layTree': 'Lay down the {n, plural, one {tree} other {trees}} at {places}.',
  'onTable.felled':
    'Two or more big stars in one roll: the star topples its tree. Lay it down at {places}.',
  'onTable.fairy': 'Put {player, seat}’s fairy at {places}.',
  'onTable.fairy.you': 'Put your fairy at {places}.',
  'onTable.aside':
    '{aside, plural, =0 {} other {{shooting, plural, =0 {} one {The shooting star stops 1 big star. } other {# shooting stars stop # big stars. }}}}{aside, plural, =0 {} one {Put aside {shooting, plural, =0 {the} other {1}} die with {shooting, plural, =0 {the} other {a}} big star.} other {Put aside {shooting, plural, =0 {the } other {}}# dice with a big star.}}',
  'onTable.star': 'Put a star at {places}. Take back all five dice.',
  'onTable.diceBack': 'Take back all five dice.',
  'onTable.wake': 'Stand {player, seat}’s fairy up, with three hearts.',
  'onTable.wake.you': 'Stand your fairy up, with three hearts.',
  'onTable.fly':
    'Move {player, seat}’s fairy{n, plural, one {} other { step by step}} to {places}.',
  'onTable.fly.you': 'Move your fairy{n, plural, one {} other { step by step}} to {places}.',
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
  'onTable.noTree': 'Take the tree away: {places}.',
  'onTable.plantTree':
    'Plant {n, plural, one {a} other {#}} {strong, select, 1 {strong} other {weak}} {n, plural, one {tree} other {trees}} at {places}.',
  'onTable.standTree': 'Stand the tree up again: {places}.',
  'onTable.noSnake': 'Take the snake away: {places}.',
  'onTable.snakeHere': '{n, plural, one {Put a snake here} other {Put # snakes here}}: {places}.',
  'onTable.noStar': 'Take {count, plural, one {the star} other {# stars}} away from {places}.',
  'onTable.starHere': 'Put {count, plural, one {a star} other {# stars}} at {places}.',
  'onTable.stand': 'Stand {player, seat}’s fairy up again.',
  'onTable.stand.you': 'Stand your fairy up again.',
  'onTable.flat': 'Lay {player, seat}’s fairy flat.',
  'onTable.flat.you': 'Lay your fairy flat.',
  'onTable.hearts': 'Give {player, seat} {count, plural, one {one heart} other {# hearts}}.',
  'onTable.hearts.you': 'Take {count, plural, one {one heart} other {# hearts}}.',
  'onTable.heartsLess':
    'Take {count, plural, one {one heart} other {# hearts}} from {player, seat}.',
  'onTable.heartsLess.you': 'Give back {count, plural, one {one heart} other {# hearts}}.',
  'onTable.stars': 'Give {player, seat} {count, plural, one {one star} other {# stars}}.',
  'onTable.stars.you': 'Take {count, plural, one {one star} other {# stars}}.',
  'onTable.starsLess': 'Take {count, plural, one {one star} other {# stars}} from {player, seat}.',
  'onTable.starsLess.you': 'Give back {count, plural, one {one star} other {# stars}}.',
  'onTable.asideBack':
    'Take back {dice, plural, one {1 of the dice} other {# of the dice}} that were put aside.',
} satisfies Catalogue;
