import type { WrittenAnswer } from '@glade/lab';
import type { Say } from '@glade/text';
import { aligned, lineWidth, wrapped } from '../terminal/output.ts';

/** An answer for the terminal: sentences and tables. */
export function answerText(
  { title, lead, parts, judged = [], command }: WrittenAnswer,
  say: Say,
): string {
  const blocks = parts.flatMap(
    ({ heading, answer = '', heads = [], notes, table, folded, links = [], method = [] }) => {
      const told = [
        ...answer
          .split('\n')
          .map((line, i) => (heads[i] === undefined ? line : `${heads[i].heading}: ${line}`)),
        ...notes,
        ...(links.length === 0 ? [] : [say('cli.answer.links')]),
      ].filter((note) => note !== '');
      // A heading over a table that only the page has would stand over nothing.
      const head =
        told.length === 0 && table === undefined
          ? []
          : [[heading, ...told.map((note) => wrapped(note))]];
      return [
        ...head.map((lines) => lines.join('\n')),
        ...(table === undefined ? [] : [tableText(table, say)]),
        ...(folded === undefined ? [] : [foldedText(folded, say)]),
        ...(method.length === 0 ? [] : [method.map((note) => wrapped(note)).join('\n')]),
      ];
    },
  );
  // The command is not broken into lines, so that it can be copied.
  const repeatCommand = say('cli.playtest.again', { command });
  const how =
    judged.length === 0
      ? []
      : [[say('lab.judged'), ...judged.map((note) => wrapped(note))].join('\n')];
  return [`${title}\n${wrapped(lead)}`, ...blocks, ...how, repeatCommand].join('\n\n');
}

/** What a page shows folded: printed with its heading and how to read it, or only where it is. */
function foldedText(
  { printed, summary, note, table }: NonNullable<WrittenAnswer['parts'][number]['folded']>,
  say: Say,
): string {
  if (printed === undefined) return wrapped(say('lab.folded', { name: summary }));
  return [summary, ...(note === undefined ? [] : [wrapped(note)]), '', tableText(table, say)].join(
    '\n',
  );
}

type Table = NonNullable<WrittenAnswer['parts'][number]['table']>;

/**
 * A table. If it is too wide, the name of each row stands on a line of its own above the numbers. If that does not help, ranges
 * in brackets are left out, those of the last column first.
 */
function tableText({ heads, rows, fine = [] }: Table, say: Say): string {
  const named = rows.map(([name = '', ...cells], i) => [
    fine[i] ? `${name} (${fine[i]})` : name,
    ...cells,
  ]);
  const whole = aligned([heads, ...named], numberColumns(heads));
  if (fits(whole)) return whole;
  let cells = [heads, ...rows].map(([, ...others]) => ['', ...others]);
  let numbers = aligned(cells, numberColumns(heads));
  for (let column = heads.length - 1; column > 0 && !fits(numbers); column--) {
    cells = cells.map((row, i) =>
      row.map((cell, j) => (i > 0 && j === column ? withoutRange(cell) : cell)),
    );
    numbers = aligned(cells, numberColumns(heads));
  }
  const [head = '', ...lines] = numbers.split('\n');
  const about = heads[0] ?? '';
  const shorter = cells.some(
    (row, i) => i > 0 && row.some((cell, j) => j > 0 && cell !== rows[i - 1]![j]),
  );
  return [
    ...(about === '' ? [] : [wrapped(about)]),
    head,
    ...lines.flatMap((line, i) => [wrapped(named[i]![0]!), line]),
    ...(shorter ? [wrapped(say('cli.answer.shorter'))] : []),
  ].join('\n');
}

const fits = (table: string): boolean =>
  table.split('\n').every((line) => line.length <= lineWidth());

/** “0.0% (0.0% – 11.4%)” without what is in brackets. */
const withoutRange = (cell: string): string => cell.replace(/ \([^()]*\)/, '');

/** The indexes of all columns but the first. */
const numberColumns = (heads: readonly string[]): readonly number[] =>
  heads.map((_, i) => i).slice(1);
