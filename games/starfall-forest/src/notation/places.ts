import { cellAt, pointsOf } from '../rules/cells.ts';
import { FIRST_PATH, type Forest, pointOf, xOf, yOf } from '../rules/forest.ts';

// Places as text, both ways.

/** A point for people: across and down, counted from 1 at the top left of the base forest. */
export const pointName = (point: number): string => `${xOf(point) + 1},${yOf(point) + 1}`;

/** A place for people: `2,1`, or for a path both ends, `2,1-2,2`. */
export const cellName = (cell: number): string => pointsOf(cell).map(pointName).join('-');

/** How the other end of a path lies from one of its ends, by the differences of column and row. */
const WAYS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  right: [1, 0],
  left: [-1, 0],
  above: [0, -1],
  below: [0, 1],
  upRight: [1, -1],
  upLeft: [-1, -1],
  downRight: [1, 1],
  downLeft: [-1, 1],
};

/** The name of the way to a neighbour, by the differences of column and row; `none` if it is none. */
export const wayOf = (dx: number, dy: number): string =>
  Object.keys(WAYS).find((name) => WAYS[name]![0] === dx && WAYS[name]![1] === dy) ?? 'none';

/** How many trees wide and high the base forest is. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The numbers from which a place is told: column and row, for a path those of both ends. It is spoken by `column` and `row`,
 * and how far these are left of the first column or above the first row of the base forest. Beyond one of its other two
 * corners it says how far to the `right` or `below`. A path
 * lies in a `row` or a `column`, between the `low` and the `high` one of the other kind, or `aslant`; where it leads out of
 * the base forest it is told by one of its ends, inside if it has one there, and the `way` to the other. That way never leads
 * back towards what the end is told from, as in “right of the spot left of row 1”. A path whose ends are both told
 * from there lies between two `spots`; the numbers of the second one end with a 2.
 */
export function cellParts(cell: number, size: Size): Readonly<Record<string, string | number>> {
  const [first = 0, second = first] = pointsOf(cell);
  const [x, y] = [xOf(first) + 1, yOf(first) + 1];
  const [x2, y2] = [xOf(second) + 1, yOf(second) + 1];
  const kind = second === first ? 'point' : 'path';
  const ends = [endOf(x, y, x2, y2, size), endOf(x2, y2, x, y, size)];
  const plain = ends.find(({ back }) => !back);
  const { told, way } = plain ?? ends[0]!;
  const numbered = Object.entries(ends[1]!.told).map(([name, value]) => [`${name}2`, value]);
  const other = plain ? {} : Object.fromEntries(numbered);
  const lies = y === y2 ? 'row' : x === x2 ? 'column' : 'aslant';
  const outside = Math.min(x, y, x2, y2) < 1;
  const form = !plain ? 'spots' : outside ? 'outside' : lies;
  const [low, high] =
    y === y2 ? [x, x2].toSorted((a, b) => a - b) : [y, y2].toSorted((a, b) => a - b);
  return { kind, x, y, x2, y2, ...told, ...other, way, form, low: low!, high: high! };
}

/**
 * How one end of a path is told, the way from it to the other end, and whether that leads `back` towards the row, column or
 * corner from which the end is told.
 */
function endOf(column: number, row: number, toX: number, toY: number, { width, height }: Size) {
  const [dx, dy] = [toX - column, toY - row];
  const [left, above] = [Math.max(0, 1 - column), Math.max(0, 1 - row)];
  const right = above > 0 ? Math.max(0, column - width) : 0;
  const below = left > 0 ? Math.max(0, row - height) : 0;
  return {
    told: { column: column - right, row: row - below, left, above, right, below },
    way: wayOf(dx, dy),
    back: dx * (left - right) > 0 || dy * (above - below) > 0,
  };
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
/** How a spot outside the base forest is said: `the spot 2 places left of row 3`, `the spot 2 places left of the top left corner and 1 above it`. */
const SPOT = '(?:the |il |un |del )?(?:spot|posto) ';
/** The same with which one it is in its line: `il secondo posto a sinistra della riga 3`. */
const NTH = ['prim', 'second', 'terz', 'quart'];
const NTH_SPOT = `(?:the |il |un |del )?(?:(${NTH.join('|')})o )?(?:spot|posto) `;
const BESIDE = new RegExp(
  `${NTH_SPOT}(?:(?:a )?(\\d{1,2}) (?:places|passi) )?(?:(?:to the )?left of|a sinistra della) (?:row|riga) (\\d+)`,
  'g',
);
const OVER = new RegExp(
  `${NTH_SPOT}(?:(?:a )?(\\d{1,2}) (?:places|passi) )?(?:above|sopra la) (?:column|colonna) (\\d+)`,
  'g',
);
const BEYOND = new RegExp(
  `${SPOT}(?:beyond the (top|bottom) (left|right) corner|oltre l[’' ] ?angolo (?:(sinistr|destr)o )?in (alto|basso)(?: a (sinistr|destr)a)?)`,
  'g',
);
const FROM_CORNER = new RegExp(
  `${SPOT}(?:a )?(\\d{1,2}) (?:places? |pass[io] )?(?:a )?(left|right|sinistra|destra)(?: of the (?:top|bottom) (?:left|right) corner)?(?:,| and| e) (\\d{1,2}) (above|below|sopra|sotto) (?:it|the corner|l[’' ] ?angolo(?: \\w+tro in \\w+)?)`,
  'g',
);

const FROM_NAMED_CORNER = new RegExp(
  `${NTH_SPOT}a (sinistra|destra) dell[’' ] ?angolo in (?:alto|basso) a (?:sinistra|destra),? (?:e )?(\\d{1,2}) pi[uù] (su|gi[uù])`,
  'g',
);

/** Spots that are told from a row, a column or a corner of the base forest, as points. */
function withSpots(text: string, { width, height }: Size): string {
  const cornered = (across: string, along: string, dx: number, dy: number): string => {
    const column = /^(?:right|destra?)$/.test(across) ? width + dx : 1 - dx;
    const row = /^(?:bottom|below|basso|sotto|gi[uù])$/.test(along) ? height + dy : 1 - dy;
    return `${column},${row}`;
  };
  const far = (nth = 'prim'): number => NTH.indexOf(nth) + 1;
  return text
    .replaceAll(BESIDE, (_, nth, n = far(nth), row) => `${1 - n},${row}`)
    .replaceAll(OVER, (_, nth, n = far(nth), column) => `${column},${1 - n}`)
    .replaceAll(BEYOND, (_, along, across, side, alongIt, sideAfter) =>
      cornered(across ?? side ?? sideAfter, along ?? alongIt, 1, 1),
    )
    .replaceAll(FROM_CORNER, (_, dx, across, dy, along) => cornered(across, along, +dx, +dy))
    .replaceAll(FROM_NAMED_CORNER, (_, nth, across, dy, along) =>
      cornered(across, along, far(nth), +dy),
    );
}

/** Paths in a row or a column: `the path between columns 2 and 3 in row 1`. */
const IN_ROW =
  /(?:the |il |un )?(?:path |sentiero )?(?:between columns|tra le colonne) (\d+) (?:and|e) (\d+) (?:in row|della riga) (\d+)/g;
const IN_COLUMN =
  /(?:the |il |un )?(?:path |sentiero )?(?:between rows|tra le righe) (\d+) (?:and|e) (\d+) (?:in column|della colonna) (\d+)/g;
const BETWEEN =
  /(?:the |il |un )?(?:path|sentiero)(?: (?:from|between|tra|da))? (?:la )?(-?\d+,-?\d+) (?:and|to|e|a) (?:la )?(-?\d+,-?\d+)/g;

/** The ways from one end of a path to the other as they are said, the longer ones first. */
const SAID_WAYS: Readonly<Record<string, string>> = {
  upRight: '(?:above and to the|up) right of|in alto a destra(?: d(?:i|ella))?',
  upLeft: '(?:above and to the|up) left of|in alto a sinistra(?: d(?:i|ella))?',
  downRight: '(?:below and to the|down) right of|in basso a destra(?: d(?:i|ella))?',
  downLeft: '(?:below and to the|down) left of|in basso a sinistra(?: d(?:i|ella))?',
  right: '(?:to the )?right of|a destra(?: d(?:i|ella))?',
  left: '(?:to the )?left of|a sinistra(?: d(?:i|ella))?',
  above: 'above|sopra(?: la)?',
  below: 'below|sotto(?: la)?',
};
const NEXT_TO = Object.entries(SAID_WAYS).map(
  ([way, said]) =>
    [
      WAYS[way]!,
      new RegExp(`(?:the |il |un )?(?:path|sentiero) (?:${said}) (-?\\d+),(-?\\d+)`, 'g'),
    ] as const,
);

/** Places as they are said, such as `column 2, row 1`, as places as they are written, in a base forest of this size. */
export function withPoints(text: string, size: Size): string {
  const points = withSpots(text, size)
    .replaceAll(IN_ROW, '$1,$3-$2,$3')
    .replaceAll(IN_COLUMN, '$3,$1-$3,$2')
    .replaceAll(
      SPOKEN,
      (_, left = '0', column, above = '0', row) => `${column - left},${row - above}`,
    )
    .replaceAll(BETWEEN, '$1-$2');
  return NEXT_TO.reduce(
    (told, [[dx, dy], said]) =>
      told.replaceAll(said, (_, x, y) => `${x},${y}-${Number(x) + dx},${Number(y) + dy}`),
    points,
  );
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
