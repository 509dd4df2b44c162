import { cellAt, pointsOf } from '../rules/cells.ts';
import { FIRST_PATH, type Forest, pointOf, xOf, yOf } from '../rules/forest.ts';

// Places as text, both ways.

/** A point for people: across and down, counted from 1 at the top left of the base forest. */
export const pointName = (point: number): string => `${xOf(point) + 1},${yOf(point) + 1}`;

/** A place for people: `2,1`, or for a path both ends, `2,1-2,2`. */
export const cellName = (cell: number): string => pointsOf(cell).map(pointName).join('-');

/**
 * The numbers from which a place is told: column and row, and how far it is left of the first column or above the first
 * row of the base forest; for a path those of both ends.
 */
export function cellParts(cell: number): Readonly<Record<string, string | number>> {
  const [first = 0, second] = pointsOf(cell);
  const ends = [first, second ?? first].map((point) => {
    const [x, y] = [xOf(point) + 1, yOf(point) + 1];
    return { x, y, left: Math.max(0, 1 - x), above: Math.max(0, 1 - y) };
  });
  const [a, b] = ends as [(typeof ends)[0], (typeof ends)[0]];
  const other = { x2: b.x, y2: b.y, left2: b.left, above2: b.above };
  return { kind: second === undefined ? 'point' : 'path', ...a, ...other };
}

/** A tree or a path for people, by its location. */
export const locationName = (forest: Forest, location: number): string =>
  cellName(cellAt(forest, location));

// --- Reading ---

const NUMBER = '(-?\\d{1,2})';
const POINT_TEXT = `\\(?${NUMBER} ?[,;. ] ?${NUMBER}\\)?`;
const ONE = new RegExp(`^${POINT_TEXT}$`);
const TWO = new RegExp(`^${POINT_TEXT} ?[-–/] ?${POINT_TEXT}$`);

/** A column or a row as it is said, also outside the base forest: `column 2`, `1 left of column 1`. */
const COLUMN = '(?:(\\d{1,2}) (?:left of|a sinistra (?:del)?la) )?(?:column|colonna) (-?\\d{1,2})';
const ROW = '(?:(\\d{1,2}) (?:above|sopra la) )?(?:row|riga) (-?\\d{1,2})';
const SPOKEN = new RegExp(`${COLUMN},? ${ROW}`, 'g');
const BETWEEN =
  /(?:the |il )?(?:path|sentiero)(?: (?:from|between|tra|da))? (-?\d+,-?\d+) (?:and|to|e|a) (-?\d+,-?\d+)/g;

/** Places as they are said, such as `column 2, row 1`, as places as they are written. */
export function withPoints(text: string): string {
  return text
    .replaceAll(
      SPOKEN,
      (_, left = '0', column, above = '0', row) => `${column - left},${row - above}`,
    )
    .replaceAll(BETWEEN, '$1-$2');
}

/** Reads `2,1`, `(2, 1)`, `2 1` as one point, `2,1-2,2` as two; -1 for a point beyond all that can be planted. */
export function readPoints(text: string): readonly number[] | undefined {
  const numbers = (ONE.exec(text) ?? TWO.exec(text))?.slice(1).map(Number);
  if (numbers === undefined) return undefined;
  const points: number[] = [];
  for (let i = 0; i < numbers.length; i += 2) points.push(pointAt(numbers[i]!, numbers[i + 1]!));
  return points;
}

function pointAt(column: number, row: number): number {
  const inside = column >= -3 && column <= 9 && row >= -3 && row <= 9;
  return inside ? pointOf(column - 1, row - 1) : -1;
}

/** The location at one point, or between two; -1 for none. */
export function locationAt(forest: Forest, points: readonly number[]): number {
  const [a = -1, b = -1] = points.map((point) => (point < 0 ? -1 : forest.treeAtPoint(point)));
  if (points.length === 1 || a < 0 || b < 0) return points.length === 1 ? a : -1;
  const path = forest.pathBetween(a, b);
  return path < 0 ? -1 : FIRST_PATH + path;
}
