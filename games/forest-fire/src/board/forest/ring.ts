import { SIDE, SQUARES } from '@glade/boards/squares36';
import { FIRST_SPOT, PLACES, pointOf, sideOf } from '../../rules/places.ts';

// Where things are on the picture: each place is 100 by 100, with a ring of places around the forest.

/** Squares in a row of the picture: the forest with the places around it. */
export const RING = SIDE + 2;
export const UNIT = 100;
export const WIDTH = RING * UNIT;
/** How wide the frame around the picture is. */
export const FRAME = 14;
/** How wide and high the whole picture is, with its frame. */
export const BOARD = WIDTH + 2 * FRAME;
/** The frame as a share of the whole picture. */
export const MARGIN = FRAME / BOARD;

/** The place at each square of the picture, row by row; undefined in the corners. */
export const RING_PLACES: readonly (number | undefined)[] = ringPlaces();

function ringPlaces(): readonly (number | undefined)[] {
  const ring = Array.from<number | undefined>({ length: RING * RING });
  for (let place = 0; place < PLACES; place++) {
    const [column, row] = pointOf(place);
    ring[row * RING + column] = place;
  }
  return ring;
}

export type Point = readonly [x: number, y: number];

/** The upper left corner of a place on the picture. */
export const cornerOf = (place: number): Point => {
  const [column, row] = pointOf(place);
  return [column * UNIT, row * UNIT];
};

/** The middle of a place, from the upper left corner of the frame. */
export function middleOf(place: number): Point {
  const [x, y] = cornerOf(place);
  return [FRAME + x + UNIT / 2, FRAME + y + UNIT / 2];
}

/** Moves a drawing of 100 by 100 to a place. */
export const at = (place: number): string => `translate(${cornerOf(place).join(' ')})`;

/** Whether this is a square or a place outside, not the hand. */
export const isOnBoard = (place: number): boolean => place < PLACES;

/** The places outside the forest. */
export const SPOTS = Array.from({ length: PLACES - FIRST_SPOT }, (_, spot) => FIRST_SPOT + spot);

/** From the middle of a place outside to its signpost, and from there to the road, by side. */
export const OUTWARDS: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** From the middle of a place outside to the road. */
export function inwards(place: number): string | undefined {
  if (place < SQUARES) return undefined;
  const [across, down] = OUTWARDS[sideOf(place)]!;
  return `translate(${-18 * across} ${-18 * down})`;
}
