// The pencil strokes: every mark as a path in a square of 100 by 100. A mark differs a little from square to square, and is
// always the same on one square.

/** A number in [-1, 1] that depends on the square and the stroke only. */
function wobble(cell: number, k: number): number {
  let h = Math.imul(cell + 1, 0x9e3779b1) ^ Math.imul(k + 7, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return (((h ^ (h >>> 13)) >>> 0) % 2001) / 1000 - 1;
}

const wobbled = (cell: number, k: number, value: number, by: number): string =>
  (value + wobble(cell, k) * by).toFixed(1);

/** What a pencil draws of each mark, without what the picture shows beside it (WF-05, WF-12, WF-20, WF-21). */
export const PENCILLED: Readonly<Record<string, (cell: number) => string>> = {
  home: triangle,
  burning: slash,
  burnt: (cell) => slash(cell) + backslash(cell),
  doused: (cell) => slash(cell) + circle(cell),
  dug: square,
};

/** The stroke of a burning square, from the upper right to the lower left. */
export function slash(cell: number): string {
  const n = (k: number, value: number, by = 4): string => wobbled(cell, k, value, by);
  return `M${n(1, 80)} ${n(2, 17)}Q${n(3, 53, 6)} ${n(4, 47, 6)} ${n(5, 19)} ${n(6, 83)}`;
}

/** The second stroke of a square that is burnt out. */
export function backslash(cell: number): string {
  const n = (k: number, value: number, by = 4): string => wobbled(cell, k, value, by);
  return `M${n(11, 20)} ${n(12, 19)}Q${n(13, 47, 6)} ${n(14, 53, 6)} ${n(15, 82)} ${n(16, 81)}`;
}

/** The circle round the slash of a doused square. It ends a little beside its beginning, like one drawn by hand. */
export function circle(cell: number): string {
  const n = (k: number, value: number): string => wobbled(cell, k, value, 2.5);
  return (
    `M${n(21, 56)} ${n(22, 10)}C${n(23, 22)} ${n(24, 4)} ${n(25, 6)} ${n(26, 40)} ${n(27, 14)} ${n(28, 64)}` +
    `S${n(29, 58)} ${n(30, 98)} ${n(31, 80)} ${n(32, 76)}S${n(33, 86)} ${n(34, 10)} ${n(35, 46)} ${n(36, 9)}`
  );
}

/** The small square of a dug square. */
export function square(cell: number): string {
  const n = (k: number, value: number): string => wobbled(cell, k, value, 3);
  return `M${n(41, 27)} ${n(42, 27)}L${n(43, 73)} ${n(44, 26)}L${n(45, 74)} ${n(46, 74)}L${n(47, 26)} ${n(48, 73)}L${n(49, 27)} ${n(50, 25)}`;
}

/** The triangle of the home. */
export function triangle(cell: number): string {
  const n = (k: number, value: number): string => wobbled(cell, k, value, 2.5);
  return `M${n(61, 50)} ${n(62, 14)}L${n(63, 87)} ${n(64, 83)}L${n(65, 13)} ${n(66, 84)}L${n(67, 51)} ${n(68, 13)}`;
}

/** Lead or chalk rubbed over a square, to and fro. */
export function hatching(cell: number): string {
  const n = (k: number, value: number): string => wobbled(cell, k, value, 3);
  const points = [
    [10, 26],
    [28, 9],
    [9, 48],
    [50, 10],
    [9, 72],
    [74, 9],
    [14, 90],
    [91, 14],
    [33, 91],
    [91, 36],
    [55, 91],
    [90, 60],
    [76, 90],
  ] as const;
  return points
    .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n(70 + 2 * i, x)} ${n(71 + 2 * i, y)}`)
    .join('');
}

/** A flame: the outer leaf of two. */
export function flame(cell: number): string {
  const n = (k: number, value: number): string => wobbled(cell, k, value, 3);
  return (
    `M${n(101, 49)} 92C${n(102, 22)} 91 ${n(103, 15)} ${n(104, 66)} ${n(105, 30)} ${n(106, 42)}` +
    `C${n(107, 32)} ${n(108, 54)} 38 58 43 57C${n(109, 36)} ${n(110, 36)} ${n(111, 46)} ${n(112, 18)} ${n(113, 66)} ${n(114, 9)}` +
    `C${n(115, 60)} ${n(116, 32)} ${n(117, 84)} ${n(118, 44)} ${n(119, 81)} ${n(120, 68)}C${n(121, 79)} 84 66 92 ${n(101, 49)} 92Z`
  );
}

/** The inner leaf of a flame. */
export const flameHeart =
  'M50 90C36 88 33 74 42 64C44 71 49 71 50 66C52 59 56 53 62 50C61 60 68 66 66 76C65 85 59 90 50 90Z';

/** The door, window, chimney and smoke that make a triangle a home. */
export const house = {
  chimney: 'M66 36V19H77V54',
  door: 'M42 82V64Q50 55 58 64V82',
  window: 'M44 46H56M50 40V52',
  smoke: 'M72 13C66 8 76 5 71 -1C68 -5 72 -8 75 -9',
} as const;

/** A line as a hand draws it, from one place to another, that ends a little beyond. */
export function drawnLine(k: number, [x, y]: Point, [toX, toY]: Point): string {
  const n = (i: number, value: number): string => wobbled(500 + k, i, value, 3);
  return `M${n(1, x)} ${n(2, y)}Q${n(3, (x + toX) / 2)} ${n(4, (y + toY) / 2)} ${n(5, toX)} ${n(6, toY)}`;
}

type Point = readonly [x: number, y: number];
