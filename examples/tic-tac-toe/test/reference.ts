// Tic-tac-toe as the rulebook tells it, to compare the fast rules with. Squares count from the bottom left.

export interface RefState {
  /** Each square: 0 empty, 1 or 2 the mark of that player. */
  readonly squares: readonly number[];
  readonly seat: number;
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** TT-01, TT-02: an empty board, and player 1 begins. */
export const refCreate = (): RefState => ({ squares: Array<number>(9).fill(0), seat: 0 });

/** TT-04: the player with three in a line, or undefined. */
export function refWinner({ squares }: RefState): number | undefined {
  return [1, 2].find((mark) => LINES.some((line) => line.every((n) => squares[n] === mark)));
}

/** Who is to move; -2 after TT-04 or TT-05. */
export const refActor = (s: RefState): number =>
  refWinner(s) !== undefined || !s.squares.includes(0) ? -2 : s.seat;

/** TT-03: the empty squares. */
export const refLegal = (s: RefState): readonly number[] =>
  refActor(s) === -2 ? [] : s.squares.flatMap((mark, square) => (mark === 0 ? [square] : []));

/** TT-03, TT-02: a mark on the square, then it is the other player's turn. */
export const refApply = (s: RefState, square: number): RefState => ({
  squares: s.squares.with(square, s.seat + 1),
  seat: 1 - s.seat,
});
