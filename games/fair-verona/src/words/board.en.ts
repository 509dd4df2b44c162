import type { Catalogue } from '@glade/engine';

/** What the board says. */
export const board = {
  'cell.space':
    '{way, select, home {Old Town} n {north {up}} s {south {up}} e {east {aside}} w {west {aside}} ne {north {up}, east {aside}} nw {north {up}, west {aside}} se {south {up}, east {aside}} other {south {up}, west {aside}}}',
  'cell.bank':
    '{wind, select, n {north} ne {north-east} e {east} se {south-east} s {south} sw {south-west} w {west} other {north-west}} bank',
  'cell.player': '{player, seat, part} is here',
  'cell.mired': 'held up by {count, plural, one {an Encounter} other {# Encounters}}',
  'cell.token': 'carries the token',
  'cell.canStay': 'you can stay here',
  'cell.canGo':
    'you can go here {ways, select, 1 {across country} 2 {through the city} 3 {across country or through the city} 4 {by road} 5 {across country or by road} 6 {through the city or by road} other {in all three ways}}',
  'cell.fails': '{percent}% of the tiles would not fit here next',
  'cell.free': 'free',
  'cell.river':
    'the river runs on here, heading {heading, select, 0 {north} 1 {east} 2 {south} other {west}}',
  'cell.unfit': 'your tile does not fit',
  'cell.canLay': '{turns, plural, one {your tile fits here} other {your tile fits here in # ways}}',
  'cell.held':
    'your tile lies here, {turn, select, 0 {not turned} 1 {turned once} 2 {turned twice} other {turned three times}}{left, plural, one {; again lays it} other {; again turns it}}',

  'board.name': 'Map of Verona’s country',
  'board.tools': 'Map',
  'board.closer': 'Closer',
  'board.farther': 'Farther away',
  'board.whole': 'Show all',
  'board.toMeeple': 'My meeple',
  'board.toRiver': 'River',
  'board.player': '{player, seat}',
  'board.worth': '{card}, worth {worth} here',
  'board.worth.short': 'worth {worth}',
  'help.r': 'turns the tile that you lay; L lays it',
  'board.away': '{distance} from home',
  'board.place': 'Tap a lit space.',
  'board.turn':
    '{turn, select, 0 {Not turned yet.} 1 {Turned once.} 2 {Turned twice.} other {Turned three times.}} Tap it again to turn it.',
  'board.keys': 'R turns it, L lays it.',
  'board.lay': 'It fits in one way. Lay it?',
  'board.way.any': 'across country, 2',
  'board.way.city': 'city, 4',
  'board.way.road': 'road, 6',
  'board.way.fails': 'chance that the next tile won’t fit',
  'board.fails': '{percent}% would not fit here',
  'board.delivered': '{delivered} of {goal} home',
  'board.pile.river': 'River tiles left',
  'board.pile.land': 'Land tiles left',
  'board.pile.cards': 'Cards left',
  'board.errand': 'The last errand: {turns, plural, one {one turn} other {# turns}} left!',
  'board.carried': '{player, seat} has the token. Bring it home to the Old Town!',
  'board.guarded': 'The token is with {player, seat}: clear the {card} to win it.',
  'board.fool':
    '{jokers, plural, one {Verona is in love with a fool.} other {Verona is in love with two fools.}} Somebody come home and talk to her!',
  'board.owed': 'Verona is thinking. The next Clue Card is still to come.',
  'board.seeks':
    'Verona is looking for {suit, select, 0 {spades ♠} 1 {clubs ♣} 2 {diamonds ♦} other {hearts ♥}} or another {rank, select, 14 {ace} 13 {king} 12 {queen} 11 {jack} other {{rank}}}.',
  'board.family': 'The family',
  'board.colours': 'Choose your colours',
  'board.gauge.all': 'Nobody has two unused tiles: you are safe.',
  'board.gauge':
    '{count, plural, =0 {Everybody has two unused tiles or more.} one {One player still keeps all of you in the game: {names, seat}.} other {Safe: {names, seat} have fewer than two unused tiles.}}',
  'board.against': 'Encounter: {card}',
  'board.against.token': 'Encounter with the token: {card}',
  'board.friends': '{friends, plural, one {1 Friend} other {# Friends}}',
  'board.carries': 'the token',
  'board.unused': '{count, plural, one {1 unused tile} other {# unused tiles: not safe any more}}',

  'action.skip': 'Skip',
  'action.draw': 'Draw a tile',
  'action.use': 'Lay this one',
  'action.turn': 'Turn',
  'action.lay': 'Lay it',
  'action.stop': 'Leave it at that',
  'action.keep': 'Leave the token where it is',
  'action.give': 'Give the token to {player, seat}',
  'action.take': 'Take the token from {player, seat}',
  'action.stay': 'Stay here',
  'action.stay.at': 'Stay: {place}',
  'action.move.at': 'Go to {place}',
  'action.place.at':
    'Lay the tile at {place}, {turn, select, 0 {not turned} 1 {turned once} 2 {turned twice} other {turned three times}}',
  'action.use.at': 'Lay unused tile number {nth} of {player, seat}',

  // What people can do now, as the help says it.
  'now.draw': 'Draw a tile',
  'now.use': 'Lay an unused tile',
  'now.place': 'Lay your tile next to your meeple',
  'now.clear': 'Clear an Encounter',
  'now.clear.with': 'Clear an Encounter with help',
  'now.stop': 'Leave the Encounters for now',
  'now.give': 'Give the token away',
  'now.take': 'Take the token',
  'now.keep': 'Leave the token where it is',
  'now.move': 'Move your meeple',
  'now.move.bank': 'Move to the other bank',
  'now.stay': 'Stay where you are',
  'action.clear.at':
    'Clear the {rank, select, 14 {ace} 13 {king} 12 {queen} 11 {jack} other {{rank}}} of {suit, select, 0 {spades} 1 {clubs} 2 {diamonds} other {hearts}}{friend, select, yes { with a Friend} other {}}',

  'board.colour': '{colour, select, 0 {red} 1 {blue} 2 {yellow} 3 {green} 4 {purple} other {grey}}',

  'sum.of': '{card}, of {player, seat}',
  'sum.soFar': 'So far {total}. The Friend’s card is discarded, whatever happens.',
  'sum.clears': '= {total} against {face}: cleared',
  'sum.clearsAnyway': '{total} is more than {face}: cleared without a Friend, too',
  'sum.tooLittle': 'needs {need} or more: no card is enough',
  'sum.needs': 'needs {need} or more: {good} of {of} cards',
  'sum.needsPercent': 'needs {need} or more: {percent}%',
  'sum.more': '{count, plural, one {One more way} other {# more ways}}',
  'sum.friend': 'Friend',

  'draw.tile': 'Which tile did you draw?',
  'draw.card': 'Which card did you draw?',
  'draw.left': '{name}, {left} left',
  'draw.suit': 'Suit',
  'draw.suitName': '{suit, select, 0 {spades} 1 {clubs} 2 {diamonds} other {hearts}}',
  'draw.rank': 'Card',
} satisfies Catalogue;
