/** The ground: 36 squares, who touches whom, and what a step costs (LC-01 to LC-03, LC-18 to LC-24). */

/** A square is (row-1)*6 + (column-1), rows counted from the bottom: 0 to 35. */
export const SQUARES = Array.from({ length: 36 }, (_, square) => square);

/** LC-14: the green die tells the column, the blue one the row; 1 to 6 each. */
export function squareAt(column: number, row: number): number {
  return (row - 1) * 6 + (column - 1);
}

/** LC-09, LC-R23: where each seat starts, by the number of players. */
export const CORNERS: Readonly<Record<number, readonly number[]>> = {
  2: [squareAt(1, 1), squareAt(6, 6)],
  3: [squareAt(1, 1), squareAt(6, 1), squareAt(6, 6)],
  4: [squareAt(1, 1), squareAt(6, 1), squareAt(6, 6), squareAt(1, 6)],
};

/** LC-19: up, down, left and right, where there is a square. */
export function beside(square: number): number[] {
  const column = (square % 6) + 1;
  const row = Math.floor(square / 6) + 1;
  const four = [
    [column, row + 1],
    [column, row - 1],
    [column - 1, row],
    [column + 1, row],
  ] as const;
  return four.filter(([c, r]) => isOnBoard(c) && isOnBoard(r)).map(([c, r]) => squareAt(c, r));
}

function isOnBoard(n: number): boolean {
  return n >= 1 && n <= 6;
}

/** LC-22 to LC-24, LC-R6; LC-R7: `descend` is the price of any step down, in moves. */
export function stepCost(from: number, to: number, descend: number): number {
  const higher = to - from;
  if (higher > 0) return 1 + higher;
  if (higher === 0) return 1;
  return descend;
}

/** LC-20, LC-R14: the end of every walk from a square that costs at most `moves`; with repeats. */
export function walkEnds(
  elevation: readonly number[],
  from: number,
  moves: number,
  descend: number,
): number[] {
  const further = beside(from).flatMap((to) => {
    const left = moves - stepCost(elevation[from] ?? 0, elevation[to] ?? 0, descend);
    return left < 0 ? [] : walkEnds(elevation, to, left, descend);
  });
  return [from, ...further];
}
