import type { Catalogue } from '@glade/engine';

/** What is at a side of a tile, by the argument with its kind. */
export const edge = (side: string): string =>
  `{${side}, select, 0 {prato} 1 {strada} 2 {città} other {fiume}}`;
/** Che cosa c’è ad alcuni lati di una tessera. */
export const EDGES = `${edge('edge')} {count, plural, =3 {su tre lati} other {a {sides}}}`;

/** The same for people who stand round a table, where nobody knows where north is. */
export const SIDES = `${edge('north')} sopra, ${edge('east')} a destra, ${edge('south')} sotto, ${edge('west')} a sinistra`;

/** What each type of tile is called, by its id; in the order of the types. */
export const TILE_NAMES: Readonly<Record<string, string>> = {
  abbey: 'Monastero',
  'abbey-lane': 'Monastero con una strada',
  'full-city': 'Città Vecchia',
  'city-3-pennant': 'Città su tre lati, con stemma',
  'city-3': 'Città su tre lati',
  'city-3-gate-pennant': 'Città con una porta, con stemma',
  'city-3-gate': 'Città con una porta',
  'city-corner-pennant': 'Angolo di città, con stemma',
  'city-corner': 'Angolo di città',
  'city-corner-road-pennant': 'Angolo di città e strada, con stemma',
  'city-corner-road': 'Angolo di città e strada',
  'city-band-pennant': 'Città da un lato all’altro, con stemma',
  'city-band': 'Città da un lato all’altro',
  'two-caps-corner': 'Due bordi di città vicini',
  'two-caps-opposite': 'Due bordi di città opposti',
  cap: 'Bordo di città',
  'cap-road-east': 'Bordo di città, strada che gira a destra',
  'cap-road-west': 'Bordo di città, strada che gira a sinistra',
  'cap-fork': 'Bordo di città e tre strade',
  'cap-road-across': 'Bordo di città e strada dritta',
  'road-straight': 'Strada dritta',
  'road-bend': 'Curva',
  'road-fork': 'Tre strade',
  'road-cross': 'Incrocio',
  spring: 'Sorgente',
  lake: 'Lago',
  'river-straight': 'Fiume dritto',
  'river-bend': 'Curva del fiume',
  'river-two-caps': 'Fiume fra due città',
  'river-cap-bridge': 'Fiume con un ponte verso la città',
  'river-abbey-bridge': 'Fiume con un ponte verso il monastero',
  'river-road-bridge': 'Fiume con il ponte di una strada',
  'river-bend-city': 'Curva del fiume e angolo di città',
  'river-bend-road': 'Curva del fiume e curva della strada',
};

/** A type of tile by its number, the argument `type`. */
export const TILE = `{type, select, ${Object.values(TILE_NAMES)
  .map((name, type) => `${type} {${name}}`)
  .join(' ')} other {?}}`;

const SUITS = ['picche', 'fiori', 'quadri', 'cuori'];
const RANKS = [
  'il 2',
  'il 3',
  'il 4',
  'il 5',
  'il 6',
  'il 7',
  'l’8',
  'il 9',
  'il 10',
  'il Fante',
  'la Regina',
  'il Re',
  'l’Asso',
];

const HEADING = '{heading, select, 0 {in su} 1 {verso destra} 2 {in giù} other {verso sinistra}}';

/** Where the River has come to, by the type of its newest tile `last` and where it runs on; nothing once the land begins. */
export const RIVER_STORY = `{last, select, ${Object.entries({
  spring: `Nasce il fiume, e scorre ${HEADING}.`,
  lake: 'Il fiume è arrivato al lago. Ora comincia il viaggio!',
  'river-straight': `Il fiume va dritto, ${HEADING}.`,
  'river-bend': `Il fiume fa una curva: ora scorre ${HEADING}.`,
  'river-two-caps': 'Il fiume passa fra due città. Saranno amiche?',
  'river-cap-bridge': 'Un ponte porta alla porta di una città. Chi ci abita?',
  'river-abbey-bridge': 'Un ponte porta a un monastero. Chi ci abita?',
  'river-road-bridge': 'Una strada passa sul fiume. Dove porterà?',
  'river-bend-city': `Il fiume gira intorno a una città: ora scorre ${HEADING}.`,
  'river-bend-road': `Fiume e strada fanno una curva insieme: ora scorre ${HEADING}.`,
})
  .map(([id, told]) => `${Object.keys(TILE_NAMES).indexOf(id)} {${told} }`)
  .join(' ')} other {}}`;

/** A card by its number, the argument `card`. */
export const CARD = `{card, select, ${SUITS.flatMap((suit, s) =>
  RANKS.map((rank, r) => `${s * RANKS.length + r} {${rank} di ${suit}}`),
).join(' ')} other {un Jolly}}`;

/** How strong the player of this card is: the number of its rank, 14 for the Ace. */
export const WORTH = `{card, select, ${SUITS.flatMap((_, s) =>
  RANKS.map((__, r) => `${s * RANKS.length + r} {${r + 2}}`),
).join(' ')} other {0}}`;

/** The parts of a tile by the compass, in the order of `windNumber`. */
const WINDS = {
  e: 'est',
  se: 'sud-est',
  s: 'sud',
  sw: 'sud-ovest',
  w: 'ovest',
  nw: 'nord-ovest',
  n: 'nord',
  ne: 'nord-est',
};

const bank = (wind: string): string => `sponda ${wind}`;

/** A bank of a tile that the River parts, by the argument `wind`: the letters of the compass. */
export const BANK = `{wind, select, ${Object.entries(WINDS)
  .map(([wind, name]) => `${wind} {${bank(name)}}`)
  .join(' ')} other {}}`;

/** The same behind a place, by the number of the wind; nothing where the tile has one bank. */
export const ON_BANK = `{wind, select, ${Object.values(WINDS)
  .map((name, i) => `${i + 1} {, ${bank(name)}}`)
  .join(' ')} other {}}`;

const NORTH = '{northward, select, yes {nord} other {sud}} {up}';
const EAST = '{eastward, select, yes {est} other {ovest}} {aside}';
const PLACE = `{kind, select, home {casa} up {${NORTH}} aside {${EAST}} other {${NORTH}, ${EAST}}}`;

const UP = '{up} {northward, select, yes {in su} other {in giù}}';
const ASIDE = '{aside} a {eastward, select, yes {destra} other {sinistra}}';
/** A place at a real table, counted from the Old Town. */
export const TABLE_PLACE = `{kind, select, home {la Città Vecchia} up {${UP}} aside {${ASIDE}} other {${UP}, ${ASIDE}}}`;

/** Come si chiamano tessere, carte e posti. */
export const names = {
  tile: TILE,
  card: '{rank, select, 0 {Jolly} other {{rank, select, 14 {Asso} 13 {Re} 12 {Regina} 11 {Fante} other {{rank}}} di {suit, select, 0 {picche} 1 {fiori} 2 {quadri} other {cuori}}}}',
  place: PLACE,
  'place.spoken': PLACE,
  'place.table': TABLE_PLACE,
  'place.table.spoken': TABLE_PLACE,
} satisfies Catalogue;
