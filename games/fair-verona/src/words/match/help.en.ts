import type { Catalogue } from '@glade/engine';

/** What help says: what the game is about, what each mark means (`key`), and why a hint is good (`hint`). */
export const help = {
  'key.aim':
    'You are Verona’s aunts and uncles. Lay tiles and draw the map. Clear Encounters, win the tokens and bring them home to the Old Town. All of you win or lose together.',
  'key.home': 'The Old Town, Verona’s home: all tokens must come here',
  'key.city': 'a city with walls: you go through it, up to 4 tiles',
  'key.shield': 'a shield: lay this tile, and you make a Friend',
  'key.road': 'a road: you go along it, up to 6 tiles',
  'key.river':
    'the river parts a tile in two banks: you cross it on foot only at a bridge, the spring or the lake',
  'key.meeple': 'a player: everybody wears a different hat; the number says who it is',
  'key.mired': 'a red mark: this player holds an Encounter and cannot move',
  'key.token': 'the token; the dotted line is its way home',
  'key.identity':
    'an Identity: J, Q, K and A lose 1 for each tile away from home; numbers count the distance where that is more',
  'key.any': 'you can go here over land: 2 tiles',
  'key.through': 'you can go here through the city',
  'key.along': 'you can go here by road',
  'key.fails': 'the chance that the next tile won’t fit there',
  'key.free': 'your tile fits here; the bent arrow: in several ways',
  'key.dead': 'your tile does not fit here',
  'key.end': 'the river runs on here',

  'hint.win': 'The sum is higher than the card: it is cleared for certain.',
  'hint.token': 'This wins you the token.',
  'hint.friend': 'It may fail, but a player who holds an Encounter can’t move.',
  'hint.friendSure': 'Whichever card the Friend is: it is cleared for certain.',
  'hint.home': 'The token comes home.',
  'hint.homeward': 'The token comes nearer to home.',
  'hint.joker': 'Somebody has to come home because of the Joker.',
  'hint.fits': 'The next tile is more likely to fit there.',
  'hint.stay': 'This is the best spot you can reach for the next tile.',
  'hint.near': 'You come nearer to somebody you can help.',
  'hint.shield': 'This tile has a shield: you make a Friend.',
  'hint.drawSure': 'Every tile that is left fits here.',
  'hint.drawLikely': 'Nearly every tile that is left fits here.',
  'hint.drawMeet':
    'If the tile doesn’t fit, an Encounter comes, perhaps with the token. Another player has fewer than two unused tiles, so you are all safe.',
  'hint.city': 'It completes a city: you make a Friend.',
  'hint.only': 'It fits only there, and in no other way.',
  'hint.river': 'So the River can go on: more tiles fit at its open end.',
  'hint.open': 'After that, more of the next tiles fit round your meeple.',
  'hint.same': 'Every place is as good for the tiles round your meeple.',
  'hint.least': 'No other place is better for the tiles round your meeple.',
  'hint.grows': 'A city grows. Completing a city makes a Friend.',
  'hint.unused': 'Then fewer tiles lie unused, and all of you are safer.',
  'hint.carry': 'The player who gets home sooner should have the token.',
} satisfies Catalogue;
