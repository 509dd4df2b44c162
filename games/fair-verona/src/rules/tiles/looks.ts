import { SPRING, TILES, TYPES, WATER } from './tiles.ts';

// Tables made once from the data of the tiles. A look is type * 4 + quarter turns clockwise: a tile as it lies.

const LOOKS = TYPES * 4;
export const ROTATIONS = Uint8Array.from(TILES, ({ rotations }) => rotations);
export const SHIELD = Uint8Array.from(TILES, ({ shield }) => Number(shield));
export const BANKS = Uint8Array.from(TILES, ({ far }) => (far.length > 0 ? 2 : 1));
/** The kind of edge of a side: index look * 4 + side. */
export const EDGE = new Uint8Array(LOOKS * 4);
/** The bank that holds half a side: index look * 8 + side * 2 + half. */
export const HALF_BANK = new Uint8Array(LOOKS * 8);
/** The bank on which a city or road leaves by a side: index look * 4 + side. */
export const SIDE_BANK = new Uint8Array(LOOKS * 4);
/** The sides of the city that has this side, as bits; 0 for none: index look * 4 + side. */
export const CITY_SIDES = new Uint8Array(LOOKS * 4);
/**
 * FV-R48: the same for roads, where roads that meet at a crossing are one; then where a road stops at the crossing.
 */
export const THROUGH_SIDES = new Uint8Array(LOOKS * 4);
export const STOP_SIDES = new Uint8Array(LOOKS * 4);
/** The sides with water, as bits: index look. */
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

/**
 * What can lie round a free space: a number with one digit to the base of 5 for each side. A digit is 0 where the
 * space beyond is free, else 1 + the kind of the edge that faces it.
 */
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
