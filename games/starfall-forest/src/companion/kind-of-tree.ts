import { pointsOf } from '../rules/cells.ts';
import { xOf, yOf } from '../rules/forest.ts';

/** SF-R3: whether a tree at this place is `strong` (1) or weak (0): its place decides, as on a chessboard. */
export function kindOfTree({ cell = 0 }: Readonly<Record<string, number>>): { strong: number } {
  const [point = 0] = pointsOf(cell);
  return { strong: (xOf(point) + yOf(point)) % 2 === 0 ? 1 : 0 };
}
