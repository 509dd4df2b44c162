import type { Catalogue } from '@glade/engine';

/** What only a terminal says. */
export const terminal = {
  'drawn.player':
    '{player, seat, name}: {known, select, yes {{card}, } other {}}{at, select, home {in the Old Town} other {at {at}}}',
  'drawn.met': 'Encounter {card}{token, select, yes { with the token} other {}}',
  'drawn.unused': '{n, plural, one {unused tile} other {unused tiles}}: {list}',
  'drawn.friends': '{n, plural, one {one Friend} other {# Friends}}',
  'drawn.token': 'carries the token',
  'drawn.helped': 'has helped this turn',
  'drawn.hand': 'Tile to place: {what}',
  'drawn.clue': 'Clue Card: {card}',
  'drawn.home': 'Tokens in the Old Town: {n}',
  'drawn.jokers': 'Jokers turned up: {n}',
  'drawn.joker': 'joker',
  'drawn.discards': 'Discarded cards: {list}',
  'drawn.banks': 'Banks of {at}: /a {a}, /b {b}',
  'drawn.legend':
    'O: Old Town. c: city. r: road. ~: river. A dot: field. 1, 2 and so on: the players. Places are counted from the Old Town: n north, e east, s south, w west. In moves, a card has a letter for its suit: S ♠, C ♣, D ♦, H ♥.',
} satisfies Catalogue;
