// Where things are on the picture: squares of 100 by 100, row 6 on top, row numbers at both sides, column numbers below.

export const SIDE = 6;
export const UNIT = 100;
/** Room for the frame with its numbers. High piles and who stands on them reach beyond the picture. */
export const LEFT = 34;
export const RIGHT = 30;
export const HEAD = 32;
export const FOOT = 38;
export const WIDTH = LEFT + SIDE * UNIT + RIGHT;
export const HEIGHT = HEAD + SIDE * UNIT + FOOT;
/** How thick a leaf is: six of them hide less than a third of the square behind. */
export const THICK = 5;
/** Leaves on the board when the pile is complete. */
export const COMPLETE = 216;
/** The height of a pile that no leaf falls on any more. */
export const TOP = 6;

const SQUARES = Array.from({ length: SIDE * SIDE }, (_, square) => square);

/** The squares as they are seen: row 6 first, each from the left; those in front come later. */
export const SEEN: readonly number[] = SQUARES.map(
  (index) => (SIDE - 1 - Math.floor(index / SIDE)) * SIDE + (index % SIDE),
);

export const columnOf = (square: number): number => (square % SIDE) + 1;
export const rowOf = (square: number): number => Math.floor(square / SIDE) + 1;

/** The upper left corner of a square as if nothing lay on it. */
export const cornerOf = (square: number): readonly [x: number, y: number] => [
  LEFT + (square % SIDE) * UNIT,
  HEAD + (SIDE - rowOf(square)) * UNIT,
];

/** The middle of what lies on top of a square. */
export function topOf(square: number, height: number): readonly [x: number, y: number] {
  const [x, y] = cornerOf(square);
  return [x + UNIT / 2, y + UNIT / 2 - height * THICK];
}
