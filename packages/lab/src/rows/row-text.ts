/** A value of a cell: text, a number, yes or no, or nothing. */
export type Cell = string | number | boolean | null;

/**
 * One line of a CSV file as RFC 4180 wants it, with a plain line feed at its end. Yes and no are 1 and 0, and nothing is an
 * empty cell.
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of a file of JSON lines. */
export const jsonLine = (row: object): string => `${JSON.stringify(row)}\n`;
