import { ok, problem, tidy, unread, upToLimit, type Notation, type Result } from '@glade/engine';
import {
  AHEAD,
  BreakthroughState,
  DIRECTIONS,
  finish,
  fromOf,
  isHome,
  SIDE,
  SQUARES,
  squaresOf,
} from '../rules/state.ts';

const COLUMNS = 'abcdefgh';
/** An action that no piece can make, for text that names a square off the board: `check` refuses it. */
const NO_MOVE = DIRECTIONS * SQUARES;
const OUTSIDE = 2 * SIDE - 1;

/** `a2-a3`. A position is the turn and the rows from the top: x is player 1, who goes up, o is player 2. */
export const notation: Notation<BreakthroughState> = {
  format: (s, action) =>
    `${place(fromOf(s.moves & 1, action >> 6, action & 63))}-${place(action & 63)}`,
  parse: readMove,
  place,
  placeParts: (square) => ({ column: COLUMNS[square % SIDE]!, row: rowOf(square) + 1 }),
  position: (s) => `turn ${s.moves + 1}: ${rowsOf(s).join('/')}`,
  parsePosition: upToLimit(parsePosition),
  draw: (s) =>
    [
      ...rowsOf(s).map((row, i) => `${SIDE - i} ${Array.from(row).join(' ')}`),
      `  ${Array.from(COLUMNS).join(' ')}`,
    ].join('\n'),
};

const rowOf = (square: number): number => Math.floor(square / SIDE);

function place(square: number): string {
  return `${COLUMNS[square % SIDE]}${rowOf(square) + 1}`;
}

const VERB = /^(?:move|go|from|capture|muovi|vai|da|cattura)(?: from| da)? /;
const MOVE = /^([a-z]) ?(\d) ?(?:-|–|>|x|:|to|a|in|su)? ?([a-z]) ?(\d)$/;

function readMove(s: BreakthroughState, text: string): Result<number> {
  const found = MOVE.exec(tidy(text).replace(VERB, ''));
  if (found === null) return unread(text);
  const [fromColumn, toColumn] = [COLUMNS.indexOf(found[1]!), COLUMNS.indexOf(found[3]!)];
  const [fromRow, toRow] = [Number(found[2]) - 1, Number(found[4]) - 1];
  const all = [fromColumn, toColumn, fromRow, toRow];
  if (all.some((each) => each < 0 || each >= SIDE)) return ok(OUTSIDE);
  const direction = toColumn - fromColumn + AHEAD;
  const forward = (s.moves & 1) === 0 ? 1 : -1;
  if (toRow - fromRow !== forward || direction < 0 || direction >= DIRECTIONS) return ok(NO_MOVE);
  return ok(direction * SQUARES + toRow * SIDE + toColumn);
}

function rowsOf(s: BreakthroughState): readonly string[] {
  const signs = squaresOf(s).map((piece) => '.xo'[piece]!);
  return Array.from({ length: SIDE }, (_, i) =>
    signs.slice((SIDE - 1 - i) * SIDE, (SIDE - i) * SIDE).join(''),
  );
}

function parsePosition(text: string): Result<BreakthroughState> {
  const [, turn, board = ''] =
    /^turn ([1-9]\d{0,2}): ?(\S+)$/.exec(text.trim().toLowerCase().replaceAll(/\s+/g, ' ')) ?? [];
  if (turn === undefined) return problem('position.head', { text: text.slice(0, 40) });
  const rows = board.split('/');
  if (rows.length !== SIDE || !rows.every((row) => /^[.xo]{8}$/.test(row)))
    return problem('position.grid', { text: board.slice(0, 80) });
  const signs = Array.from(rows.toReversed().join(''));
  const moves = Number(turn) - 1;
  const pieces = ['x', 'o'].map((sign) => squaresWith(signs, sign));
  if (![0, 1].every((seat) => possible(pieces, seat, moves)))
    return problem('position.impossible', { text: text.slice(0, 90) });
  const s = new BreakthroughState();
  s.moves = moves;
  [s.mineLow, s.mineHigh] = setOf(pieces[moves & 1]!);
  [s.theirsLow, s.theirsHigh] = setOf(pieces[(moves & 1) ^ 1]!);
  finish(s);
  return ok(s);
}

const squaresWith = (signs: readonly string[], sign: string): readonly number[] =>
  signs.flatMap((each, square) => (each === sign ? [square] : []));

const setOf = (squares: readonly number[]): [number, number] => [
  squares.reduce((set, square) => (square < 32 ? set | (1 << square) : set), 0),
  squares.reduce((set, square) => (square < 32 ? set : set | (1 << square)), 0),
];

/** How many rows a piece can have moved before it was captured. */
const GONE = 6;

/** Whether a seat's pieces can stand there after `moves` moves of both seats; it only counts rows. */
function possible(pieces: readonly (readonly number[])[], seat: number, moves: number): boolean {
  const own = pieces[seat]!;
  const [made, others] = [(moves + 1 - seat) >> 1, (moves + seat) >> 1];
  const lost = 2 * SIDE - own.length;
  const movedLast = moves > 0 && (moves & 1) !== seat;
  const home = own.filter((square) => isHome(seat, square)).length;
  const rows = own.reduce(
    (sum, square) => sum + (seat === 0 ? rowOf(square) : 7 - rowOf(square)),
    0,
  );
  // Eight pieces began one row ahead of the other eight.
  const least = rows - Math.min(own.length, SIDE);
  const most = rows - Math.max(0, own.length - SIDE) + GONE * lost;
  return (
    lost >= 0 &&
    lost <= others &&
    home <= (movedLast ? 1 : 0) &&
    (own.length > 0 || !movedLast) &&
    made >= least &&
    made <= most
  );
}
