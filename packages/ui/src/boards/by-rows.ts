import { listOf, type Say } from '@glade/text';

/** A square as people count it. */
export interface Square {
  readonly column: number;
  readonly row: number;
}

/** So many rows have room in a sentence for the ear. */
const MOST_ROWS = 2;

/**
 * Squares for the ear, row by row in the order of the first of each, two rows in a sentence: the message `key`, which gets
 * `rows`, made of the message `aloud.row` of the game, which gets `row`, `columns` (a list) and `n` (how many).
 */
export function byRows(say: Say, key: string, squares: readonly Square[]): readonly string[] {
  const rows = [...new Set(squares.map(({ row }) => row))].map((row) => {
    const columns = squares.flatMap((each) => (each.row === row ? [`${each.column}`] : []));
    return say('aloud.row', { row, n: columns.length, columns: listOf(say.tag).format(columns) });
  });
  return inGroups(rows, MOST_ROWS).map((some) => say(key, { rows: some.join('; ') }));
}

/** Things in their order, so many at most in a group, as a sentence for the ear has room for few. */
export const inGroups = <T>(things: readonly T[], most: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(things.length / most) }, (_, i) =>
    things.slice(i * most, (i + 1) * most),
  );
