import { columnOf, rowOf, squareAt } from '@glade/boards/rows36';

/** A square for people: column, then row (WF-06). */
export const squareName = (n: number): string => `${columnOf(n)},${rowOf(n)}`;

/** Reads `3,4`, `(3, 4)`, `3 4`, `34`, `c4`, `column 3 row 4`; undefined when it is no square of the grid. */
export function readSquare(text: string): number | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll(/(?:column|colonna|row|riga|[(),.\s])+/g, ' ')
    .trim();
  const parts = /^([1-6]|[a-f]) ?([1-6])$/.exec(plain);
  if (parts === null) return undefined;
  const column = '123456'.indexOf(parts[1]!) + 1 || 'abcdef'.indexOf(parts[1]!) + 1;
  return squareAt(column, Number(parts[2]));
}

/** The quadrants' names, clockwise from the top left. */
export const QUADRANT_NAMES: readonly string[] = ['TL', 'TR', 'BR', 'BL'];

/** The number of the quadrant with this name in any case. */
export const quadrantNamed = (name: string): number => QUADRANT_NAMES.indexOf(name.toUpperCase());
