// The tiles as data: name, copies, different looks under rotation, edges north, east, south, west (city, road, field,
// water); the sides each city and each road joins; the halves of sides on the far bank, where the tile has two banks.
// Half a is the first half of a side walking the rim clockwise, b the second.
const ROWS = [
  'abbey 4x1 ffff',
  'abbey-lane 2x4 ffrf road:S',
  'full-city 1x1 cccc city:NESW shield',
  'city-3-pennant 1x4 ccfc city:NEW shield',
  'city-3 3x4 ccfc city:NEW',
  'city-3-gate-pennant 2x4 ccrc city:NEW road:S shield',
  'city-3-gate 1x4 ccrc city:NEW road:S',
  'city-corner-pennant 2x4 cffc city:NW shield',
  'city-corner 3x4 cffc city:NW',
  'city-corner-road-pennant 2x4 crrc city:NW road:ES shield',
  'city-corner-road 3x4 crrc city:NW road:ES',
  'city-band-pennant 2x2 fcfc city:EW shield',
  'city-band 1x2 fcfc city:EW',
  'two-caps-corner 2x4 cffc city:N,W',
  'two-caps-opposite 3x2 cfcf city:N,S',
  'cap 5x4 cfff city:N',
  'cap-road-east 3x4 crrf city:N road:ES',
  'cap-road-west 3x4 cfrr city:N road:SW',
  'cap-fork 3x4 crrr city:N road:E,S,W',
  'cap-road-across 4x4 crfr city:N road:EW',
  'road-straight 8x2 rfrf road:NS',
  'road-bend 9x4 ffrr road:SW',
  'road-fork 4x4 frrr road:E,S,W',
  'road-cross 1x1 rrrr road:N,E,S,W',
  'spring 1x4 fwff',
  'lake 1x4 fffw',
  'river-straight 2x2 fwfw far:Eb,Sa,Sb,Wa',
  'river-bend 2x4 ffww far:Sb,Wa',
  'river-two-caps 1x2 cwcw city:N,S far:Sa,Sb,Eb,Wa',
  'river-cap-bridge 1x4 cwrw city:N road:S',
  'river-abbey-bridge 1x4 fwrw road:S',
  'river-road-bridge 1x2 rwrw road:NS',
  'river-bend-city 1x4 ccww city:NE far:Sb,Wa',
  'river-bend-road 1x4 rrww road:NE far:Sb,Wa',
];

export const TYPES = ROWS.length;
/** The tile that is city on all sides. */
export const OLD_TOWN = 2;
/** The first type of the River, and its ends. */
export const SPRING = 24;
export const LAKE = 25;
/** Kinds of edges, in the order of their codes: field, road, city, water. */
export const KINDS = 'frcw';
export const WATER = 3;

/** A tile as printed. Sides count clockwise from north; sets of sides are bits. */
export interface Tile {
  readonly name: string;
  readonly copies: number;
  readonly rotations: number;
  readonly edges: readonly number[];
  readonly cities: readonly number[];
  readonly roads: readonly number[];
  readonly shield: boolean;
  /** Halves of sides (side * 2, + 1 for b) on the far bank; empty where there is one bank. */
  readonly far: readonly number[];
}

const SIDES = 'NESW';

const readSides = (text: string): number =>
  Array.from(text).reduce((sides, side) => sides | (1 << SIDES.indexOf(side)), 0);

const readHalf = (text: string): number =>
  SIDES.indexOf(text.charAt(0)) * 2 + (text.endsWith('b') ? 1 : 0);

function readTile(row: string): Tile {
  const [name = '', numbers = '', edges = '', ...rest] = row.split(' ');
  const [copies = 0, rotations = 0] = numbers.split('x').map(Number);
  const listed = (word: string): readonly string[] =>
    rest
      .find((part) => part.startsWith(word))
      ?.slice(word.length)
      .split(',') ?? [];
  return {
    name,
    copies,
    rotations,
    edges: Array.from(edges, (kind) => KINDS.indexOf(kind)),
    cities: listed('city:').map(readSides),
    roads: listed('road:').map(readSides),
    shield: rest.includes('shield'),
    far: listed('far:').map(readHalf),
  };
}

/** Every type of tile, by its index. */
export const TILES: readonly Tile[] = ROWS.map(readTile);

// What follows is found once, for every look: type * 4 + quarter turns clockwise.

const LOOKS = TYPES * 4;
export const ROTATIONS = Uint8Array.from(TILES, ({ rotations }) => rotations);
export const SHIELD = Uint8Array.from(TILES, ({ shield }) => Number(shield));
export const BANKS = Uint8Array.from(TILES, ({ far }) => (far.length > 0 ? 2 : 1));
/** The kind of edge of a side: index look * 4 + side. */
export const EDGE = new Uint8Array(LOOKS * 4);
/** The bank that holds half a side: index look * 8 + side * 2 + half. */
export const HALF_BANK = new Uint8Array(LOOKS * 8);
/** The bank of the city or road that leaves by a side: index look * 4 + side. */
export const SIDE_BANK = new Uint8Array(LOOKS * 4);
/** The sides of the city that has this side, as bits; 0 for none: index look * 4 + side. */
export const CITY_SIDES = new Uint8Array(LOOKS * 4);
/** The same for the road, where roads that meet at a crossing are one (FV-R48), and where they are not. */
export const THROUGH_SIDES = new Uint8Array(LOOKS * 4);
export const STOP_SIDES = new Uint8Array(LOOKS * 4);
/** The sides with water of a look, as bits. */
export const WATER_SIDES = new Uint8Array(LOOKS);

const turned = (sides: number, turns: number): number =>
  ((sides << turns) | (sides >> (4 - turns))) & 15;

function fillSides(table: Uint8Array, look: number, segments: readonly number[]): void {
  for (const segment of segments) {
    const sides = turned(segment, look & 3);
    for (let side = 0; side < 4; side++)
      if (((sides >> side) & 1) !== 0) table[look * 4 + side] = sides;
  }
}

function fillLook(look: number): void {
  const { edges, far, cities, roads } = TILES[look >> 2]!;
  const turns = look & 3;
  for (let printed = 0; printed < 4; printed++) {
    const side = (printed + turns) & 3;
    EDGE[look * 4 + side] = edges[printed]!;
    if (edges[printed] === WATER) WATER_SIDES[look]! |= 1 << side;
    for (let half = 0; half < 2; half++)
      HALF_BANK[look * 8 + side * 2 + half] = Number(far.includes(printed * 2 + half));
    SIDE_BANK[look * 4 + side] = HALF_BANK[look * 8 + side * 2]!;
  }
  fillSides(CITY_SIDES, look, cities);
  fillSides(STOP_SIDES, look, roads);
  const joined = roads.reduce((all, road) => all | road, 0);
  fillSides(THROUGH_SIDES, look, joined === 0 ? [] : [joined]);
}

for (let look = 0; look < LOOKS; look++) fillLook(look);

// What lies round a free space: one digit to the base of 5 for each side, 0 free, 1 + the kind of the edge that faces
// it. So many surroundings there are:
const SURROUNDINGS = 625;
export const DIGIT = [1, 5, 25, 125] as const;

/** The rotations in which a type fits there, as bits: index surroundings * TYPES + type. */
export const FITS = new Uint8Array(SURROUNDINGS * TYPES);
/** The land types that fit there in some rotation, as bits. */
export const LAND_FITS = new Int32Array(SURROUNDINGS);

const matches = (look: number, surroundings: number): boolean =>
  DIGIT.every((digit, side) => {
    const faces = Math.floor(surroundings / digit) % 5;
    return faces === 0 || faces - 1 === EDGE[look * 4 + side];
  });

for (let around = 0; around < SURROUNDINGS; around++)
  for (let type = 0; type < TYPES; type++) {
    for (let turns = 0; turns < ROTATIONS[type]!; turns++)
      if (matches(type * 4 + turns, around)) FITS[around * TYPES + type]! |= 1 << turns;
    if (type < SPRING && FITS[around * TYPES + type] !== 0) LAND_FITS[around]! |= 1 << type;
  }
