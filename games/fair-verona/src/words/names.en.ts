import type { Catalogue } from '@glade/engine';

/** What is at a side of a tile, by the argument with its kind. */
export const edge = (side: string): string =>
  `{${side}, select, 0 {field} 1 {road} 2 {city} other {river}}`;
/** What is at some sides of a tile. */
export const EDGES = `${edge('edge')} {count, plural, =3 {on three sides} other {{sides}}}`;

/** The same for people who stand round a table, where nobody knows where north is. */
export const SIDES = `${edge('north')} above, ${edge('east')} right, ${edge('south')} below, ${edge('west')} left`;

/** What each type of tile is called, by its id; in the order of the types. */
export const TILE_NAMES: Readonly<Record<string, string>> = {
  abbey: 'Monastery',
  'abbey-lane': 'Monastery with a road',
  'full-city': 'Old Town',
  'city-3-pennant': 'City on three sides, with a shield',
  'city-3': 'City on three sides',
  'city-3-gate-pennant': 'City with a gate, with a shield',
  'city-3-gate': 'City with a gate',
  'city-corner-pennant': 'City corner, with a shield',
  'city-corner': 'City corner',
  'city-corner-road-pennant': 'City corner and road, with a shield',
  'city-corner-road': 'City corner and road',
  'city-band-pennant': 'City right across, with a shield',
  'city-band': 'City right across',
  'two-caps-corner': 'Two city edges, side by side',
  'two-caps-opposite': 'Two city edges, face to face',
  cap: 'City edge',
  'cap-road-east': 'City edge, road turning right',
  'cap-road-west': 'City edge, road turning left',
  'cap-fork': 'City edge and three roads',
  'cap-road-across': 'City edge and straight road',
  'road-straight': 'Straight road',
  'road-bend': 'Road bend',
  'road-fork': 'Three roads',
  'road-cross': 'Crossroads',
  spring: 'Spring of the river',
  lake: 'Lake',
  'river-straight': 'Straight river',
  'river-bend': 'River bend',
  'river-two-caps': 'River between two cities',
  'river-cap-bridge': 'River with a bridge to the city gate',
  'river-abbey-bridge': 'River with a bridge to the monastery',
  'river-road-bridge': 'River with a road bridge',
  'river-bend-city': 'River bend and city corner',
  'river-bend-road': 'River bend and road bend',
};

/** A type of tile by its number, the argument `type`. */
export const TILE = `{type, select, ${Object.values(TILE_NAMES)
  .map((name, type) => `${type} {${name}}`)
  .join(' ')} other {?}}`;

const SUITS = ['spades', 'clubs', 'diamonds', 'hearts'];
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jack', 'Queen', 'King', 'Ace'];

const HEADING = '{heading, select, 0 {up} 1 {to the right} 2 {down} other {to the left}}';

/** Where the River has come to, by the type of its newest tile `last` and where it runs on; nothing once the land begins. */
export const RIVER_STORY = `{last, select, ${Object.entries({
  spring: `The river is born, and flows ${HEADING}.`,
  lake: 'The river has reached the lake. Now your journey begins!',
  'river-straight': `The river runs straight on, ${HEADING}.`,
  'river-bend': `The river bends: now it flows ${HEADING}.`,
  'river-two-caps': 'The river passes between two cities. Are they friends?',
  'river-cap-bridge': 'A bridge leads to the gate of a city. Who lives there?',
  'river-abbey-bridge': 'A bridge leads to a monastery. Who lives there?',
  'river-road-bridge': 'A road crosses the river. Where does it lead?',
  'river-bend-city': `The river bends round a city: now it flows ${HEADING}.`,
  'river-bend-road': `River and road bend together: now it flows ${HEADING}.`,
})
  .map(([id, told]) => `${Object.keys(TILE_NAMES).indexOf(id)} {${told} }`)
  .join(' ')} other {}}`;

/** A card by its number, the argument `card`. */
export const CARD = `{card, select, ${SUITS.flatMap((suit, s) =>
  RANKS.map((rank, r) => `${s * RANKS.length + r} {the ${rank} of ${suit}}`),
).join(' ')} other {a Joker}}`;

/** How strong the player of this card is: the number of its rank, 14 for the Ace. */
export const WORTH = `{card, select, ${SUITS.flatMap((_, s) =>
  RANKS.map((__, r) => `${s * RANKS.length + r} {${r + 2}}`),
).join(' ')} other {0}}`;

/** The parts of a tile by the compass, in the order of `windNumber`. */
const WINDS = {
  e: 'east',
  se: 'south-east',
  s: 'south',
  sw: 'south-west',
  w: 'west',
  nw: 'north-west',
  n: 'north',
  ne: 'north-east',
};

const bank = (wind: string): string => `${wind} bank`;

/** A bank of a tile that the River parts, by the argument `wind`: the letters of the compass. */
export const BANK = `{wind, select, ${Object.entries(WINDS)
  .map(([wind, name]) => `${wind} {${bank(name)}}`)
  .join(' ')} other {}}`;

/** The same behind a place, by the number of the wind; nothing where the tile has one bank. */
export const ON_BANK = `{wind, select, ${Object.values(WINDS)
  .map((name, i) => `${i + 1} {, ${bank(name)}}`)
  .join(' ')} other {}}`;

const NORTH = '{northward, select, yes {north} other {south}} {up}';
const EAST = '{eastward, select, yes {east} other {west}} {aside}';
const PLACE = `{kind, select, home {the Old Town} up {${NORTH}} aside {${EAST}} other {${NORTH}, ${EAST}}}`;

const UP = '{up} {northward, select, yes {up} other {down}}';
const ASIDE = '{aside} to the {eastward, select, yes {right} other {left}}';
/** A place at a real table, counted from the Old Town. */
export const TABLE_PLACE = `{kind, select, home {the Old Town} up {${UP}} aside {${ASIDE}} other {${UP}, ${ASIDE}}}`;

/** What tiles, cards and places are called. */
export const names = {
  tile: TILE,
  card: '{rank, select, 0 {Joker} other {{rank, select, 14 {Ace} 13 {King} 12 {Queen} 11 {Jack} other {{rank}}} of {suit, select, 0 {spades} 1 {clubs} 2 {diamonds} other {hearts}}}}',
  place: PLACE,
  'place.spoken': PLACE,
  'place.table': TABLE_PLACE,
  'place.table.spoken': TABLE_PLACE,
} satisfies Catalogue;
