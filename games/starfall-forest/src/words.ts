import { FIRST_PATH, type Forest, pointOf } from './forest.ts';
import { LETTERS } from './dice.ts';

// Places and faces as people write them.

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

const FACE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:shooting stars?|shooting|stell[ae] cadent[ei]|cadent[ei])\b/g, 'c'],
  [/\b(?:big stars?|stars?|stell[ae] grand[ei]|stell[ae])\b/g, 's'],
  [/\b(?:fairy|fairies|fata|fate)\b/g, 'f'],
  [/\b(?:snakes?|serpent[ei])\b/g, 'n'],
  [/\b(?:trees?|alber[oi])\b/g, 't'],
];

/** Reads faces as letters or words, with numbers or without: `SSCFN`, `2 stars, fairy`. */
export function readFaces(text: string): readonly number[] | undefined {
  let plain = text.toLowerCase();
  for (const [words, letter] of FACE_WORDS) plain = plain.replaceAll(words, letter);
  plain = plain.replaceAll(/\b(?:and|e)\b|[,+ ]+/g, '');
  if (!/^(?:[1-5]?[scfnt])+$/.test(plain)) return undefined;
  const icons = [...plain.matchAll(/([1-5]?)([scfnt])/g)].flatMap(([, times, letter]) =>
    Array.from({ length: Number(times || 1) }, () => LETTERS.indexOf(letter!.toUpperCase())),
  );
  return icons.length > 5 ? undefined : icons.toSorted((a, b) => a - b);
}
