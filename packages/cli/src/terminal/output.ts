import { visibleLines } from '@glade/engine';

/** Text without control characters: what a terminal would obey is written out instead. */
export const printable = visibleLines;

/** Writes lines to standard output. */
export function print(...lines: readonly string[]): void {
  process.stdout.write(`${printable(lines.join('\n'))}\n`);
}

/** Prints one line on standard error. */
export function note(line: string): void {
  process.stderr.write(`${printable(line)}\n`);
}

/** Breaks text into lines that fit the terminal, each begun by `indent`; a no-break space keeps its words together. */
export function wrapped(text: string, indent = '', width = lineWidth()): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[^\S\u00a0\u202f]+/)) {
    if (line !== '' && indent.length + line.length + 1 + word.length > width) {
      lines.push(indent + line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, indent + line].join('\n');
}

/** Table rows with aligned columns. `right` lists the columns that are aligned to the right. */
export function aligned(
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
): string {
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((cell, i) => Math.max(most[i] ?? 0, cell.length)),
    [],
  );
  return rows
    .map((row) =>
      row
        .map((cell, i) => (right.includes(i) ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** An aligned table with a row of heads. What would make it too wide is broken: its heads first, then its names. */
export function fittedTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  right: readonly number[],
): string {
  const whole = aligned([heads, ...rows], right);
  if (widthOf(whole) <= lineWidth()) return whole;
  const columns = heads.map((head, i) => {
    const most = Math.max(9, ...rows.map((row) => row[i]?.length ?? 0));
    return wrapped(head, '', most).split('\n');
  });
  const lines = Math.max(...columns.map(({ length }) => length));
  const above = Array.from({ length: lines }, (_, line) =>
    columns.map((column) => column[line - lines + column.length] ?? ''),
  );
  const lower = aligned([...above, ...rows], right);
  const names = Math.max(...rows.map(([name = '']) => name.length));
  const room = names - (widthOf(lower) - lineWidth());
  if (room >= names || room < 20) return lower;
  const broken = rows.flatMap(([name = '', ...cells]) =>
    wrapped(name, '', room)
      .split('\n')
      .map((part, i, all) => [part, ...(i === all.length - 1 ? cells : cells.map(() => ''))]),
  );
  return aligned([...above, ...broken], right);
}

const widthOf = (text: string): number => Math.max(...text.split('\n').map((line) => line.length));

/** The width of a line: that of the terminal, at most 100. */
export function lineWidth(): number {
  return Math.min(process.stdout.columns ?? 80, 100);
}

/** Lines cut off at the width of the terminal: at the end of a word, or within one that fills the line. */
export const truncatedLines = (text: string, width = lineWidth()): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      if (line.length <= width) return line;
      const begun = line.slice(0, Math.max(0, line.lastIndexOf(' ', width - 2)));
      return begun.trim() === '' ? `${line.slice(0, width - 1)}…` : `${begun} …`;
    });

/** Items in as many columns as fit. */
export function inColumns(items: readonly string[], indent = '  '): string {
  const wide = Math.max(...items.map((item) => item.length)) + 2;
  const across = Math.max(1, Math.floor((lineWidth() - indent.length) / wide));
  const rows = Array.from({ length: Math.ceil(items.length / across) }, (_, row) =>
    items.slice(row * across, (row + 1) * across).map((item) => item.padEnd(wide)),
  );
  return rows.map((row) => (indent + row.join('')).trimEnd()).join('\n');
}
