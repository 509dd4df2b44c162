/**
 * Where a key leads on a grid of squares, from index `from` (row by row). Arrows stop at the edge; Home and End go to
 * the ends of the row, with `whole` to the first and last square; Page Up and Page Down to the ends of the column.
 * Undefined for keys that do not move.
 */
export function moveOnGrid(
  from: number,
  rows: number,
  columns: number,
  key: string,
  whole = false,
): number | undefined {
  const row = Math.floor(from / columns);
  const column = from % columns;
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? from - 1 : from;
    case 'ArrowRight':
      return column < columns - 1 ? from + 1 : from;
    case 'ArrowUp':
      return row > 0 ? from - columns : from;
    case 'ArrowDown':
      return row < rows - 1 ? from + columns : from;
    case 'Home':
      return whole ? 0 : row * columns;
    case 'End':
      return whole ? rows * columns - 1 : row * columns + columns - 1;
    case 'PageUp':
      return column;
    case 'PageDown':
      return (rows - 1) * columns + column;
    default:
      return undefined;
  }
}
