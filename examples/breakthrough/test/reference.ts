// Breakthrough as the rulebook tells it, to compare the fast rules with. Squares count from the bottom left.

export interface RefState {
  /** Each square: 0 empty, 1 or 2 the piece of that player. */
  readonly squares: readonly number[];
  readonly seat: number;
}

interface Step {
  readonly from: number;
  readonly to: number;
  /** -1, 0 or 1 column. */
  readonly aside: number;
}

/** BT-01, BT-02: two rows of pieces each, and player 1 begins. */
export const refCreate = (): RefState => ({
  squares: Array.from({ length: 64 }, (_, n) => (n < 16 ? 1 : n < 48 ? 0 : 2)),
  seat: 0,
});

/** BT-03, BT-04: every step of every piece. */
function steps({ squares, seat }: RefState): readonly Step[] {
  const all: Step[] = [];
  for (const [from, piece] of squares.entries()) {
    if (piece !== seat + 1) continue;
    const [column, row] = [from % 8, Math.floor(from / 8) + (seat === 0 ? 1 : -1)];
    for (const aside of [-1, 0, 1]) {
      if (column + aside < 0 || column + aside > 7 || row < 0 || row > 7) continue;
      const to = 8 * row + column + aside;
      const there = squares[to]!;
      if (there === 0 || (aside !== 0 && there !== piece)) all.push({ from, to, aside });
    }
  }
  return all;
}

/** An action as the rules number them: west, ahead, east, and the square moved to. */
const codeOf = ({ to, aside }: Step): number => (aside + 1) * 64 + to;

/** BT-05: the player who is through. */
const refThrough = ({ squares }: RefState): number | undefined =>
  squares.slice(56).includes(1) ? 1 : squares.slice(0, 8).includes(2) ? 2 : undefined;

/** Who is to move; -2 after BT-05 or BT-06. */
export const refActor = (s: RefState): number =>
  refThrough(s) !== undefined || ![1, 2].every((player) => s.squares.includes(player))
    ? -2
    : s.seat;

export const refLegal = (s: RefState): readonly number[] =>
  refActor(s) === -2
    ? []
    : steps(s)
        .map(codeOf)
        .toSorted((a, b) => a - b);

/** The piece moves, whatever stood there is captured, then it is the other player's turn. */
export function refApply(s: RefState, action: number): RefState {
  const { from, to } = steps(s).find((step) => codeOf(step) === action)!;
  return { squares: s.squares.with(from, 0).with(to, s.seat + 1), seat: 1 - s.seat };
}
