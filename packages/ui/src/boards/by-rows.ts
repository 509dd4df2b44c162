import { listOf, type Say } from '@glade/text';

/** A square as people count it. */
export interface Square {
  readonly column: number;
  readonly row: number;
}

/**
 * Squares for the ear, row by row in the order of the first of each: by the message `aloud.row` of the game, which gets `row`,
 * `columns` (a list) and `n` (how many).
 */
export function byRows(say: Say, squares: readonly Square[]): string {
  return [...new Set(squares.map(({ row }) => row))]
    .map((row) => {
      const columns = squares.flatMap((each) => (each.row === row ? [`${each.column}`] : []));
      return say('aloud.row', { row, n: columns.length, columns: listOf(say.tag).format(columns) });
    })
    .join('; ');
}
