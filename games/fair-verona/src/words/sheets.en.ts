import type { Catalogue } from '@glade/engine';

/** What stands on the sheets of paper, and what they are called. */
export const sheets: Catalogue = {
  'sheets.legend':
    'A dashed square with a plus is a free space where the tile fits. With a bent arrow it fits in several ways. In a free space without a plus it does not fit. A framed tile can be reached.',
  'sheets.group.table': 'On the table',
  'sheets.group.help': 'To look things up',
  'sheets.group.box': 'Instead of a box of Carcassonne',
  'sheets.group.deck': 'Instead of a deck of cards',

  'sheets.mat': 'Mat for cards and tokens',
  'sheets.mat.about':
    'Places for the deck, the Clue Card, the discards, the tokens at home and the last rounds.',
  'sheets.helpers': 'A strip for each player',
  'sheets.helpers.about':
    'Cut the strips apart. Write down once what your Identity is worth at each distance. Your unused tiles lie beside it, in a row.',
  'sheets.helper.cut': 'Cut the strips apart along the lines: each player takes one.',
  'sheets.reference': 'How to play, in short',
  'sheets.reference.about': 'A turn, step by step, with the rules that you have chosen.',
  'sheets.values': 'Encounters and what cards are worth',
  'sheets.values.about': 'How to clear an Encounter, and each card at each distance from home.',
  'sheets.owned.land':
    'If you have Carcassonne with its River, and coins for the Clue Tokens, leave out pages {pages}. If you have no River, cut out only the River.',
  'sheets.owned.cards':
    'If you have a deck of 52 cards with two Jokers, leave out {several, select, yes {pages} other {page}} {pages}.',
  'sheets.land': '72 land tiles',
  'sheets.land.about':
    'If you have no Carcassonne. Our own drawings, 45 mm, as many of each as in the box.',
  'sheets.river': '12 tiles of the River',
  'sheets.river.about':
    'If you have no River. With the Spring and the Lake. They have waves on the back.',
  'sheets.meeples': 'Figures to stand up',
  'sheets.meeples.about': 'Two for each player: one for the map, one for the Identity.',
  'sheets.tokens': 'Clue Tokens',
  'sheets.tokens.about': 'As many as the chosen difficulty needs.',
  'sheets.cards': 'A deck of 54 cards',
  'sheets.cards.about':
    'If you have no cards. With both Jokers. Any real deck is better to shuffle.',

  'sheets.what.meeple': 'the meeple of player {player}',
  'sheets.what.token': 'a Clue Token',

  'sheets.mat.title': 'Verona’s mystery',
  'sheets.mat.deck': 'Deck',
  'sheets.mat.clue': 'Clue Card',
  'sheets.mat.clue.about': 'A token stands on it. A Joker covers it.',
  'sheets.mat.discards': 'Discards',
  'sheets.mat.waiting': 'Tokens that wait',
  'sheets.mat.home': 'Tokens at home: all {goal}, and you win',
  'sheets.mat.errand':
    'Only when no tile is face down, and only the last token is out: cross off a box for each round. No box left: you lose.',
  'sheets.mat.town': 'The Old Town: the tile with city on all four sides.',
  'sheets.mat.what':
    'A mat with places for the deck, the Clue Card, the discards and {goal} tokens',

  'sheets.helper.player': 'Player {player}',
  'sheets.helper.card': 'My Identity:',
  'sheets.helper.distance': 'Tiles from home',
  'sheets.helper.worth': 'I am worth',
  'sheets.helper.double': 'Same suit: twice',
  'sheets.helper.unused':
    'Your unused tiles: the first one here, the others in a row at its right.',
  'sheets.helper.friends':
    'My Identity lies beside this strip. Under it my Friends, face down, the oldest on top. Above it my Encounters.',
  'sheets.helper.what': 'A strip for player {player}, to write down what the Identity is worth',

  'sheets.ref.goal':
    'Bring {goal} Clue Tokens home to the Old Town, together. You all win, or you all lose.',
  'sheets.ref.ready': 'Getting ready',
  'sheets.ref.cards':
    'Shuffle all 54 cards. Deal each player an Identity, face up. Turn up the Clue Card and put a token on it. The other {waiting} tokens wait.',
  'sheets.ref.jokers':
    'If one of these is a Joker, deal another card, then shuffle the Joker back.',
  'sheets.ref.friends':
    '{friends, plural, =0 {Nobody gets a Friend.} one {Deal each player one Friend, face down under the Identity.} other {Deal each player # Friends, face down under the Identity.}}',
  'sheets.ref.tiles':
    'Lay the Old Town in the middle, the tile with city on all four sides. A meeple of each player stands on it, another one on the Identity. Mix the other 71 land tiles, face down.',
  'sheets.ref.river.order': 'Mix ten River tiles. The Spring goes on top of them, the Lake below.',
  'sheets.ref.river.scatter': 'Mix all twelve River tiles.',
  'sheets.ref.begins':
    'Player 1 begins. Play goes round clockwise. There are {seats} seats: if you are fewer, play several each.',

  'sheets.ref.lay': '1. Lay a tile',
  'sheets.ref.draw':
    'Draw a tile, the River first. Or take an unused tile {shared, select, yes {of anybody} other {of your own}} that fits. Say which before you look.',
  'sheets.ref.where':
    'It goes on one of the eight spaces around your meeple’s tile. {any, select, yes {A corner is enough to touch the map.} other {A side must touch the map; only the Spring may touch with a corner.}} Sides must match.',
  'sheets.ref.where.river':
    'A River tile goes to the open end of the River{anywhere, select, yes {, wherever that is} other { in your eight spaces}}. Two bends in a row turn opposite ways{strict, select, yes {, even with straight tiles between them} other {; after a straight tile any bend will do}}. The Lake comes last: it fits only when the other eleven River tiles are laid. Many River tiles fit nowhere at first: that is normal.',
  'sheets.ref.where.spring': 'The Spring’s water must flow to a space right beside the Old Town.',
  'sheets.ref.must':
    'A tile that fits must be laid. When no tile is face down any more, lay an unused one that fits; if none does, skip this step.',
  'sheets.ref.unused':
    'If it fits nowhere, it lies face up beside your Identity. Then the next player gets an Encounter: the top card.',
  'sheets.ref.friend':
    'A shield on the tile you lay, or a city completed by it: slip the top card face down under your Identity. It is a Friend{each, select, yes {, one for each shield and each city} other {; one for each tile at most}}.',

  'sheets.ref.clear': '2. Clear Encounters',
  'sheets.ref.stuck':
    'An Encounter lies above your Identity. Until all are cleared, you cannot move.',
  'sheets.ref.try':
    'Try as many of your own as you like.{both, select, yes { Try one of another player on your tile, too.} other {}} The other sheet says how.',
  'sheets.ref.hand':
    'Once, before you move, a token may pass between you and a player on your tile. This works even if one of you is stuck.',

  'sheets.ref.move': '3. Move',
  'sheets.ref.ways':
    'Go over sides, never over corners, in one way: over land 2 tiles, through a city 4, along a road 6.',
  'sheets.ref.crossing':
    'A road ends at a monastery or a city gate. {stop, select, yes {A move by road stops at a crossing.} other {At a crossing, go on along any road.}}',
  'sheets.ref.water':
    'Cross the River only on a bridge, or round the Spring or the Lake. So mind on which bank your meeple stands. By a city side you come to the bank with the city. Only the tile where your move ends counts.',

  'sheets.ref.clues': 'Clues',
  'sheets.ref.match':
    'If a new Encounter has the suit or the rank of the Clue Card, the token moves onto it. The Clue Card is discarded. Until that token is home, there is no Clue Card and nothing is compared.',
  'sheets.ref.home':
    '{arrive, select, yes {The token is home when its owner arrives in the Old Town by a move.} other {The token is home as soon as its owner is in the Old Town.}} Then turn up a new Clue Card with the next token.',
  'sheets.ref.joker':
    'A Joker drawn covers the Clue Card: nothing is compared. If it came as the Clue Card, draw the Clue Card when the Joker goes. {redraw, select, yes {If it came as an Encounter, draw again.} other {If it came as an Encounter, the player gets none.}} The Joker is discarded when {present, select, yes {somebody ends a move in the Old Town} other {somebody arrives in the Old Town from another tile}}.',
  'sheets.ref.empty': 'If the deck is empty, shuffle the discards.',

  'sheets.ref.tip':
    'Tip: stand where some of the eight spaces are free, or no tile fits. One of you with few unused tiles keeps all of you safe.',
  'sheets.ref.lose': 'You lose if…',
  'sheets.ref.lose.tiles':
    'each of you has two or more unused tiles. Check when a tile is put aside, before the Encounter.',
  'sheets.ref.lose.mired':
    'all of you are stuck at the end of a turn{round, select, yes {, for a whole round} other {}}: no Encounter can be cleared by all on its player’s tile, even with a Friend of 14.',
  'sheets.ref.lose.cold':
    'a turn ends with no tile face down, and a token waits, or is on the Clue Card.',
  'sheets.ref.lose.errand':
    'no tile is face down, and the last token is not home after {rounds, plural, one {one more round} other {# more rounds}}.',

  'sheets.enc.title': 'An Encounter, step by step',
  'sheets.enc.own': 'Start with your Identity at your distance: see the table.',
  'sheets.enc.distance':
    'Distance: count tiles east or west, and north or south, from the Old Town. The bigger number counts.',
  'sheets.enc.suit': 'If it has the suit of the Encounter, count it twice.',
  'sheets.enc.help':
    'Add the players on the same tile, each in the same way. Players who are stuck can help, too. {unlimited, select, yes {They may help as often as they like.} other {Each helps once in a turn. So do you when the Encounter is not yours. The player who has the Encounter always counts.}}',
  'sheets.enc.friend':
    'If you like, turn over your own oldest Friend{helpers, select, yes {, or one of a helper} other {}}: once for each Encounter in a turn. Add its number (J 11, Q 12, K 13, A 14), then discard it. A Joker counts 0, and goes onto the Clue Card instead.{useful, select, yes { Call it only if it can make the difference.} other {}}',
  'sheets.enc.more':
    'If it is more than the card, the card is cleared and discarded. A token on it goes to the player who had it. The same number is not enough.',
  'sheets.enc.table': 'What a card is worth at each distance',
  'sheets.enc.card': 'Card',
  'sheets.enc.suit.name': '{suit, select, 0 {Spades} 1 {Clubs} 2 {Diamonds} other {Hearts}}',
  'sheets.enc.rank': '{rank, select, 14 {Ace} 13 {King} 12 {Queen} 11 {Jack} other {{rank}}}',
  'sheets.enc.farther':
    'Farther away: 2 to 10 count the distance, the others one less for each tile.',
};
