/** How many ways there are to turn and mirror a square; number 0 leaves it as it is. */
export const SYMMETRIES = 8;

/** The point after one of the 8 symmetries, for coordinates from 0 to `most`: first the diagonal, then across and down. */
export function turnedPoint(
  [x, y]: readonly [x: number, y: number],
  symmetry: number,
  most: number,
): [x: number, y: number] {
  const [u, v] = symmetry & 4 ? [y, x] : [x, y];
  return [symmetry & 1 ? most - u : u, symmetry & 2 ? most - v : v];
}
