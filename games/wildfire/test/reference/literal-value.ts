export type Mark = '.' | '/' | 'X' | 'o' | '#' | '^';

/** Column and row, both from 1 (WF-04). */
type Place = readonly [column: number, row: number];

/** What the paper shows at one moment: the marks row by row, and how many digs are left. */
interface Sheet {
  readonly marks: readonly Mark[];
  readonly digs: number;
}

interface Question {
  readonly endCheck?: 'afterSpread' | 'beforeSpread';
  readonly points?: boolean;
}

/** The value of a start: see `literalValues`. */
export function literalValue(
  side: number,
  home: Place,
  fire: Place,
  digs: number = digsOf(side, home),
  question: Question = {},
): number {
  // WF-05, WF-07. The home's triangle stays as long as no slash is drawn over it.
  const marks = Array.from({ length: side * side }, (): Mark => '.');
  marks[squareAt(side, home)] = '^';
  marks[squareAt(side, fire)] = '/';
  return literalValues(side, question)({ marks, digs });
}

/**
 * How likely the home of a solo match is saved by perfect play, or how many points are made if a home that burns makes none,
 * from the rules alone: every event and every action is tried, to the end of the match. Written to be read beside the rules, not
 * to be fast: for boards of 3 x 3 and 4 x 4. It is asked about papers at the beginning of a turn, before the spread, and
 * remembers what it has found.
 */
export function literalValues(
  side: number,
  { endCheck = 'afterSpread', points = false }: Question = {},
): (sheet: Sheet) => number {
  const known = new Map<string, number>();
  const squares = Array.from({ length: side * side }, (_, square) => square);

  /** WF-11: directly above, below, left and right. */
  const besides = squares.map((square) => {
    const column = (square % side) + 1;
    const row = Math.floor(square / side) + 1;
    const around: Place[] = [
      [column, row - 1],
      [column, row + 1],
      [column - 1, row],
      [column + 1, row],
    ];
    return around
      .filter(([c, r]) => c >= 1 && c <= side && r >= 1 && r <= side)
      .map((place) => squareAt(side, place));
  });

  return beforeSpread;

  /** The home is saved: 1, or one point for each empty square (WF-34, WF-R20). */
  function saved(sheet: Sheet): number {
    return points ? sheet.marks.filter((mark) => mark === '.').length : 1;
  }

  /** At the beginning of a turn. */
  function beforeSpread(sheet: Sheet): number {
    const key = `${sheet.marks.join('')}${sheet.digs}`;
    let value = known.get(key);
    if (value === undefined) {
      value = spread(sheet);
      known.set(key, value);
    }
    return value;
  }

  /** WF-09 to WF-11. WF-R04: all the slashes become X first, then the new ones are drawn. */
  function spread(sheet: Sheet): number {
    if (endCheck === 'beforeSpread' && !burning(sheet)) return saved(sheet); // WF-R17 (b)
    const slashes = squares.filter((square) => sheet.marks[square] === '/');
    const spreaded = lit(sheet, slashes);
    if (lost(spreaded)) return 0; // WF-31, WF-R19: the loss first
    if (endCheck === 'afterSpread' && !burning(spreaded)) return saved(spreaded); // WF-32, WF-33, WF-R17 (a)
    return event(spreaded);
  }

  /** WF-13, WF-14, WF-R11: every square is as likely as any other. */
  function event(sheet: Sheet): number {
    let sum = 0;
    for (const square of squares) sum += eventOn(sheet, square);
    return sum / squares.length;
  }

  function eventOn(sheet: Sheet, square: number): number {
    switch (sheet.marks[square]!) {
      case '.':
        return act(marked(sheet, square, '/'), 1); // WF-15: sparks
      case '/': {
        const flared = lit(sheet, [square]); // WF-16, WF-R07
        return lost(flared) ? 0 : act(flared, 1); // WF-R10
      }
      case '^':
        return act(sheet, 2); // WF-18, WF-R15
      default: // burnt out (WF-17), doused or dug (WF-R08)
        return act(sheet, 1);
    }
  }

  /** WF-19 to WF-23: the best of all that may be done with so many actions. */
  function act(sheet: Sheet, actions: number): number {
    let best = beforeSpread(sheet); // WF-R14, WF-R15: pass
    if (actions === 0) return best;
    for (const square of squares) {
      const mark = sheet.marks[square];
      if (mark === '/') best = Math.max(best, act(marked(sheet, square, 'o'), actions - 1)); // WF-20, WF-R12
      if (mark === '.' && sheet.digs > 0) {
        const dug = { ...marked(sheet, square, '#'), digs: sheet.digs - 1 }; // WF-21, WF-R13
        best = Math.max(best, act(dug, actions - 1));
      }
    }
    return best;
  }

  /** These slashes become X and light the squares beside them that are empty or the home (WF-24, WF-25, WF-R06). */
  function lit(sheet: Sheet, slashes: readonly number[]): Sheet {
    const marks = [...sheet.marks];
    for (const square of slashes) marks[square] = 'X';
    for (const square of slashes) {
      for (const beside of besides[square]!) {
        if (marks[beside] === '.' || marks[beside] === '^') marks[beside] = '/';
      }
    }
    return { ...sheet, marks };
  }

  /** WF-31: a slash has been drawn over the triangle. */
  function lost(sheet: Sheet): boolean {
    return !sheet.marks.includes('^');
  }
}

function squareAt(side: number, [column, row]: Place): number {
  return (row - 1) * side + (column - 1);
}

/** WF-12. */
function burning(sheet: Sheet): boolean {
  return sheet.marks.includes('/');
}

function marked(sheet: Sheet, square: number, mark: Mark): Sheet {
  return { ...sheet, marks: sheet.marks.with(square, mark) };
}

/** WF-26 to WF-28, WF-R16. */
function digsOf(side: number, [column, row]: Place): number {
  return [column, row].filter((at) => at !== 1 && at !== side).length;
}
