import { ok, problem, tidy, unread, upToLimit, type Notation, type Result } from '@glade/engine';
import { hasLine, SIDE, SQUARES, squaresOf, stateOf, type TicTacToeState } from '../rules/state.ts';

const COLUMNS = 'abc';
/** An action for a square that does not exist: `check` refuses it. */
const OUTSIDE = SQUARES;

/** `b2` is the middle. A position is its rows from the top: `x../.o./...`; whose turn it is follows from the marks. */
export const notation: Notation<TicTacToeState> = {
  format: (_, square) => place(square),
  parse: (_, text) => readSquare(text),
  place,
  placeParts: (square) => ({ column: COLUMNS[square % SIDE]!, row: rowOf(square) }),
  position: (s) => rowsOf(s).join('/'),
  parsePosition: upToLimit(parsePosition),
  draw: (s) =>
    [...rowsOf(s).map((row, i) => `${SIDE - i} ${Array.from(row).join(' ')}`), '  a b c'].join(
      '\n',
    ),
};

const rowOf = (square: number): number => Math.floor(square / SIDE) + 1;

function place(square: number): string {
  return `${COLUMNS[square % SIDE]}${rowOf(square)}`;
}

const VERB = /^(?:mark|put|place|x|o|segna|metti|segno|metto)(?: on| at| in| su)? /;

function readSquare(text: string): Result<number> {
  const [, column, row] = /^([a-z]) ?,? ?(\d)$/.exec(tidy(text).replace(VERB, '')) ?? [];
  if (column === undefined) return unread(text);
  const [x, y] = [COLUMNS.indexOf(column), Number(row) - 1];
  return ok(x < 0 || y < 0 || y >= SIDE ? OUTSIDE : SIDE * y + x);
}

function rowsOf(s: TicTacToeState): readonly string[] {
  const signs = squaresOf(s).map((mark) => '.xo'[mark]!);
  return [2, 1, 0].map((row) => signs.slice(SIDE * row, SIDE * row + SIDE).join(''));
}

function parsePosition(text: string): Result<TicTacToeState> {
  const rows = text.trim().toLowerCase().split('/');
  if (rows.length !== SIDE || !rows.every((row) => /^[.xo]{3}$/.test(row)))
    return problem('position.grid', { text: text.slice(0, 40) });
  const signs = rows.toReversed().join('');
  const [crosses, noughts] = [setOf(signs, 'x'), setOf(signs, 'o')];
  const marks = signs.replaceAll('.', '').length;
  const s = marks % 2 === 0 ? stateOf(crosses, noughts) : stateOf(noughts, crosses);
  // Player 1 (x) begins, and a line ends the match.
  const ahead = 2 * signs.replaceAll(/[.o]/g, '').length - marks;
  if (ahead !== marks % 2 || hasLine(s.mine))
    return problem('position.impossible', { text: text.slice(0, 40) });
  return ok(s);
}

const setOf = (signs: string, sign: string): number =>
  Array.from(signs).reduce((set, each, square) => (each === sign ? set | (1 << square) : set), 0);
