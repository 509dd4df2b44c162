import type { Sheet } from '@glade/lab';
import type { Say } from '@glade/text';
import { aligned, wrapped } from './terminal.ts';

/** A sheet for the terminal: words and tables. */
export function sheetText({ title, lead, parts, command }: Sheet, say: Say): string {
  const told = parts.flatMap(({ heading, notes, table }) => [
    [heading, ...notes.map((note) => wrapped(note))].join('\n'),
    ...(table === undefined ? [] : [aligned([table.heads, ...table.rows], numbersOf(table.heads))]),
  ]);
  // The command is not broken into lines, so that it can be copied.
  const again = say('cli.playtest.again', { command });
  return [`${title}\n${wrapped(lead)}`, ...told, again].join('\n\n');
}

/** All columns but the first. */
const numbersOf = (heads: readonly string[]): readonly number[] => heads.map((_, i) => i).slice(1);
