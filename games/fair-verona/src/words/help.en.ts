/** What help in a match says about this game; loaded when somebody asks. */
const key = {
  aim: 'You are Verona’s aunts and uncles. Lay tiles and draw the map, clear Encounters, win the tokens and bring them home to the Old Town. All of you win or lose together.',
  home: 'The Old Town, Verona’s home: all tokens must come here',
  city: 'a city with walls: you go through it, up to 4 tiles',
  shield: 'a shield: whoever lays this tile makes a Friend',
  road: 'a road: you go along it, up to 6 tiles',
  river:
    'the river parts a tile in two banks: you cross it on foot only at a bridge, the spring or the lake',
  meeple: 'a player: everybody wears another hat; the number says who it is',
  mired: 'a red mark: this player holds an Encounter and cannot move',
  token: 'the token; the dotted line is its way home',
  identity:
    'an Identity: J, Q, K and A lose 1 for each tile away from home; numbers count the distance where that is more',
  any: 'you can go here across country: 2 tiles over any land',
  through: 'you can go here through the city',
  along: 'you can go here by road',
  fails: 'the chance that the next tile won’t fit there',
  free: 'your tile fits here; the bent arrow: in several ways',
  dead: 'your tile does not fit here',
  end: 'the river runs on here',
  remarkWin: 'The sum is higher than the card: it is cleared for certain.',
  remarkToken: 'With it you win the token.',
  remarkFriend: 'It may fail, but whoever holds an Encounter cannot move.',
  remarkHome: 'The token comes home.',
  remarkJoker: 'Somebody has to come home because of the Joker.',
  remarkFits: 'The next tile is more likely to fit there.',
  remarkStay: 'This is the best spot you can reach for the next tile.',
  remarkNear: 'You come nearer to somebody you can help.',
  remarkShield: 'It has a shield: you make a Friend.',
  remarkUnused: 'Then fewer tiles lie unused, and all of you are safer.',
  remarkCarry: 'Whoever gets home sooner should have the token.',
};

export default key;
