// How a map of hexes is drawn, and where keys lead on it. Hex i stands in column i mod columns of row i / columns. With
// a corner on top every odd row (counted from 0) is shifted half a hex to the right; with a flat top every odd column
// is shifted half a hex down. Lengths are in sides of a hex, angles against the clock from the right, y downwards.

export interface HexShape {
  readonly columns: number;
  readonly rows: number;
  /** True for hexes with a flat top, false for a corner on top. */
  readonly flat?: boolean;
  /**
   * Drawn a quarter turn: `left` against the clock, so that the first column lies at the bottom; `right` with the clock, so
   * that the last one does. Only for hexes with a corner on top.
   */
  readonly turned?: false | 'left' | 'right';
  /** The shifted rows lack their last hex, so the map is half a hex narrower. Only for hexes with a corner on top. */
  readonly short?: boolean;
}

export type Point = readonly [x: number, y: number];

/** Across a hex from side to side. */
export const ACROSS = Math.sqrt(3);

/** Width and height of a map, with all of its hexes. */
export function hexBox({ columns, rows, flat, turned, short }: HexShape): Point {
  if (flat === true) return [1.5 * columns + 0.5, ACROSS * (rows + (columns > 1 ? 0.5 : 0))];
  const wide = ACROSS * (columns + (rows > 1 && short !== true ? 0.5 : 0));
  const high = 1.5 * rows + 0.5;
  return hasTurn(turned) ? [high, wide] : [wide, high];
}

/** Whether a hex has a flat top as it is drawn. */
export const hasFlatTop = ({ flat = false, turned = false }: HexShape): boolean =>
  flat || hasTurn(turned);

const hasTurn = (turned: HexShape['turned']): boolean => turned === 'left' || turned === 'right';

/** Width and height of one hex. */
export const hexSize = (flat = false): Point => (flat ? [2, ACROSS] : [ACROSS, 2]);

/** The middle of a hex, from the top left of the map's box. */
export function hexCentre(shape: HexShape, hex: number): Point {
  const { columns, flat = false, turned = false } = shape;
  const [column, row] = [hex % columns, Math.floor(hex / columns)];
  if (flat) return [1 + 1.5 * column, ACROSS * (row + 0.5 + (column & 1) / 2)];
  const [x, y] = [ACROSS * (column + 0.5 + (row & 1) / 2), 1 + 1.5 * row];
  if (turned === 'right') return [hexBox(shape)[0] - y, x];
  return turned === 'left' ? [y, hexBox(shape)[1] - x] : [x, y];
}

/**
 * The corners about the middle. Side d of `HEX_DIRECTIONS` lies between corners d and d + 1 where a corner is on top, and
 * also where that is `turned`.
 */
export const hexCorners = (flat = false, turned: HexShape['turned'] = false): readonly Point[] =>
  Array.from({ length: 6 }, (_, k) => {
    const first = flat ? 0 : turned === 'left' ? 60 : turned === 'right' ? -120 : -30;
    const angle = (first + 60 * k) * (Math.PI / 180);
    return [Math.cos(angle), -Math.sin(angle)];
  });

/** What each key adds to column and row: first for a hex that is not shifted, then for one that is. */
type Steps = Readonly<Record<string, readonly [plain: Point, shifted: Point]>>;

const STRAIGHT: Steps = {
  ArrowLeft: [
    [-1, 0],
    [-1, 0],
  ],
  ArrowRight: [
    [1, 0],
    [1, 0],
  ],
  ArrowUp: [
    [0, -1],
    [0, -1],
  ],
  ArrowDown: [
    [0, 1],
    [0, 1],
  ],
  w: [
    [0, -1],
    [0, -1],
  ],
  s: [
    [0, 1],
    [0, 1],
  ],
};
const POINTED: Steps = {
  ...STRAIGHT,
  q: [
    [-1, -1],
    [0, -1],
  ],
  e: [
    [0, -1],
    [1, -1],
  ],
  a: [
    [-1, 1],
    [0, 1],
  ],
  d: [
    [0, 1],
    [1, 1],
  ],
};
const FLAT: Steps = {
  ...STRAIGHT,
  q: [
    [-1, -1],
    [-1, 0],
  ],
  e: [
    [1, -1],
    [1, 0],
  ],
  a: [
    [-1, 0],
    [-1, 1],
  ],
  d: [
    [1, 0],
    [1, 1],
  ],
};

/** The key that leads on a map as it lies where this key leads on one that is turned to the left. */
const LEFT: Readonly<Record<string, string>> = {
  ArrowUp: 'ArrowRight',
  ArrowDown: 'ArrowLeft',
  ArrowLeft: 'ArrowUp',
  ArrowRight: 'ArrowDown',
  Home: 'PageUp',
  End: 'PageDown',
  PageUp: 'End',
  PageDown: 'Home',
  w: 'ArrowRight',
  s: 'ArrowLeft',
  q: 'e',
  e: 'd',
  d: 'a',
  a: 'q',
};

/** The same for one that is turned to the right. */
const RIGHT: Readonly<Record<string, string>> = {
  ArrowUp: 'ArrowLeft',
  ArrowDown: 'ArrowRight',
  ArrowLeft: 'ArrowDown',
  ArrowRight: 'ArrowUp',
  Home: 'PageDown',
  End: 'PageUp',
  PageUp: 'Home',
  PageDown: 'End',
  w: 'ArrowLeft',
  s: 'ArrowRight',
  q: 'a',
  a: 'd',
  d: 'e',
  e: 'q',
};

/**
 * Where a key leads from a hex; undefined for keys that do not move. Arrows go to the sides and straight up and down,
 * Q E A D to the four slanting neighbours, W and S up and down. A key passes straight over gaps in the map, and stops at
 * its edge. Home and End go to the ends of the row, with `whole` of the map; Page Up and Page
 * Down to the ends of the column.
 */
export function moveOnHexes(
  shape: HexShape,
  has: (hex: number) => boolean,
  from: number,
  pressed: string,
  whole = false,
): number | undefined {
  const { columns, rows } = shape;
  const key =
    hasTurn(shape.turned) && !(whole && (pressed === 'Home' || pressed === 'End'))
      ? ((shape.turned === 'left' ? LEFT : RIGHT)[
          pressed.length === 1 ? pressed.toLowerCase() : pressed
        ] ?? pressed)
      : pressed;
  const [column, row] = [from % columns, Math.floor(from / columns)];
  const first = (hexes: readonly number[]): number => hexes.find(has) ?? from;
  const inRow = count(columns).map((i) => row * columns + i);
  const inColumn = count(rows).map((i) => i * columns + column);
  const all = whole ? count(columns * rows) : inRow;
  switch (key) {
    case 'Home':
      return first(all);
    case 'End':
      return first(all.toReversed());
    case 'PageUp':
      return first(inColumn);
    case 'PageDown':
      return first(inColumn.toReversed());
    case 'ArrowLeft':
      return first(inRow.slice(0, column).toReversed());
    case 'ArrowRight':
      return first(inRow.slice(column + 1));
    default:
      return step(shape, has, from, key.length === 1 ? key.toLowerCase() : key);
  }
}

function step(
  { columns, rows, flat = false }: HexShape,
  has: (hex: number) => boolean,
  from: number,
  key: string,
): number | undefined {
  const steps = flat ? FLAT : POINTED;
  if (!Object.hasOwn(steps, key)) return undefined;
  const [column, row] = [from % columns, Math.floor(from / columns)];
  const [x, y] = steps[key]![(flat ? column : row) & 1]!;
  const [toColumn, toRow] = [column + x, row + y];
  const to = toRow * columns + toColumn;
  const within = toColumn >= 0 && toColumn < columns && toRow >= 0 && toRow < rows;
  return within && has(to) ? to : from;
}

const count = (length: number): number[] => Array.from({ length }, (_, i) => i);
