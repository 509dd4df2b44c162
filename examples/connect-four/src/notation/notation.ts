import { ok, problem, tidy, unread, upToLimit, type Notation, type Result } from '@glade/engine';
import {
  COLUMNS,
  ConnectFourState,
  hasLine,
  height,
  highBit,
  holds,
  lowBit,
  ready,
  ROWS,
  squaresOf,
} from '../rules/state.ts';

const LETTERS = 'abcdefg';
/** An action for a column that does not exist: `check` refuses it. */
const OUTSIDE = COLUMNS;
const COLUMN_NUMBERS = [0, 1, 2, 3, 4, 5, 6];

/** `d` drops a disc into the middle. A position is its rows from the top; whose turn it is follows from the discs. */
export const notation: Notation<ConnectFourState> = {
  format: (_, column) => LETTERS[column]!,
  parse: (_, text) => readColumn(text),
  place: (square) => `${LETTERS[square % COLUMNS]}${rowOf(square)}`,
  placeParts: (square) => ({ column: LETTERS[square % COLUMNS]!, row: rowOf(square) }),
  position: (s) => rowsOf(s).join('/'),
  parsePosition: upToLimit(parsePosition),
  draw: (s) =>
    [...rowsOf(s).map((row) => Array.from(row).join(' ')), Array.from(LETTERS).join(' ')].join(
      '\n',
    ),
};

const rowOf = (square: number): number => Math.floor(square / COLUMNS) + 1;

const VERB =
  /^(?:drop|play|lascia|gioca|metti)(?: (?:in|into|nella))?(?: (?:column|colonna))? |^(?:column|colonna) /;

function readColumn(text: string): Result<number> {
  const word = tidy(text).replace(VERB, '');
  if (/^[a-z]$/.test(word)) return ok(LETTERS.includes(word) ? LETTERS.indexOf(word) : OUTSIDE);
  if (!/^\d$/.test(word)) return unread(text);
  const column = Number(word) - 1;
  return ok(column < 0 || column >= COLUMNS ? OUTSIDE : column);
}

function rowsOf(s: ConnectFourState): readonly string[] {
  const signs = squaresOf(s).map((disc) => '.xo'[disc]!);
  return Array.from({ length: ROWS }, (_, i) =>
    signs.slice((ROWS - 1 - i) * COLUMNS, (ROWS - i) * COLUMNS).join(''),
  );
}

function parsePosition(text: string): Result<ConnectFourState> {
  const rows = text.trim().toLowerCase().split('/');
  if (rows.length !== ROWS || !rows.every((row) => /^[.xo]{7}$/.test(row)))
    return problem('position.grid', { text: text.slice(0, 60) });
  const signs = rows.toReversed().join('');
  const s = new ConnectFourState();
  s.discs = signs.replaceAll('.', '').length;
  const mover = 'xo'[s.discs % 2]!;
  for (const [square, sign] of Array.from(signs).entries()) {
    if (sign === '.') continue;
    s.allLow |= lowBit(square);
    s.allHigh |= highBit(square);
    if (sign !== mover) continue;
    s.mineLow |= lowBit(square);
    s.mineHigh |= highBit(square);
  }
  ready(s);
  // Player 1 (x) begins, discs lie on one another, and a line ends the match.
  const ahead = signs.replaceAll(/[.o]/g, '').length * 2 - s.discs;
  const rests = Array.from(signs).every(
    (sign, i) => sign === '.' || i < COLUMNS || signs[i - COLUMNS] !== '.',
  );
  if (ahead !== s.discs % 2 || !rests || !hasBefore(s))
    return problem('position.impossible', { text: text.slice(0, 60) });
  return ok(s);
}

/** Whether the disc on top of some column can have been the last one, so that nobody had a line before it. */
function hasBefore({ mineLow, mineHigh, allLow, allHigh }: ConnectFourState): boolean {
  const [low, high] = [allLow ^ mineLow, allHigh ^ mineHigh];
  if (hasLine(mineLow, mineHigh)) return false;
  if ((allLow | allHigh) === 0) return true;
  return COLUMN_NUMBERS.some((column) => {
    const top = (height(allLow, allHigh, column) - 1) * COLUMNS + column;
    const wasLast = top >= 0 && holds(low, high, top) === 1;
    return wasLast && !hasLine(low ^ lowBit(top), high ^ highBit(top));
  });
}
