// The data of the tiles. Each row has a type's name, its copies x its different rotations, and the edges in the
// north, east, south and west (city, road, field, water); then the sides that each of its cities and of its roads
// joins; and on tiles with two banks the halves of sides on the far bank. Half a of a side is the one that comes
// first clockwise. A type is its place in this list: notation/tile-names.ts and words/names.*.ts follow the order, so new
// types come at the end.
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
/** The type that is city on all sides; it lies first. */
export const OLD_TOWN = 2;
/** The types of the River are those from here on: it begins with the Spring and ends in the Lake. */
export const SPRING = 24;
export const LAKE = 25;
/** Kinds of edges, in the order of their codes: field, road, city, water. */
export const KINDS = 'frcw';
export const WATER = 3;

/** A type of tile as it is printed. Sides count clockwise from north; sets of sides are bits. */
export interface TileType {
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

function readTile(row: string): TileType {
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
export const TILES: readonly TileType[] = ROWS.map(readTile);
