import { columnLetters } from '@glade/boards/hexes';

/** The column and the row of a hex, as people say them. */
export const hexParts = (
  columns: number,
  cell: number,
): { readonly column: string; readonly row: number } => ({
  column: columnLetters(cell % columns),
  row: Math.floor(cell / columns) + 1,
});
