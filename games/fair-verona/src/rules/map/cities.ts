import { MOST_TILES, VeronaState } from '../state.ts';
import { CITY_SIDES, SHIELD } from '../tiles/looks.ts';
import { tileBeside } from './map.ts';

// The cities that a tile completes (FV-R22), and the Friends that it makes.

const queue = new Uint16Array(4 * MOST_TILES);
const reached = new Uint8Array(4 * MOST_TILES);

/** How many cities are complete by the tile just laid. */
export function citiesCompletedBy(s: VeronaState, tile: number): number {
  let cities = 0;
  reached.fill(0, 0, 4 * s.tiles);
  for (let side = 0; side < 4; side++) {
    const open = CITY_SIDES[s.looks[tile]! * 4 + side] === 0 || reached[tile * 4 + side] !== 0;
    if (!open && isComplete(s, tile, side)) cities += 1;
  }
  return cities;
}

/** Whether the city on a side of a tile is closed all round; marks every side that it reaches. */
function isComplete(s: VeronaState, tile: number, side: number): boolean {
  let complete = true;
  let from = 0;
  let to = 0;
  reached[tile * 4 + side] = 1;
  queue[to++] = tile * 4 + side;
  while (from < to) {
    const at = queue[from]! >> 2;
    const out = queue[from]! & 3;
    from += 1;
    const sides = CITY_SIDES[s.looks[at]! * 4 + out]!;
    for (let other = 0; other < 4; other++)
      if (((sides >> other) & 1) !== 0 && reached[at * 4 + other] === 0) {
        reached[at * 4 + other] = 1;
        queue[to++] = at * 4 + other;
      }
    const next = tileBeside(s, at, out);
    if (next < 0) complete = false;
    else if (reached[next * 4 + ((out + 2) & 3)] === 0) {
      reached[next * 4 + ((out + 2) & 3)] = 1;
      queue[to++] = next * 4 + ((out + 2) & 3);
    }
  }
  return complete;
}

/** FV-31, FV-R21: how many Friends a tile of this type makes that completes this many cities. */
export const friendsMadeBy = (type: number, cities: number, each: boolean): number => {
  const all = SHIELD[type]! + cities;
  return each ? all : Math.min(all, 1);
};
