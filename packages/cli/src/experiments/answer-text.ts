import type { WrittenAnswer } from '@glade/lab';
import type { Say } from '@glade/text';
import { aligned, lineWidth, wrapped } from '../terminal/output.ts';

/** An answer for the terminal: sentences and tables. */
export function answerText({ title, lead, parts, command }: WrittenAnswer, say: Say): string {
  const blocks = parts.flatMap(({ heading, answer, notes, table, folded, method = [] }) => [
    [
      heading,
      ...[answer ?? '', ...notes].filter((note) => note !== '').map((note) => wrapped(note)),
    ].join('\n'),
    ...(table === undefined ? [] : [tableText(table)]),
    ...(folded === undefined ? [] : [wrapped(say('lab.folded', { name: folded.summary }))]),
    ...(method.length === 0 ? [] : [method.map((note) => wrapped(note)).join('\n')]),
  ]);
  // The command is not broken into lines, so that it can be copied.
  const repeatCommand = say('cli.playtest.again', { command });
  return [`${title}\n${wrapped(lead)}`, ...blocks, repeatCommand].join('\n\n');
}

/** A table. If it is too wide, the name of each row stands on a line of its own above the numbers. */
function tableText({
  heads,
  rows,
  fine = [],
}: NonNullable<WrittenAnswer['parts'][number]['table']>): string {
  const named = rows.map(([name = '', ...cells], i) => [
    fine[i] ? `${name} (${fine[i]})` : name,
    ...cells,
  ]);
  const whole = aligned([heads, ...named], numberColumns(heads));
  if (whole.split('\n').every((line) => line.length <= lineWidth())) return whole;
  const [head = '', ...lines] = aligned(
    [heads, ...rows].map(([, ...cells]) => ['', ...cells]),
    numberColumns(heads),
  ).split('\n');
  return [head, ...lines.flatMap((line, i) => [wrapped(named[i]![0]!), line])].join('\n');
}

/** The indexes of all columns but the first. */
const numberColumns = (heads: readonly string[]): readonly number[] =>
  heads.map((_, i) => i).slice(1);
