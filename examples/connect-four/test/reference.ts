// Connect four as the rulebook tells it, to compare the fast rules with.

export interface RefState {
  /** The discs of each column from the bottom: 1 or 2, the player's. */
  readonly columns: readonly (readonly number[])[];
  readonly seat: number;
}

/** Side by side, one above the other, and the two diagonals (CF-04): columns, rows. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** CF-01, CF-02: seven empty columns, and player 1 begins. */
export const refCreate = (): RefState => ({
  columns: Array.from({ length: 7 }, () => []),
  seat: 0,
});

/** CF-04: the player with four in a line, or undefined. */
export function refWinner({ columns }: RefState): number | undefined {
  for (const [column, discs] of columns.entries())
    for (const [row, disc] of discs.entries())
      for (const [right, up] of DIRECTIONS)
        if ([1, 2, 3].every((n) => columns[column + n * right]?.[row + n * up] === disc))
          return disc;
  return undefined;
}

/** CF-03: the columns with room; none once the match is over. */
export const refLegal = (s: RefState): readonly number[] =>
  refWinner(s) === undefined
    ? s.columns.flatMap((discs, column) => (discs.length < 6 ? [column] : []))
    : [];

/** Who is to move; -2 after CF-04 or CF-05. */
export const refActor = (s: RefState): number => (refLegal(s).length === 0 ? -2 : s.seat);

/** CF-03, CF-02: a disc on top of the others, then it is the other player's turn. */
export const refApply = (s: RefState, column: number): RefState => ({
  columns: s.columns.with(column, [...s.columns[column]!, s.seat + 1]),
  seat: 1 - s.seat,
});

/** Each square from the bottom left, row by row: 0 empty, 1 or 2 the disc of that player. */
export const refSquares = ({ columns }: RefState): readonly number[] =>
  Array.from({ length: 42 }, (_, n) => columns[n % 7]![Math.floor(n / 7)] ?? 0);
