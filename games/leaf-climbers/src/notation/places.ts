import { columnOf, rowOf, squareAt } from '@glade/boards/rows36';
import { SIDE } from '@glade/boards/squares36';
import { OUTSIDE } from '../rules/state.ts';

/** A square for people: column, then row (LC-14). */
export const place = (square: number): string => `${columnOf(square)},${rowOf(square)}`;

/**
 * Reads `3,5`, `(3, 5)`, `3 5`, `3-5`, `35`, `column 3 row 5`, `riga 5 colonna 3`, `green 3 blue 5`. What has another
 * column or row than 1 to 6 is OUTSIDE, what names no square undefined.
 */
export function readPlace(text: string): number | undefined {
  const plain = text
    .replaceAll(/column|colonna|green|verde/g, ' c')
    .replaceAll(/row|riga|blue|blu/g, ' r')
    .replaceAll(/ (?:and|e) /g, ' ')
    .replaceAll(/[(),.:;\s–-]+/g, ' ')
    .trim();
  const parts = /^(c|r)? ?(\d) ?(c|r)? ?(\d)$/.exec(plain);
  if (parts === null || (parts[1] !== undefined && parts[1] === parts[3])) return undefined;
  const [first, second] = [Number(parts[2]), Number(parts[4])];
  if (![first, second].every((n) => n >= 1 && n <= SIDE)) return OUTSIDE;
  const rowFirst = parts[1] === 'r' || parts[3] === 'c';
  return rowFirst ? squareAt(second, first) : squareAt(first, second);
}
