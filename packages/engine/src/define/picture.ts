import type { Seat } from '../actor.ts';
import type { Wording } from '../notation.ts';

// What a game shows, as plain data: the page draws it with its default board, the terminal as text.

/** What lies on a square, a hex or a card. */
export interface Piece {
  /** One or two characters, such as `K`, `7` or `●`. */
  readonly text: string;
  /** Whose it is: it then has the colour and the shape of that seat. */
  readonly seat?: Seat;
  /** What it is for people who cannot see it: a message of the game; by default its text is read. */
  readonly name?: string;
}

/** A board of squares or hexes, row by row from the top. Place `n` is its n-th cell. */
export interface CellBoard {
  readonly shape: 'squares' | 'hexes';
  /** For hexes: each row stands half a hex further right than the one above, so that the board is a rhombus. */
  readonly slanted?: boolean;
  readonly columns: number;
  readonly rows: number;
  /** What lies on each place; undefined where nothing does, and `false` where the board has no place. */
  readonly cells: readonly (Piece | undefined | false)[];
}

/** What lies beside the board, in a row: a hand, a market, a stock, dice. */
export interface Row {
  /** A message of the game. */
  readonly title: string;
  /** Whose row it is; its title gets the `player`. */
  readonly seat?: Seat;
  readonly kind: 'cards' | 'counters' | 'dice';
  /** The pieces in order; undefined for a card that lies face down. */
  readonly pieces: readonly (Piece | undefined)[];
}

/** Everything that a game shows. */
export interface Picture {
  readonly board?: CellBoard;
  readonly rows?: readonly Row[];
}

/** The name of a place on a board: its column as a letter, its row from below as a number, such as `b3`. */
export function placeName(
  { columns, rows }: Pick<CellBoard, 'columns' | 'rows'>,
  cell: number,
): string {
  return `${columnName(cell % columns)}${rows - Math.floor(cell / columns)}`;
}

/** `a` to `z`, then `aa`, `ab` and so on. */
export function columnName(column: number): string {
  const letter = String.fromCodePoint(97 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

/** The picture as lines of text. */
export function drawPicture({ board, rows = [] }: Picture, say: Wording): string {
  const lines = board === undefined ? [] : boardLines(board);
  for (const { title, seat, pieces } of rows) {
    const told = pieces.map((piece) => piece?.text ?? '?').join(' ');
    const named = seat === undefined ? say(title) : say(title, { player: seat + 1 });
    lines.push(`${named}: ${told === '' ? '-' : told}`);
  }
  return lines.join('\n');
}

function boardLines({ shape, slanted = false, columns, rows, cells }: CellBoard): string[] {
  const wide = Math.max(1, ...cells.map((cell) => (cell ? Array.from(cell.text).length : 1)));
  const pad = (text: string): string =>
    text + ' '.repeat(Math.max(0, wide - Array.from(text).length));
  const head = String(rows).length;
  const lines = Array.from({ length: rows }, (_, row) => {
    const told = cells
      .slice(row * columns, (row + 1) * columns)
      .map((cell) => pad(cell === false ? ' ' : (cell?.text ?? '.')));
    // Every second row of hexes is half a hex further right.
    const indent = shape === 'squares' ? '' : ' '.repeat(slanted ? row : row % 2);
    return `${String(rows - row).padStart(head)} ${indent}${told.join(' ')}`.trimEnd();
  });
  const names = Array.from({ length: columns }, (_, column) => pad(columnName(column)));
  return [...lines, `${' '.repeat(head)} ${names.join(' ')}`.trimEnd()];
}
