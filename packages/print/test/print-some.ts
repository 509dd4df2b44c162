import { parseOptions, type Language } from '@glade/engine';
import { games } from '@glade/games';
import { loadPrinter } from '../../../scripts/build-print.ts';
import type { Paper, Printed, PrintRequest, Style } from '../src/printer.ts';

/** Sheets of a game: all that are needed or useful, or what is asked for. The printer is built first if a source has changed. */
export async function printSome(
  game: string,
  style: Style,
  paper: Paper,
  language: Language,
  more: Partial<PrintRequest> = {},
): Promise<Printed> {
  const { options: spec } = games.find(({ id }) => id === game)!;
  const options = parseOptions(spec, {});
  if (!options.ok) throw new Error(options.problem.code);
  const request = { game, options: options.value, language, paper, style, backs: 'long' } as const;
  const printer = await loadPrinter();
  const printed = await printer.print({
    ...request,
    seeds: ['one', 'two'],
    base: 'https://glade.example/',
    ...more,
  });
  if (!printed.ok)
    throw new Error(`${printed.problem.code} ${JSON.stringify(printed.problem.args)}`);
  return printed.value;
}
